// The answers of algebra 2, checked against the question as it is shown, by substitution.
import { describe, expect, test } from 'vitest'
import { areClose, complexValue } from '../complex.fixture.ts'
import {
  answerOf,
  drawn,
  evaluate,
  leftSide,
  mathsOf,
  onlyRightEquals,
  optionsOf,
  partOf,
  rightSide,
  typedOf,
} from '../evaluate.fixture.ts'
import { ALGEBRA_2_GENERATORS as GENERATORS } from './generators.ts'

const LEVELS = [1, 2, 3] as const

describe('complex numbers', () => {
  test.each(LEVELS)('complex-numbers at %i have the value of the formula', (difficulty) => {
    for (const exercise of drawn(GENERATORS, 'complex-numbers', difficulty)) {
      const asked = complexValue(partOf(exercise, 'maths'))
      const { kind } = exercise.answer
      if (kind === 'number') expect(areClose(asked, [answerOf(exercise), 0])).toBe(true)
      else {
        const { right, wrong } = kind === 'choice' ? optionsOf(exercise) : typedOf(exercise)
        expect(areClose(asked, complexValue(mathsOf(right)))).toBe(true)
        for (const one of wrong) expect(areClose(asked, complexValue(mathsOf(one)))).toBe(false)
      }
    }
  })

  test.each(LEVELS)('quadratics-complex-roots at %i become 0 at the root', (difficulty) => {
    for (const exercise of drawn(GENERATORS, 'quadratics-complex-roots', difficulty)) {
      const formula = leftSide(partOf(exercise, 'equation'))
      const x = complexValue(mathsOf(typedOf(exercise).right))
      expect(x[1]).toBeGreaterThan(0)
      expect(areClose(complexValue(formula, { x }), [0, 0])).toBe(true)
    }
  })
})

describe('polynomials', () => {
  test('quotients are equal to the division', () => {
    for (const exercise of drawn(GENERATORS, 'polynomial-division', 1))
      expect(onlyRightEquals(partOf(exercise, 'maths'), typedOf(exercise))).toBe(true)
  })

  test('what is left after the remainder is divisible', () => {
    for (const exercise of drawn(GENERATORS, 'polynomial-division', 2)) {
      const divisor = partOf(exercise, 'divisor')
      const zero = -evaluate(divisor, { x: 0 })
      expect(evaluate(rightSide(partOf(exercise, 'function')), { x: zero })).toBe(answerOf(exercise))
    }
  })

  test('k makes the divisor a factor', () => {
    for (const exercise of drawn(GENERATORS, 'polynomial-division', 3)) {
      const x = -evaluate(partOf(exercise, 'divisor'), { x: 0 })
      expect(evaluate(partOf(exercise, 'polynomial'), { x, k: answerOf(exercise) })).toBe(0)
    }
  })

  test.each([1, 2] as const)('zeros-of-polynomials at %i are all the zeros there are', (difficulty) => {
    for (const exercise of drawn(GENERATORS, 'zeros-of-polynomials', difficulty)) {
      if (exercise.answer.kind !== 'numbers') throw new Error('numbers are asked for')
      const formula = rightSide(partOf(exercise, 'function'))
      const given = difficulty === 2 ? [evaluate(rightSide(partOf(exercise, 'zero')))] : []
      const found = [...exercise.answer.right.map(({ n, d }) => n / d), ...given].sort((a, b) => a - b)
      const zeros = Array.from({ length: 13 }, (_, index) => index - 6).filter(
        (x) => evaluate(formula, { x }) === 0,
      )
      expect(zeros).toEqual(found)
    }
  })

  test('only the right graph follows the formula', () => {
    for (const exercise of drawn(GENERATORS, 'zeros-of-polynomials', 3)) {
      const formula = rightSide(partOf(exercise, 'function'))
      const { right, wrong } = optionsOf(exercise)
      const follows = (option: typeof right) => {
        if (!('drawing' in option) || option.drawing.kind !== 'plane') throw new Error('no graph')
        const points = option.drawing.curves?.flatMap((curve) => curve.points) ?? []
        return points.length > 9 && points.every(([x, y]) => Math.abs(evaluate(formula, { x }) - y) < 0.06)
      }
      expect(follows(right)).toBe(true)
      expect(wrong.some(follows)).toBe(false)
    }
  })

  test.each([1, 2] as const)('identities-and-binomial at %i are equal to the question', (difficulty) => {
    for (const exercise of drawn(GENERATORS, 'identities-and-binomial', difficulty))
      expect(onlyRightEquals(partOf(exercise, 'maths'), typedOf(exercise))).toBe(true)
  })

  test('one coefficient is that of the multiplied power', () => {
    for (const exercise of drawn(GENERATORS, 'identities-and-binomial', 3)) {
      const asked = partOf(exercise, 'maths')
      if (asked.is !== 'power') throw new Error('no power')
      const n = evaluate(asked.exponent)
      const [b, a] = [0, 1].map((x) => evaluate(asked.base, { x })) as [number, number]
      let coefficients = [1]
      for (let factor = 0; factor < n; factor++)
        coefficients = [...coefficients, 0].map(
          (one, index) => b * one + (a - b) * (coefficients[index - 1] ?? 0),
        )
      const power = partOf(exercise, 'power')
      const r = power.is === 'power' ? evaluate(power.exponent) : 1
      expect(coefficients[r]).toBe(answerOf(exercise))
    }
  })
})
