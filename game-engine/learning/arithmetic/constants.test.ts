import { expect, test } from 'vitest'
import * as constants from './constants.ts'
import { operatorsAt } from './problems.ts'

test.each<[string, unknown, unknown]>([
  ['four options', constants.OPTION_COUNT, 4],
  ['elementary operands', constants.OPERANDS.elementary, { first: [1, 10], second: [1, 10] }],
  ['middle operands', constants.OPERANDS.middle, { first: [1, 20], second: [1, 20] }],
  ['high operands', constants.OPERANDS.high, { first: [10, 59], second: [5, 54] }],
  ['squares of 10 to 25', constants.SQUARE_BASE, [10, 25]],
  ['three steps of help', constants.HINT_STEPS, 3],
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

test.each(['elementary', 'middle', 'high'] as const)(
  '%s: levels 1 to 3 ask alike, and so do all from 4 on, extra levels too',
  (band) => {
    for (let level = 1; level <= 60; level++) {
      expect(operatorsAt(band, level)).toEqual(operatorsAt(band, level < 4 ? 1 : 4))
    }
  },
)
