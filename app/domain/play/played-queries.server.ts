// What a player has played so far: two statements for the batch of whoever asks.
import { count, desc, eq, max } from 'drizzle-orm'
import type { AppContext } from '#app/platform/context.ts'
import { finishedRounds } from './play.schema.ts'

const LAST_ROUNDS = 5

/** The best of each game and band; and the last few rounds, newest first. */
export function playedQueries(ctx: AppContext, playerId: string) {
  const mine = eq(finishedRounds.playerId, playerId)
  return [
    ctx.db
      .select({
        gameId: finishedRounds.gameId,
        band: finishedRounds.band,
        score: max(finishedRounds.score).mapWith(Number),
        stars: max(finishedRounds.stars).mapWith(Number),
        rounds: count(),
      })
      .from(finishedRounds)
      .where(mine)
      .groupBy(finishedRounds.gameId, finishedRounds.band),
    ctx.db
      .select()
      .from(finishedRounds)
      .where(mine)
      .orderBy(desc(finishedRounds.finishedAt))
      .limit(LAST_ROUNDS),
  ] as const
}
