import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { LANGUAGES } from '#engine/core/languages.ts'
import { seedRandom, withDice } from '#engine/core/random.ts'
import { WORD_BANKS } from './sets.ts'
import { lettersOf, rightSoFar, shuffleLetters, spelled, withNextLetter, withTileAt } from './tiles.ts'

const seeds = fc.integer({ min: 0, max: 0xffff_ffff })
const words = LANGUAGES.flatMap((language) =>
  Object.values(WORD_BANKS[language]).flatMap((sets) => sets.flat().map(({ word }) => word)),
)

function shuffled(seed: number, word: string, shown?: readonly string[]): string[] {
  return withDice(seedRandom(seed), (dice) => shuffleLetters(dice, word, shown && { shown }))[0]
}

test.each([
  ['école', ['é', 'c', 'o', 'l', 'e']],
  ['niño', ['n', 'i', 'ñ', 'o']],
  ['井底之蛙', ['井', '底', '之', '蛙']],
])('%s has the letters %j', (word, letters) => {
  expect(lettersOf(word)).toEqual(letters)
})

describe('shuffling', () => {
  test('keeps the letters, never gives the word itself, and never the order on show', () => {
    fc.assert(
      fc.property(seeds, seeds, fc.constantFrom(...words), (seed, other, word) => {
        const first = shuffled(seed, word)
        expect(first.toSorted()).toEqual(lettersOf(word).toSorted())
        expect(first.join('')).not.toBe(word)
        const second = shuffled(other, word, first)
        expect(second.join('')).not.toBe(word)
        expect(second).not.toEqual(first)
      }),
    )
  })

  test.each([
    ['a', ['a']],
    ['aaa', ['a', 'a', 'a']],
    ['ab', ['b', 'a']],
  ])('%s has only one order to show', (word, order) => {
    expect(shuffled(3, word)).toEqual(order)
    expect(shuffled(4, word, order)).toEqual(order)
  })
})

describe('an answer', () => {
  const tiles = ['p', 'e', 'a', 'l', 'p']

  test.each<[number[], string, number, number[]]>([
    [[], '', 0, [2]],
    [[2, 4], 'ap', 2, [2, 4, 0]],
    [[2, 0, 4], 'app', 3, [2, 0, 4, 3]],
    [[2, 3], 'al', 1, [2, 0]],
    [[1, 2], 'ea', 0, [2]],
    [[2, 0, 4, 1, 3], 'appel', 3, [2, 0, 4, 3]],
    [[2, 0, 4, 3, 1], 'apple', 5, [2, 0, 4, 3, 1]],
  ])('%j spells %s, %d right, next %j', (answer, text, right, next) => {
    expect(spelled(tiles, answer)).toBe(text)
    expect(rightSoFar('apple', tiles, answer)).toBe(right)
    expect(withNextLetter('apple', tiles, answer)).toEqual(next)
  })

  test.each<[number[], number, number, number[]]>([
    [[], 3, 0, [3]],
    [[0, 1], 4, 1, [0, 4, 1]],
    [[0, 1, 2], 0, 2, [1, 2, 0]],
    [[0, 1, 2], 2, 0, [2, 0, 1]],
  ])('%j with tile %d at place %d is %j', (answer, tile, position, expected) => {
    expect(withTileAt(answer, tile, position)).toEqual(expected)
  })
})
