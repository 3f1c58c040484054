// The answers of precalculus, checked against the question as it is shown.
import { describe, expect, test } from 'vitest'
import type { Point } from '../../drawing.ts'
import type { Exercise } from '../../exercise.ts'
import type { Maths } from '../../notation.ts'
import { areClose, type Complex, complexValue } from '../complex.fixture.ts'
import {
  answerOf,
  drawn,
  evaluate,
  holds,
  isClose,
  mathsOf,
  partOf,
  pointOf,
  rightSide,
  typedOf,
} from '../evaluate.fixture.ts'
import { PRECALCULUS_GENERATORS as GENERATORS } from './generators.ts'

function valuesOf({ answer }: Exercise): readonly number[] {
  if (answer.kind !== 'numbers') throw new Error('numbers are asked for')
  return answer.right.map(({ n, d }) => n / d)
}

type Rows = readonly (readonly number[])[]

/** The value of sums and products of matrices. */
function rowsOf(maths: Maths): Rows {
  if (maths.is === 'matrix') return maths.rows.map((row) => row.map((entry) => evaluate(entry)))
  if (maths.is === 'operation') {
    const [a = [], b = []] = maths.terms.map(rowsOf)
    const sign = maths.operator === '-' ? -1 : 1
    return a.map((row, i) => row.map((entry, j) => entry + sign * (b[i]?.[j] ?? Number.NaN)))
  }
  if (maths.is !== 'multiple') throw new Error('no matrix')
  const b = rowsOf(maths.of)
  if (maths.factor.is !== 'matrix') {
    const k = evaluate(maths.factor)
    return b.map((row) => row.map((entry) => k * entry))
  }
  return multiplied(rowsOf(maths.factor), b)
}

const multiplied = (a: Rows, b: Rows): Rows =>
  a.map((row) => [0, 1].map((j) => row.reduce((all, entry, k) => all + entry * (b[k]?.[j] ?? Number.NaN), 0)))

describe('matrices', () => {
  test.each([1, 2] as const)('at %i are what the rules give', (difficulty) => {
    for (const exercise of drawn(GENERATORS, 'matrices', difficulty))
      expect(rowsOf(partOf(exercise, 'maths')).flatMap((row) => row.map((entry) => entry + 0))).toEqual(
        valuesOf(exercise),
      )
  })

  test('a matrix times its inverse is the unit matrix; a determinant is an area', () => {
    for (const exercise of drawn(GENERATORS, 'matrices', 3)) {
      const shown = partOf(exercise, 'maths')
      if (shown.is === 'relation') {
        const [a = 0, b = 0, c = 0, d = 0] = valuesOf(exercise)
        const unit = multiplied(rowsOf(shown.right), [
          [a, b],
          [c, d],
        ]).flat()
        expect(unit.every((value, index) => isClose(value, [1, 0, 0, 1][index] ?? 0))).toBe(true)
      } else {
        if (shown.is !== 'apply') throw new Error('no determinant')
        const [[a = 0, b = 0] = [], [c = 0, d = 0] = []] = rowsOf(shown.of)
        const angle = Math.atan2(d, c) - Math.atan2(b, a)
        expect(isClose(Math.hypot(a, b) * Math.hypot(c, d) * Math.sin(angle), answerOf(exercise))).toBe(true)
      }
    }
  })
})

describe('complex numbers in polar form', () => {
  test('a modulus is the distance from 0', () => {
    for (const exercise of drawn(GENERATORS, 'complex-polar', 1)) {
      const shown = partOf(exercise, 'maths')
      if (shown.is !== 'absolute') throw new Error('no modulus')
      expect(isClose(Math.hypot(...complexValue(shown.inside)), answerOf(exercise))).toBe(true)
    }
  })

  test('an argument is the direction', () => {
    for (const exercise of drawn(GENERATORS, 'complex-polar', 2)) {
      const [a, b] = complexValue(rightSide(partOf(exercise, 'z')))
      const turn = (Math.atan2(b, a) + 2 * Math.PI) % (2 * Math.PI)
      const { right, wrong } = typedOf(exercise)
      expect(isClose(evaluate(mathsOf(right)), turn)).toBe(true)
      expect(wrong.some((one) => isClose(evaluate(mathsOf(one)), turn))).toBe(false)
    }
  })

  test('a power is the product', () => {
    for (const exercise of drawn(GENERATORS, 'complex-polar', 3)) {
      const asked: Complex = complexValue(partOf(exercise, 'maths'))
      const { right, wrong } = typedOf(exercise)
      expect(areClose(complexValue(mathsOf(right)), asked)).toBe(true)
      expect(wrong.some((one) => areClose(complexValue(mathsOf(one)), asked))).toBe(false)
    }
  })
})

