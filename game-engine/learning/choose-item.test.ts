import { describe, expect, it, test } from 'vitest'
import { BANDS } from '#engine/core/bands.ts'
import { CHALLENGES } from '#engine/core/game-rules.ts'
import { seedRandom, withDice } from '#engine/core/random.ts'
import { BELOW_PLAYER, CANDIDATES, chooseItem, nearest, targetRating } from './choose-item.ts'

/** The success rates aimed at, in per cent. */
const AIMS = {
  easier: { elementary: 90, middle: 90, high: 90 },
  even: { elementary: 80, middle: 75, high: 75 },
  harder: { elementary: 60, middle: 60, high: 60 },
} as const

describe.each(CHALLENGES)('%s', (challenge) => {
  test.each(BANDS)('%s: the distance is that of the success rate aimed at', (band) => {
    const rate = AIMS[challenge][band] / 100
    expect(BELOW_PLAYER[challenge][band]).toBe(Math.round(400 * Math.log10(rate / (1 - rate))))
    expect(targetRating(1_200, { band, challenge })).toBe(1_200 - BELOW_PLAYER[challenge][band])
  })
})

describe('nearest', () => {
  test.each([
    [[5], 5],
    [[5, 9, 7], 7],
    [[6, 8], 6],
    [[8, 6], 8],
  ] as const)('of %j to 7 is %i, the first of equals', (items, expected) => {
    const [first, ...others] = items
    expect(nearest([first, ...others], (item) => Math.abs(item - 7))).toBe(expected)
  })
})

describe('chooseItem', () => {
  const items = Array.from({ length: 40 }, (_, index) => index)
  const choose = (seed: number, wanted: number) =>
    withDice(seedRandom(seed), (dice) => chooseItem(dice, items, (item) => Math.abs(item - wanted)))[0]

  it('chooses near what is wished for, yet not always the same', () => {
    const chosen = Array.from({ length: 200 }, (_, seed) => choose(seed, 30))
    const mean = chosen.reduce((sum, item) => sum + item, 0) / chosen.length
    expect(Math.abs(mean - 30)).toBeLessThan(3)
    expect(new Set(chosen).size).toBeGreaterThan(8)
  })

  it('takes the best of as many as there are, when there are few', () => {
    const few = items.slice(0, CANDIDATES)
    for (let seed = 0; seed < 20; seed++) {
      expect(
        withDice(seedRandom(seed), (dice) => chooseItem(dice, few, (item) => Math.abs(item - 3)))[0],
      ).toBe(3)
    }
  })

  it('has nothing to choose from nothing', () => {
    expect(() => withDice(seedRandom(1), (dice) => chooseItem(dice, [], () => 0))).toThrow(RangeError)
  })
})
