// Integrals, checked by slopes of antiderivatives and by sums of many thin strips.
import { describe, expect, test } from 'vitest'
import type { Exercise } from '../../exercise.ts'
import type { Maths } from '../../notation.ts'
import {
  answerOf,
  argumentOf,
  drawn,
  evaluate,
  isClose,
  leftSide,
  mathsOf,
  numberOf,
  optionsOf,
  partOf,
  rightSide,
  slopeAt,
  typedOf,
} from '../evaluate.fixture.ts'
import { INTEGRALS_GENERATORS as GENERATORS } from './generators.ts'

const functionOf = (exercise: Exercise) => (x: number) =>
  evaluate(rightSide(partOf(exercise, 'function')), { x })
const isNear = (a: number, b: number) => Math.abs(a - b) < 1e-3 * Math.max(1, Math.abs(b))

/** By the middles of many strips. */
function area(f: (x: number) => number, from: number, to: number, strips = 4_000): number {
  const width = (to - from) / strips
  let sum = 0
  for (let strip = 0; strip < strips; strip++) sum += f(from + (strip + 0.5) * width)
  return sum * width
}

function definite(of: Maths): number {
  if (of.is !== 'integral' || !of.from || !of.to) throw new Error('no bounds')
  return area((x) => evaluate(of.of, { [of.by]: x }), evaluate(of.from), evaluate(of.to))
}

