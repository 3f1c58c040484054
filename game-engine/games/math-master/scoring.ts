// Points and levels of Math Master (spec 001, sections 4 and 9).

import { LEVEL_STEP, POINTS_PER_LEVEL } from './constants.ts'

/** Points of a right answer given at this level, before any rise. */
export function pointsAt(level: number): number {
  return POINTS_PER_LEVEL * level
}

/**
 * Whether going from one score to a higher one raises this level.
 *
 * The spec says "when the score reaches a multiple of 50 times the level". Taken exactly, level 2 could never be
 * left: from 50 the score goes 70, 90, 110, and is never a multiple of 100. So reaching or passing one counts.
 * A perfect round then ends with 260, 470 or 1020 points.
 */
export function raisesLevel(scoreBefore: number, scoreAfter: number, level: number): boolean {
  const step = LEVEL_STEP * level
  return Math.floor(scoreAfter / step) > Math.floor(scoreBefore / step)
}
