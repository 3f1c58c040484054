import { expect, test } from 'vitest'
import { PASS_LEVELS } from '#app/domain/catalogue/one-time-items.ts'
import { planCovers } from './plan-covers.ts'

test.each([
  ['free', [false, false, false]],
  // Its own rights and those of a pass are two things: no plan but Premium has premium flashcards.
  ['basic', [false, false, false]],
  ['premium', [true, true, true]],
  ['enterprise', [true, true, true]],
] as const)('%s covers the passes basic, pro, ultimate: %j', (tier, covered) => {
  expect(PASS_LEVELS.map((level) => planCovers(tier, level))).toEqual(covered)
})
