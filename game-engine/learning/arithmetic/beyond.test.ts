import { describe, expect, it } from 'vitest'
import { BANDS } from '#engine/core/bands.ts'
import { CHALLENGES } from '#engine/core/game-rules.ts'
import { seedRandom, withDice } from '#engine/core/random.ts'
import { newLearner } from '../learner.ts'
import { BEYOND, HARDER_FROM_LEVEL } from './beyond.ts'
import { drawOperands, drawProblem } from './problems.ts'
import { type MathProblem, questionText, readQuestion } from './question.ts'
import { questionRating } from './question-rating.ts'

const OWN = 5
const learner = newLearner({ ratings: {}, practised: {} })

function problemsAt(request: Omit<Parameters<typeof drawProblem>[1], 'learner'>, count = 400): MathProblem[] {
  return Array.from(
    { length: count },
    (_, seed) => drawProblem(seedRandom(seed), { ...request, learner }, null)[0],
  )
}

const share = (problems: readonly MathProblem[]) =>
  problems.filter(({ beyond }) => beyond !== undefined).length / problems.length

describe.each(BANDS)('beyond %s', (band) => {
  const packs = (level: number) => problemsAt({ band, level, ownLevels: OWN, challenge: 'even' })

  it('asks, in every level after the last one of the band, what the band does not', () => {
    for (let level = OWN + 1; level <= OWN + 10; level++) expect(share(packs(level))).toBe(1)
    const within = new Set(problemsAt({ band, level: 50, challenge: 'even' }, 4_000).map(questionText))
    const fresh = packs(OWN + 10).filter((problem) => !within.has(questionText(problem)))
    expect(fresh.length / 400).toBeGreaterThan(0.6)
  })

  it('brings one skill after the other', () => {
    const met = Array.from(
      { length: 10 },
      (_, index) => new Set(packs(OWN + 1 + index).map(({ operator }) => operator)),
    )
    for (const { operator, fromStep } of BEYOND[band].skills)
      expect(met.findIndex((operators) => operators.has(operator))).toBe(fromStep - 1)
  })

  it('asks it now and then in a harder round, from a level on', () => {
    const harder = (level: number) => share(problemsAt({ band, level, ownLevels: OWN, challenge: 'harder' }))
    expect(harder(HARDER_FROM_LEVEL - 1)).toBe(0)
    expect(harder(HARDER_FROM_LEVEL)).toBeGreaterThan(0.25)
    expect(harder(HARDER_FROM_LEVEL)).toBeLessThan(0.42)
  })

  it('leaves all other rounds as they were, to the number drawn', () => {
    for (const challenge of CHALLENGES) {
      const level = challenge === 'harder' ? HARDER_FROM_LEVEL - 1 : OWN
      const request = { band, level, challenge, learner }
      for (let seed = 0; seed < 50; seed++)
        expect(drawProblem(seedRandom(seed), { ...request, ownLevels: OWN }, null)).toEqual(
          drawProblem(seedRandom(seed), request, null),
        )
    }
  })

  it('has four different options, whole and not negative, the answer once among them', () => {
    for (const { options, answer } of packs(OWN + 10)) {
      expect(new Set(options).size).toBe(4)
      expect(options.filter((option) => option === answer)).toHaveLength(1)
      for (const option of options) expect(Number.isInteger(option) && option >= 0).toBe(true)
    }
  })

  it('writes questions that are read back', () => {
    for (const { left, operator, right, answer } of packs(OWN + 10)) {
      const text = questionText({ left, operator, right, answer } as MathProblem)
      expect(readQuestion(text), text).toEqual({ left, operator, right })
    }
  })
})

it.each([
  ['elementary', 'middle'],
  ['middle', 'high'],
] as const)('a sum of %s has on the scale of %s a rating lower by what is given', (younger, older) => {
  const apart = withDice(seedRandom(4), (dice) =>
    Array.from({ length: 2_000 }, () => {
      const question = drawOperands(dice, younger, dice.pick(['+', '-']))
      return questionRating(question, younger) - questionRating(question, older)
    }),
  )[0]
  const mean = apart.reduce((sum, one) => sum + one, 0) / apart.length
  expect(Math.abs(mean - BEYOND[younger].harderBy)).toBeLessThan(15)
})
