import { m } from '#app/i18n/generated/messages.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const MONTH = 30 * DAY
const YEAR = 365 * DAY

/** "6 days": until a card comes back, to the nearest of the largest unit that fits. */
export function waitWords(ms: number): string {
  const whole = (unit: number) => ({ count: Math.max(1, Math.round(ms / unit)) })
  if (ms < HOUR) return m.study_wait_minutes(whole(MINUTE))
  if (ms < DAY) return m.study_wait_hours(whole(HOUR))
  if (ms < 2 * MONTH) return m.study_wait_days(whole(DAY))
  return ms < YEAR ? m.study_wait_months(whole(MONTH)) : m.study_wait_years(whole(YEAR))
}
