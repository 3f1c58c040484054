// Every number of Math Master in one table (spec 001, section 9). Nothing else in this folder knows a number.

import type { Band } from '#engine/core/bands.ts'

export type Operator = '+' | '-' | '×' | '÷' | '²'

/** Lowest and highest value, both included. */
export type Range = readonly [lowest: number, highest: number]

export const QUESTION_MS = 20_000
export const FEEDBACK_MS = 1_500

export const OPTION_COUNT = 4

/** Points of a right answer, times the level. */
export const POINTS_PER_LEVEL = 10
/** The level rises at multiples of this, times the level. */
export const LEVEL_STEP = 50

/** The last level of each band: the round ends when the level would exceed it. */
export const LEVEL_CAPS: Readonly<Record<Band, number>> = { elementary: 5, middle: 8, high: 10 }

/** What each operator is drawn from, and the first level it appears at. */
export const OPERATORS: Readonly<Record<Band, readonly { operator: Operator; fromLevel: number }[]>> = {
  elementary: [
    { operator: '+', fromLevel: 1 },
    { operator: '-', fromLevel: 4 },
  ],
  middle: [
    { operator: '+', fromLevel: 1 },
    { operator: '-', fromLevel: 1 },
    { operator: '×', fromLevel: 1 },
    { operator: '÷', fromLevel: 4 },
  ],
  high: [
    { operator: '+', fromLevel: 1 },
    { operator: '-', fromLevel: 1 },
    { operator: '×', fromLevel: 1 },
    { operator: '²', fromLevel: 4 },
  ],
}

/**
 * Ranges of the two operands. A division is made from its divisor (second) and its quotient (first), so that it
 * always comes out whole; its dividend may be as large as their product.
 */
export const OPERANDS: Readonly<Record<Band, { first: Range; second: Range }>> = {
  elementary: { first: [1, 10], second: [1, 10] },
  middle: { first: [1, 20], second: [1, 20] },
  high: { first: [10, 59], second: [5, 54] },
}

/** Bases of squares: inside both of high school's ranges. */
export const SQUARE_BASE: Range = [10, 25]

/** Of the questions that ask for nothing (times 1, divided by 1) one in so many is kept. */
export const TRIVIAL_KEPT_ONE_IN = 10

/** How far a slip of the pen lies from the answer: the first row whose bound the answer lies under. */
export const SLIPS: readonly { under: number; by: readonly number[] }[] = [
  { under: 10, by: [1, 2, 3] },
  { under: 100, by: [1, 2, 10] },
  { under: Number.POSITIVE_INFINITY, by: [1, 10, 20, 100] },
]
