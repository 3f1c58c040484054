// Every number of the arithmetic that is asked (spec 001, section 9), by band. Math Master and Math Maze ask alike.

import type { Band } from '#engine/core/bands.ts'

export type Operator = '+' | '-' | '×' | '÷' | '²' | '√' | '^'

/** Lowest and highest value, both included. */
export type Range = readonly [lowest: number, highest: number]

export const OPTION_COUNT = 4

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

/** Square roots, which only problems beyond the bands ask (beyond.ts): the numbers they come out as. */
export const ROOT: Range = [11, 30]

/** Powers, likewise: bases, and the highest exponent each is raised to, so that the result has four figures at most. */
export const LOWEST_EXPONENT = 3
export const HIGHEST_EXPONENT: readonly { base: number; exponent: number }[] = [
  { base: 2, exponent: 10 },
  { base: 3, exponent: 6 },
  { base: 4, exponent: 5 },
  { base: 5, exponent: 5 },
  { base: 6, exponent: 4 },
  { base: 7, exponent: 3 },
  { base: 8, exponent: 3 },
  { base: 9, exponent: 3 },
]

/** Of the questions that ask for nothing (times 1, divided by 1) one in so many is kept. */
export const TRIVIAL_KEPT_ONE_IN = 10

/** How far a slip of the pen lies from the answer: the first row whose bound the answer lies under. */
export const SLIPS: readonly { under: number; by: readonly number[] }[] = [
  { under: 10, by: [1, 2, 3] },
  { under: 100, by: [1, 2, 10] },
  { under: Number.POSITIVE_INFINITY, by: [1, 10, 20, 100] },
]

/** Steps of help for one question: a way to go about it, its first step begun, that step worked. */
export const HINT_STEPS = 3
