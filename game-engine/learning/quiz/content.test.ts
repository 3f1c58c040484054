// Every quiz of the games, in every language: complete, readable for its band, one right answer, nothing said twice.
// CONTENT=science-explorer/high checks one of them while it is being written.
import { readFileSync } from 'node:fs'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { BANDS, type Band } from '#engine/core/bands.ts'
import { groupBy } from '#engine/core/group-by.ts'
import { wrongMarks } from '../../curriculum/reading-limits.fixture.ts'
import { alikePairs } from './likeness.fixture.ts'
import type { QuizItem, QuizYear } from './quiz-item.ts'
import { readingGrade } from './reading-grade.fixture.ts'
import { ASK_APART, TOO_ALIKE } from './too-alike.fixture.ts'

const LANGUAGES = ['en', 'es', 'fr', 'zh'] as const
type Language = (typeof LANGUAGES)[number]

/** Topics of a band, levels of a round, questions a level asks, and the fewest and most that a part of a topic has. */
interface Plan {
  readonly topics: number
  readonly levels: number
  readonly perLevel: number
  readonly sizes: readonly [fewest: number, most: number]
}

const GAMES: Readonly<Record<string, { skills: readonly string[]; bands: Readonly<Record<Band, Plan>> }>> = {
  'science-explorer': {
    skills: ['life', 'earth', 'space', 'matter', 'forces', 'body', 'practices'],
    bands: {
      elementary: { topics: 3, levels: 3, perLevel: 10, sizes: [24, 36] },
      middle: { topics: 4, levels: 4, perLevel: 5, sizes: [12, 36] },
      high: { topics: 5, levels: 5, perLevel: 5, sizes: [12, 36] },
    },
  },
  'history-quest': {
    skills: ['people', 'places', 'events', 'ideas', 'inventions'],
    bands: {
      elementary: { topics: 11, levels: 3, perLevel: 5, sizes: [12, 30] },
      middle: { topics: 14, levels: 4, perLevel: 5, sizes: [12, 30] },
      high: { topics: 14, levels: 4, perLevel: 5, sizes: [12, 30] },
    },
  },
}

interface Lengths {
  readonly question: number
  readonly option: number
  readonly why: number
  readonly funFact: number
}

const lengths = (question: number, option: number, why: number, funFact: number): Lengths => ({
  question,
  option,
  why,
  funFact,
})

/** Longest texts in characters: short for the young; Chinese says the same in fewer characters. */
const LONGEST: Readonly<Record<Band, Readonly<Record<Language, Lengths>>>> = {
  elementary: {
    en: lengths(90, 32, 110, 150),
    es: lengths(110, 42, 140, 190),
    fr: lengths(110, 42, 140, 190),
    zh: lengths(36, 14, 48, 64),
  },
  middle: {
    en: lengths(140, 42, 140, 200),
    es: lengths(175, 54, 175, 250),
    fr: lengths(175, 54, 175, 250),
    zh: lengths(52, 18, 60, 84),
  },
  high: {
    en: lengths(190, 56, 170, 250),
    es: lengths(235, 72, 215, 310),
    fr: lengths(235, 72, 215, 310),
    zh: lengths(72, 24, 72, 104),
  },
}

/** In Spanish and French U+202F stands between thousands (docs/voice.md): no line ends in a number. */
const WIDE_THOUSANDS = /\d[ \u00a0\u2009]\d{3}(?!\d)/

/** In French and Chinese no line begins with a unit. */
const LOOSE_UNIT = /\d (?:°C|km|kg|mg|cm|mm|mL|[gmLh])(?![\p{L}\d’°²³/])/u

