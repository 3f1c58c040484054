import { requireFeature } from '#app/domain/access/require-feature.server.ts'
import { dayBefore, dayOf, mondayOf } from '#app/domain/progress/day-of.ts'
import type { AppContext } from '#app/platform/context.ts'

/** How often somebody may play the daily challenge, and what that means today. */
export interface DailyTurn {
  readonly every: 'day' | 'week'
  /** Where the player is. */
  readonly today: string
  /** A challenge of this day or a later one is the one they have had. */
  readonly since: string
  /** The first day of the next one. */
  readonly next: string
}

/** One a day with the plan or pass that opens it, one a week (from Monday) for everybody else with an account. */
export async function dailyTurn(ctx: AppContext, userId: string): Promise<DailyTurn> {
  const today = dayOf(ctx.now(), ctx.caller.timeZone)
  const open = await requireFeature(ctx, { holder: { userId }, feature: 'daily-challenges' })
  if (open.ok) return { every: 'day', today, since: today, next: dayBefore(today, -1) }
  const since = mondayOf(today)
  return { every: 'week', today, since, next: dayBefore(since, -7) }
}
