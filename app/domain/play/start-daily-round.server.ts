import { and, desc, eq, gte, inArray, not, notInArray, or, sql } from 'drizzle-orm'
import type { AppContext } from '#app/platform/context.ts'
import { type GateReason, refuseTooMany, verb } from '#app/platform/verb.ts'
import { isBand } from '#engine/core/bands.ts'
import type { RoundOptions } from '#engine/core/game-rules.ts'
import { ok, type Result, refuse } from '#engine/core/result.ts'
import { findRules } from '#engine/games/registry.ts'
import { canBeginAgain } from './can-begin-again.ts'
import { dailyGame, dailySeed } from './daily-challenge.ts'
import { dailyTurn } from './daily-turn.server.ts'
import { dailyRounds, finishedRounds, openRounds } from './play.schema.ts'
import type { OpenRound } from './play.types.ts'

export interface StartDailyInput extends Pick<RoundOptions, 'timed' | 'language'> {
  userId: string
  /** What the player takes for the game of the day. */
  gameId: string
  band: string
  /** The browser's key of this one attempt; the same key answers with the same round. */
  attemptId: string
}

/**
 * - daily_played: today's (or, once a week, this week's) is finished
 * - daily_changed: another game's turn has come since the page was loaded
 */
export type StartDailyRefusal =
  | 'unknown_game'
  | 'unknown_grade'
  | 'not_signed_in'
  | 'daily_played'
  | 'daily_changed'
  | 'too_many_requests'

/**
 * Opens the challenge of the day: the same seed for everyone at these grades, and none of what is known of the player. A round
 * begun and not finished is given again, to any device and attempt, so that nobody loses their turn to a dropped connection. One
 * that can no longer be begun, as the rules have changed since, gives its turn back.
 */
export const startDailyRound = verb(
  {
    actor: 'user',
    owner: ({ userId }) => userId,
    budgets: ['start_round', 'start_round_network'],
    notice: null,
  },
  run,
  refused,
)

async function run(
  ctx: AppContext,
  { userId, gameId, band, timed, language, attemptId }: StartDailyInput,
): Promise<Result<OpenRound, StartDailyRefusal>> {
  const rules = findRules(gameId)
  if (!rules) return refuse('unknown_game')
  if (!isBand(band)) return refuse('unknown_grade')
  const { today, since } = await dailyTurn(ctx, userId)
  const id = ctx.newId()
  const options: RoundOptions = {
    seed: await dailySeed(today, band),
    band,
    timed,
    language,
    challenge: 'even',
    ratings: {},
    practised: {},
    extraLevels: 0,
  }
  const had = and(eq(dailyRounds.playerId, userId), gte(dailyRounds.day, since))
  const isOpen = gameId === dailyGame(today)
  const challenges = ctx.db.select({ id: dailyRounds.roundId }).from(dailyRounds).where(had)
  const [, , , , open, played] = await ctx.db.batch([
    ctx.db
      .delete(openRounds)
      .where(and(eq(openRounds.playerId, userId), inArray(openRounds.id, challenges), not(canBeginAgain()))),
    ctx.db
      .delete(dailyRounds)
      .where(
        and(
          had,
          notInArray(dailyRounds.roundId, ctx.db.select({ id: openRounds.id }).from(openRounds)),
          notInArray(dailyRounds.roundId, ctx.db.select({ id: finishedRounds.roundId }).from(finishedRounds)),
        ),
      ),
    ctx.db
      .insert(openRounds)
      .select(
        sql`select ${id}, ${userId}, ${attemptId}, ${rules.id}, ${rules.version}, ${JSON.stringify(options)}, ${ctx.now()}
          where ${Number(isOpen)} and not exists (select 1 from ${dailyRounds} where ${had})`,
      )
      .onConflictDoNothing({ target: [openRounds.playerId, openRounds.attemptId] }),
    ctx.db.insert(dailyRounds).select(sql`select ${openRounds.playerId}, ${today}, ${openRounds.id}
        from ${openRounds} where ${openRounds.id} = ${id}`),
    ctx.db
      .select({
        roundId: openRounds.id,
        gameId: openRounds.gameId,
        rulesVersion: openRounds.rulesVersion,
        options: openRounds.options,
      })
      .from(dailyRounds)
      .innerJoin(openRounds, eq(openRounds.id, dailyRounds.roundId))
      .where(and(eq(openRounds.playerId, userId), or(eq(openRounds.attemptId, attemptId), had)))
      // After midnight an attempt is still answered with its own round.
      .orderBy(desc(eq(openRounds.attemptId, attemptId)), desc(dailyRounds.day))
      .limit(1),
    ctx.db.select({ day: dailyRounds.day }).from(dailyRounds).where(had).limit(1),
  ])
  const round = open[0]
  if (round) return round.gameId === gameId ? ok(round) : refuse('daily_changed')
  return refuse(played.length > 0 ? 'daily_played' : 'daily_changed')
}

function refused(reason: GateReason) {
  return reason.kind === 'not_signed_in' ? refuse('not_signed_in') : refuseTooMany(reason)
}
