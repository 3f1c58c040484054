import { expect, test } from 'vitest'
import { roomStrength } from './room-light.ts'

test.each([
  ['no light', [0, 0, 0], 0.75],
  ['a dim room', [0.9, 0.9, 0.9], 0.877],
  ['a bright room', [3, 3, 3], 1],
  ['a red lamp darkens, and colours nothing', [2, 0, 0], 0.81],
])('%s', (_, harmonics, strength) => {
  expect(roomStrength(harmonics)).toBeCloseTo(strength, 2)
})
