// Derivatives and what they tell, checked by difference quotients and by trying many values.
import { describe, expect, test } from 'vitest'
import type { Exercise } from '../../exercise.ts'
import {
  answerOf,
  argumentOf,
  drawn,
  evaluate,
  isClose,
  leftSide,
  mathsOf,
  numberOf,
  type Options,
  optionsOf,
  partOf,
  pointOf,
  rightSide,
  slopeAt,
  takesIn,
  typedOf,
} from '../evaluate.fixture.ts'
import { DERIVATIVES_GENERATORS as GENERATORS } from './generators.ts'

const functionOf = (exercise: Exercise) => (x: number) =>
  evaluate(rightSide(partOf(exercise, 'function')), { x })
const isNear = (a: number, b: number) => Math.abs(a - b) < 1e-3 * Math.max(1, Math.abs(b))
const grid = (from: number, to: number, steps = 4_000) =>
  Array.from({ length: steps + 1 }, (_, index) => from + ((to - from) * index) / steps)
const answersIn = (exercise: Exercise): Options =>
  exercise.answer.kind === 'choice' ? optionsOf(exercise) : typedOf(exercise)

function expectDerivative(exercise: Exercise) {
  const f = functionOf(exercise)
  const { right, wrong } = answersIn(exercise)
  const fits = (option: typeof right) =>
    [0.43, 1.27, 2.09].every((x) => isNear(evaluate(mathsOf(option), { x }), slopeAt(f, x, 1e-5)))
  expect(fits(right)).toBe(true)
  expect(wrong.some(fits)).toBe(false)
}

function expectSlope(exercise: Exercise) {
  const at = evaluate(argumentOf(partOf(exercise, 'asked')))
  expect(isNear(answerOf(exercise), slopeAt(functionOf(exercise), at))).toBe(true)
}

describe('derivatives by rule', () => {
  test.each([
    ['power-rule', 1],
    ['power-rule', 2],
    ['product-quotient-rule', 1],
    ['product-quotient-rule', 2],
    ['derivatives-trig-exp-log', 1],
    ['derivatives-trig-exp-log', 2],
    ['chain-rule', 1],
    ['chain-rule', 2],
  ] as const)('%s at %i: only the right answer is the slope everywhere', (skill, difficulty) => {
    for (const exercise of drawn(GENERATORS, skill, difficulty)) expectDerivative(exercise)
  })

  test('the difference quotient is that of the function', () => {
    for (const exercise of drawn(GENERATORS, 'derivative-definition', 1)) {
      const f = functionOf(exercise)
      const { right, wrong } = typedOf(exercise)
      const fits = (option: typeof right) =>
        [
          [1.5, 0.5],
          [-2, 0.25],
          [0.75, -1],
        ].every(([x = 0, h = 1]) => isClose(evaluate(mathsOf(option), { x, h }), (f(x + h) - f(x)) / h))
      expect(fits(right)).toBe(true)
      expect(wrong.some(fits)).toBe(false)
    }
  })

  test.each([2, 3] as const)('derivative-definition at %i gives the slope', (difficulty) => {
    for (const exercise of drawn(GENERATORS, 'derivative-definition', difficulty)) expectSlope(exercise)
  })

  test('special values are the slope', () => {
    for (const exercise of drawn(GENERATORS, 'derivatives-trig-exp-log', 3)) expectSlope(exercise)
  })

  test('power-rule at 3: slopes, and places where they are 0', () => {
    for (const exercise of drawn(GENERATORS, 'power-rule', 3)) {
      if (exercise.answer.kind === 'number') expectSlope(exercise)
      else if (exercise.answer.kind === 'numbers') {
        for (const { n, d } of exercise.answer.right) {
          expect(Math.abs(slopeAt(functionOf(exercise), n / d))).toBeLessThan(1e-5)
        }
      }
    }
  })

  test('values of a table: two lines with these values and slopes', () => {
    for (const exercise of drawn(GENERATORS, 'product-quotient-rule', 3)) {
      if (exercise.drawing?.kind !== 'table') throw new Error('no table')
      const [at = 0, f = 0, df = 0, g = 0, dg = 0] =
        exercise.drawing.rows[1]?.map((cell) => ('is' in cell ? evaluate(cell) : 0)) ?? []
      const [u, v] = [(x: number) => f + df * (x - at), (x: number) => g + dg * (x - at)]
      const both = exercise.question.key.endsWith('product-from-table')
        ? (x: number) => u(x) * v(x)
        : (x: number) => u(x) / v(x)
      expect(isNear(answerOf(exercise), slopeAt(both, at))).toBe(true)
    }
  })

  test('chain-rule at 3: values of a table, and slopes of curves', () => {
    for (const exercise of drawn(GENERATORS, 'chain-rule', 3)) {
      if (exercise.drawing?.kind === 'table') {
        const rows = exercise.drawing.rows
          .slice(1)
          .map((row) => row.map((cell) => ('is' in cell ? evaluate(cell) : 0)))
        const [[at = 0, , inner = 0, dg = 0] = []] = rows
        const [, df = 0] = rows.find(([x]) => x === inner) ?? []
        const composed = (x: number) => df * (inner + dg * (x - at))
        expect(isNear(answerOf(exercise), slopeAt(composed, at))).toBe(true)
        continue
      }
      const [x, y] = pointOf(exercise, 'point')
      const curve = leftSide(partOf(exercise, 'curve'))
      const across = slopeAt((one) => evaluate(curve, { x: one, y }), x)
      const up = slopeAt((one) => evaluate(curve, { x, y: one }), y)
      expect(evaluate(curve, { x, y })).toBe(evaluate(rightSide(partOf(exercise, 'curve'))))
      expect(isNear(answerOf(exercise), -across / up)).toBe(true)
    }
  })
})

