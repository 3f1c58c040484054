// Every number of Science Explorer in one table (spec 001, section 9).
import type { Band } from '#engine/core/bands.ts'

/** Points of a right answer, times the level. */
export const POINTS_PER_LEVEL = 10

export const QUESTIONS_PER_LEVEL: Readonly<Record<Band, number>> = { elementary: 10, middle: 5, high: 5 }

/** The last level of each band: the round ends when the level would exceed it. */
export const LEVEL_CAPS: Readonly<Record<Band, number>> = { elementary: 3, middle: 4, high: 5 }

/**
 * "Science reveal: 1.5 s, and the fun fact after 1 s": a right answer has its fun fact after the shorter time; after a
 * wrong one the right option stays in view for the longer.
 */
export const FACT_AFTER_MS = { right: 1_000, wrong: 1_500 } as const
