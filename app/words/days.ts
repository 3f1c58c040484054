// Calendar days as the reader writes them. A day has no time zone: it is formatted as it is. The day of a moment is told by
// domain/progress/day-of.ts; a moment on a page is ui/local-time.tsx.
import { dateFormat } from '#app/i18n/formats.ts'

const STYLES = {
  /** "Thursday, September 10" */
  long: { weekday: 'long', month: 'long', day: 'numeric' },
  /** "September 10, 2026" */
  year: { year: 'numeric', month: 'long', day: 'numeric' },
  weekday: { weekday: 'long' },
  /** "Thu" */
  short: { weekday: 'short' },
  number: { day: 'numeric' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>

/** @param day YYYY-MM-DD */
export function dayWords(day: string, style: keyof typeof STYLES, locale: string): string {
  return dateFormat(locale, { ...STYLES[style], timeZone: 'UTC' }).format(Date.parse(day))
}

/** @param weekday 0 is Sunday */
export function weekdayName(weekday: number, locale: string): string {
  return dayWords(`2026-02-0${weekday + 1}`, 'weekday', locale)
}
