import { expect, test } from 'vitest'
import { goalReached } from './goal-reached.ts'

test.each([
  [0, 10, { minutes: 0, left: 10, stars: 0 }],
  [59_999, 5, { minutes: 0, left: 5, stars: 0 }],
  [4 * 60_000, 10, { minutes: 4, left: 6, stars: 1 }],
  [7 * 60_000, 10, { minutes: 7, left: 3, stars: 2 }],
  [599_999, 10, { minutes: 9, left: 1, stars: 2 }],
  [600_000, 10, { minutes: 10, left: 0, stars: 3 }],
  [3_600_000, 5, { minutes: 60, left: 0, stars: 3 }],
])('%i ms of %i minutes', (playedMs, goal, reached) => {
  expect(goalReached(playedMs, goal)).toEqual(reached)
})
