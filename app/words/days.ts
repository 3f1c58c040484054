// Days and moments. Those of the reader's time zone are for the server to say: it knows the zone before the first render.
import { currentLocale } from '#app/i18n/current-locale.ts'
import { dateFormat } from '#app/i18n/formats.ts'

/** "December 31, 2026". @param at milliseconds since the epoch @param timeZone IANA name; null: unknown, so UTC */
export function formatDay(at: number, timeZone: string | null): string {
  return format(at, { dateStyle: 'long', timeZone: timeZone ?? 'UTC' })
}

/** The day and the minute; for what ends within a day. */
export function formatMoment(at: number, timeZone: string | null): string {
  return format(at, { dateStyle: 'long', timeStyle: 'short', timeZone: timeZone ?? 'UTC' })
}

function format(at: number, options: Intl.DateTimeFormatOptions): string {
  return dateFormat(currentLocale(), options).format(at)
}
