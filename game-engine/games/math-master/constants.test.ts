import { expect, test } from 'vitest'
import * as constants from './constants.ts'

test.each<[string, unknown, unknown]>([
  ['20 seconds a problem', constants.QUESTION_MS, 20_000],
  ['1.5 seconds of feedback', constants.FEEDBACK_MS, 1_500],
  ['10 points x level', constants.POINTS_PER_LEVEL, 10],
  ['a level at multiples of 50 x level', constants.LEVEL_STEP, 50],
  ['5, 8 and 10 levels', constants.LEVEL_CAPS, { elementary: 5, middle: 8, high: 10 }],
])('%s', (_name, actual, expected) => {
  expect(actual).toEqual(expected)
})