describe('conic sections', () => {
  const apart = ([a, b]: Point, [c, d]: Point) => Math.hypot(a - c, b - d)

  /** Points that fulfil the equation, found along lines through the plane. */
  function onCurve(maths: Maths): Point[] {
    if (maths.is !== 'relation') throw new Error('no equation')
    const gap = (x: number, y: number) => evaluate(maths.left, { x, y }) - evaluate(maths.right, { x, y })
    const found: Point[] = []
    for (const along of [true, false]) {
      for (const fixed of [-3.3, -1.7, 0.9, 2.6, 11.3]) {
        const at = (free: number): Point => (along ? [fixed, free] : [free, fixed])
        for (let from = -40.05; from < 40; from += 0.25) {
          let [low, high] = [from, from + 0.25]
          if (gap(...at(low)) * gap(...at(high)) > 0) continue
          for (let step = 0; step < 60; step++) {
            const middle = (low + high) / 2
            if (gap(...at(low)) * gap(...at(middle)) <= 0) high = middle
            else low = middle
          }
          found.push(at(low))
        }
      }
    }
    return found
  }

  test('a parabola is as far from focus as from directrix', () => {
    for (const exercise of drawn(GENERATORS, 'conic-sections', 1).slice(0, 20)) {
      const focus = pointOf(exercise, 'focus')
      const directrix = partOf(exercise, 'directrix')
      const found = onCurve(mathsOf(typedOf(exercise).right))
      expect(found.length).toBeGreaterThan(2)
      for (const [x, y] of found) {
        const level = evaluate(rightSide(directrix))
        const isUpright = JSON.stringify(directrix).includes('"name":"y"')
        expect(isClose(apart([x, y], focus), Math.abs((isUpright ? y : x) - level))).toBe(true)
      }
    }
  })

  test.each([2, 3] as const)('at %i distances from the foci add up, or differ, by the axis', (difficulty) => {
    for (const exercise of drawn(GENERATORS, 'conic-sections', difficulty).slice(0, 20)) {
      const [f, g, v, w] = ['focus', 'otherFocus', 'vertex', 'otherVertex'].map((name) =>
        pointOf(exercise, name),
      ) as [Point, Point, Point, Point]
      const { right } = typedOf(exercise)
      const found = onCurve(mathsOf(right))
      expect(found.length).toBeGreaterThan(2)
      expect(holds(mathsOf(right), { x: v[0], y: v[1] })).toBe(true)
      for (const point of found) {
        const [one, other] = [apart(point, f), apart(point, g)]
        expect(isClose(difficulty === 2 ? one + other : Math.abs(one - other), apart(v, w))).toBe(true)
      }
    }
  })
})

describe('rational functions', () => {
  const formulaOf = (exercise: Exercise) => {
    const formula = rightSide(partOf(exercise, 'function'))
    return (x: number) => evaluate(formula, { x })
  }

  test('both asymptotes are approached', () => {
    for (const exercise of drawn(GENERATORS, 'rational-functions', 1)) {
      const f = formulaOf(exercise)
      const [vertical = 0, horizontal = 0] = valuesOf(exercise)
      expect(Math.abs(f(vertical + 1e-9))).toBeGreaterThan(1e5)
      expect(Math.abs(f(1e8) - horizontal)).toBeLessThan(1e-5)
    }
  })

  test('a hole is a point beside which the graph runs, an asymptote one where it does not', () => {
    for (const exercise of drawn(GENERATORS, 'rational-functions', 2)) {
      const f = formulaOf(exercise)
      if (exercise.answer.kind === 'point') {
        const [x, y] = exercise.answer.right
        expect(f(x)).toBeNaN()
        expect(Math.abs(f(x + 1e-4) - y)).toBeLessThan(0.05)
      } else expect(Math.abs(f(answerOf(exercise) + 1e-9))).toBeGreaterThan(1e5)
    }
  })

  test('a slant asymptote is approached', () => {
    for (const exercise of drawn(GENERATORS, 'rational-functions', 3)) {
      const f = formulaOf(exercise)
      const { right, wrong } = typedOf(exercise)
      const approaches = (option: typeof right) =>
        Math.abs(f(1e5) - evaluate(rightSide(mathsOf(option)), { x: 1e5 })) < 0.01
      expect(approaches(right)).toBe(true)
      expect(wrong.some(approaches)).toBe(false)
    }
  })
})
