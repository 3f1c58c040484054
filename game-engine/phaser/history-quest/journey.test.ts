// Journeys through whole rounds: every stop has its question's place, and every picture keeps to its room.
import { describe, expect, test } from 'vitest'
import { BANDS, type Band } from '#engine/core/bands.ts'
import { roundOptions } from '#engine/core/round-options.fixture.ts'
import { QUESTIONS_PER_TOPIC } from '#engine/games/history-quest/constants.ts'
import { PLACES } from '#engine/games/history-quest/places/place-name.ts'
import { placesOf } from '#engine/games/history-quest/places/place-of.ts'
import { historyQuestRules, SETUP } from '#engine/games/history-quest/rules.ts'
import { guessingPlayer, playRound } from '#engine/learning/quiz/scripted-players.ts'
import { topicOf } from '#engine/learning/quiz/state.ts'
import { extent } from '#engine/phaser/kit/mark-extent.fixture.ts'
import { MIN_TEXT } from '#engine/phaser/kit/marks.ts'
import { type Guide, journeyOf } from './journey.ts'
import { LANDS } from './lands/land-of.ts'
import { drawingOf } from './places/drawings.ts'
import { inPencil } from './places/place.ts'
import { type PictureRoom, routeOf } from './route.ts'
import { stillPicture } from './still-picture.ts'

/** A small phone, a phone, a wide page. */
const ROOMS: readonly PictureRoom[] = [
  { width: 290, height: 250, covered: 76 },
  { width: 362, height: 286, covered: 42 },
  { width: 880, height: 400, covered: 56 },
]
const FORMATS = [String, (year: number) => `hace ${-year}.000.000 años`]

function guideFor(band: Band): Guide {
  const places = placesOf(band)
  const items = new Map(SETUP.banks[band].map((item) => [item.id, item]))
  return {
    settingOf(id) {
      const year = items.get(id)?.year
      return { place: places.get(id) ?? 'map', year: typeof year === 'number' ? year : null }
    },
    yearsOf: (topic) =>
      [...items.values()].flatMap((item) =>
        item.topic === topic && typeof item.year === 'number' ? item.year : [],
      ),
  }
}

const questionsOf = (band: Band) =>
  playRound(historyQuestRules, roundOptions({ band }), guessingPlayer(3)).questions

test.each(PLACES)('%s stays on its sheet, stirs, and has its colours only once they are won', (place) => {
  const { still, stirring } = drawingOf(place)
  for (const life of [0.01, 0.3, 0.7, 1]) {
    for (const mark of [...still, ...stirring(life)]) {
      const { left, right, top, bottom } = extent(mark)
      const beyond = life === 1 || still.includes(mark) ? 4 : 76
      expect([left, right, top, bottom].every(Number.isFinite)).toBe(true)
      expect(Math.min(left, top), JSON.stringify(mark)).toBeGreaterThanOrEqual(-beyond)
      expect(right, JSON.stringify(mark)).toBeLessThanOrEqual(160 + beyond)
      expect(bottom, JSON.stringify(mark)).toBeLessThanOrEqual(120 + beyond)
    }
  }
  expect(stirring(0)).toEqual([])
  expect(stirring(1)).not.toEqual(stirring(0.3))
  const full = inPencil(still).filter(
    (mark) => mark.mark === 'shape' && !mark.soft && 'ab'.includes(mark.fill),
  )
  expect(full).toEqual([])
})

describe.each(BANDS)('%s', (band) => {
  const guide = guideFor(band)

  test('a topic is one journey: a stop for each question, known from its beginning, with what became of it', () => {
    for (const state of questionsOf(band)) {
      const { stops, here, isAnswered } = journeyOf(state, guide)
      expect(stops).toHaveLength(QUESTIONS_PER_TOPIC[band])
      expect(here).toBe(state.results.length)
      expect(isAnswered).toBe(false)
      expect(stops[here]?.place).toBe(guide.settingOf(state.question.id).place)
      expect(stops.map(({ outcome }) => outcome)).toEqual([
        ...state.results,
        ...Array.from({ length: stops.length - here }, () => null),
      ])
    }
  })

  test.each(ROOMS)('pictures are made of numbers, signs keep to a room of %j', (room) => {
    for (const state of questionsOf(band)) {
      for (const phase of ['asking', 'reveal'] as const) {
        const results = phase === 'asking' ? state.results : [...state.results, 'wrong' as const]
        const journey = journeyOf({ ...state, phase, results }, guide)
        for (const format of FORMATS) {
          const almanac = { topic: topicOf(state), years: guide.yearsOf(topicOf(state)), format }
          const marks = stillPicture(band, room, journey, almanac, false)
          expect(marks.map(extent).every((sides) => Object.values(sides).every(Number.isFinite))).toBe(true)
          const route = routeOf(band, room, journey.stops.length)
          const signs = [
            ...LANDS[band].line(route, journey, almanac),
            ...LANDS[band].date(route, journey, almanac),
          ]
          for (const mark of signs) {
            if (mark.mark === 'label') expect(mark.size).toBeGreaterThanOrEqual(MIN_TEXT)
            expect(extent(mark).bottom, JSON.stringify(mark)).toBeLessThanOrEqual(room.height + 2)
          }
        }
      }
    }
  })

  test('the date of a stop is told only once it is answered', () => {
    const route = routeOf(band, { width: 880, height: 400, covered: 56 }, 5)
    const dated = questionsOf(band).filter(({ question }) => guide.settingOf(question.id).year !== null)
    expect(dated.length).toBeGreaterThan(0)
    for (const state of dated) {
      const almanac = { topic: topicOf(state), years: [], format: (year: number) => `<${year}>` }
      const year = `<${guide.settingOf(state.question.id).year}>`
      const before = journeyOf(state, guide)
      const after = journeyOf({ ...state, phase: 'reveal', results: [...state.results, 'right'] }, guide)
      expect(LANDS[band].date(route, before, almanac)).toEqual([])
      expect(JSON.stringify(LANDS[band].date(route, after, almanac))).toContain(year)
    }
  })
})
