// The words of Word Works in every language: complete, of the right length for their band, and readable.
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { BANDS, type Band } from '#engine/core/bands.ts'
import { LANGUAGES, type Language } from '#engine/core/languages.ts'
import { WORD_BANKS } from './sets.ts'
import { lettersOf } from './tiles.ts'
import type { WordText } from './word-item.ts'

/** Of a band, and of a set: a round finds five words or a few more, so thirty rounds can be fresh. */
const LEAST = { band: 150, set: 50 }

/** Fewest and most letters. */
const LETTERS: Readonly<Record<Band, readonly [number, number]>> = {
  elementary: [3, 6],
  middle: [5, 9],
  high: [7, 13],
}
const CHARACTERS = [3, 4] as const

/** Longest definition and sentence in characters: short for the young; Chinese says the same in fewer. */
const LONGEST: Readonly<Record<Band, Readonly<Record<Language, number>>>> = {
  elementary: { en: 50, es: 55, fr: 55, zh: 24 },
  middle: { en: 60, es: 65, fr: 65, zh: 26 },
  high: { en: 75, es: 75, fr: 75, zh: 26 },
}

const ALPHABETS: Readonly<Record<Language, RegExp>> = {
  en: /^[a-z]+$/,
  es: /^[a-záéíóúüñ]+$/,
  fr: /^[a-zàâæçéèêëîïôœùûüÿ]+$/,
  zh: /^\p{Script=Han}+$/u,
}

function textsOf(language: Language, band: Band): Record<string, WordText> {
  const text = z
    .string()
    .min(4)
    .max(LONGEST[band][language])
    .refine((value) => value === value.trim(), 'spaces at its ends')
    .refine((value) => !/['"]/.test(value), 'a straight quote')
    .refine((value) => value === value.normalize('NFC'), 'not composed')
    .refine((value) => /[.?!。？！]$/.test(value), 'no full stop')
  const sounds = language === 'zh' && band === 'elementary'
  const file = new URL(`./texts/${language}/${band}.json`, import.meta.url)
  const written = z.strictObject({ definition: text, sentence: text })
  const entry: z.ZodType<WordText> = sounds ? written.extend({ pinyin: z.string() }) : written
  return z.record(z.string(), entry).parse(JSON.parse(readFileSync(file, 'utf8')))
}

/** So many syllables of pinyin, one of its six vowels in each. */
const syllables = (count: number) =>
  new RegExp(`^(?:[a-zü]*[aeiouüāáǎàēéěèīíǐìōóǒòūúǔùǖǘǚǜ]+[a-z]*(?: |$)){${count}}$`)

/** How often a text uses the word, as a whole word; Chinese leaves no spaces between words. */
function uses(text: string, word: string, language: Language): number {
  const whole = language === 'zh' ? word : `(?<!\\p{L})${word}(?!\\p{L})`
  return text.match(new RegExp(whole, 'giu'))?.length ?? 0
}

for (const language of LANGUAGES) {
  test(`${language} has no word in two bands, nor another of its letters`, () => {
    const letters = Object.values(WORD_BANKS[language])
      .flat(2)
      .map(({ word }) => lettersOf(word).toSorted().join(''))
    expect(letters.filter((one, index) => letters.indexOf(one) !== index)).toEqual([])
  })

  describe.each(BANDS)(`${language} %s`, (band) => {
    const sets = WORD_BANKS[language][band]
    const items = sets.flat()

    test('has enough words, at every level too, and of every difficulty', () => {
      expect(items.length).toBeGreaterThanOrEqual(LEAST.band)
      for (const set of sets) {
        expect(set.length).toBeGreaterThanOrEqual(LEAST.set)
        expect(new Set(set.map(({ difficulty }) => difficulty)).size).toBeGreaterThanOrEqual(4)
      }
      expect(new Set(items.map(({ difficulty }) => difficulty)).size).toBe(5)
    })

    test('has words of the right length in the letters of the language', () => {
      const [fewest, most] = language === 'zh' ? CHARACTERS : LETTERS[band]
      for (const { word, difficulty } of items) {
        expect(word).toMatch(ALPHABETS[language])
        expect(word).toBe(word.normalize('NFC').toLocaleLowerCase(language))
        expect(lettersOf(word).length, word).toBeGreaterThanOrEqual(fewest)
        expect(lettersOf(word).length, word).toBeLessThanOrEqual(most)
        expect(new Set(lettersOf(word)).size, word).toBeGreaterThan(1)
        expect([1, 2, 3, 4, 5], word).toContain(difficulty)
      }
    })

    test('says of every word what it means, without it, and uses it once in a sentence', () => {
      const texts = textsOf(language, band)
      expect(Object.keys(texts)).toEqual(items.map(({ word }) => word))
      for (const [word, { pinyin, definition, sentence }] of Object.entries(texts)) {
        if (pinyin) expect(pinyin).toMatch(syllables(lettersOf(word).length))
        expect(uses(definition, word, language), `${word}: ${definition}`).toBe(0)
        expect(uses(sentence, word, language), `${word}: ${sentence}`).toBe(1)
      }
      for (const kind of ['definition', 'sentence'] as const) {
        const said = Object.values(texts).map((text) => text[kind])
        expect(said.filter((one, index) => said.indexOf(one) !== index)).toEqual([])
      }
    })
  })
}
