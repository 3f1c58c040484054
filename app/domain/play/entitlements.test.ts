import { describe, expect, it } from 'vitest'
import { MAX_EXTRA_LEVELS } from '#app/domain/catalogue/one-time-items.ts'
import { extraLevelsOf, gameEntitlements, NO_ENTITLEMENTS } from './entitlements.ts'

const owning = (levels: number) => ({ extraLevels: () => levels, boosted: false })

it('has the most a round may have', () => {
  expect(MAX_EXTRA_LEVELS).toBe(50)
})

describe('gameEntitlements', () => {
  it.each([
    [0, 1, 0, false],
    [10, 1, 10, false],
    [50, 2, 50, true],
    [60, 2, 50, true],
    [200, 1, 50, false],
  ] as const)('%d levels of packs and XP times %d', (extraLevels, xpTimes, levels, boosted) => {
    const entitlements = gameEntitlements({ extraLevels, xpTimes })
    expect(extraLevelsOf(entitlements, 'wordWorks')).toBe(levels)
    expect(entitlements.boosted).toBe(boosted)
  })
})

describe('extraLevelsOf', () => {
  it('asks for the game at hand', () => {
    const mazes = { extraLevels: (gameId: string) => (gameId === 'mathMaze' ? 20 : 0), boosted: false }
    expect(extraLevelsOf(mazes, 'mathMaze')).toBe(20)
    expect(extraLevelsOf(mazes, 'mathMaster')).toBe(0)
    expect(extraLevelsOf(NO_ENTITLEMENTS, 'mathMaze')).toBe(0)
  })

  it.each([0, 10, 50])('takes %d', (levels) => {
    expect(extraLevelsOf(owning(levels), 'mathMaze')).toBe(levels)
  })

  it.each([-10, 5, 15.5, 60, Number.NaN])('throws for %d', (levels) => {
    expect(() => extraLevelsOf(owning(levels), 'mathMaze')).toThrow(RangeError)
  })
})
