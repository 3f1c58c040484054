import type { Limit } from '#app/domain/catalogue/plan-limits.ts'
import { dayOf } from '#app/domain/progress/day-of.ts'
import type { AppContext } from '#app/platform/context.ts'

/** The day or month a use counts for, by the caller's time zone. */
export function quotaPeriod(ctx: AppContext, { per }: Limit): string {
  if (per === 'ever') return 'ever'
  const day = dayOf(ctx.now(), ctx.caller.timeZone)
  return per === 'day' ? day : day.slice(0, 'YYYY-MM'.length)
}
