// Slope of lines and systems of two equations: grade 8.
import type { Dice } from '#engine/core/random.ts'
import type { Drawing, Point, Segment } from '../../drawing.ts'
import { over, type Rational, rational } from '../../exact.ts'
import type { Draft } from '../../exercise.ts'
import type { Generator } from '../../generator.ts'
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
  X,
  Y,
} from '../../notation.ts'
import { linear } from '../../terms.ts'
import { lineOf, plusNumber, timesLetter, twoLetters } from '../linear.ts'
import { nonZero } from '../non-zero.ts'
import { answerIs } from '../sentences.ts'
import { fixedChoice, hints, number, point, say, step } from './area.ts'

/** slope-and-similar-triangles */
export const slope: Generator = {
  version: 1,
  draw: (dice, difficulty) => {
    if (difficulty === 1) return slopeOfDrawn(dice)
    if (difficulty === 2) return slopeOfPoints(dice)
    return dice.int(1, 2) === 1 ? slopeOfEquation(dice) : intercept(dice)
  },
}

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

function slopeOfDrawn(dice: Dice): Draft {
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

const pointOf = ([x, y]: Point): Maths => brackets(list([x, y]))

/** a - b with brackets around what is negative. */
const less = (a: number, b: number): Maths => difference(a, b < 0 ? brackets(num(b)) : b)

function slopeOfPoints(dice: Dice): Draft {
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

function slopeOfEquation(dice: Dice): Draft {
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

function intercept(dice: Dice): Draft {
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
      [-b, 'slope-sign'],
      [rational(-b, m), 'other-axis'],
    ]),
    hints: hints('intercept'),
    solution: [step('intercept-step'), answerIs(num(b))],
  }
}

/** systems-of-equations */
export const systems: Generator = {
  version: 1,
  draw: (dice, difficulty) => {
    if (difficulty === 1) return crossing(dice)
    if (difficulty === 2) return substitution(dice)
    return dice.int(1, 5) === 1 ? howManyCrossings(dice) : elimination(dice)
  },
}

function crossing(dice: Dice): Draft {
  const [x, y] = [dice.int(-4, 4), dice.int(-4, 4)]
  const [m, n] = [nonZero(dice, 3), nonZero(dice, 3)]
  if (m === n || x === 0 || y === 0 || x === y) return crossing(dice)
  const through = (slope: number): Segment => toEdges([x, y], [x + 1, y + slope], -6, 6)
  return {
    question: say('where-lines-cross'),
    drawing: { kind: 'plane', x: [-6, 6], y: [-6, 6], lines: [through(m), through(n)] },
    answer: point(
      [x, y],
      [
        [[y, x], 'coordinates-swapped'],
        [[0, y - m * x], 'intercept-as-solution'],
        [[0, y - n * x], 'intercept-as-solution'],
      ],
    ),
    hints: hints('where-lines-cross'),
    solution: [step('where-lines-cross-step'), answerIs(pointOf([x, y]))],
  }
}

function substitution(dice: Dice): Draft {
  const [x, m, b, c, d] = [
    dice.int(-9, 9),
    nonZero(dice, 4),
    nonZero(dice, 9),
    dice.int(1, 5),
    dice.int(1, 4),
  ]
  const y = m * x + b
  if (Math.abs(y) > 10 || c + d * m === 0 || x === y || y === 0) return substitution(dice)
  return {
    question: say('solve-system', {
      equations: list([lineOf(m, b), equation(twoLetters(c, d), c * x + d * y)]),
    }),
    answer: point(
      [x, y],
      [
        [[y, x], 'coordinates-swapped'],
        [[x, 0], 'one-letter-only'],
        [[0, b], 'intercept-as-solution'],
      ],
    ),
    hints: hints('substitution'),
    solution: [
      step(
        'substitute',
        undefined,
        equation(
          d === 1
            ? sum(timesLetter(c), brackets(linear(m, b)))
            : sum(timesLetter(c), { is: 'multiple', factor: num(d), of: brackets(linear(m, b)) }),
          c * x + d * y,
        ),
      ),
      step('first-letter', undefined, equation(X, num(x))),
      step('other-letter', undefined, equation(Y, num(y))),
      answerIs(pointOf([x, y])),
    ],
  }
}

function elimination(dice: Dice): Draft {
  const [x, y, a, c] = [dice.int(-9, 9), dice.int(-9, 9), dice.int(1, 6), dice.int(1, 6)]
  const b = dice.int(1, 6)
  const isSum = dice.int(1, 2) === 1
  const d = isSum ? -b : b
  const left = isSum ? a + c : a - c
  if (left === 0 || x === y || x === 0) return elimination(dice)
  const [right, other] = [a * x + b * y, c * x + d * y]
  return {
    question: say('solve-system', {
      equations: list([equation(twoLetters(a, b), right), equation(twoLetters(c, d), other)]),
    }),
    answer: point(
      [x, y],
      [
        [[y, x], 'coordinates-swapped'],
        [[x, 0], 'one-letter-only'],
        [[x, -y], 'elimination-sign'],
        [[-x, y], 'elimination-sign'],
      ],
    ),
    hints: hints('elimination'),
    solution: [
      step(
        isSum ? 'add-equations' : 'subtract-equations',
        undefined,
        equation(timesLetter(left), isSum ? right + other : right - other),
      ),
      step('first-letter', undefined, equation(X, num(x))),
      step('other-letter', undefined, equation(Y, num(y))),
      answerIs(pointOf([x, y])),
    ],
  }
}

const COUNTS = ['lines-parallel', 'lines-cross', 'lines-same'] as const

function howManyCrossings(dice: Dice): Draft {
  const [m, b, times, apart] = [nonZero(dice, 5), nonZero(dice, 9), dice.int(2, 4), nonZero(dice, 6)]
  const right = dice.pick(COUNTS)
  const n = right === 'lines-cross' ? m + dice.pick([1, 2]) : m
  const c = right === 'lines-same' ? b : b + apart
  const second = equation(timesLetter(times, Y), linear(times * n, times * c))
  return {
    question: say('how-many-crossings', { equations: list([lineOf(m, b), second]) }),
    answer: fixedChoice(
      COUNTS.map((name) => ({ say: say(name) })),
      COUNTS.indexOf(right),
      COUNTS.map((_, index) => [index, `not-${right}`]),
    ),
    hints: hints('how-many-crossings', { times }),
    solution: [step('divide-second', { times }, lineOf(n, c)), step(`${right}-step`), answerIs(say(right))],
  }
}