describe('what derivatives tell', () => {
  test.each([1, 2] as const)('a tangent at %i touches: same height, same slope', (difficulty) => {
    for (const exercise of drawn(GENERATORS, 'tangent-lines', difficulty)) {
      const [f, a] = [functionOf(exercise), numberOf(exercise, 'a')]
      const { right, wrong } = typedOf(exercise)
      const touches = (option: typeof right) => {
        const line = (x: number) => evaluate(rightSide(mathsOf(option)), { x })
        return (
          isNear(line(a), f(a)) &&
          isNear(slopeAt(line, a + 1), slopeAt(f, a)) &&
          isNear(slopeAt(line, a - 2), slopeAt(f, a))
        )
      }
      expect(touches(right)).toBe(true)
      expect(wrong.some(touches)).toBe(false)
    }
  })

  test('an estimate is nearer to the value than every mistake', () => {
    for (const exercise of drawn(GENERATORS, 'tangent-lines', 3)) {
      if (exercise.answer.kind !== 'number') throw new Error('a number is asked for')
      const value = evaluate(partOf(exercise, 'asked'))
      const off = Math.abs(answerOf(exercise) - value)
      for (const wrong of exercise.answer.wrong)
        expect(Math.abs(wrong.value.n / wrong.value.d - value)).toBeGreaterThan(off)
    }
  })

  test('a function rises and falls where the right option says', () => {
    for (const exercise of drawn(GENERATORS, 'extrema-and-shape', 1)) {
      const sign = exercise.question.key.endsWith('where-rises') ? 1 : -1
      const { right, wrong } = optionsOf(exercise)
      const fits = (option: typeof right) =>
        grid(-9.9, 10.1, 50).every(
          (x) => takesIn(option, { x }) === sign * slopeAt(functionOf(exercise), x) > 0,
        )
      expect(fits(right)).toBe(true)
      expect(wrong.some(fits)).toBe(false)
    }
  })

  test('a local extremum is above or below its neighbors', () => {
    for (const exercise of drawn(GENERATORS, 'extrema-and-shape', 2)) {
      const [f, x] = [functionOf(exercise), answerOf(exercise)]
      const sign = exercise.question.key.endsWith('local-maximum') ? 1 : -1
      for (const away of [0.1, -0.1, 0.5, -0.5]) expect(sign * (f(x) - f(x + away))).toBeGreaterThan(0)
    }
  })

  test('the bend changes at an inflection, and no value is above the greatest', () => {
    for (const exercise of drawn(GENERATORS, 'extrema-and-shape', 3)) {
      const [f, answer] = [functionOf(exercise), answerOf(exercise)]
      if (exercise.question.key.endsWith('inflection')) {
        const bend = (x: number) => f(x + 0.01) - 2 * f(x) + f(x - 0.01)
        expect(bend(answer - 0.1) * bend(answer + 0.1)).toBeLessThan(0)
      } else {
        const values = grid(numberOf(exercise, 'from'), numberOf(exercise, 'to')).map(f)
        expect(isNear(Math.max(...values), answer)).toBe(true)
      }
    }
  })

  test.each([1, 2, 3] as const)('optimization at %i finds what trying many values finds', (difficulty) => {
    for (const exercise of drawn(GENERATORS, 'optimization', difficulty)) {
      const [key = ''] = exercise.question.key.split('/').slice(1)
      const given = numberOf(
        exercise,
        { 'largest-product': 'total', 'largest-rectangle': 'around', 'fence-by-wall': 'fence' }[key] ??
          'sheet',
      )
      const quantity: (x: number) => number =
        {
          'largest-product': (x: number) => x * (given - x),
          'largest-rectangle': (x: number) => x * (given / 2 - x),
          'fence-by-wall': (x: number) => x * (given - 2 * x),
        }[key] ?? ((x: number) => x * (given - 2 * x) ** 2)
      const places = grid(0, given / 2, 12_000)
      const best = places.reduce((one, other) => (quantity(other) > quantity(one) ? other : one))
      expect(isNear(key === 'box-cut' ? best : quantity(best), answerOf(exercise))).toBe(true)
    }
  })

  test('motion, growth and the ladder change at the rate of the answer', () => {
    for (const exercise of drawn(GENERATORS, 'related-rates', 1)) {
      const path = rightSide(partOf(exercise, 'path'))
      const s = (t: number) => evaluate(path, { t })
      const v = (t: number) => slopeAt(s, t, 1e-3)
      const rate = exercise.question.key.endsWith('velocity') ? v : (t: number) => slopeAt(v, t, 1e-3)
      expect(isNear(rate(numberOf(exercise, 't')), answerOf(exercise))).toBe(true)
    }
    for (const exercise of drawn(GENERATORS, 'related-rates', 2)) {
      const [size, rate] = [numberOf(exercise, 'size'), numberOf(exercise, 'rate')]
      const [kind = '', way = ''] = exercise.question.key.replace('derivatives/', '').split('-')
      const at = (t: number) => size + (way === 'grows' ? rate : -rate) * t
      const quantity = (t: number) =>
        kind === 'disc' ? Math.PI * at(t) ** 2 : kind === 'ball' ? (4 / 3) * Math.PI * at(t) ** 3 : at(t) ** 3
      expect(isNear(evaluate(mathsOf(typedOf(exercise).right)), slopeAt(quantity, 0))).toBe(true)
    }
    for (const exercise of drawn(GENERATORS, 'related-rates', 3)) {
      const [long, foot, rate] = ['long', 'foot', 'rate'].map((name) => numberOf(exercise, name)) as [
        number,
        number,
        number,
      ]
      const height = (t: number) => Math.sqrt(long ** 2 - (foot + rate * t) ** 2)
      expect(isNear(slopeAt(height, 0), answerOf(exercise))).toBe(true)
    }
  })
})
