// Pupils of known skill, answering rightly as often as their skill says: what the choice of problems makes of them.
import { describe, expect, test } from 'vitest'
import type { Band } from '#engine/core/bands.ts'
import type { Challenge } from '#engine/core/game-rules.ts'
import { drawInt, seedRandom } from '#engine/core/random.ts'
import { afterClosing, newLearner, practiceOf } from '../learner.ts'
import { expectedSuccess } from '../rating.ts'
import { drawProblem } from './problems.ts'
import type { Question } from './question.ts'
import { questionRating } from './question-rating.ts'
import { skillOf } from './skill.ts'

const ROUNDS = 60
const SETTLED = 10
const QUESTIONS = 20

interface Pupil {
  readonly band: Band
  readonly level: number
  readonly challenge: Challenge
  /** What they can, in every operation. */
  readonly skill: number
}

/** Plays round after round, each opened with the ratings of the one before; tells how they stand once settled. */
function practise({ band, level, challenge, skill }: Pupil, seed: number) {
  let random = seedRandom(seed)
  let ratings: Record<string, number> = {}
  let right = 0
  let asked = 0
  const standing: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    let learner = newLearner({ ratings })
    let previous: Question | null = null
    for (let count = 0; count < QUESTIONS; count++) {
      const [problem, next] = drawProblem(random, { band, level, challenge, learner }, previous)
      const item = questionRating(problem, band)
      const [fate, after] = drawInt(next, 1, 1_000)
      const kind = fate <= expectedSuccess(skill, item) ? 'right' : 'wrong'
      learner = afterClosing(learner, { skill: skillOf(problem), item, kind, thinkMs: 4_000, hinted: false })
      previous = problem
      random = after
      if (round >= SETTLED) {
        asked += 1
        right += kind === 'right' ? 1 : 0
      }
    }
    const { skills } = practiceOf(learner)
    ratings = {
      ...ratings,
      ...Object.fromEntries(Object.entries(skills).map(([name, { rating }]) => [name, rating])),
    }
    if (round >= SETTLED) standing.push(...Object.values(ratings))
  }
  return { rate: right / asked, rating: standing.reduce((sum, value) => sum + value, 0) / standing.length }
}

const PUPILS: [Band, number, number, number][] = [
  ['elementary', 1, 850, 0.8],
  ['elementary', 1, 1_000, 0.8],
  ['elementary', 5, 1_150, 0.8],
  ['middle', 4, 750, 0.75],
  ['middle', 4, 1_000, 0.75],
  ['middle', 4, 1_100, 0.75],
  ['high', 4, 850, 0.75],
  ['high', 4, 1_000, 0.75],
  ['high', 4, 1_150, 0.75],
]

describe.each(PUPILS)('%s, level %i, a pupil of skill %i', (band, level, skill, aim) => {
  const { rate, rating } = practise({ band, level, challenge: 'even', skill }, 7)

  test('is found out', () => {
    expect(Math.abs(rating - skill)).toBeLessThan(60)
  })

  test(`succeeds in about ${aim * 100} % of the problems`, () => {
    expect(Math.abs(rate - aim)).toBeLessThan(0.05)
  })
})

test.each([
  ['easier', 0.84, 0.94],
  ['harder', 0.55, 0.66],
] as const)('who wants it %s gets it', (challenge, least, most) => {
  const { rate } = practise({ band: 'middle', level: 4, challenge, skill: 950 }, 3)
  expect(rate).toBeGreaterThan(least)
  expect(rate).toBeLessThan(most)
})

test('a beginner is found out within a few rounds', () => {
  let learner = newLearner({ ratings: {} })
  let random = seedRandom(12)
  for (let count = 0; count < 40; count++) {
    const [problem, next] = drawProblem(
      random,
      { band: 'elementary', level: 1, challenge: 'even', learner },
      null,
    )
    const item = questionRating(problem, 'elementary')
    const [fate, after] = drawInt(next, 1, 1_000)
    const kind = fate <= expectedSuccess(700, item) ? 'right' : 'wrong'
    learner = afterClosing(learner, { skill: 'math.add', item, kind, thinkMs: 4_000, hinted: false })
    random = after
  }
  expect(practiceOf(learner).skills['math.add']?.rating).toBeLessThan(850)
})
