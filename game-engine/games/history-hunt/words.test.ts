// The words of History Hunt in every language: complete, short enough to be read out, and put together rightly.
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { BANDS } from '#engine/core/bands.ts'
import { LANGUAGES, type Language } from '#engine/core/languages.ts'
import { SIDES } from './artefact.ts'
import { ARTEFACTS, artefactOf } from './artefacts.ts'
import { HINT_STEPS, SPANS } from './constants.ts'
import { judgeSpan, judgeYear } from './judge.ts'
import { MISSIONS } from './missions.ts'
import { type HuntWords, sayDate, sayMistake } from './words.ts'

/** Longest text in characters; Chinese says the same in fewer. */
const LONGEST: Readonly<Record<Language, number>> = { en: 80, es: 92, fr: 94, zh: 36 }
/** Longest clue, task or hint of missions for the youngest, who have them read out. */
const LONGEST_SPOKEN: Readonly<Record<Language, number>> = { en: 72, es: 78, fr: 84, zh: 28 }

const plain = (language: Language) =>
  z
    .string()
    .min(2)
    .max(LONGEST[language])
    .refine(
      (text) => text === text.trim() && text === text.normalize('NFC'),
      'spaces at its ends, or not composed',
    )
    .refine((text) => !/['"]| {2}/.test(text), 'a straight quote or two spaces')
    .refine(
      (text) => language !== 'fr' || !/[^\u202f][;:!?»]|«[^\u202f]/.test(text),
      'French marks want their narrow space',
    )

const sentence = (language: Language) =>
  plain(language).refine((text) => /[.?!。？！]”?$/.test(text), 'no full stop')

function read(language: Language, name: string): unknown {
  return JSON.parse(readFileSync(new URL(`./words/${language}/${name}.json`, import.meta.url), 'utf8'))
}

function wordsOf(language: Language): HuntWords {
  const text = plain(language)
  const full = sentence(language)
  const artefacts = z.strictObject(
    Object.fromEntries(
      ARTEFACTS.map(({ id, clues }) => [
        id,
        z.strictObject({
          name: text.max(32),
          what: full,
          where: text,
          change: full,
          clues: z.strictObject(Object.fromEntries(clues.map((side) => [side, full]))),
        }),
      ]),
    ),
  )
  const mission = z.strictObject({ title: text.max(40), task: full, hints: z.array(full).length(HINT_STEPS) })
  const missions = z.strictObject(
    Object.fromEntries(
      BANDS.map((band) => [
        band,
        z.strictObject(Object.fromEntries(MISSIONS[band].map(({ id }) => [id, mission]))),
      ]),
    ),
  )
  const keyed = (keys: readonly string[], value: z.ZodType) =>
    z.strictObject(Object.fromEntries(keys.map((key) => [key, value])))
  const sentences = z.strictObject({
    sides: keyed(SIDES, text),
    spans: z.strictObject({
      elementary: z.array(text).length(SPANS.elementary.length),
      middle: z.array(text).length(SPANS.middle.length),
    }),
    tasks: keyed(['date', 'order', 'match'], full),
    dates: keyed(['ce', 'bce', 'about'], text),
    mistakes: keyed(
      [
        ...['too-early', 'too-late'].flatMap((kind) => [kind, `${kind}-near`, `${kind}-confused`]),
        'older-than',
        'newer-than',
        'other-change',
      ],
      full,
    ),
  })
  return z.object({ artefacts, missions, sentences }).parse({
    artefacts: read(language, 'artefacts'),
    missions: read(language, 'missions'),
    sentences: read(language, 'sentences'),
  }) as unknown as HuntWords
}

/** The gaps of every template, in a fixed order. */
function gapsOf({ sentences: { mistakes, dates } }: HuntWords): string[][] {
  return Object.values({ ...mistakes, ...dates }).map(
    (template) => template.match(/\{\w+\}/g)?.toSorted() ?? [],
  )
}

describe.each(LANGUAGES)('%s', (language) => {
  const words = wordsOf(language)

  test('fills the same gaps as English', () => {
    expect(gapsOf(words)).toEqual(gapsOf(wordsOf('en')))
  })

  test('names every artefact and every change differently', () => {
    const all = Object.values(words.artefacts)
    expect(new Set(all.map(({ name }) => name)).size).toBe(ARTEFACTS.length)
    expect(new Set(all.map(({ change }) => change)).size).toBe(ARTEFACTS.length)
    for (const { name, change } of all) expect(change.toLowerCase()).not.toContain(name.toLowerCase())
  })

  test('says in few words what the youngest hear', () => {
    const clues = MISSIONS.elementary
      .flatMap(({ artefacts }) => [...artefacts])
      .flatMap((id) => Object.values(words.artefacts[id].clues))
    const said = Object.values(words.missions.elementary).flatMap(({ task, hints }) => [task, ...hints])
    for (const text of [...clues, ...said])
      expect(text.length, text).toBeLessThanOrEqual(LONGEST_SPOKEN[language])
  })
})

test('dates are said as each language says them', () => {
  const said = (id: 'amphora' | 'quipu' | 'wheel' | 'airplane') =>
    LANGUAGES.map((language) => sayDate(artefactOf(id).date, wordsOf(language).sentences))
  expect(said('amphora')).toEqual(['c. 530 BCE', 'hacia 530 a. C.', 'vers 530 av. J.-C.', '约公元前530年'])
  expect(said('wheel')[0]).toBe('c. 3350–3100 BCE')
  expect(said('quipu')).toEqual(['c. 1400–1532', 'hacia 1400–1532', 'vers 1400–1532', '约1400–1532年'])
  expect(said('airplane')).toEqual(['1903', '1903', '1903', '1903年'])
})

test('a mistake is explained in one sentence', () => {
  const words = wordsOf('en')
  const reason = (mistake: ReturnType<typeof judgeYear>) => (mistake ? sayMistake(mistake, words) : null)
  expect(reason(judgeYear('telegraph', 1780))).toBe(
    'That’s about 64 years too early: “Watt’s steam engine” is from that time.',
  )
  expect(reason(judgeYear('amphora', 700))).toBe('That’s about 1200 years too late.')
  expect(reason(judgeSpan('quipu', { from: 1, to: 1399 }))).toBe('That’s just a little too early.')
  expect(reason({ kind: 'older-than', artefact: 'wheel', other: 'sputnik' })).toBe(
    'It goes earlier: it’s older than “Sputnik 1”.',
  )
  expect(reason({ kind: 'other-change', artefact: 'wheel', other: 'sputnik' })).toBe(
    'That change came with “Sputnik 1”.',
  )
})
