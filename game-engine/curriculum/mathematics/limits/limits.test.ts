// Limits, checked by the value of the function very near the place.
import { describe, expect, test } from 'vitest'
import type { Point } from '../../drawing.ts'
import type { Exercise } from '../../exercise.ts'
import type { Maths } from '../../notation.ts'
import {
  answerOf,
  drawn,
  evaluate,
  isClose,
  mathsOf,
  numberOf,
  optionsOf,
  partOf,
  rightSide,
} from '../evaluate.fixture.ts'
import { LIMITS_GENERATORS as GENERATORS } from './generators.ts'

const NEAR = 1e-4
const FAR = 1e7
const LARGE = 3_000

/** What a function comes near to, by its value at a place close by; infinite where that is huge. */
function nearly(asked: Maths, side: 1 | -1): number {
  if (asked.is !== 'limit') throw new Error('no limit')
  const end =
    asked.to.is === 'number' ? evaluate(asked.to) + side * NEAR : (asked.to.is === 'opposite' ? -1 : 1) * FAR
  const value = evaluate(asked.of, { x: end })
  return Math.abs(value) > LARGE ? Math.sign(value) * Number.POSITIVE_INFINITY : value
}

const sidesOf = (asked: Maths): (1 | -1)[] =>
  asked.is === 'limit' && asked.side ? [asked.side === '+' ? 1 : -1] : [1, -1]

const isNear = (a: number, b: number) => a === b || Math.abs(a - b) < 0.01 * Math.max(1, Math.abs(b))

const valueOfOption = (maths: Maths): number =>
  maths.is === 'opposite'
    ? -valueOfOption(maths.of)
    : maths.is === 'variable'
      ? Number.POSITIVE_INFINITY
      : evaluate(maths)

function expectLimit(exercise: Exercise) {
  const asked = partOf(exercise, 'limit')
  for (const side of sidesOf(asked)) {
    const value = nearly(asked, side)
    if (exercise.answer.kind === 'number') {
      expect(isNear(value, answerOf(exercise))).toBe(true)
      expect(
        exercise.answer.wrong.some((wrong) => isClose(wrong.value.n / wrong.value.d, answerOf(exercise))),
      ).toBe(false)
    } else {
      const { right, wrong } = optionsOf(exercise)
      expect(isNear(value, valueOfOption(mathsOf(right)))).toBe(true)
      expect(wrong.some((option) => valueOfOption(mathsOf(option)) === valueOfOption(mathsOf(right)))).toBe(
        false,
      )
    }
  }
}

describe('limits', () => {
  test.each(
    (['limits-algebra', 'limits-infinity', 'lhospital-rule'] as const).flatMap((skill) =>
      ([1, 2, 3] as const).map((difficulty) => [skill, difficulty] as const),
    ),
  )('%s at %i are what the values come near to', (skill, difficulty) => {
    for (const exercise of drawn(GENERATORS, skill, difficulty)) expectLimit(exercise)
  })

  test.each([1, 2] as const)('limits of graphs at %i are where the drawn pieces end', (difficulty) => {
    for (const exercise of drawn(GENERATORS, 'limits-graphs-tables', difficulty)) {
      const { drawing } = exercise
      const asked = partOf(exercise, 'limit')
      if (drawing?.kind !== 'plane' || asked.is !== 'limit') throw new Error('no graph')
      const a = evaluate(asked.to)
      const ends = (drawing.curves ?? []).map(({ points }) => {
        const isLeft = points.at(-1)?.[0] === a
        return { side: isLeft ? '-' : '+', height: (isLeft ? points.at(-1) : points[0])?.[1] }
      })
      for (const { side, height } of ends) {
        if (asked.side === undefined || asked.side === side) expect(height).toBe(answerOf(exercise))
      }
    }
  })

  test('limits of tables lie between the values on both sides', () => {
    for (const exercise of drawn(GENERATORS, 'limits-graphs-tables', 3)) {
      if (exercise.drawing?.kind !== 'table') throw new Error('no table')
      const values =
        exercise.drawing.rows[1]?.slice(1).map((cell) => ('is' in cell ? evaluate(cell) : Number.NaN)) ?? []
      const [left = 0, right = 0] = values.slice(2, 4)
      expect((left - answerOf(exercise)) * (right - answerOf(exercise))).toBeLessThan(0)
      expect(Math.abs(left - answerOf(exercise))).toBeLessThan(0.01)
    }
  })
})

describe('continuity', () => {
  test('the pen is lifted as often as the answer says', () => {
    for (const exercise of drawn(GENERATORS, 'continuity', 1)) {
      const { drawing } = exercise
      if (drawing?.kind !== 'plane') throw new Error('no graph')
      const open = new Set((drawing.points ?? []).filter((point) => point.open).map(({ at }) => at[0]))
      const curves = drawing.curves ?? []
      let lifted = 0
      for (const [index, curve] of curves.entries()) {
        const [end, next] = [curve.points.at(-1), curves[index + 1]?.points[0]] as [Point, Point | undefined]
        if (next && (end[1] !== next[1] || open.has(end[0]))) lifted += 1
      }
      expect(lifted).toBe(answerOf(exercise))
    }
  })

  test('both pieces meet with the k of the answer', () => {
    for (const exercise of drawn(GENERATORS, 'continuity', 2)) {
      const x = numberOf(exercise, 'a')
      const left = evaluate(partOf(exercise, 'left'), { x, k: answerOf(exercise) })
      expect(left).toBe(evaluate(partOf(exercise, 'right'), { x }))
    }
  })

  test('a hole is filled at the height of its edges', () => {
    for (const exercise of drawn(GENERATORS, 'continuity', 3)) {
      const formula = rightSide(partOf(exercise, 'function'))
      for (const side of [NEAR, -NEAR]) {
        expect(isNear(evaluate(formula, { x: numberOf(exercise, 'a') + side }), answerOf(exercise))).toBe(
          true,
        )
      }
    }
  })
})
