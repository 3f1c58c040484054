// Points and stars of Math Maze (spec 001, sections 4 and 9).

import type { Band } from '#engine/core/bands.ts'
import { POINTS_PER_LEVEL, STAR_EVERY } from './constants.ts'

/** Points of a right answer given at this level. */
export function pointsAt(band: Band, level: number): number {
  return POINTS_PER_LEVEL[band] * level
}

/** Whether reaching this level's goal earns a star. */
export function earnsStar(level: number): boolean {
  return level % STAR_EVERY === 0
}

/** The stars of all levels up to this one. */
export function starsBy(level: number): number {
  return Math.floor(level / STAR_EVERY)
}
