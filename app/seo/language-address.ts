// A page's address in one language: `?lang=es`. The bare address answers in the visitor's own (their cookie, then what
// the browser asks for). Following such a link chooses the language: the Worker remembers it (workers/remember-language.ts).
import { isLocale, type Locale } from '#app/i18n/locales.ts'

export const LANGUAGE_PARAMETER = 'lang'

export function addressIn(locale: Locale, address: string): string {
  return `${address}?${LANGUAGE_PARAMETER}=${locale}`
}

/** The language a query asks for ("es-MX" asks for "es"); null when it names none of ours. */
export function languageOf(search: string): Locale | null {
  const [named] = (new URLSearchParams(search).get(LANGUAGE_PARAMETER) ?? '').toLowerCase().split('-')
  return isLocale(named) ? named : null
}
