import { expect, test } from 'vitest'
import { earnsStar, pointsAt, starsBy } from './scoring.ts'

test.each([
  ['elementary', 1, 10],
  ['elementary', 5, 50],
  ['middle', 1, 15],
  ['middle', 8, 120],
  ['high', 1, 20],
  ['high', 10, 200],
] as const)('a right answer of %s at level %i gives %i points', (band, level, points) => {
  expect(pointsAt(band, level)).toBe(points)
})

test.each([
  [1, false, 0],
  [2, true, 1],
  [3, false, 1],
  [4, true, 2],
  [5, false, 2],
  [8, true, 4],
  [10, true, 5],
  [15, false, 7],
])('level %i earns a star: %s, and %i by then', (level, earned, stars) => {
  expect(earnsStar(level)).toBe(earned)
  expect(starsBy(level)).toBe(stars)
})
