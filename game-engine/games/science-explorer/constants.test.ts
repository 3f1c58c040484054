import { expect, test } from 'vitest'
import * as constants from './constants.ts'

test.each<[string, unknown, unknown]>([
  ['10 points x level', constants.POINTS_PER_LEVEL, 10],
  ['10, 5 and 5 questions a level', constants.QUESTIONS_PER_LEVEL, { elementary: 10, middle: 5, high: 5 }],
  ['3, 4 and 5 levels', constants.LEVEL_CAPS, { elementary: 3, middle: 4, high: 5 }],
  [
    'a fun fact 1 s after a right answer, 1.5 s after a wrong one',
    constants.FACT_AFTER_MS,
    { right: 1_000, wrong: 1_500 },
  ],
])('%s', (_name, actual, expected) => {
  expect(actual).toEqual(expected)
})
