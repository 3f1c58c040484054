// A year as a line of time writes it. Before the first towns nobody counts from the Common Era.
import { numberFormat } from '#app/i18n/formats.ts'
import { m } from '#app/i18n/generated/messages.ts'
import type { Locale } from '#app/i18n/locales.ts'

const DEEP_PAST = -10_000

/** @param year negative before the Common Era */
export function formatYear(year: number, locale: Locale): string {
  if (year > 0) return m.history_year_ce({ year: String(year) })
  if (year > DEEP_PAST) return m.history_year_bce({ year: String(-year) })
  // Chinese counts in ten thousands.
  const { format } = numberFormat(locale, locale === 'zh' ? { notation: 'compact' } : {})
  return m.history_year_ago({ years: format(-year) })
}
