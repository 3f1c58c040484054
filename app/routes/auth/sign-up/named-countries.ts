import { COUNTRIES } from '#app/domain/profiles/countries.ts'
import { currentLocale } from '#app/i18n/current-locale.ts'

/**
 * The countries by their names in the reader's language, in its alphabet's order. Made on the server and sent along: browsers' own names
 * differ here and there, and the page would be drawn twice.
 */
export function namedCountries(): { code: string; name: string }[] {
  const locale = currentLocale()
  const names = new Intl.DisplayNames(locale, { type: 'region' })
  const { compare } = new Intl.Collator(locale)
  return COUNTRIES.map((code) => ({ code, name: names.of(code.toUpperCase()) ?? code })).sort((a, b) =>
    compare(a.name, b.name),
  )
}
