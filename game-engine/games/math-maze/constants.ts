// Every number of Math Maze in one table (spec 001, sections 4 and 9), but for those of its problems: they stand in
// learning/arithmetic/constants.ts. Nothing else in this folder knows a number.

import type { Band } from '#engine/core/bands.ts'

export const FEEDBACK_MS = 1_500

/** Points of a right answer, times the level. */
export const POINTS_PER_LEVEL: Readonly<Record<Band, number>> = { elementary: 10, middle: 15, high: 20 }
/** For reaching the goal of any level. */
export const LEVEL_BONUS: Readonly<Record<Band, number>> = { elementary: 50, middle: 75, high: 100 }
/** A star for every level whose number this divides. */
export const STAR_EVERY = 2

/** The last level of each band: the round ends when its goal is reached. */
export const LEVEL_CAPS: Readonly<Record<Band, number>> = { elementary: 5, middle: 8, high: 10 }

/** A maze is SMALLEST + floor(level x factor) cells wide and high, its border counted in, but never more than LARGEST. */
export const SMALLEST = 5
export const LARGEST = 12
/** What mazes and their doors grow by. */
export const GROWTH: Readonly<Record<Band, number>> = { elementary: 1, middle: 1.5, high: 2 }

/** Walls beside the border: floor(size x level x 0.4). In tenths, so that every browser rounds alike. */
export const WALL_TENTHS = 4

/**
 * Only extra levels come near these: of the cells within the border no more than half are walls, and of the cells left
 * open (start and goal apart) no more than half hold problems.
 */
export const MAX_WALLS = 1 / 2
export const MAX_MATH = 1 / 2

/**
 * Milliseconds for each step a round needs at least, thinking included: nobody finds the way through mazes they have not
 * seen, and answers what stands in it, at more than ten steps a second.
 */
export const QUICKEST_STEP_MS = 100
