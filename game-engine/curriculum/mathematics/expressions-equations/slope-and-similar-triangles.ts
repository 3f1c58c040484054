import type { Generator } from '../../generator.ts'
import { intercept, slopeOfDrawn, slopeOfEquation, slopeOfPoints } from './slope.ts'

/** slope-and-similar-triangles */
export const slope: Generator = {
  version: 2,
  draw: (dice, difficulty) => {
    if (difficulty === 1) return slopeOfDrawn(dice)
    if (difficulty === 2) return slopeOfPoints(dice)
    return dice.int(1, 2) === 1 ? slopeOfEquation(dice) : intercept(dice)
  },
}
