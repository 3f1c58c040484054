import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { BOOST_FACTOR, experienceAtLevel, LEVEL_STEP, levelOf } from './experience.ts'

it('has the constants of the rule', () => {
  expect({ BOOST_FACTOR, LEVEL_STEP }).toEqual({ BOOST_FACTOR: 2, LEVEL_STEP: 50 })
})

describe('levelOf', () => {
  it.each([
    [0, 1],
    [99, 1],
    [100, 2],
    [299, 2],
    [300, 3],
    [600, 4],
    [999, 4],
    [1_000, 5],
    [4_500, 10],
    [495_000, 100],
    [494_999, 99],
  ])('%i XP is level %i', (xp, level) => {
    expect(levelOf(xp)).toBe(level)
  })

  it('is the level whose span holds the points', () => {
    fc.assert(
      fc.property(fc.nat({ max: 10_000_000_000 }), (xp) => {
        const level = levelOf(xp)
        expect(experienceAtLevel(level)).toBeLessThanOrEqual(xp)
        expect(experienceAtLevel(level + 1)).toBeGreaterThan(xp)
      }),
    )
  })
})
