import { expect, test } from 'vitest'
import { pointsAt, raisesLevel } from './scoring.ts'

test.each([
  [1, 10],
  [2, 20],
  [5, 50],
  [10, 100],
])('a right answer at level %d gives %d points', (level, points) => {
  expect(pointsAt(level)).toBe(points)
})

test.each([
  ['four right answers at level 1', 30, 40, 1, false],
  ['the fifth reaches 50', 40, 50, 1, true],
  ['standing on the multiple', 50, 50, 1, false],
  ['one short of the multiple', 50, 99, 2, false],
  ['reaching it exactly', 50, 100, 2, true],
  ['passing it', 90, 110, 2, true],
  ['going on after passing it', 110, 130, 2, false],
  ['a score already past 50 times the level waits for the next multiple', 560, 650, 9, false],
  ['and rises there', 830, 920, 9, true],
])('%s', (_name, before, after, level, expected) => {
  expect(raisesLevel(before, after, level)).toBe(expected)
})
