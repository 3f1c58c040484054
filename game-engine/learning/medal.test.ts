import { expect, it } from 'vitest'
import { medalOf } from './medal.ts'

it.each([
  [20, 20, 'gold'],
  [19, 20, 'gold'],
  [18, 20, 'silver'],
  [16, 20, 'silver'],
  [15, 20, 'bronze'],
  [12, 20, 'bronze'],
  [11, 20, null],
  [0, 20, null],
  [4, 4, 'gold'],
  [3, 3, null],
  [0, 0, null],
])('%i of %i: %s', (right, asked, medal) => {
  expect(medalOf({ right, asked })).toBe(medal)
})
