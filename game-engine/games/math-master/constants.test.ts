import { expect, test } from 'vitest'
import { BANDS } from '#engine/core/bands.ts'
import * as constants from './constants.ts'
import { operatorsAt } from './problems.ts'

test.each<[string, unknown, unknown]>([
  ['20 seconds a problem', constants.QUESTION_MS, 20_000],
  ['1.5 seconds of feedback', constants.FEEDBACK_MS, 1_500],
  ['four options', constants.OPTION_COUNT, 4],
  ['10 points x level', constants.POINTS_PER_LEVEL, 10],
  ['a level at multiples of 50 x level', constants.LEVEL_STEP, 50],
  ['5, 8 and 10 levels', constants.LEVEL_CAPS, { elementary: 5, middle: 8, high: 10 }],
  ['elementary operands', constants.OPERANDS.elementary, { first: [1, 10], second: [1, 10] }],
  ['middle operands', constants.OPERANDS.middle, { first: [1, 20], second: [1, 20] }],
  ['high operands', constants.OPERANDS.high, { first: [10, 59], second: [5, 54] }],
  ['squares of 10 to 25', constants.SQUARE_BASE, [10, 25]],
])('%s', (_name, actual, expected) => {
  expect(actual).toEqual(expected)
})

test.each([
  ['elementary', 3, ['+']],
  ['elementary', 4, ['+', '-']],
  ['middle', 3, ['+', '-', '×']],
  ['middle', 4, ['+', '-', '×', '÷']],
  ['high', 3, ['+', '-', '×']],
  ['high', 4, ['+', '-', '×', '²']],
] as const)('operators of %s at level %d', (band, level, expected) => {
  expect(operatorsAt(band, level)).toEqual(expected)
})

test('levels 1 to 3 ask alike, and so do all from 4 on', () => {
  for (const band of BANDS) {
    for (let level = 1; level <= constants.LEVEL_CAPS[band]; level++) {
      expect(operatorsAt(band, level)).toEqual(operatorsAt(band, level < 4 ? 1 : 4))
    }
  }
})
