// What tells how far a player is: two statements for the batch of whoever asks, and what their rows come to.
import { and, eq, gte } from 'drizzle-orm'
import type { AppContext } from '#app/platform/context.ts'
import { experienceAtLevel, levelOf } from '#engine/learning/experience.ts'
import { dayBefore, dayOf } from './day-of.ts'
import { DAYS_LOOKED_AT, rowAt } from './days-in-row.ts'
import { playerDays, playerProgress } from './progress.schema.ts'
import type { Standing, WeekDay } from './progress.types.ts'
import { NO_ROW } from './read-row.server.ts'

/** The player's total, and their days of the last week. */
export function progressQueries(ctx: AppContext, playerId: string) {
  const today = dayOf(ctx.now(), ctx.caller.timeZone)
  return [
    ctx.db.select().from(playerProgress).where(eq(playerProgress.playerId, playerId)),
    ctx.db
      .select({ day: playerDays.day, playedMs: playerDays.playedMs })
      .from(playerDays)
      .where(and(eq(playerDays.playerId, playerId), gte(playerDays.day, dayBefore(today, DAYS_LOOKED_AT)))),
  ] as const
}

/** What the two answer. */
type Rows = readonly [
  totals: readonly (typeof playerProgress.$inferSelect)[],
  days: readonly Pick<typeof playerDays.$inferSelect, 'day' | 'playedMs'>[],
]

/** Level and days in a row at this moment. */
export function standingOf(ctx: AppContext, [[total], days]: Rows): Standing {
  const today = dayOf(ctx.now(), ctx.caller.timeZone)
  const xp = total?.xp ?? 0
  const level = levelOf(xp)
  return {
    xp,
    level,
    levelFrom: experienceAtLevel(level),
    levelTo: experienceAtLevel(level + 1),
    streakDays: rowAt(today, total ?? NO_ROW, new Set(days.map(({ day }) => day))),
  }
}

/** The last seven days, today's last. */
export function weekOf(ctx: AppContext, [, days]: Rows): WeekDay[] {
  const today = dayOf(ctx.now(), ctx.caller.timeZone)
  const played = new Map(days.map(({ day, playedMs }) => [day, playedMs]))
  return Array.from({ length: DAYS_LOOKED_AT }, (_, index) => {
    const day = dayBefore(today, DAYS_LOOKED_AT - 1 - index)
    return { day, played: played.has(day), playedMs: played.get(day) ?? 0 }
  })
}
