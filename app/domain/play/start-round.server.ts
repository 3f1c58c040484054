import { and, eq } from 'drizzle-orm'
import { readArSession } from '#app/domain/ar/read-ar-session.server.ts'
import { isArGame, skillAreaOf } from '#app/domain/catalogue/games.ts'
import { readRatings } from '#app/domain/progress/read-ratings.server.ts'
import { asSystem } from '#app/platform/actor.ts'
import type { AppContext } from '#app/platform/context.ts'
import { refuseTooMany, verb } from '#app/platform/verb.ts'
import { isBand } from '#engine/core/bands.ts'
import type { RoundOptions } from '#engine/core/game-rules.ts'
import { ok, type Result, refuse } from '#engine/core/result.ts'
import { findRules } from '#engine/games/registry.ts'
import { extraLevelsOf, type GameEntitlements } from './entitlements.ts'
import { readMetContent } from './met-content.server.ts'
import { openRounds } from './play.schema.ts'
import type { OpenRound } from './play.types.ts'

/** What the player chooses. `timed: false` switches question timers off (an accessibility setting; scores count the same). */
export interface StartRoundInput extends Pick<RoundOptions, 'timed' | 'language' | 'challenge'> {
  playerId: string
  gameId: string
  band: string
  /** The browser's key of this one attempt; the same key answers with the same round. */
  attemptId: string
  entitlements: GameEntitlements
}

/** no_ar_session: a game of AR is played in a session, which only starts for whom the game is open (requireArGame). */
export type StartRefusal = 'unknown_game' | 'unknown_grade' | 'no_ar_session' | 'too_many_requests'

/**
 * Opens a round with a seed of the server's own choice, good for this round alone, and freezes everything else the round
 * depends on: choices, the player's ratings of what the game practises, what they have met of its content, extra levels.
 * A repeated call with the same attempt changes nothing and answers with the round already open.
 */
export const startRound = verb(
  {
    actor: 'player',
    owner: ({ playerId }) => playerId,
    budgets: ['start_round', 'start_round_network'],
    notice: null,
  },
  run,
  refuseTooMany,
)

async function run(
  ctx: AppContext,
  { playerId, gameId, band, timed, language, challenge, attemptId, entitlements }: StartRoundInput,
): Promise<Result<OpenRound, StartRefusal>> {
  const rules = findRules(gameId)
  if (!rules) return refuse('unknown_game')
  if (!isBand(band)) return refuse('unknown_grade')
  if (isArGame(gameId)) {
    const session = await readArSession(asSystem(ctx), { userId: playerId })
    if (session?.game !== gameId) return refuse('no_ar_session')
  }
  const [{ ratings, practised }, met] = await Promise.all([
    readRatings(ctx, playerId, skillAreaOf(gameId)),
    rules.contentMet ? readMetContent(ctx, { playerId, gameId: rules.id, band }) : undefined,
  ])

  const extraLevels = extraLevelsOf(entitlements, gameId)
  const [, found] = await ctx.db.batch([
    ctx.db
      .insert(openRounds)
      .values({
        id: ctx.newId(),
        playerId,
        attemptId,
        gameId: rules.id,
        rulesVersion: rules.version,
        options: {
          seed: ctx.newSeed(),
          band,
          timed,
          language,
          challenge,
          ratings,
          extraLevels,
          practised,
          ...(met && { met }),
        },
        startedAt: ctx.now(),
      })
      .onConflictDoNothing({ target: [openRounds.playerId, openRounds.attemptId] }),
    ctx.db
      .select({
        roundId: openRounds.id,
        gameId: openRounds.gameId,
        rulesVersion: openRounds.rulesVersion,
        options: openRounds.options,
      })
      .from(openRounds)
      .where(and(eq(openRounds.playerId, playerId), eq(openRounds.attemptId, attemptId))),
  ])
  const round = found[0]
  if (!round) throw new Error('a round just opened cannot be read')
  return ok(round)
}