function wordsOf(band: Band, language: Language) {
  const most = LONGEST[band][language]
  const text = (longest: number) =>
    z
      .string()
      .min(1)
      .max(longest)
      .refine((value) => value === value.trim(), 'spaces at its ends')
      .refine((value) => !/['"]/.test(value), 'a straight quote')
      .refine(
        (value) => wrongMarks([value], language).length === 0,
        'a mark as this language does not set it',
      )
      .refine((value) => !WIDE_THOUSANDS.test(value), 'thousands without a narrow space')
      .refine(
        (value) => !['fr', 'zh'].includes(language) || !LOOSE_UNIT.test(value),
        'a unit that a line can begin with',
      )
  const item = z.strictObject({
    question: text(most.question),
    right: text(most.option),
    wrong: z.array(z.strictObject({ text: text(most.option), why: text(most.why) })).length(3),
    funFact: text(most.funFact),
  })
  return z.strictObject({ topics: z.array(text(60)), items: z.record(z.string(), item) })
}

/** Highest reading grade of an English bank as a whole, and of its questions: names and dates of history weigh more. */
const READING: Readonly<Record<string, Readonly<Record<Band, readonly [whole: number, questions: number]>>>> =
  {
    'science-explorer': { elementary: [3.6, 2.5], middle: [6, 4.5], high: [8, 7] },
    'history-quest': { elementary: [3.9, 3.75], middle: [8, 8], high: [11, 11] },
  }

/** Orders years as they came; what has none would come before all of them. */
const timeOf = (year: QuizYear | undefined) => (year === 'today' ? Infinity : (year ?? -Infinity))

/** KB gzip that a round fetches (issue 16). */
const MOST_OF_A_ROUND = 60

const here = fileURLToPath(new URL('../../games/', import.meta.url))
const wanted = process.env['CONTENT']

for (const [game, { skills, bands }] of Object.entries(GAMES)) {
  for (const band of BANDS) {
    if (wanted && wanted !== `${game}/${band}`) continue
    const { topics, levels, perLevel, sizes } = bands[band]
    const bank: Record<string, readonly QuizItem[]> = await import(`${here}${game}/bank/${band}.ts`)
    const items = bank[`${band.toUpperCase()}_ITEMS`] ?? []
    const parts = groupBy(items, ({ topic, part }) => `${topic}.${part}`)

    describe(`${game} ${band}`, () => {
      test('has enough questions for a second and third visit to every part, ids unique, facts sourced', () => {
        const [fewest, most] = sizes
        expect(fewest).toBeGreaterThan(perLevel * 2)
        for (const [part, own] of parts) {
          expect(own.length, part).toBeGreaterThanOrEqual(fewest)
          expect(own.length, part).toBeLessThanOrEqual(most)
          expect(new Set(own.map(({ difficulty }) => difficulty)).size, part).toBeGreaterThanOrEqual(3)
        }
        expect(new Set(items.map(({ topic }) => topic))).toEqual(
          new Set(Array.from({ length: topics }, (_, index) => index + 1)),
        )
        expect(new Set(items.map(({ id }) => id)).size).toBe(items.length)
        for (const { id, skill, difficulty, source } of items) {
          expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
          expect(skills, id).toContain(skill)
          expect([1, 2, 3, 4, 5], id).toContain(difficulty)
          expect(source.length, id).toBeGreaterThan(10)
        }
      })

      if (game === 'history-quest') {
        test('tells every topic in the order in which things happened', () => {
          expect(items.filter(({ year }) => year === undefined).map(({ id }) => id)).toEqual([])
          const inTime = items.toSorted(
            (one, other) => one.topic - other.topic || timeOf(one.year) - timeOf(other.year) || 0,
          )
          expect(items.map(({ id }) => id)).toEqual(inTime.map(({ id }) => id))
        })
      }

      for (const language of LANGUAGES) {
        test(`is complete and readable in ${language}`, () => {
          const file = `${here}${game}/words/${language}/${band}.json`
          const words = wordsOf(band, language).parse(JSON.parse(readFileSync(file, 'utf8')))
          expect(words.topics).toHaveLength(topics)
          expect(new Set(words.topics).size).toBe(topics)
          expect(Object.keys(words.items)).toEqual(items.map(({ id }) => id))
          const questions = Object.values(words.items).map(({ question }) => question.toLocaleLowerCase())
          expect(questions.filter((question, index) => questions.indexOf(question) !== index)).toEqual([])
          for (const [id, { right, wrong, question, funFact }] of Object.entries(words.items)) {
            const options = [right, ...wrong.map(({ text }) => text)].map((text) => text.toLocaleLowerCase())
            expect(new Set(options).size, id).toBe(4)
            expect(new Set(wrong.map(({ why }) => why)).size, id).toBe(3)
            expect(funFact, id).not.toBe(question)
          }
        })

        test(`a round of the largest parts of its topics fetches little in ${language}`, () => {
          const file = `${here}${game}/words/${language}/${band}.json`
          const words = wordsOf(band, language).parse(JSON.parse(readFileSync(file, 'utf8')))
          const sizeOf = (own: readonly QuizItem[]) => {
            const picked = Object.fromEntries(own.map(({ id }) => [id, words.items[id]]))
            return gzipSync(JSON.stringify({ topics: words.topics, items: picked })).length / 1_000
          }
          const largest = [...groupBy(parts.values(), ([first]) => first?.topic).values()]
            .map((ofTopic) => Math.max(...ofTopic.map(sizeOf)))
            .sort((one, other) => other - one)
            .slice(0, levels)
          expect(largest.reduce((sum, size) => sum + size, 0)).toBeLessThan(MOST_OF_A_ROUND)
        })

        test(`gives nothing away by length in ${language}`, () => {
          const file = `${here}${game}/words/${language}/${band}.json`
          const words = wordsOf(band, language).parse(JSON.parse(readFileSync(file, 'utf8')))
          const longest = Object.values(words.items).filter(({ right, wrong }) =>
            wrong.every(({ text }) => text.length < right.length),
          )
          expect(longest.length / items.length).toBeLessThanOrEqual(0.4)
        })
      }
    })
  }
}

describe.each(Object.keys(GAMES))('%s in English', (game) => {
  const read = (band: Band) =>
    wordsOf(band, 'en').parse(JSON.parse(readFileSync(`${here}${game}/words/en/${band}.json`, 'utf8'))).items

  test.each(BANDS)('is written for readers of %s', (band) => {
    const items = Object.values(read(band))
    const questions = items.map(({ question }) => question)
    const whole = items.map(({ question, wrong, funFact }) =>
      [question, ...wrong.map(({ why }) => why), funFact].join(' '),
    )
    const [ofWhole, ofQuestions] = READING[game]?.[band] ?? [0, 0]
    expect(readingGrade(whole.join(' '))).toBeLessThan(ofWhole)
    expect(readingGrade(questions.join(' '))).toBeLessThan(ofQuestions)
  })

  const all = () =>
    BANDS.flatMap((band) =>
      Object.entries(read(band)).map(([id, item]) => ({ id: `${band}/${id}`, band, ...item })),
    )
  const { within, across, facts } = TOO_ALIKE[game] ?? { within: 0, across: 0, facts: 0 }

  test('asks the same only once in all its bands', () => {
    const asked = all().map(({ id, band, question, right }) => ({ id, band, text: question, answer: right }))
    const alike = alikePairs(asked, (one, other) => (one.band === other.band ? within : across))
    const apart = Object.keys(ASK_APART[game] ?? {})
    expect(
      alike.map(({ one, other }) => `${one.id} ${other.id}`).filter((pair) => !apart.includes(pair)),
    ).toEqual([])
    const ids = new Set(asked.map(({ id }) => id))
    expect(apart.flatMap((pair) => pair.split(' ')).filter((id) => !ids.has(id))).toEqual([])
  })

  test('tells no fun fact twice', () => {
    const told = all().map(({ id, funFact }) => ({ id, text: funFact }))
    expect(alikePairs(told, () => facts).map(({ one, other }) => `${one.id} ${other.id}`)).toEqual([])
  })
})
