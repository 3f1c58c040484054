import { numberFormat } from '#app/i18n/formats.ts'
import { m } from '#app/i18n/generated/messages.ts'
import type { Language } from '#engine/core/languages.ts'

/** A year as the page's language writes it; below 0 it is before the common era. */
export function yearText(year: number, about: true | undefined, locale: Language): string {
  // No group in four digits: 1789 is a year.
  const digits = numberFormat(locale, { useGrouping: Math.abs(year) >= 10_000 }).format(Math.abs(year))
  const named = year < 0 ? m.lesson_year_before({ year: digits }) : m.lesson_year({ year: digits })
  return about ? m.lesson_year_about({ year: named }) : named
}
