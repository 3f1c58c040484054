// Slope of lines and systems of two equations: grade 8.
import type { Dice } from '#engine/core/random.ts'
import type { Drawing, Point, Segment } from '../../drawing.ts'
import { over, type Rational, rational } from '../../exact.ts'
import type { Draft } from '../../exercise.ts'
import {
  asFraction,
  brackets,
  difference,
  equation,
  fraction,
  list,
  type Maths,
  num,
  sum,
  Y,
} from '../../notation.ts'
import { lineOf, plusNumber, timesLetter } from '../linear.ts'
import { nonZero } from '../non-zero.ts'
import { answerIs } from '../sentences.ts'
import { hints, number, say, step } from './area.ts'

const lineThrough = (a: Point, b: Point, low: number, high: number): Drawing => ({
  kind: 'plane',
  x: [low, high],
  y: [low, high],
  points: [{ at: a }, { at: b }],
  lines: [toEdges(a, b, low, high)],
})

/** Where a line that is not upright leaves a square plane. */
export function toEdges([ax, ay]: Point, [bx, by]: Point, low: number, high: number): Segment {
  const m = (by - ay) / (bx - ax)
  const at = (x: number): Point => [Math.round(x * 100) / 100, Math.round((ay + m * (x - ax)) * 100) / 100]
  const ends = m === 0 ? [low, high] : [low, high].map((y) => ax + (y - ay) / m).sort((a, b) => a - b)
  return [at(Math.max(low, ends[0] ?? low)), at(Math.min(high, ends[1] ?? high))]
}

const rise = (a: Point, b: Point): Rational => rational(b[1] - a[1], b[0] - a[0])

export function slopeOfDrawn(dice: Dice): Draft {
  const [run, up] = [dice.int(1, 6), dice.int(1, 6)]
  const a: Point = [dice.int(0, 3), dice.int(0, 3)]
  const b: Point = [a[0] + run, a[1] + up]
  if (run === up) return slopeOfDrawn(dice)
  const value = rise(a, b)
  return {
    question: say('slope-of-line'),
    drawing: lineThrough(a, b, 0, 10),
    answer: number(
      value,
      [
        [rational(run, up), 'run-over-rise'],
        [up, 'rise-alone'],
        [rational(-up, run), 'slope-sign'],
      ],
      'any',
    ),
    hints: hints('slope'),
    solution: [
      step('slope-rise-run', { rise: up, run }),
      step('slope-divide', undefined, equation(fraction(up, run), asFraction(value))),
    ],
  }
}

export const pointOf = ([x, y]: Point): Maths => brackets(list([x, y]))

/** a - b with brackets around what is negative. */
const less = (a: number, b: number): Maths => difference(a, b < 0 ? brackets(num(b)) : b)

export function slopeOfPoints(dice: Dice): Draft {
  const a: Point = [dice.int(-8, 8), dice.int(-8, 8)]
  const isFlat = dice.int(1, 8) === 1
  const b: Point = [dice.int(-8, 8), isFlat ? a[1] : dice.int(-8, 8)]
  if (a[0] === b[0] || (!isFlat && a[1] === b[1])) return slopeOfPoints(dice)
  const value = rise(a, b)
  if (value.n === value.d || value.n === -value.d) return slopeOfPoints(dice)
  return {
    question: say('slope-of-points', { a: pointOf(a), b: pointOf(b) }),
    answer: number(
      value,
      [
        [{ n: -value.n, d: value.d }, 'slope-sign'],
        ...(isFlat
          ? ([[b[0] - a[0], 'rise-alone']] as const)
          : ([
              [over(rational(1), value), 'run-over-rise'],
              [b[1] - a[1], 'rise-alone'],
            ] as const)),
      ],
      'any',
    ),
    hints: hints('slope'),
    solution: [
      step('slope-rise', undefined, equation(less(b[1], a[1]), b[1] - a[1])),
      step('slope-run', undefined, equation(less(b[0], a[0]), b[0] - a[0])),
      step('slope-divide', undefined, equation(fraction(b[1] - a[1], b[0] - a[0]), asFraction(value))),
    ],
  }
}

export function slopeOfEquation(dice: Dice): Draft {
  const [m, b] = [nonZero(dice, 9, 2), nonZero(dice, 12)]
  if (m === b || m === -b) return slopeOfEquation(dice)
  const asked = equation(Y, m < 0 ? difference(b, timesLetter(-m)) : sum(b, timesLetter(m)))
  return {
    question: say('slope-of-equation', { equation: asked }),
    answer: number(
      m,
      [
        [b, 'intercept-as-slope'],
        [-m, 'slope-sign'],
        [rational(1, m), 'run-over-rise'],
      ],
      'any',
    ),
    hints: hints('slope-of-equation'),
    solution: [step('slope-in-order', undefined, lineOf(m, b)), answerIs(num(m))],
  }
}

export function intercept(dice: Dice): Draft {
  const [m, b] = [nonZero(dice, 3), nonZero(dice, 5)]
  const [a, c]: [Point, Point] = [
    [1, m + b],
    [-1, b - m],
  ]
  if (Math.abs(m) + Math.abs(b) > 6 || m === b) return intercept(dice)
  return {
    question: say('intercept-of-line', { equation: equation(Y, plusNumber(timesLetter(m), 0)) }),
    drawing: lineThrough(a, c, -6, 6),
    answer: number(b, [
      [m, 'slope-as-intercept'],
      [-b, 'intercept-sign'],
      [rational(-b, m), 'other-axis'],
    ]),
    hints: hints('intercept'),
    solution: [step('intercept-step'), answerIs(num(b))],
  }
}
