import { and, eq } from 'drizzle-orm'
import type { AppContext } from '#app/context.ts'
import { isBand } from '#engine/core/bands.ts'
import { ok, type Result, refuse } from '#engine/core/result.ts'
import { findRules } from '#engine/games/registry.ts'
import { openRounds } from './play.schema.ts'
import type { OpenRound } from './play.types.ts'

export interface StartRoundInput {
  guestId: string
  gameId: string
  band: string
  /** False switches the question timer off (an accessibility setting; scores count the same). */
  timed: boolean
  /** The browser's key of this one attempt; the same key answers with the same round. */
  attemptId: string
}

export type StartRefusal = 'unknown_game' | 'unknown_grade' | 'too_many_requests'

/** Generous for a child pressing Start, small for a script. */
export const STARTS_PER_WINDOW = 60
/** A whole school may share one address; a script that throws its cookie away meets this one. */
export const STARTS_PER_ADDRESS = 1_200
const WINDOW_MS = 10 * 60_000

/**
 * Opens a round with a seed of the server's own choice, good for this round alone.
 * A repeated call with the same attempt changes nothing and answers with the round already open.
 */
export async function startRound(
  ctx: AppContext,
  { guestId, gameId, band, timed, attemptId }: StartRoundInput,
): Promise<Result<OpenRound, StartRefusal>> {
  const rules = findRules(gameId)
  if (!rules) return refuse('unknown_game')
  if (!isBand(band)) return refuse('unknown_grade')
  const [ofGuest, ofAddress] = await Promise.all([
    ctx.limiter.take(`start-round:${guestId}`, STARTS_PER_WINDOW, WINDOW_MS),
    ctx.limiter.take(`start-round-from:${ctx.caller.address}`, STARTS_PER_ADDRESS, WINDOW_MS),
  ])
  if (!ofGuest.allowed || !ofAddress.allowed) return refuse('too_many_requests')

  const [, found] = await ctx.db.batch([
    ctx.db
      .insert(openRounds)
      .values({
        id: ctx.newId(),
        guestId,
        attemptId,
        gameId: rules.id,
        band,
        timed,
        rulesVersion: rules.version,
        seed: ctx.newSeed(),
        startedAt: ctx.now(),
      })
      .onConflictDoNothing({ target: [openRounds.guestId, openRounds.attemptId] }),
    ctx.db
      .select({
        roundId: openRounds.id,
        gameId: openRounds.gameId,
        band: openRounds.band,
        timed: openRounds.timed,
        rulesVersion: openRounds.rulesVersion,
        seed: openRounds.seed,
      })
      .from(openRounds)
      .where(and(eq(openRounds.guestId, guestId), eq(openRounds.attemptId, attemptId))),
  ])
  const round = found[0]
  if (!round) throw new Error('a round just opened cannot be read')
  return ok(round)
}
