// Numbers, amounts and dates as a language writes them. Nothing else makes an Intl formatter of a language of ours.

/** Our Spanish is Latin American: USD 9.99, where plain `es` writes as Spain does, 9,99 US$. */
const TAGS: Readonly<Record<string, string>> = { es: 'es-419' }

/** The BCP 47 tag by which Intl formats for this language of ours. */
export function formatTag(locale: string): string {
  return TAGS[locale] ?? locale
}

/**
 * Between thousands, where not as Intl has it. Spanish texts have a narrow space, from five digits on, beside the point before decimals
 * (docs/voice.md).
 */
export const THOUSANDS: Readonly<Record<string, string>> = { 'es-419': '\u202f' }

export interface NumberFormat {
  readonly format: (value: number) => string
}

export function numberFormat(locale: string, options?: Intl.NumberFormatOptions): NumberFormat {
  const tag = formatTag(locale)
  const thousands = THOUSANDS[tag]
  if (thousands === undefined) return new Intl.NumberFormat(tag, options)
  const format = new Intl.NumberFormat(tag, { useGrouping: 'min2', ...options })
  const sign = ({ type, value }: Intl.NumberFormatPart) => (type === 'group' ? thousands : value)
  return { format: (value) => format.formatToParts(value).map(sign).join('') }
}

export type DateFormat = Pick<Intl.DateTimeFormat, 'format' | 'formatRange'>

export function dateFormat(locale: string, options?: Intl.DateTimeFormatOptions): DateFormat {
  const format = new Intl.DateTimeFormat(formatTag(locale), options)
  if (locale !== 'fr') return format
  return {
    format: (at) => withOrdinal(format.formatToParts(at)),
    formatRange: (from, to) => withOrdinal(format.formatRangeToParts(from, to)),
  }
}

/** What Intl does not know: in French the first of a month is an ordinal, beside the month's name. */
function withOrdinal(parts: readonly Intl.DateTimeFormatPart[]): string {
  const isNamed = parts.some(({ type, value }) => type === 'month' && !/\d/.test(value))
  return parts.map(({ type, value }) => (isNamed && type === 'day' && value === '1' ? '1er' : value)).join('')
}
