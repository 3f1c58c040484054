import { expect, it } from 'vitest'
import { optionOfKey } from './use-answer-keys.ts'

it.each([
  ['1', 'Digit1', 0],
  ['4', 'Digit4', 3],
  ['3', 'Numpad3', 2],
  // A French keyboard: the digits need Shift.
  ['&', 'Digit1', 0],
  ["'", 'Digit4', 3],
  // Where another key writes the digit, the digit counts.
  ['2', 'Digit5', 1],
  ['5', 'Digit5', null],
  ['0', 'Digit0', null],
  ['a', 'KeyA', null],
  ['Tab', 'Tab', null],
  ['End', 'Numpad1', 0],
] as const)('%s (%s) is option %s', (key, code, option) => {
  expect(optionOfKey({ key, code })).toBe(option)
})