describe('integrals', () => {
  test.each([1, 3] as const)(
    'antiderivatives at %i have the slope and the value that is asked',
    (difficulty) => {
      for (const exercise of drawn(GENERATORS, 'antiderivatives', difficulty)) {
        const condition = partOf(exercise, 'condition')
        const { right, wrong } = typedOf(exercise)
        const fits = (option: typeof right) => {
          const raised = (x: number) => evaluate(mathsOf(option), { x })
          return (
            isClose(raised(evaluate(argumentOf(leftSide(condition)))), evaluate(rightSide(condition))) &&
            [0.6, 1.7].every((x) => isNear(slopeAt(raised, x), functionOf(exercise)(x)))
          )
        }
        expect(fits(right)).toBe(true)
        expect(wrong.some(fits)).toBe(false)
      }
    },
  )

  test.each([
    ['antiderivatives', 2],
    ['u-substitution', 1],
    ['u-substitution', 2],
  ] as const)('%s at %i: the slope of the right option alone is the inside', (skill, difficulty) => {
    for (const exercise of drawn(GENERATORS, skill, difficulty)) {
      const asked = partOf(exercise, 'integral')
      if (asked.is !== 'integral') throw new Error('no integral')
      const { right, wrong } = optionsOf(exercise)
      const fits = (option: typeof right) =>
        [0.31, 0.77, 1.43].every((x) =>
          isNear(
            slopeAt((at) => evaluate(mathsOf(option), { x: at, C: 0 }), x, 1e-6),
            evaluate(asked.of, { x }),
          ),
        )
      expect(fits(right)).toBe(true)
      expect(wrong.some(fits)).toBe(false)
    }
  })

  test.each([
    ['definite-integrals', 1],
    ['definite-integrals', 2],
    ['u-substitution', 3],
  ] as const)('%s at %i is the sum of many strips', (skill, difficulty) => {
    for (const exercise of drawn(GENERATORS, skill, difficulty)) {
      expect(isNear(definite(partOf(exercise, 'integral')), answerOf(exercise))).toBe(true)
    }
  })

  test('definite-integrals at 3: the slope of an integral, and parts of one', () => {
    for (const exercise of drawn(GENERATORS, 'definite-integrals', 3)) {
      if (exercise.answer.kind === 'number') {
        const [whole, first] = ['whole', 'first'].map((name) => evaluate(rightSide(partOf(exercise, name))))
        const asked = partOf(exercise, 'asked')
        if (asked.is !== 'integral' || asked.of.is !== 'multiple') throw new Error('no multiple')
        expect(answerOf(exercise) / evaluate(asked.of.factor) + (first ?? 0)).toBe(whole)
        continue
      }
      const inside = rightSide(partOf(exercise, 'function'))
      if (inside.is !== 'integral' || !inside.from || !inside.to) throw new Error('no integral')
      const { of, from, to } = inside
      const raised = (x: number) => area((t) => evaluate(of, { t }), evaluate(from), evaluate(to, { x }), 400)
      const { right, wrong } = typedOf(exercise)
      const fits = (option: typeof right) =>
        [1.1, 1.6].every((x) => isNear(evaluate(mathsOf(option), { x }), slopeAt(raised, x)))
      expect(fits(right)).toBe(true)
      expect(wrong.some(fits)).toBe(false)
    }
  })

  test.each([1, 2] as const)('riemann-sums at %i add up the strips of the function', (difficulty) => {
    for (const exercise of drawn(GENERATORS, 'riemann-sums', difficulty)) {
      const [from, to, n] = ['from', 'to', 'n'].map((name) => numberOf(exercise, name)) as [
        number,
        number,
        number,
      ]
      const f = functionOf(exercise)
      const kind = exercise.question.key.replace('integrals/', '').replace('-sum', '')
      let sum = 0
      for (let strip = 0; strip < n; strip++) {
        const [left, right] = [from + ((to - from) * strip) / n, from + ((to - from) * (strip + 1)) / n]
        const height =
          { left: f(left), right: f(right), midpoint: f((left + right) / 2) }[kind] ??
          (f(left) + f(right)) / 2
        sum += (right - left) * height
      }
      expect(isClose(sum, answerOf(exercise))).toBe(true)
    }
  })

  test('sums of a table use its own widths', () => {
    for (const exercise of drawn(GENERATORS, 'riemann-sums', 3)) {
      if (exercise.drawing?.kind !== 'table') throw new Error('no table')
      const [xs = [], ys = []] = exercise.drawing.rows.map((row) =>
        row.slice(1).map((cell) => ('is' in cell ? evaluate(cell) : 0)),
      )
      const shift = exercise.question.key.endsWith('left-sum') ? 0 : 1
      let sum = 0
      for (let part = 0; part < 3; part++)
        sum += ((xs[part + 1] ?? 0) - (xs[part] ?? 0)) * (ys[part + shift] ?? 0)
      expect(sum).toBe(answerOf(exercise))
    }
  })

  test('areas, averages and volumes are sums of many strips', () => {
    for (const exercise of drawn(GENERATORS, 'area-between-curves', 1)) {
      const gap = (x: number) =>
        evaluate(rightSide(partOf(exercise, 'line')), { x }) -
        evaluate(rightSide(partOf(exercise, 'parabola')), { x })
      // Between the crossings the line is above; elsewhere nothing is counted.
      expect(
        isNear(
          area((x) => Math.max(gap(x), 0), -12, 12, 48_000),
          answerOf(exercise),
        ),
      ).toBe(true)
    }
    for (const exercise of drawn(GENERATORS, 'area-between-curves', 2)) {
      const [a, b] = [numberOf(exercise, 'a'), numberOf(exercise, 'b')]
      expect(isNear(area(functionOf(exercise), a, b) / (b - a), answerOf(exercise))).toBe(true)
    }
    for (const exercise of drawn(GENERATORS, 'area-between-curves', 3)) {
      const f = functionOf(exercise)
      const volume = area((x) => Math.PI * f(x) ** 2, 0, numberOf(exercise, 'to'))
      expect(isNear(volume, evaluate(mathsOf(typedOf(exercise).right)))).toBe(true)
    }
  })
})

test.each([1, 2, 3] as const)('separable-equations at %i fulfil the equation and the start', (difficulty) => {
  for (const exercise of drawn(GENERATORS, 'separable-equations', difficulty)) {
    const [slope, start] = ['equation', 'start'].map((name) => rightSide(partOf(exercise, name)))
    if (!slope || !start) throw new Error('no equation')
    const { right, wrong } = typedOf(exercise)
    const fits = (option: typeof right) => {
      const y = (x: number) => evaluate(rightSide(mathsOf(option)), { x })
      return (
        isClose(y(0), evaluate(start)) &&
        [0.15, 0.4, 0.65].every((x) => Math.abs(slopeAt(y, x) / evaluate(slope, { x, y: y(x) }) - 1) < 1e-4)
      )
    }
    expect(fits(right)).toBe(true)
    expect(wrong.some(fits)).toBe(false)
  }
})
