// Numbers, amounts and dates as a language writes them. Nothing else makes an Intl formatter of a language of ours.

/** Our Spanish is Latin American: USD 9.99, where plain `es` writes as Spain does, 9,99 US$. */
const TAGS: Readonly<Record<string, string>> = { es: 'es-419' }

/** The BCP 47 tag by which Intl formats for this language of ours. */
export function formatTag(locale: string): string {
  return TAGS[locale] ?? locale
}

export function numberFormat(locale: string, options?: Intl.NumberFormatOptions): Intl.NumberFormat {
  return new Intl.NumberFormat(formatTag(locale), options)
}

export function dateFormat(locale: string, options?: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(formatTag(locale), options)
}
