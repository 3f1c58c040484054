import { expect, test } from 'vitest'
import { starsPerLine } from './star-row.tsx'

test.each([
  [3, 3],
  [5, 5],
  [8, 4],
  [10, 5],
])('of %i stars, %i stand on a line of a phone', (total, line) => {
  expect(starsPerLine(total)).toBe(line)
})
