// What compiled messages count with. A formatter or the rules of a plural take longer to make than to use, so they are kept.
import { type NumberFormat, numberFormat } from './formats.ts'

const formats = new Map<string, NumberFormat>()
const rules = new Map<string, Intl.PluralRules>()

/** @param tag BCP 47, as `formatTag` gives it */
export function figures(tag: string, count: number): string {
  const format = formats.get(tag) ?? numberFormat(tag)
  formats.set(tag, format)
  return format.format(count)
}

/** The category of a cardinal, "one" or "other" in most languages. */
export function plural(locale: string, count: number): Intl.LDMLPluralRule {
  const known = rules.get(locale) ?? new Intl.PluralRules(locale)
  rules.set(locale, known)
  return known.select(count)
}
