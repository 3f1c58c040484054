// The words of Word Wizard in every language: complete for its missions, short, and never giving the word away.
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { BANDS, type Band } from '#engine/core/bands.ts'
import { LANGUAGES, type Language } from '#engine/core/languages.ts'
import { MISSIONS } from '../missions/missions.ts'
import { reasonFor, type WordWizardWords } from './mission-words.ts'

/** Longest sentence in characters; Chinese says the same in fewer. */
const LONGEST: Readonly<Record<Band, Readonly<Record<Language, number>>>> = {
  elementary: { en: 76, es: 80, fr: 84, zh: 30 },
  middle: { en: 84, es: 84, fr: 88, zh: 32 },
  high: { en: 84, es: 90, fr: 90, zh: 36 },
}

function wordsOf(language: Language, band: Band) {
  const sentence = z
    .string()
    .min(1)
    .max(LONGEST[band][language])
    .refine((text) => text === text.trim() && text === text.normalize('NFC'), 'spaces, or not composed')
    .refine((text) => !/['"]| {2}/.test(text), 'a straight quote or two spaces')
    .refine(
      (text) => language !== 'fr' || !/[^\u202f][;:!?»]|«[^\u202f]/.test(text),
      'French marks want their narrow space',
    )
    .refine((text) => language !== 'zh' || !/[,;:!?()]/.test(text), 'Chinese marks are wide')
    .refine((text) => /[.?!。？！)][”]?$/.test(text) || /[。？！]$/.test(text), 'no full stop')
  const file = new URL(`./${language}/${band}.json`, import.meta.url)
  return z
    .strictObject({
      missions: z.record(
        z.string(),
        z.strictObject({
          clue: sentence,
          hint: sentence,
          why: sentence,
          traps: z.array(sentence),
          say: z.string().min(1).optional(),
        }),
      ),
      rules: z.record(z.string(), sentence),
    })
    .parse(JSON.parse(readFileSync(file, 'utf8')))
}

/** The letters of a text and no accents, so that a word is found in any form of it. */
const letters = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[\p{M}\s]/gu, '')
    .toLowerCase()

describe.each(LANGUAGES.flatMap((language) => BANDS.map((band) => [language, band] as const)))(
  '%s %s',
  (language, band) => {
    const words = wordsOf(language, band)
    const missions = MISSIONS[language][band]

    test('has words for every mission, trap and rule, and for nothing else', () => {
      expect(Object.keys(words.missions)).toEqual(missions.map(({ id }) => id))
      expect(new Set(Object.keys(words.rules))).toEqual(new Set(missions.map(({ rule }) => rule)))
      for (const { id, traps } of missions) expect(words.missions[id]?.traps, id).toHaveLength(traps.length)
    })

    test('no clue has its word in it, and no two say the same', () => {
      const clues = missions.map(({ id }) => [id, words.missions[id]?.clue ?? ''] as const)
      expect(new Set(clues.map(([, clue]) => clue)).size).toBe(clues.length)
      const given = clues.filter(([id, clue]) =>
        letters(clue)
          .split(/[^\p{L}’]+/u)
          .includes(letters(id)),
      )
      expect(given).toEqual([])
    })
  },
)

test('what is read out in Chinese is a character, where the page has pinyin', () => {
  const { missions } = wordsOf('zh', 'elementary')
  for (const [id, { say }] of Object.entries(missions)) {
    expect(say === undefined, id).toBe(/^\p{Script=Han}+$/u.test(id))
    if (say) expect(say).toMatch(/^\p{Script=Han}+$/u)
  }
})

test('a wrong end is explained in the words of its language', () => {
  const words: WordWizardWords = wordsOf('en', 'middle')
  expect(reasonFor(words, { id: 'receive' }, { trap: 0 })).toBe('After c, e comes before i.')
})
