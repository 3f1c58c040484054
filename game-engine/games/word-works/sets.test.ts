import fc from 'fast-check'
import { expect, test } from 'vitest'
import { seedRandom, withDice } from '#engine/core/random.ts'
import { ITEM_RATINGS } from './constants.ts'
import { chooseWord } from './sets.ts'
import type { WordItem } from './word-item.ts'

const SET: readonly WordItem[] = [
  { word: 'one', difficulty: 1 },
  { word: 'two', difficulty: 3 },
  { word: 'six', difficulty: 5 },
]

function choose(seed: number, used: readonly string[], target: number = ITEM_RATINGS[3]) {
  return withDice(seedRandom(seed), (dice) => chooseWord(dice, SET, { used }, target))[0]
}

test.each([
  [ITEM_RATINGS[1], 'one'],
  [ITEM_RATINGS[3], 'two'],
  [3_000, 'six'],
])('the word nearest to %d is %s', (target, word) => {
  expect(choose(1, [], target).item.word).toBe(word)
})

test('a word is not shown again while others wait', () => {
  fc.assert(
    fc.property(fc.nat(0xffff), (seed) => {
      expect(choose(seed, ['two', 'elsewhere', 'one'])).toEqual({
        item: SET[2],
        used: ['two', 'elsewhere', 'one', 'six'],
      })
    }),
  )
})

test('a set used up begins anew, but not with the word shown last, and other sets are not forgotten', () => {
  fc.assert(
    fc.property(fc.nat(0xffff), (seed) => {
      const { item, used } = choose(seed, ['elsewhere', 'one', 'six', 'two'])
      expect(item.word).not.toBe('two')
      expect(used).toEqual(['elsewhere', item.word])
    }),
  )
})
