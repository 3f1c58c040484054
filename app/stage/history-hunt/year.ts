// A year as it is typed, and as the rules count it: BCE is negative.
import { FIRST_YEAR, LAST_YEAR } from '#engine/games/history-hunt/constants.ts'

export const ERAS = ['bce', 'ce'] as const

export type Era = (typeof ERAS)[number]

/** Null for anything that is no year the rules take; spaces and thousands separators are passed over. */
export function readYear(typed: string, era: Era): number | null {
  const digits = typed.normalize('NFKC').replace(/[\s.,’']/g, '')
  if (!/^\d{1,5}$/.test(digits)) return null
  const year = Number(digits)
  if (year === 0 || year > (era === 'bce' ? -FIRST_YEAR : LAST_YEAR)) return null
  return era === 'bce' ? -year : year
}
