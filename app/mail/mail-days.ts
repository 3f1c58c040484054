// Days and moments in mails: nobody knows where one is read, so the zone is UTC and is named.
import { dateFormat } from '#app/i18n/formats.ts'
import * as m from '#app/i18n/generated/messages.ts'
import type { Locale } from '#app/i18n/locales.ts'

/** "December 1, 2026 (UTC)". @param at milliseconds since the epoch */
export function dayInUtc(at: number, locale: Locale): string {
  return inUtc(at, locale, { dateStyle: 'long' })
}

/** The day and the minute. */
export function momentInUtc(at: number, locale: Locale): string {
  return inUtc(at, locale, { dateStyle: 'long', timeStyle: 'short' })
}

function inUtc(at: number, locale: Locale, format: Intl.DateTimeFormatOptions): string {
  const date = dateFormat(locale, { ...format, timeZone: 'UTC' }).format(at)
  return m.mail_day_utc({ date }, { locale })
}
