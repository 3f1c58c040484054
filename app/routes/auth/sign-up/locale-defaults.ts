// What sign-up fills in from the browser's locale (spec 000 section 5).
import { type Country, isCountry } from '#app/domain/profiles/countries.ts'

/**
 * The country of the browser's first language: "en-US" is us, "pt-BR" br. Null when it names no region or one that we do
 * not offer: then the person must choose.
 */
export function defaultCountry(acceptLanguage: string | null): Country | null {
  const region = favourite(acceptLanguage)?.region?.toLowerCase()
  return isCountry(region) ? region : null
}

/** The tag with the highest weight, the first of equals (RFC 9110 section 12.5.4). */
function favourite(acceptLanguage: string | null): Intl.Locale | null {
  const ranges = (acceptLanguage ?? '').split(',').map((range) => {
    const [tag = '', ...parameters] = range.split(';').map((part) => part.trim())
    const weight = parameters.find((parameter) => parameter.startsWith('q='))
    return { tag, weight: weight === undefined ? 1 : Number(weight.slice(2)) || 0 }
  })
  const [first] = ranges.toSorted((a, b) => b.weight - a.weight)
  try {
    return first && first.weight > 0 ? new Intl.Locale(first.tag) : null
  } catch {
    return null
  }
}
