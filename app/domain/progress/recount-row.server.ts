import { eq, sql } from 'drizzle-orm'
import type { AppContext } from '#app/platform/context.ts'
import { rowsOf } from './days-in-row.ts'
import { playerDays, playerProgress } from './progress.schema.ts'

/** Counts a player's days in a row anew, over all their days. Safe at any time, any number of times. */
export async function recountRow(ctx: AppContext, playerId: string): Promise<void> {
  const days = await ctx.db
    .select({ day: playerDays.day })
    .from(playerDays)
    .where(eq(playerDays.playerId, playerId))
  if (days.length === 0) return
  const { last, longest } = rowsOf(days.map(({ day }) => day))
  await ctx.db
    .update(playerProgress)
    .set({
      streakDays: last,
      bestStreakDays: sql`max(${playerProgress.bestStreakDays}, ${longest})`,
    })
    .where(eq(playerProgress.playerId, playerId))
}
