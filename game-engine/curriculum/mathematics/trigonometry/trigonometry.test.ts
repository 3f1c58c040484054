// Trigonometry and vectors, checked by floating numbers and by coordinates.
import { describe, expect, test } from 'vitest'
import type { Point } from '../../drawing.ts'
import type { Exercise } from '../../exercise.ts'
import type { Maths } from '../../notation.ts'
import type { Sentence } from '../../sentence.ts'
import {
  answerOf,
  drawn,
  evaluate,
  holds,
  isClose,
  mathsOf,
  numberOf,
  onlyRightEquals,
  optionsOf,
  partOf,
  typedOf,
} from '../evaluate.fixture.ts'
import { TRIGONOMETRY_GENERATORS as GENERATORS } from './generators.ts'

const nameOf = ({ question }: Exercise) => question.key.split('/')[1]
const inTurn = (degrees: number) => (degrees * Math.PI) / 180

function pairOf(maths: Maths): Point {
  if (maths.is !== 'brackets' || maths.inside.is !== 'list') throw new Error('no pair')
  const [x = Number.NaN, y = Number.NaN] = maths.inside.items.map((item) => evaluate(item))
  return [x, y]
}

/** The value that is asked for, by floating numbers. */
function expectValue(exercise: Exercise, letters: Readonly<Record<string, number>> = {}) {
  const value = evaluate(partOf(exercise, 'asked'), letters)
  if (exercise.answer.kind === 'number') return expect(isClose(answerOf(exercise), value)).toBe(true)
  const { right, wrong } = typedOf(exercise)
  expect(isClose(evaluate(mathsOf(right)), value)).toBe(true)
  expect(wrong.some((option) => isClose(evaluate(mathsOf(option)), value))).toBe(false)
}

/** An angle with this sine or cosine in the quadrant of the question. */
function angleOf(exercise: Exercise): number {
  const given = partOf(exercise, 'given')
  const said = exercise.question.with?.['quadrant'] as Sentence | undefined
  const quadrant = Number(said?.key.slice(-1))
  const steps = Array.from({ length: 20_000 }, (_, step) =>
    inTurn((quadrant - 1) * 90 + (step + 0.5) * 0.0045),
  )
  if (given.is !== 'relation') throw new Error('nothing is given')
  const off = (α: number) => Math.abs(evaluate(given.left, { α }) - evaluate(given.right))
  return steps.reduce((best, other) => (off(other) < off(best) ? other : best))
}

describe('exact values', () => {
  test('on the unit circle', () => {
    for (const difficulty of [2, 3] as const) {
      for (const exercise of drawn(GENERATORS, 'unit-circle-radians', difficulty)) expectValue(exercise)
    }
    for (const exercise of drawn(GENERATORS, 'unit-circle-radians', 1)) {
      const [one, other] =
        exercise.answer.kind === 'number'
          ? [inTurn(answerOf(exercise)), evaluate(partOf(exercise, 'angle'))]
          : [evaluate(mathsOf(typedOf(exercise).right)), evaluate(partOf(exercise, 'angle'))]
      expect(isClose(one, other)).toBe(true)
    }
  })

  test('from one value in a quadrant', () => {
    for (const [skill, difficulty] of [
      ['pythagorean-identity', 2],
      ['pythagorean-identity', 3],
      ['trig-identities', 2],
    ] as const) {
      for (const exercise of drawn(GENERATORS, skill, difficulty).slice(0, 12)) {
        if (nameOf(exercise) === 'simplify-to-one') {
          expect(onlyRightEquals(partOf(exercise, 'asked'), optionsOf(exercise))).toBe(true)
          continue
        }
        const value = evaluate(partOf(exercise, 'asked'), { α: angleOf(exercise) })
        expect(Math.abs(value - answerOf(exercise))).toBeLessThan(2e-3)
      }
    }
  })

  test('of sums of angles', () => {
    for (const exercise of drawn(GENERATORS, 'trig-identities', 1)) expectValue(exercise)
    for (const exercise of drawn(GENERATORS, 'trig-identities', 3)) {
      const [first, second] = [partOf(exercise, 'first'), partOf(exercise, 'second')]
      if (first.is !== 'relation' || second.is !== 'relation') throw new Error('no values')
      expectValue(exercise, { α: Math.asin(evaluate(first.right)), β: Math.acos(evaluate(second.right)) })
    }
  })
})

