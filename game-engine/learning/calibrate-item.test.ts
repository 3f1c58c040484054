// Items written with a wrong difficulty are found by the answers of players who know nothing of it, and others are left alone.
import process from 'node:process'
import { describe, expect, test } from 'vitest'
import { type Dice, type RandomState, seedRandom, withDice } from '#engine/core/random.ts'
import { replay } from '#engine/core/replay.ts'
import { roundOptions } from '#engine/core/round-options.fixture.ts'
import { calibrateBank, type ItemResult, LEAST_ANSWERS } from './calibrate-item.ts'
import { QUIZ_SCALE, ratingOf } from './quiz/draw.ts'
import type { QuizItem } from './quiz/quiz-item.ts'
import { createQuizRules } from './quiz/rules.ts'
import { playRound, rightOption, wrongOption } from './quiz/scripted-players.ts'
import type { QuizState } from './quiz/state.ts'
import { toySetup } from './quiz/toy-quiz.fixture.ts'

const ITEMS: readonly QuizItem[] = Array.from({ length: 60 }, (_, index) => ({
  id: `item-${index}`,
  topic: 1 + (index % 2),
  skill: index % 3 === 0 ? 'odd' : 'even',
  difficulty: ([1, 2, 3, 4, 5, 2, 3, 1, 4, 3] as const)[Math.floor(index / 2) % 10] ?? 3,
  source: 'made up',
}))
const PLANTED = ITEMS.filter((_, index) => index % 10 === 4)
/** Of two steps of difficulty. */
const WRONG_BY = 240
const BAND = 'elementary'
const RULES = createQuizRules(
  toySetup({
    banks: { elementary: ITEMS, middle: ITEMS, high: ITEMS },
    perLevel: { elementary: 10, middle: 10, high: 10 },
  }),
)
const PLAYERS = 350
const ROUNDS = 4
const SEEDS = process.env['TEST_FULL'] ? [1, 2, 3, 4, 5, 6] : [1]

/** What players of all heights answer, who guess one in four where they do not know. */
function answersOf(seed: number): (ItemResult & { item: string })[] {
  let random: RandomState = seedRandom(seed)
  const dice = <Made>(use: (dice: Dice) => Made): Made => {
    const [made, next] = withDice(random, use)
    random = next
    return made
  }
  const share = () => dice((from) => from.int(0, 99_999)) / 100_000
  /** About normal, by a sum of twelve. */
  const around = (mean: number, deviation: number) =>
    mean + deviation * (Array.from({ length: 12 }, share).reduce((sum, one) => sum + one, 0) - 6)
  const truth = new Map(
    ITEMS.map((item) => {
      const wrongBy = item.difficulty > 3 ? -WRONG_BY : WRONG_BY
      return [item.id, PLANTED.includes(item) ? ratingOf(item) + wrongBy : around(ratingOf(item), 25)]
    }),
  )
  const rows = new Map<string, ItemResult & { item: string }>()

  for (let player = 0; player < PLAYERS; player++) {
    const ability = around(1_050, 180)
    const option = (state: QuizState) => {
      const harder = (truth.get(state.question.id) ?? 0) - ability
      const chance = 0.25 + 0.75 / (1 + 10 ** (harder / 400))
      return share() < chance ? rightOption(state) : wrongOption(state)
    }
    let ratings: Readonly<Record<string, number>> = {}
    let practised: Readonly<Record<string, number>> = {}
    for (let round = 0; round < ROUNDS; round++) {
      const drawn = dice((from) => from.int(0, 0x7fff_ffff))
      const options = { ...roundOptions({ seed: drawn, band: BAND }), ratings, practised }
      const { moves } = playRound(RULES, options, () => ({ thinkMs: 2_000, hints: 0, option, readMs: 0 }))
      const replayed = replay(RULES, options, moves)
      if (!replayed.ok) throw new Error(replayed.code)
      for (const { item, difficulty, right, expected } of replayed.value.itemAnswers) {
        const row = rows.get(item) ?? { item, difficulty, asked: 0, right: 0, expected: 0 }
        rows.set(item, {
          ...row,
          asked: row.asked + 1,
          right: row.right + Number(right),
          expected: row.expected + expected,
        })
      }
      const met = Object.entries(replayed.value.practice.skills)
      ratings = { ...ratings, ...Object.fromEntries(met.map(([skill, { rating }]) => [skill, rating])) }
      const seen = met.map(([skill, { seen }]) => [skill, (practised[skill] ?? 0) + seen])
      practised = { ...practised, ...Object.fromEntries(seen) }
    }
  }
  return [...rows.values()]
}

test.each(SEEDS)('simulated players find planted wrong difficulties, and few others (%i)', (seed) => {
  const moved = calibrateBank(answersOf(seed), QUIZ_SCALE).flatMap(({ item, difficulty, calibration }) => {
    if (!calibration || calibration.difficulty === difficulty) return []
    return [{ item, up: calibration.difficulty > difficulty }]
  })
  const planted = PLANTED.map(({ id, difficulty }) => ({ item: id, up: difficulty <= 3 }))
  const found = planted.filter(({ item, up }) => moved.some((one) => one.item === item && one.up === up))
  expect(found.length).toBeGreaterThanOrEqual(planted.length - 1)
  const others = moved.filter(({ item }) => PLANTED.every(({ id }) => id !== item))
  expect(others.length).toBeLessThanOrEqual(1)
})

describe('an item', () => {
  const bank = (result: Partial<ItemResult>) => {
    const usual = { difficulty: 3, asked: 1_000, right: 750, expected: 750_000 }
    const [first] = calibrateBank([{ ...usual, ...result }, ...Array(40).fill(usual)], QUIZ_SCALE)
    return first?.calibration ?? null
  }

  test.each<[string, Partial<ItemResult>, number | undefined]>([
    ['answered as expected keeps its difficulty', {}, 3],
    ['answered rightly far less often is harder', { right: 570 }, 4],
    ['answered rightly far more often is easier', { right: 950 }, 1],
    [
      'a little off stays, however many answers there are',
      { asked: 100_000, right: 72_000, expected: 75_000_000 },
      3,
    ],
    ['far off in few answers stays until it is sure', { asked: 200, right: 126, expected: 150_000 }, 3],
    ['of too few answers says nothing', { asked: LEAST_ANSWERS - 1, right: 0, expected: 150_000 }, undefined],
  ])('%s', (_, result, difficulty) => {
    expect(bank(result)?.difficulty).toBe(difficulty)
  })

  test('lies within bounds of 99 % (Wilson; 750 of 1,000: .713 to .784)', () => {
    const { low = 0, high = 0 } = bank({}) ?? {}
    expect([low.toFixed(3), high.toFixed(3)]).toEqual(['0.713', '0.784'])
  })

  test('is not called easier because players of its whole bank are better than rated', () => {
    const all = Array(20).fill({ difficulty: 3, asked: 1_000, right: 900, expected: 750_000 })
    expect(calibrateBank(all, QUIZ_SCALE).map(({ calibration }) => calibration?.difficulty)).toEqual(
      Array(20).fill(3),
    )
  })
})
