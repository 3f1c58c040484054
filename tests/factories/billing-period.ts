import type { Interval } from '#app/domain/catalogue/plans.ts'

/**
 * When the `count`-th period after `anchor` begins, by Stripe's rule: the same day of the month and time of day, or the
 * month's last day where there is no such day. Milliseconds since the epoch, UTC.
 */
export function periodStart(anchor: number, interval: Interval, count: number): number {
  const from = new Date(anchor)
  const months = interval === 'year' ? 12 * count : count
  const moved = new Date(anchor)
  moved.setUTCDate(1)
  moved.setUTCMonth(from.getUTCMonth() + months)
  const lastDay = new Date(Date.UTC(moved.getUTCFullYear(), moved.getUTCMonth() + 1, 0)).getUTCDate()
  moved.setUTCDate(Math.min(from.getUTCDate(), lastDay))
  return moved.getTime()
}
