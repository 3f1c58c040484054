import { COUNTRIES } from '#app/domain/profiles/countries.ts'
import type { Locale } from '#app/i18n/locales.ts'

/**
 * The countries by their names in `locale`, in its alphabet's order. Made on the server and sent along: browsers' own names
 * differ here and there, and the page would be drawn twice.
 */
export function namedCountries(locale: Locale): { code: string; name: string }[] {
  const names = new Intl.DisplayNames(locale, { type: 'region' })
  const { compare } = new Intl.Collator(locale)
  return COUNTRIES.map((code) => ({ code, name: names.of(code.toUpperCase()) ?? code })).sort((a, b) =>
    compare(a.name, b.name),
  )
}
