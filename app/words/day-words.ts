// Days of plans and limits as the reader writes them. A day has no time zone: it is formatted as it is.
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
  const words = dateFormat(locale, { ...STYLES[style], timeZone: 'UTC' }).format(Date.parse(day))
  // What Intl does not know: the first of a month is an ordinal in French.
  return locale === 'fr' && (style === 'long' || style === 'year')
    ? words.replace(/\b1 (?=\p{L})/u, '1er ')
    : words
}

/** @param weekday 0 is Sunday */
export function weekdayName(weekday: number, locale: string): string {
  return dayWords(`2026-02-0${weekday + 1}`, 'weekday', locale)
}
