// What the tiles spell besides their word, looked up by `npm run spellings`.
import { describe, expect, test } from 'vitest'
import { LANGUAGES } from '#engine/core/languages.ts'
import { seedRandom, withDice } from '#engine/core/random.ts'
import { folded, hashOf, isRude } from './rude.ts'
import { WORD_BANKS, WORD_SPELLINGS } from './sets.ts'
import { lettersOf, shuffleLetters } from './tiles.ts'

const wordsOf = (language: (typeof LANGUAGES)[number]) =>
  Object.values(WORD_BANKS[language]).flatMap((sets) => sets.flat().map(({ word }) => word))

describe.each(LANGUAGES)('%s', (language) => {
  const { madeOf, anagrams, rude } = WORD_SPELLINGS[language]
  const words = wordsOf(language)

  test('was looked up for the words of today: if not, run npm run spellings', () => {
    expect(madeOf).toBe(hashOf(words.toSorted().join(',')))
  })

  test('other words are made of all letters of their word', () => {
    for (const [word, others] of Object.entries(anagrams)) {
      expect(words).toContain(word)
      for (const other of others) {
        expect(other).not.toBe(word)
        expect(lettersOf(other).toSorted()).toEqual(lettersOf(word).toSorted())
      }
    }
  })

  test('no shuffle is rude or another word', () => {
    const avoided = new Set(rude)
    for (const word of words) {
      for (let seed = 0; seed < 15; seed++) {
        const [shuffled] = withDice(seedRandom(seed), (dice) =>
          shuffleLetters(dice, word, { words: anagrams[word], rude: avoided }),
        )
        expect(isRude(shuffled, avoided), shuffled.join('')).toBe(false)
        expect(anagrams[word] ?? []).not.toContain(shuffled.join(''))
      }
    }
  })
})

test.each([
  ['en', 'kitten', 'tit'],
  ['en', 'habitat', 'tit'],
  ['en', 'music', 'cum'],
  ['fr', 'citron', 'con'],
  ['fr', 'volcan', 'con'],
  ['es', 'sinfonía', 'ano'],
  ['es', 'hipótesis', 'pis'],
  ['es', 'puente', 'pene'],
] as const)('%s: the tiles of %s never show "%s"', (language, word, string) => {
  const rude = new Set(WORD_SPELLINGS[language].rude)
  expect(rude).toContain(hashOf(string))
  const plain = Array.from(
    { length: 400 },
    (_, seed) => withDice(seedRandom(seed), (dice) => shuffleLetters(dice, word))[0],
  )
  expect(plain.some((letters) => letters.map(folded).join('').includes(string))).toBe(true)
  for (let seed = 0; seed < 400; seed++) {
    const [letters] = withDice(seedRandom(seed), (dice) => shuffleLetters(dice, word, { rude }))
    expect(letters.map(folded).join('')).not.toContain(string)
  }
})
