// Every number of Math Master in one table (spec 001, section 9), but for those of its problems: they stand in
// learning/arithmetic/constants.ts. Nothing else in this folder knows a number.

import type { Band } from '#engine/core/bands.ts'

export const QUESTION_MS = 20_000
export const FEEDBACK_MS = 1_500

/** Points of a right answer, times the level. */
export const POINTS_PER_LEVEL = 10
/** The level rises at multiples of this, times the level. */
export const LEVEL_STEP = 50

/** The last level of each band: the round ends when the level would exceed it. */
export const LEVEL_CAPS: Readonly<Record<Band, number>> = { elementary: 5, middle: 8, high: 10 }
