// Every number of History Quest in one table (spec 001, section 9; topics and questions a topic are ours).
import type { Band } from '#engine/core/bands.ts'

/** Points of a right answer, times the level. */
export const POINTS_PER_LEVEL = 10

export const QUESTIONS_PER_TOPIC: Readonly<Record<Band, number>> = { elementary: 5, middle: 5, high: 5 }

/** Topics are levels: a round leads through so many of them and ends after the last one. */
export const TOPICS_PER_ROUND: Readonly<Record<Band, number>> = { elementary: 3, middle: 4, high: 4 }

/** The general feedback delay, right or wrong. */
export const FACT_AFTER_MS = { right: 1_500, wrong: 1_500 } as const