describe('graphs', () => {
  test('pass through the function of the answer', () => {
    for (const exercise of drawn(GENERATORS, 'graph-sine-cosine', 2)) {
      const { right, wrong } = typedOf(exercise)
      if (nameOf(exercise) === 'period-of') {
        const f = partOf(exercise, 'function')
        const value = (x: number) => evaluate(f.is === 'relation' ? f.right : f, { x })
        const repeats = (option: typeof right) =>
          [0.3, 1.4, 2.9, 5.2].every((x) => isClose(value(x), value(x + evaluate(mathsOf(option)))))
        expect(repeats(right)).toBe(true)
        continue
      }
      if (exercise.drawing?.kind !== 'plane') throw new Error('no graph')
      const points = exercise.drawing.curves?.flatMap((curve) => curve.points) ?? []
      const fits = (option: typeof right) =>
        points.every(([x, y]) => Math.abs(evaluate(mathsOf(option), { x }) - y) < 0.02)
      expect(fits(right)).toBe(true)
      expect(wrong.some(fits)).toBe(false)
    }
  })

  test('models repeat, reach their ends and start where they are said to', () => {
    for (const exercise of drawn(GENERATORS, 'graph-sine-cosine', 3)) {
      const [high, low, period] = ['high', 'low', 'period'].map((name) => numberOf(exercise, name)) as [
        number,
        number,
        number,
      ]
      const h = (t: number) => evaluate(mathsOf(typedOf(exercise).right), { t })
      const isMiddle = nameOf(exercise)?.endsWith('from-middle')
      expect(isClose(h(0), isMiddle ? (high + low) / 2 : high)).toBe(true)
      expect(isClose(h(isMiddle ? period / 4 : period), high)).toBe(true)
      expect(isClose(h(isMiddle ? (3 * period) / 4 : period / 2), low)).toBe(true)
    }
  })
})

test('solve-trig-equations: of all listed angles, the right ones alone solve', () => {
  for (const difficulty of [1, 2, 3] as const) {
    for (const exercise of drawn(GENERATORS, 'solve-trig-equations', difficulty)) {
      if (exercise.answer.kind !== 'multi-select') throw new Error('nothing is selected')
      const { options, right } = exercise.answer
      const equation = partOf(exercise, 'equation')
      expect(
        options.flatMap((option, index) =>
          holds(equation, { x: evaluate(mathsOf(option)) }) ? [index] : [],
        ),
      ).toEqual(right)
      // No solution is left out: on a fine grid the difference changes its sign or touches 0 nowhere else.
      const known = right.map((index) => evaluate(mathsOf(options[index] ?? { maths: equation })))
      if (equation.is !== 'relation') throw new Error('no equation')
      const off = (x: number) => evaluate(equation.left, { x }) - evaluate(equation.right, { x })
      for (let step = 0; step < 720; step++) {
        const [x, next] = [inTurn(step / 2 + 0.1), inTurn(step / 2 + 0.6)]
        const jumps = Math.abs(off(x) - off(next)) > 4
        if (off(x) * off(next) < 0 && !jumps)
          expect(
            known.some((angle) =>
              [angle, angle + 2 * Math.PI].some((at) => at > x - 0.01 && at < next + 0.01),
            ),
          ).toBe(true)
      }
    }
  }
})

