import { and, eq, gte, lt } from 'drizzle-orm'
import type { AppContext } from '#app/platform/context.ts'
import { dayBefore } from './day-of.ts'
import { DAYS_LOOKED_AT, type KeptRow } from './days-in-row.ts'
import { playerDays, playerProgress } from './progress.schema.ts'

export const NO_ROW: KeptRow = { lastDay: '', streakDays: 0 }

/** What decides about a player's days in a row on a day (days-in-row.ts). */
export async function readRow(
  ctx: AppContext,
  playerId: string,
  day: string,
): Promise<[KeptRow, ReadonlySet<string>]> {
  const [[kept], days] = await ctx.db.batch([
    ctx.db
      .select({ lastDay: playerProgress.lastDay, streakDays: playerProgress.streakDays })
      .from(playerProgress)
      .where(eq(playerProgress.playerId, playerId)),
    ctx.db
      .select({ day: playerDays.day })
      .from(playerDays)
      .where(
        and(
          eq(playerDays.playerId, playerId),
          gte(playerDays.day, dayBefore(day, DAYS_LOOKED_AT)),
          lt(playerDays.day, day),
        ),
      ),
  ])
  return [kept ?? NO_ROW, new Set(days.map((row) => row.day))]
}
