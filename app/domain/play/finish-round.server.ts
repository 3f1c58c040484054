import { and, eq } from 'drizzle-orm'
import type { AppContext } from '#app/context.ts'
import { type ReplayRefusal, replay } from '#engine/core/replay.ts'
import { ok, type Result, refuse } from '#engine/core/result.ts'
import { findRules } from '#engine/games/registry.ts'
import { finishedRounds, openRounds } from './play.schema.ts'
import type { FinishedRound } from './play.types.ts'
import { readFinishedRound } from './read-finished-round.server.ts'

export interface FinishRoundInput {
  guestId: string
  roundId: string
  /** The move log as it came in; nothing of it is trusted. */
  moves: unknown
}

export type FinishRefusal =
  | 'unknown_round'
  | 'round_already_finished'
  | 'rules_outdated'
  | 'clock_ahead'
  | ReplayRefusal

/** How far a browser's clock may run ahead of ours over one round (milliseconds). */
export const CLOCK_SLACK_MS = 5_000

/**
 * Replays the posted moves from the round's own seed and stores the score that comes out, once.
 * A score, level or star count sent along is never looked at. Time played cannot exceed time passed.
 */
export async function finishRound(
  ctx: AppContext,
  { guestId, roundId, moves }: FinishRoundInput,
): Promise<Result<FinishedRound, FinishRefusal>> {
  const round = await ctx.db
    .select()
    .from(openRounds)
    .where(and(eq(openRounds.id, roundId), eq(openRounds.guestId, guestId)))
    .get()
  if (!round) {
    const earlier = await readFinishedRound(ctx, { guestId, roundId })
    return refuse(earlier ? 'round_already_finished' : 'unknown_round')
  }
  const rules = findRules(round.gameId)
  if (!rules || rules.version !== round.rulesVersion) return refuse('rules_outdated')

  const { seed, timed } = round
  const options = {
    seed,
    band: round.band,
    timed,
    language: 'en',
    challenge: 'even',
    ratings: {},
    extraLevels: 0,
  } as const
  const played = replay(rules, options, moves)
  if (!played.ok) return played
  const { score, totalMs } = played.value
  const now = ctx.now()
  if (totalMs > now - round.startedAt + CLOCK_SLACK_MS) return refuse('clock_ahead')

  const { gameId, band, rulesVersion } = round
  const [stored] = await ctx.db.batch([
    ctx.db
      .insert(finishedRounds)
      .values({
        roundId,
        guestId,
        gameId,
        band,
        rulesVersion,
        score: score.score,
        level: score.level,
        stars: score.stars,
        right: score.right,
        answered: score.answered,
        durationMs: totalMs,
        finishedAt: now,
      })
      .onConflictDoNothing({ target: finishedRounds.roundId })
      .returning(),
    ctx.db.delete(openRounds).where(eq(openRounds.id, roundId)),
  ])
  const result = stored[0]
  return result ? ok(result) : refuse('round_already_finished')
}
