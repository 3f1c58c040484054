import { expect, test } from 'vitest'
import { BANDS, isBand } from './bands.ts'

test('the bands are elementary, middle and high, from the youngest', () => {
  expect(BANDS).toEqual(['elementary', 'middle', 'high'])
})

test.each(['elementary', 'middle', 'high'])('%s is a grade', (grade) => {
  expect(isBand(grade)).toBe(true)
})

test.each([
  'college',
  'middle-school',
  'Elementary',
  ' high',
  '',
  'default',
  'constructor',
  '0',
  null,
  undefined,
  0,
  {},
  ['high'],
])('%j is no grade', (input) => {
  expect(isBand(input)).toBe(false)
})
