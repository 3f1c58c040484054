import { describe, expect, test } from 'vitest'
import { BANDS } from '#engine/core/bands.ts'
import { LEVEL_CAPS } from './constants.ts'
import { leastSteps, planOf } from './plan.ts'

test.each([
  ['elementary', [6, 7, 8, 9, 10], [2, 5, 9, 14, 20], [1, 2, 3, 4, 5]],
  ['middle', [6, 8, 9, 11, 12, 12, 12, 12], [2, 6, 10, 17, 24, 28, 33, 38], [1, 3, 4, 6, 7, 9, 10, 12]],
  [
    'high',
    [7, 9, 11, 12, 12, 12, 12, 12, 12, 12],
    [2, 7, 13, 19, 24, 28, 33, 38, 43, 48],
    [2, 4, 6, 8, 10, 12, 14, 16, 18, 20],
  ],
] as const)('%s: sizes %j, walls %j, problems %j', (band, sizes, walls, mathCells) => {
  const plans = sizes.map((_, index) => planOf(band, index + 1))
  expect(sizes).toHaveLength(LEVEL_CAPS[band])
  expect(plans.map(({ size }) => size)).toEqual(sizes)
  expect(plans.map((plan) => plan.walls)).toEqual(walls)
  expect(plans.map((plan) => plan.mathCells)).toEqual(mathCells)
})

test('in no level of a band does anything give way', () => {
  for (const band of BANDS) {
    const factor = { elementary: 1, middle: 1.5, high: 2 }[band]
    for (let level = 1; level <= LEVEL_CAPS[band]; level++) {
      const { size, walls, mathCells } = planOf(band, level)
      expect(size).toBe(Math.min(5 + Math.floor(level * factor), 12))
      expect(walls).toBe(Math.floor((size * level * 2) / 5))
      expect(mathCells).toBe(Math.floor(level * factor))
    }
  }
})

test.each([
  [6, 6],
  [7, 8],
  [12, 18],
])('a maze of size %i is crossed in %i steps at least', (size, steps) => {
  expect(leastSteps({ size })).toBe(steps)
})

describe('extra levels', () => {
  test.each([
    ['the formulas go on', 'elementary', 6, { size: 11, walls: 26, mathCells: 6 }],
    ['at the largest size', 'elementary', 8, { size: 12, walls: 38, mathCells: 8 }],
    ['walls stop at half of the 100 cells within', 'elementary', 15, { size: 12, walls: 50, mathCells: 15 }],
    ['problems go on growing meanwhile', 'middle', 14, { size: 12, walls: 50, mathCells: 21 }],
    ['until they fill half of the 48 open cells', 'high', 12, { size: 12, walls: 50, mathCells: 24 }],
    ['and stay there', 'high', 60, { size: 12, walls: 50, mathCells: 24 }],
  ] as const)('%s: %s, level %i', (_name, band, level, plan) => {
    expect(planOf(band, level)).toEqual(plan)
  })
})
