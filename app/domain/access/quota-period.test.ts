import { expect, test } from 'vitest'
import type { AppContext } from '#app/platform/context.ts'
import { nextQuotaDay, quotaPeriod } from './quota-period.ts'

const at = (moment: string, timeZone: string | null) =>
  ({ now: () => Date.parse(moment), caller: { timeZone } }) as unknown as AppContext

test.each([
  ['2026-12-31T23:30:00Z', 'UTC', 'month', '2026-12', '2027-01-01'],
  ['2026-12-31T23:30:00Z', 'Asia/Shanghai', 'month', '2027-01', '2027-02-01'],
  ['2026-02-28T12:00:00Z', null, 'day', '2026-02-28', '2026-03-01'],
  ['2026-02-28T12:00:00Z', null, 'ever', 'ever', null],
] as const)(
  'at %s in %s a use of a limit a %s counts for %s, and anew from %s',
  (now, zone, per, period, next) => {
    const ctx = at(now, zone)
    expect(quotaPeriod(ctx, { most: 1, per })).toBe(period)
    expect(nextQuotaDay(ctx, { most: 1, per })).toBe(next)
  },
)
