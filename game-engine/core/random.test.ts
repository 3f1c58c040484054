import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { drawInt, type RandomState, seedRandom, shuffle, withDice } from './random.ts'

const seeds = fc.integer({ min: 0, max: 0xffff_ffff })

function throwDie(state: RandomState, times: number): number[] {
  return withDice(state, (dice) => Array.from({ length: times }, () => dice.int(1, 6)))[0]
}

describe('seeds', () => {
  test('the sequence of a seed is fixed for good: stored rounds depend on it', () => {
    expect(throwDie(seedRandom(1), 12)).toEqual([6, 1, 5, 6, 5, 3, 3, 2, 6, 6, 3, 4])
    expect(throwDie(seedRandom(0xffff_ffff), 12)).toEqual([5, 2, 6, 2, 5, 2, 6, 2, 4, 3, 2, 4])
    expect(seedRandom(42)).toEqual([713_072_651, -77_833_893, -1_733_823_208, -1_919_158_903])
  })

  test('neighbouring seeds do not begin alike', () => {
    const firstThrows = Array.from({ length: 600 }, (_, seed) => throwDie(seedRandom(seed), 1)[0] ?? 0)
    for (const face of [1, 2, 3, 4, 5, 6]) {
      expect(firstThrows.filter((first) => first === face).length).toBeGreaterThan(60)
    }
    const steps = firstThrows.slice(1).map((first, index) => first - (firstThrows[index] ?? 0))
    expect(steps.filter((step) => step === -1).length).toBeLessThan(150)
  })

  test('different seeds give different generators', () => {
    fc.assert(
      fc.property(seeds, seeds, (one, other) => {
        fc.pre(one !== other)
        expect(seedRandom(one)).not.toEqual(seedRandom(other))
      }),
    )
  })

  test.each([-1, 0x1_0000_0000, 1.5, Number.NaN, Number.POSITIVE_INFINITY])('%d is no seed', (seed) => {
    expect(() => seedRandom(seed)).toThrow(RangeError)
  })
})

describe('draws', () => {
  test('stay within their bounds, leave the given state alone and survive JSON', () => {
    fc.assert(
      fc.property(seeds, fc.integer({ min: -1000, max: 1000 }), fc.nat(1000), (seed, min, width) => {
        const state: RandomState = Object.freeze([...seedRandom(seed)])
        const [value, after] = drawInt(state, min, min + width)
        expect(value).toBeGreaterThanOrEqual(min)
        expect(value).toBeLessThanOrEqual(min + width)
        expect(Number.isInteger(value)).toBe(true)
        expect(after).not.toEqual(state)
        const stored: RandomState = JSON.parse(JSON.stringify(after))
        expect(drawInt(stored, 0, 1_000_000)).toEqual(drawInt(after, 0, 1_000_000))
      }),
    )
  })

  test('one after another equal draws from one set of dice', () => {
    const start = seedRandom(7)
    const [first, afterFirst] = drawInt(start, 1, 100)
    const [second, afterSecond] = drawInt(afterFirst, 1, 100)
    expect(withDice(start, (dice) => [dice.int(1, 100), dice.int(1, 100)])).toEqual([
      [first, second],
      afterSecond,
    ])
  })

  test.each([
    [2, 1],
    [0.5, 2],
    [0, Number.POSITIVE_INFINITY],
  ])('there is no whole number to draw from %d to %d', (min, max) => {
    expect(() => drawInt(seedRandom(1), min, max)).toThrow(RangeError)
  })

  test('nothing can be picked from nothing', () => {
    expect(() => withDice(seedRandom(1), (dice) => dice.pick([]))).toThrow(RangeError)
  })

  test('picking reaches every item', () => {
    const [picked] = withDice(seedRandom(3), (dice) =>
      Array.from({ length: 100 }, () => dice.pick(['a', 'b', 'c'])),
    )
    expect(new Set(picked)).toEqual(new Set(['a', 'b', 'c']))
  })
})

describe('shuffling', () => {
  test('keeps every item and leaves the given array alone', () => {
    fc.assert(
      fc.property(seeds, fc.array(fc.integer()), (seed, items) => {
        const given = Object.freeze([...items])
        const [shuffled] = shuffle(seedRandom(seed), given)
        expect(shuffled.toSorted((a, b) => a - b)).toEqual(items.toSorted((a, b) => a - b))
      }),
    )
  })

  test('gives each of the six orders of three items its share', () => {
    const counts = new Map<string, number>()
    let state = seedRandom(11)
    for (let round = 0; round < 6000; round++) {
      const [order, after] = shuffle(state, ['a', 'b', 'c'])
      state = after
      counts.set(order.join(''), (counts.get(order.join('')) ?? 0) + 1)
    }
    expect(counts.size).toBe(6)
    for (const count of counts.values()) {
      expect(count).toBeGreaterThan(850)
      expect(count).toBeLessThan(1150)
    }
  })
})
