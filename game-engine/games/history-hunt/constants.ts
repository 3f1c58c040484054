// Every number of History Hunt in one table (ours; the specs give none).
import type { Band } from '#engine/core/bands.ts'

/** Points of a right answer, times the mission's place in the band: at the first try, and after a mistake. */
export const POINTS = { firstTry: 10, later: 5 } as const

export const HINT_STEPS = 3

/** Sides one has to look at before an artefact can be dated. */
export const SIDES_TO_LOOK_AT = 2

/** No hand turns an object, or answers, in less. */
export const HAND_MS = 200

/** Years a date may name. */
export const FIRST_YEAR = -10_000
export const LAST_YEAR = 2_000

/** The spans of years one chooses from, by band; high school names a year. */
export const SPANS: Readonly<Record<Band, readonly { readonly from: number; readonly to: number }[]>> = {
  elementary: [
    { from: FIRST_YEAR, to: -1 },
    { from: 1, to: 1399 },
    { from: 1400, to: 1799 },
    { from: 1800, to: LAST_YEAR },
  ],
  middle: [
    { from: FIRST_YEAR, to: -3001 },
    { from: -3000, to: -801 },
    { from: -800, to: -1 },
    { from: 1, to: 999 },
    { from: 1000, to: 1399 },
    { from: 1400, to: 1799 },
    { from: 1800, to: LAST_YEAR },
  ],
  high: [],
}

/** How many years a named year may lie outside the artefact's date, by the end of that date: nearer times are known better. */
export const TOLERANCES = [
  { until: -1, years: 300 },
  { until: 999, years: 100 },
  { until: 1799, years: 50 },
  { until: LAST_YEAR, years: 15 },
] as const

/** An artefact named as confused with the one asked about was made at most so many years from the year chosen. */
export const CONFUSED_WITHIN_YEARS = 150

/** How wide the artefacts of a mission are laid around the player, in degrees: the young need not turn round. */
export const ARC_DEGREES: Readonly<Record<Band, number>> = { elementary: 180, middle: 270, high: 360 }

/** From the player to an artefact, in centimetres. */
export const DISTANCE_CM = { nearest: 90, farthest: 160 } as const

/** Floor, table and shelf, in centimetres above the floor. */
export const HEIGHTS_CM = [0, 70, 110] as const

/** Between two neighbours a gap stays free, in degrees. */
export const GAP_DEGREES = 12
