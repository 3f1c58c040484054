// The words of Science Quest in every language: complete for what the rules can do, and short.
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { BANDS, type Band } from '#engine/core/bands.ts'
import { LANGUAGES, type Language } from '#engine/core/languages.ts'
import { MOLECULE_IDS } from '../matter/molecules.ts'
import { enthalpyOf } from '../matter/reactions.ts'
import type { Mission } from '../missions/mission.ts'
import { MISSIONS } from '../missions/missions.ts'
import { MISTAKE_REASONS, mistake } from '../tasks/bench.ts'
import { placesOf } from '../tasks/sort-rules.ts'
import { reasonFor, ruleOf, type ScienceQuestWords } from './mission-words.ts'

/** What each kind of mission can find wrong (../missions/missions.test.ts sees every one of them). */
const REASONS: Readonly<Record<Mission['task'], readonly string[]>> = {
  sort: [],
  heat: ['tooCold', 'tooHot'],
  mix: ['doesNotDissolve', 'doesNotMix', 'missing', 'notWanted'],
  build: ['nothingBuilt', 'severalPieces', 'freeBonds', 'otherMolecule', 'unknownMolecule', 'otherOrder'],
  balance: ['noneThere', 'atomsUnequal', 'notSmallest'],
  yield: ['atomsChanged', 'notFinished'],
  portions: ['leftOver', 'tooLittle', 'tooMuch'],
}

/** Longest sentence in characters; Chinese says the same in fewer. */
const LONGEST: Readonly<Record<Band, Readonly<Record<Language, number>>>> = {
  elementary: { en: 90, es: 95, fr: 105, zh: 42 },
  middle: { en: 105, es: 105, fr: 110, zh: 42 },
  high: { en: 115, es: 120, fr: 125, zh: 60 },
}

function wordsOf(language: Language, band: Band): ScienceQuestWords {
  const text = z
    .string()
    .min(1)
    .max(LONGEST[band][language])
    .refine((value) => value === value.trim(), 'spaces at its ends')
    .refine((value) => !/['"]/.test(value), 'a straight quote')
    .refine((value) => value === value.normalize('NFC'), 'not composed')
    .refine((value) => language !== 'fr' || !/ [:;!?]|\d \d{3}/.test(value), 'no narrow space')
  const sentence = text.refine((value) => /[.?!。？！]$/.test(value), 'no full stop')
  const texts = z.record(z.string(), sentence)
  const file = new URL(`./${language}/${band}.json`, import.meta.url)
  return z
    .strictObject({
      missions: z.record(
        z.string(),
        z.strictObject({ title: text, goal: sentence, hint: sentence, why: sentence }),
      ),
      rules: texts,
      places: z.record(z.string(), z.strictObject({ name: text, why: sentence })),
      mistakes: texts,
      refusals: texts,
      things: z.record(z.string(), text),
    })
    .parse(JSON.parse(readFileSync(file, 'utf8')))
}

const sorted = (keys: Iterable<string>) => [...new Set(keys)].toSorted()

describe.each(LANGUAGES.flatMap((language) => BANDS.map((band) => [language, band] as const)))(
  '%s %s',
  (language, band) => {
    const words = wordsOf(language, band)
    const missions = MISSIONS[band]

    test('has words for every mission, rule, place and mistake, and for nothing else', () => {
      expect(Object.keys(words.missions).toSorted()).toEqual(sorted(missions.map(({ id }) => id)))
      expect(Object.keys(words.rules).toSorted()).toEqual(sorted(missions.map(ruleOf)))
      expect(Object.keys(words.places).toSorted()).toEqual(
        sorted(missions.flatMap((mission) => (mission.task === 'sort' ? placesOf(mission.by) : []))),
      )
      expect(Object.keys(words.mistakes).toSorted()).toEqual(
        sorted(missions.flatMap(({ task }) => REASONS[task])),
      )
      const builds = missions.some(({ task }) => task === 'build')
      expect(Object.keys(words.refusals)).toEqual(builds ? ['no_free_bond', 'makes_ring'] : [])
      const things = missions.flatMap((mission) => {
        if (mission.task === 'sort' || mission.task === 'mix') return mission.things
        if (mission.task === 'heat') return mission.wanted.map(({ substance }) => substance)
        return mission.task === 'build' ? mission.atoms : []
      })
      const named = [...things, ...(builds ? MOLECULE_IDS : [])]
      expect(named.filter((thing) => !Object.hasOwn(words.things, thing))).toEqual([])
    })

    test('says no title, goal or reason twice', () => {
      for (const part of ['title', 'goal', 'why'] as const) {
        const texts = Object.values(words.missions).map((mission) => mission[part])
        expect(new Set(texts).size).toBe(texts.length)
      }
    })
  },
)

test('every mistake the rules know has words in some band', () => {
  const said = new Set(Object.values(REASONS).flat())
  expect(MISTAKE_REASONS.filter((reason) => reason !== 'wrongPlace' && !said.has(reason))).toEqual([])
})

test('a mistake is named in the words of its language', () => {
  expect(reasonFor(wordsOf('fr', 'middle'), mistake('freeBonds', 'N'))).toBe(
    'Un atome a encore une liaison libre\u202f: azote.',
  )
  expect(reasonFor(wordsOf('en', 'high'), mistake('leftOver', 'CaCO3'))).toBe(
    'Something is left over: CaCO3.',
  )
  expect(reasonFor(wordsOf('zh', 'middle'), mistake('otherMolecule'))).toBe('键都用完了，但原子不对。')
  expect(
    reasonFor(wordsOf('es', 'elementary'), { reason: 'wrongPlace', about: 'stone', belongs: 'solid' }),
  ).toBe('Guarda su forma, así que es un sólido.')
})

test.each(LANGUAGES)('the heat of the last mission is the heat of its reaction in %s', (language) => {
  const { goal, hint } = wordsOf(language, 'high').missions['portions-heat'] ?? { goal: '', hint: '' }
  const joules = -enthalpyOf('burningMagnesium')
  expect(goal.replace(/O2/g, '').replace(/\D/g, '')).toBe(`${(2 * joules) / 100}`)
  expect(hint.replace(/\D/g, '')).toContain(`${joules / 100}`)
})
