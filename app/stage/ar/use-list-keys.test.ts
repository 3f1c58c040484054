import { expect, test } from 'vitest'
import { placeOfKey } from './use-list-keys.ts'

test.each([
  ['1', 'Digit1', 0],
  ['9', 'Numpad9', 8],
  ['0', 'Digit0', 9],
  // A French keyboard: the digits need Shift.
  ['à', 'Digit0', 9],
  ['a', 'KeyA', null],
  ['Enter', 'Enter', null],
] as const)('%s (%s) is place %s', (key, code, place) => {
  expect(placeOfKey({ key, code })).toBe(place)
})
