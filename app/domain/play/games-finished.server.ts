import { eq, sql } from 'drizzle-orm'
import type { AppContext } from '#app/platform/context.ts'
import { LEAST_ASKED, MEDAL_PERCENT, type Medal } from '#engine/learning/medal.ts'
import { finishedRounds } from './play.schema.ts'

/** The statement that answers which games a player has finished a round of, and whether one of them earned each medal (0 or 1). */
export function gamesFinished(ctx: AppContext, playerId: string) {
  const { gameId, right, asked } = finishedRounds
  const medal = (kind: Medal) =>
    sql<number>`max(${asked} >= ${LEAST_ASKED} and ${right} * 100 >= ${asked} * ${MEDAL_PERCENT[kind]})`.as(
      kind,
    )
  return ctx.db
    .select({ gameId, bronze: medal('bronze'), silver: medal('silver'), gold: medal('gold') })
    .from(finishedRounds)
    .where(eq(finishedRounds.playerId, playerId))
    .groupBy(gameId)
}
