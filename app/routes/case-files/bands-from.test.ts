import { expect, test } from 'vitest'
import { bandsFrom } from './bands-from.ts'

test.each([
  [null, ['elementary', 'middle', 'high']],
  ['elementary', ['elementary', 'middle', 'high']],
  ['middle', ['middle', 'elementary', 'high']],
  ['high', ['high', 'middle', 'elementary']],
] as const)('to a reader of grade %s the nearest bands come first', (grade, bands) => {
  expect(bandsFrom(grade)).toEqual(bands)
})
