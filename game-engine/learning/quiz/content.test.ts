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

/** How alike two questions of one band, of two bands, and two fun facts may not be. */
interface Likeness {
  readonly within: number
  readonly across: number
  readonly facts: number
}

/** Names and years mark what a question of history is about; science asks much about the same few things. */
const TOO_ALIKE: Readonly<Record<string, Likeness>> = {
  'history-quest': { within: 0.615, across: 0.485, facts: 0.58 },
  'science-explorer': { within: 0.7, across: 0.6, facts: 0.6 },
}

/** Pairs that read alike and yet ask different things, and what sets them apart. */
const ASK_APART: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'science-explorer': {
    'elementary/shadow-falls-away-from-lamp elementary/two-lamps-make-two-shadows':
      'where a shadow falls; how many there are',
    'elementary/shadow-falls-away-from-lamp elementary/shadow-left-means-sun-right':
      'where the shadow falls; where the light is',
    'elementary/fish-breathe-with-gills elementary/young-tadpole-breathes-with-gills':
      'fish; the young of an animal with lungs',
    'elementary/roots-drink-water elementary/carrot-is-a-root': 'what roots do; that a carrot is one',
    'middle/dominant-allele-shows middle/seventy-four-to-twenty-six-parents':
      'which color shows; which cross gave the numbers',
    'elementary/air-goes-to-lungs middle/oxygen-enters-blood-in-air-sacs':
      'where air goes; how oxygen gets into the blood',
    'middle/mass-times-acceleration-stays-equal high/three-kilograms-at-four-is-twelve':
      'acceleration; momentum',
    'elementary/plants-use-sunlight middle/bread-energy-came-from-sunlight':
      'what plants live on; where the energy of food began',
    'middle/oxygen-largest-part-of-body high/four-elements-make-most-of-life':
      'the largest part; the four elements of life',
    'elementary/magnet-pulls-iron-nail middle/magnet-acts-without-touching':
      'what a magnet pulls; forces that act from afar',
    'elementary/same-poles-push-apart middle/like-charges-repel': 'magnets; electric charges',
  },
  'history-quest': {
    'elementary/kenya-is-in-africa elementary/africa-is-whole-continent':
      'where a country lies; what a continent is',
    'elementary/kenya-is-in-africa elementary/first-people-like-us-lived-in-africa':
      'a country of today; where people began',
    'elementary/africa-is-whole-continent elementary/first-people-like-us-lived-in-africa':
      'what a continent is; where people began',
    'elementary/kenya-is-in-africa middle/oldest-sapiens-fossils-africa':
      'a country of today; what fossils tell',
    'elementary/africa-is-whole-continent middle/oldest-sapiens-fossils-africa':
      'what a continent is; what fossils tell',
    'elementary/decade-is-ten-years elementary/ten-centuries-are-1000-years':
      'the meaning of a word; a division',
    'elementary/hieroglyphs-are-picture-signs elementary/maya-glyphs-were-writing': 'Egypt; the Maya',
    'elementary/four-more-coins-to-ten elementary/four-weeks-to-save-eight':
      'what is missing; how long it takes',
    'elementary/south-is-opposite-of-north elementary/left-turn-from-west-is-south':
      'turning around; turning left',
    'high/emissions-total-or-per-person high/gdp-per-person-compare': 'gas in the air; goods made',
    'elementary/tuesday-follows-monday elementary/tuesday-sold-most-lemonade':
      'the days of the week; reading a table',
    'elementary/antarctica-is-at-south-pole elementary/antarctica-has-no-country':
      'where it lies; who owns it',
    'elementary/wright-first-flight-took-12-seconds middle/wright-biography-is-secondary':
      'the flight; kinds of sources',
    'elementary/maori-first-in-new-zealand middle/aotearoa-is-new-zealand':
      'who came first; the name of the country',
    'elementary/new-zealand-was-settled-after-hawaii middle/new-zealand-settled-late':
      'reading three numbers; knowing the settlement of four lands',
    'elementary/new-zealand-was-settled-after-hawaii middle/aotearoa-is-new-zealand':
      'when it was settled; its name',
    'elementary/no-big-animals-to-pull-mexican-carts middle/inca-roads-without-carts':
      'Mexico, which had wheels; the roads of the Andes',
    'elementary/low-sea-joined-asia-and-america middle/ice-age-land-bridge-to-alaska':
      'why land lay dry; where the water was',
    'elementary/tubman-walked-north-to-freedom middle/tubman-underground-railroad':
      'what waited in the North; what she did for others',
    'elementary/after-44-bce-comes-43-bce middle/no-year-zero':
      'counting down before the Common Era; its first year',
    'elementary/bce-500-before-200 middle/fifth-century-bce-500-to-401':
      'which year is earlier; the years of a century',
    'elementary/most-countries-vote-from-18 high/voting-age-eighteen-1971':
      'the age to vote; why it was lowered',
    'middle/monarchs-without-power high/charter-oath-1868': 'kings of today; reformers in Japan',
    'middle/articles-no-power-to-tax high/bill-of-rights-1689-taxes':
      'a Congress without money; a king without Parliament',
    'elementary/monsoon-winds-drove-ships-to-kilwa middle/monsoon-sets-swahili-trade-calendar':
      'what drove the ships; when they could return',
    'elementary/equator-goes-around-middle middle/quito-lies-near-the-equator':
      'what the line is called; finding a city by it',
    'elementary/aboriginal-people-first-in-australia middle/australia-was-not-nobodys-land':
      'who came first; a claim of the settlers',
  },
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
