// The countries a profile may name (spec 000 section 3), by ISO 3166-1 alpha-2 code in lower case, in the order offered.

export const COUNTRIES = ['us', 'ca', 'mx', 'gb', 'fr', 'de', 'es', 'jp', 'cn', 'in', 'br', 'au'] as const
export type Country = (typeof COUNTRIES)[number]

export function isCountry(value: unknown): value is Country {
  return COUNTRIES.some((country) => country === value)
}