describe('any triangle', () => {
  const corners = (exercise: Exercise) => {
    if (exercise.drawing?.kind !== 'polygons') throw new Error('no triangle')
    const [triangle] = exercise.drawing.polygons
    if (!triangle) throw new Error('no triangle')
    return triangle
  }
  const side = (points: readonly Point[], index: number) => {
    const [a = [0, 0], b = [0, 0]] = [points[index], points[(index + 1) % 3]]
    return Math.hypot(b[0] - a[0], b[1] - a[1])
  }

  test('sides, angles and areas are as large as they are drawn', () => {
    for (const difficulty of [1, 2, 3] as const) {
      for (const exercise of drawn(GENERATORS, 'laws-of-sines-cosines', difficulty)) {
        if (nameOf(exercise) === 'two-triangles') {
          const [a, b, angle] = ['a', 'b', 'angle'].map((name) => numberOf(exercise, name)) as [
            number,
            number,
            number,
          ]
          expect(
            Math.abs(Math.sin(inTurn(answerOf(exercise))) - (b * Math.sin(inTurn(angle))) / a),
          ).toBeLessThan(0.01)
          expect(answerOf(exercise)).toBeGreaterThan(90)
          continue
        }
        const { points, sideLabels = {} } = corners(exercise)
        const known = Object.entries(sideLabels).filter(([, of]) => of.is === 'number')
        for (const [index, of] of known)
          expect(Math.abs(side(points, Number(index)) - evaluate(of))).toBeLessThan(0.01)
        const asked = Object.entries(sideLabels).find(([, of]) => of.is === 'variable')
        const [a = [0, 0], b = [0, 0], c = [0, 0]] = points
        const area = Math.abs((b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])) / 2
        const angle = (Math.atan2(c[1] - a[1], c[0] - a[0]) * 180) / Math.PI
        const expected = asked
          ? side(points, Number(asked[0]))
          : nameOf(exercise)?.startsWith('area')
            ? area
            : angle
        expect(Math.abs(answerOf(exercise) - expected)).toBeLessThan(
          nameOf(exercise)?.startsWith('angle') ? 0.51 : 0.06,
        )
      }
    }
  })
})

describe('vectors', () => {
  test('lead from point to point, and are combined by their components', () => {
    for (const difficulty of [1, 2] as const) {
      for (const exercise of drawn(GENERATORS, 'vectors', difficulty)) {
        if (exercise.answer.kind === 'expression') {
          const [x, y] = pairOf(partOf(exercise, 'v'))
          expect(isClose(evaluate(mathsOf(typedOf(exercise).right)), Math.hypot(x, y))).toBe(true)
          continue
        }
        if (exercise.answer.kind !== 'point') throw new Error('no vector')
        const [x, y] = exercise.answer.right
        if (nameOf(exercise) === 'vector-between') {
          const [a, b] = [pairOf(partOf(exercise, 'a')), pairOf(partOf(exercise, 'b'))]
          expect([a[0] + x, a[1] + y]).toEqual(b)
        } else {
          const [u, v] = [pairOf(partOf(exercise, 'u')), pairOf(partOf(exercise, 'v'))]
          const asked = partOf(exercise, 'asked')
          expect([x, y]).toEqual([0, 1].map((part) => evaluate(asked, { u: u[part] ?? 0, v: v[part] ?? 0 })))
        }
      }
    }
  })

  test('have the size and direction of their components', () => {
    for (const exercise of drawn(GENERATORS, 'vectors', 3)) {
      const name = nameOf(exercise)
      if (name === 'direction') {
        const [x, y] = pairOf(partOf(exercise, 'v'))
        expect(isClose(((Math.atan2(y, x) * 180) / Math.PI + 360) % 360, answerOf(exercise))).toBe(true)
      } else if (name === 'x-component') {
        const [size, angle] = [numberOf(exercise, 'size'), numberOf(exercise, 'angle')]
        expect(isClose(size * Math.cos(inTurn(angle)), answerOf(exercise))).toBe(true)
      } else
        expect(answerOf(exercise)).toBe(Math.hypot(numberOf(exercise, 'own'), numberOf(exercise, 'across')))
    }
  })
})
