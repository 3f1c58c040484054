// Points and levels of Word Works (spec 001, sections 4 and 9).

import { LEVEL_UP_PERCENT, POINTS_PER_LEVEL } from './constants.ts'

/** Points of a word found at this level. */
export function pointsAt(level: number): number {
  return POINTS_PER_LEVEL * level
}

/** Whether a draw from 0 to 99 raises the level: below 70 it does. */
export function raisesLevel(draw: number): boolean {
  return draw < LEVEL_UP_PERCENT
}
