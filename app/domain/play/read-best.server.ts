import { and, eq, lte, max, ne, sql } from 'drizzle-orm'
import type { AppContext } from '#app/platform/context.ts'
import { LEAST_ASKED, MEDAL_PERCENT } from '#engine/learning/medal.ts'
import { finishedRounds } from './play.schema.ts'
import type { EarlierBest, FinishedRound } from './play.types.ts'

/** What the player's earlier rounds of this game and band reached; null when this is the first. */
export async function readEarlierBest(
  ctx: AppContext,
  { playerId, gameId, band, roundId, finishedAt }: FinishedRound,
): Promise<EarlierBest | null> {
  const { score, bestStreak, right, asked, durationMs } = finishedRounds
  // Who rushes sets no pace: only rounds that earn a silver medal do.
  const careful = sql`${asked} >= ${LEAST_ASKED} and ${right} * 100 >= ${asked} * ${MEDAL_PERCENT.silver}`
  const row = await ctx.db
    .select({
      score: max(score),
      bestStreak: max(bestStreak),
      msPerQuestion: sql<number | null>`min(case when ${careful} then ${durationMs} / ${asked} end)`,
    })
    .from(finishedRounds)
    .where(
      and(
        eq(finishedRounds.playerId, playerId),
        eq(finishedRounds.gameId, gameId),
        eq(finishedRounds.band, band),
        ne(finishedRounds.roundId, roundId),
        lte(finishedRounds.finishedAt, finishedAt),
      ),
    )
    .get()
  if (row?.score == null || row.bestStreak == null) return null
  return { score: row.score, bestStreak: row.bestStreak, msPerQuestion: row.msPerQuestion }
}
