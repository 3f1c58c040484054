// Years as historians count them: BCE is negative, and 1 BCE is followed by 1 CE.
import type { DateRange } from './artefact.ts'

/** Years from the earlier to the later: from -1 to 1 it is one year. Negative when `to` is the earlier one. */
export function yearsBetween(from: number, to: number): number {
  return ordinal(to) - ordinal(from)
}

/** How far a year lies outside a range: negative before it, positive after it, 0 within. */
export function yearsOutside(year: number, { from, to }: Pick<DateRange, 'from' | 'to'>): number {
  if (year < from) return yearsBetween(from, year)
  return year > to ? yearsBetween(to, year) : 0
}

function ordinal(year: number): number {
  return year < 0 ? year + 1 : year
}
