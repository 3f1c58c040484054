import { and, desc, eq, gte, isNotNull, or, sql } from 'drizzle-orm'
import type { AppContext } from '#app/platform/context.ts'
import { verb } from '#app/platform/verb.ts'
import { canBeginAgain } from './can-begin-again.ts'
import { dailyGame } from './daily-challenge.ts'
import { type DailyTurn, dailyTurn } from './daily-turn.server.ts'
import { dailyRounds, finishedRounds, openRounds } from './play.schema.ts'

export interface DailyChallenge extends Pick<DailyTurn, 'every' | 'next'> {
  /** Of the round that was begun or finished, else of today. */
  readonly gameId: string
  /** Null until it is finished. */
  readonly result: { readonly score: number; readonly day: string } | null
}

/** Where somebody is with the daily challenge. */
export const readDaily = verb({ actor: 'user', owner: (userId) => userId, budgets: [], notice: null }, run)

async function run(ctx: AppContext, userId: string): Promise<DailyChallenge> {
  const { every, today, since, next } = await dailyTurn(ctx, userId)
  const round = await ctx.db
    .select({
      day: dailyRounds.day,
      gameId: sql<string>`coalesce(${openRounds.gameId}, ${finishedRounds.gameId})`,
      score: finishedRounds.score,
    })
    .from(dailyRounds)
    .leftJoin(openRounds, eq(openRounds.id, dailyRounds.roundId))
    .leftJoin(finishedRounds, eq(finishedRounds.roundId, dailyRounds.roundId))
    .where(
      and(
        eq(dailyRounds.playerId, userId),
        gte(dailyRounds.day, since),
        or(isNotNull(finishedRounds.roundId), canBeginAgain()),
      ),
    )
    .orderBy(desc(dailyRounds.day))
    .get()
  if (!round) return { every, next, gameId: dailyGame(today), result: null }
  const { day, gameId, score } = round
  return { every, next, gameId, result: score === null ? null : { score, day } }
}
