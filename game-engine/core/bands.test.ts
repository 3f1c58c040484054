import { expect, test } from 'vitest'
import { BAND_GRADES, BANDS, isBand } from './bands.ts'

test('the bands are elementary K-5, middle 6-8 and high 9-12', () => {
  expect(BANDS.map((band) => [band, BAND_GRADES[band]])).toEqual([
    ['elementary', 'K-5'],
    ['middle', '6-8'],
    ['high', '9-12'],
  ])
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
