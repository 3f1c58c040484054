import { describe, expect, it } from 'vitest'
import { BANDS } from '#engine/core/bands.ts'
import { LANGUAGES } from '#engine/core/languages.ts'
import { seedRandom } from '#engine/core/random.ts'
import { BEYOND } from '#engine/learning/arithmetic/beyond.ts'
import { drawProblem, operatorsAt } from '#engine/learning/arithmetic/problems.ts'
import { newLearner } from '#engine/learning/learner.ts'
import { readWords } from '#tests/factories/math-words.ts'
import { DIFFICULTIES } from '../../exercise.ts'
import { makeExercise } from '../../generator.ts'
import { exactValue } from '../../notation.ts'
import { faultsOf } from '../faults-of.fixture.ts'
import { MATH_SKILLS } from '../skills.ts'
import { GAME_SUM_GENERATORS, gameSum } from './generators.ts'

const WORDS = LANGUAGES.map(readWords)

describe('the sums of the games as exercises', () => {
  it.each(Object.keys(GAME_SUM_GENERATORS))('%s: are sound', (skill) => {
    for (const difficulty of DIFFICULTIES) {
      for (let seed = 0; seed < 200; seed++) {
        const made = makeExercise(GAME_SUM_GENERATORS, { skill, version: 1, difficulty, seed })
        expect(made.ok && faultsOf(made.value, WORDS)).toEqual([])
      }
    }
  })

  it.each(BANDS)('ask each sum of %s as it was asked', (band) => {
    const learner = newLearner({ ratings: {}, practised: {} })
    let random = seedRandom(16)
    for (let asked = 0; asked < 60; asked++) {
      const place = asked % 2 === 0 ? { level: 10 } : { level: 20, ownLevels: 10 }
      const request = { band, ...place, learner, challenge: 'even' as const }
      const [problem, next] = drawProblem(random, request, null)
      random = next
      const ref = gameSum(problem, band)
      const made = ref && makeExercise(GAME_SUM_GENERATORS, ref)
      if (!made?.ok) throw new Error(`${problem.left} ${problem.operator} ${problem.right} is not found`)
      const { question, answer } = made.value
      const written = { '²': 'power', '^': 'power', '√': 'root' } as Record<string, string>
      expect(question.with?.['maths']).toMatchObject({ is: written[problem.operator] ?? 'operation' })
      expect(answer.kind === 'number' && answer.right).toEqual({ n: problem.answer, d: 1 })
      expect(exactValue(question.with?.['maths'] as never)).toEqual({ n: problem.answer, d: 1 })
    }
    expect(operatorsAt(band, 10).length).toBeGreaterThan(1)
  })

  it.each(BANDS)('ask, beyond %s, skills of the map', (band) => {
    for (const { skill } of BEYOND[band].skills)
      expect(
        MATH_SKILLS.some(({ id }) => id === skill),
        skill,
      ).toBe(true)
  })

  it('are none of sums that no round of the band asks', () => {
    expect(gameSum({ left: 60, operator: '+', right: 60 }, 'elementary')).toBeNull()
    expect(gameSum({ left: 47, operator: '×', right: 36 }, 'elementary')).toBeNull()
  })
})
