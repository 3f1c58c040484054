// The languages of the interface (spec 000 section 1). One more is a line here, a folder of messages and its content.

/** Each language in its own words: a person finds theirs without reading ours. */
export const LOCALE_NAMES = {
  en: 'English',
  es: 'Español',
  fr: 'Français',
  zh: '中文',
} as const

export type Locale = keyof typeof LOCALE_NAMES
export const LOCALES = Object.keys(LOCALE_NAMES) as [Locale, ...Locale[]]

/** Used when neither a cookie nor the browser asks for one of ours. */
export const BASE_LOCALE: Locale = 'en'

export function isLocale(value: unknown): value is Locale {
  return LOCALES.some((locale) => locale === value)
}
