import type { Limit } from '#app/domain/catalogue/plan-limits.ts'
import { dayBefore, dayOf } from '#app/domain/progress/day-of.ts'
import type { AppContext } from '#app/platform/context.ts'

/** The day or month a use counts for, by the caller's time zone. */
export function quotaPeriod(ctx: AppContext, { per }: Limit): string {
  if (per === 'ever') return 'ever'
  const day = dayOf(ctx.now(), ctx.caller.timeZone)
  return per === 'day' ? day : day.slice(0, 'YYYY-MM'.length)
}

/** The day from which uses count anew, by the caller's time zone; null: never. */
export function nextQuotaDay(ctx: AppContext, { per }: Limit): string | null {
  if (per === 'ever') return null
  const day = dayOf(ctx.now(), ctx.caller.timeZone)
  if (per === 'day') return dayBefore(day, -1)
  const [year = 0, month = 0] = day.split('-').map(Number)
  return new Date(Date.UTC(year, month)).toISOString().slice(0, 'YYYY-MM-DD'.length)
}
