// The quizzes as players of known skill meet them, round after round: how soon a first round finds their level, and how
// seldom a question comes back.
import { describe, expect, test } from 'vitest'
import { BANDS, type Band } from '#engine/core/bands.ts'
import { drawInt, seedRandom } from '#engine/core/random.ts'
import { roundOptions } from '#engine/core/round-options.fixture.ts'
import { ratingOf } from '#engine/learning/quiz/draw.ts'
import type { QuizItem } from '#engine/learning/quiz/quiz-item.ts'
import { playRound, rightOption, wrongOption } from '#engine/learning/quiz/scripted-players.ts'
import { expectedSuccess } from '#engine/learning/rating.ts'
import * as historyElementary from './history-quest/bank/elementary.ts'
import * as historyHigh from './history-quest/bank/high.ts'
import * as historyMiddle from './history-quest/bank/middle.ts'
import { historyQuestRules } from './history-quest/rules.ts'
import * as scienceElementary from './science-explorer/bank/elementary.ts'
import * as scienceHigh from './science-explorer/bank/high.ts'
import * as scienceMiddle from './science-explorer/bank/middle.ts'
import { scienceExplorerRules } from './science-explorer/rules.ts'

const QUIZZES = [
  {
    rules: scienceExplorerRules,
    banks: {
      elementary: scienceElementary.ELEMENTARY_ITEMS,
      middle: scienceMiddle.MIDDLE_ITEMS,
      high: scienceHigh.HIGH_ITEMS,
    },
  },
  {
    rules: historyQuestRules,
    banks: {
      elementary: historyElementary.ELEMENTARY_ITEMS,
      middle: historyMiddle.MIDDLE_ITEMS,
      high: historyHigh.HIGH_ITEMS,
    },
  },
] as const

const PLAYERS = 12
/** So many that their mean says something of players, and little of their luck. */
const MANY_PLAYERS = 120
/** Answers everything rightly. */
const FAULTLESS = 9_999

interface Playing {
  readonly quiz: (typeof QUIZZES)[number]
  readonly band: Band
  /** Elo points in every skill. */
  readonly skill: number
}

/** Round after round of one player, each opened with what the server would know of the ones before. */
function playRounds({ quiz, band, skill }: Playing, seed: number, rounds: number) {
  const items = new Map<string, QuizItem>(quiz.banks[band].map((item) => [item.id, item]))
  let random = seedRandom(seed)
  let ratings: Readonly<Record<string, number>> = {}
  let practised: Readonly<Record<string, number>> = {}
  let met: readonly string[] = []
  return Array.from({ length: rounds }, (_, round) => {
    const options = roundOptions({ seed: seed * 100 + round, band, ratings, practised, met })
    const { state } = playRound(quiz.rules, options, ({ question }) => {
      const item = items.get(question.id)
      const [fate, after] = drawInt(random, 1, 1_000)
      random = after
      const knows = item && (skill === FAULTLESS || fate <= expectedSuccess(skill, ratingOf(item)))
      return { thinkMs: 2_000, hints: 0, option: knows ? rightOption : wrongOption, readMs: 0 }
    })
    for (const [name, { rating, seen }] of Object.entries(state.learner.skills)) {
      ratings = { ...ratings, [name]: rating }
      practised = { ...practised, [name]: (practised[name] ?? 0) + seen }
    }
    const before = new Set(met)
    met = [...met.filter((id) => !state.asked.includes(id)), ...state.asked]
    return {
      difficulties: state.asked.map((id) => items.get(id)?.difficulty ?? 0),
      repeated: state.asked.filter((id) => before.has(id)).length,
      found: Object.values(state.learner.skills).map(({ rating }) => rating),
    }
  })
}

const seedsFor = (players: number) => Array.from({ length: players }, (_, seed) => seed)
const seeds = seedsFor(PLAYERS)
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

describe.each(QUIZZES)('$rules.id', (quiz) => {
  describe.each(BANDS)('%s', (band) => {
    test('who answers everything rightly meets difficulty 4 and 5 within the first round', () => {
      for (const seed of seeds) {
        const [first] = playRounds({ quiz, band, skill: FAULTLESS }, seed, 1)
        const lastThird = first?.difficulties.slice(-Math.ceil(first.difficulties.length / 3)) ?? []
        expect(lastThird.filter((difficulty) => difficulty >= 4).length).toBeGreaterThanOrEqual(2)
        expect(mean(lastThird)).toBeGreaterThan(3)
      }
    })

    test.each([850, 1_000, 1_200])('one round finds a player of skill %i to about 125 points', (skill) => {
      const off = seedsFor(MANY_PLAYERS).flatMap((seed) =>
        playRounds({ quiz, band, skill }, seed, 1).flatMap(({ found }) =>
          found.map((rating) => Math.abs(rating - skill)),
        ),
      )
      expect(mean(off)).toBeLessThan(125)
    })

    test('the first two rounds share no question', () => {
      for (const seed of seeds) {
        const [first, second] = playRounds({ quiz, band, skill: 1_000 }, seed, 2)
        expect([first?.repeated, second?.repeated]).toEqual([0, 0])
      }
    })
  })
})
