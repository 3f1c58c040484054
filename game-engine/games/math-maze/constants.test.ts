import { expect, test } from 'vitest'
import * as constants from './constants.ts'

test.each<[string, unknown, unknown]>([
  ['1.5 seconds of feedback', constants.FEEDBACK_MS, 1_500],
  ['10, 15 and 20 points x level', constants.POINTS_PER_LEVEL, { elementary: 10, middle: 15, high: 20 }],
  ['a bonus of 50, 75 and 100', constants.LEVEL_BONUS, { elementary: 50, middle: 75, high: 100 }],
  ['a star at every even level', constants.STAR_EVERY, 2],
  ['5, 8 and 10 levels', constants.LEVEL_CAPS, { elementary: 5, middle: 8, high: 10 }],
  ['mazes from 5 on', constants.SMALLEST, 5],
  ['mazes of 12 at most', constants.LARGEST, 12],
  ['factors of 1, 1.5 and 2', constants.GROWTH, { elementary: 1, middle: 1.5, high: 2 }],
  ['0.4 extra walls x size x level', constants.WALL_TENTHS, 4],
  ['no more than half walls', constants.MAX_WALLS, 0.5],
  ['no more than half of the rest problems', constants.MAX_MATH, 0.5],
  ['no more than ten steps a second', constants.QUICKEST_STEP_MS, 100],
])('%s', (_name, actual, expected) => {
  expect(actual).toEqual(expected)
})
