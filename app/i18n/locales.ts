// The four languages of the interface (spec 000 section 1).

export const LOCALES = ['en', 'es', 'fr', 'zh'] as const
export type Locale = (typeof LOCALES)[number]

/** Used when neither a cookie nor the browser asks for one of ours. */
export const BASE_LOCALE: Locale = 'en'

/** Each language in its own words: a person finds theirs without reading ours. */
export const LOCALE_NAMES: Readonly<Record<Locale, string>> = {
  en: 'English',
  es: 'Español',
  fr: 'Français',
  zh: '中文',
}

export function isLocale(value: unknown): value is Locale {
  return LOCALES.some((locale) => locale === value)
}
