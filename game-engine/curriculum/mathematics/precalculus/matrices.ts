// Sums, products, determinants and inverses of 2 by 2 matrices: grade 12.
import type { Dice } from '#engine/core/random.ts'
import { type Rational, rational } from '../../exact.ts'
import type { Draft } from '../../exercise.ts'
import type { Generator } from '../../generator.ts'
import {
  apply,
  asFraction,
  difference,
  equation,
  type Maths,
  matrix,
  multiple,
  power,
  product,
  sum,
  variable,
} from '../../notation.ts'
import { bracketed } from '../../terms.ts'
import { nonZero } from '../non-zero.ts'
import { answerIs } from '../sentences.ts'
import { hints, number, numbers, say, step } from './area.ts'

/** matrices */
export const matrices: Generator = {
  version: 1,
  draw: (dice, difficulty) => {
    if (difficulty === 1) return dice.pick([sumOfTwo, timesNumber])(dice)
    return difficulty === 2 ? productOfTwo(dice) : dice.pick([determinant, inverse])(dice)
  },
}

/** Row by row. */
type Four = readonly [number, number, number, number]

const LABELS = ['row-1-column-1', 'row-1-column-2', 'row-2-column-1', 'row-2-column-2']
const drawFour = (dice: Dice): Four => [dice.int(-6, 6), dice.int(-6, 6), dice.int(-6, 6), dice.int(-6, 6)]
const shown = ([a, b, c, d]: readonly (number | Rational)[]): Maths => {
  const entry = (value: number | Rational = 0) =>
    asFraction(typeof value === 'number' ? rational(value) : value)
  return matrix([
    [entry(a), entry(b)],
    [entry(c), entry(d)],
  ])
}
const times = ([a, b, c, d]: Four, [e, f, g, h]: Four): Four => [
  a * e + b * g,
  a * f + b * h,
  c * e + d * g,
  c * f + d * h,
]
const each = (a: Four, b: Four, combine: (x: number, y: number) => number): Four => [
  combine(a[0], b[0]),
  combine(a[1], b[1]),
  combine(a[2], b[2]),
  combine(a[3], b[3]),
]

function sumOfTwo(dice: Dice): Draft {
  const [a, b, isSum] = [drawFour(dice), drawFour(dice), dice.int(1, 2) === 1]
  const added = each(a, b, (x, y) => x + y)
  const taken = each(a, b, (x, y) => x - y)
  const right = isSum ? added : taken
  const combine = isSum ? sum : difference
  return {
    question: say('calculate-matrix', { maths: combine(shown(a), shown(b)) }),
    answer: numbers(LABELS, right, [
      [isSum ? taken : added, isSum ? 'subtracted-for-added' : 'added-for-subtracted'],
      [each(a, b, (x, y) => x * y), 'entry-by-entry-product'],
      [[right[0], a[1], a[2], right[3]], 'some-entries-kept'],
    ]),
    hints: hints('sum-of-matrices'),
    solution: [
      step('place-by-place', undefined, equation(combine(a[0], bracketed(b[0])), right[0])),
      answerIs(shown(right)),
    ],
  }
}

function timesNumber(dice: Dice): Draft {
  const [a, k] = [drawFour(dice), nonZero(dice, 5, 2)]
  const right = each(a, a, (x) => k * x)
  return {
    question: say('calculate-matrix', { maths: multiple(k, shown(a)) }),
    answer: numbers(LABELS, right, [
      [[k * a[0], a[1], a[2], a[3]], 'first-entry-only'],
      [[k * a[0], k * a[1], a[2], a[3]], 'first-entry-only'],
      [each(a, a, (x) => x + k), 'added-for-multiplied'],
    ]),
    hints: hints('times-number'),
    solution: [
      step('every-entry', undefined, equation(product(k, bracketed(a[0])), right[0])),
      answerIs(shown(right)),
    ],
  }
}

function productOfTwo(dice: Dice): Draft {
  const [a, b] = [drawFour(dice), drawFour(dice)]
  const [right, turned] = [times(a, b), times(b, a)]
  if (right.every((value, index) => value === turned[index])) return productOfTwo(dice)
  return {
    question: say('calculate-matrix', { maths: multiple(shown(a), shown(b)) }),
    answer: numbers(LABELS, right, [
      [each(a, b, (x, y) => x * y), 'entry-by-entry-product'],
      [turned, 'order-ignored'],
      [times(a, [b[0], b[2], b[1], b[3]]), 'row-by-row'],
    ]),
    hints: hints('product-of-matrices'),
    solution: [
      step(
        'row-times-column',
        undefined,
        equation(sum(product(a[0], bracketed(b[0])), product(bracketed(a[1]), bracketed(b[2]))), right[0]),
      ),
      step(
        'next-column',
        undefined,
        equation(sum(product(a[0], bracketed(b[1])), product(bracketed(a[1]), bracketed(b[3]))), right[1]),
      ),
      step('second-row-alike'),
      answerIs(shown(right)),
    ],
  }
}

const determinantOf = ([a, b, c, d]: Four) => a * d - b * c
const determinantStep = (a: Four) =>
  step(
    'cross-products',
    undefined,
    equation(
      difference(product(a[0], bracketed(a[3])), product(bracketed(a[1]), bracketed(a[2]))),
      determinantOf(a),
    ),
  )

function determinant(dice: Dice): Draft {
  const a = drawFour(dice)
  const value = determinantOf(a)
  if (a[1] * a[2] === 0 || a[0] * a[3] === 0) return determinant(dice)
  return {
    question: say('calculate-matrix', { maths: apply('det', shown(a)) }),
    answer: number(value, [
      [a[0] * a[3] + a[1] * a[2], 'determinant-sign'],
      [-value, 'diagonals-swapped'],
      [a[0] * a[1] - a[2] * a[3], 'rows-multiplied'],
    ]),
    hints: hints('determinant'),
    solution: [
      step(
        'diagonals',
        undefined,
        equation(apply('det', variable('A')), difference(variable('ad'), variable('bc'))),
      ),
      determinantStep(a),
    ],
  }
}

function inverse(dice: Dice): Draft {
  const a = drawFour(dice)
  const d = determinantOf(a)
  if (![1, -1, 2, -2].includes(d) || a.includes(0)) return inverse(dice)
  const over = (values: Four) => values.map((value) => rational(value, d))
  const adjugate: Four = [a[3], -a[1], -a[2], a[0]]
  const right = over(adjugate)
  return {
    question: say('inverse-matrix', {
      maths: equation(variable('A'), shown(a)),
      inverse: power(variable('A'), -1),
    }),
    answer: numbers(LABELS, right, [
      [adjugate, 'not-divided-by-determinant'],
      [over([a[0], -a[1], -a[2], a[3]]), 'diagonal-not-swapped'],
      [over([a[3], a[1], a[2], a[0]]), 'signs-not-changed'],
      ...(a.every((value) => value !== 0)
        ? [[a.map((value) => rational(1, value)), 'entries-turned-over'] as const]
        : []),
    ]),
    hints: hints('inverse-matrix'),
    solution: [
      determinantStep(a),
      step('swap-and-sign', undefined, shown(adjugate)),
      ...(d === 1
        ? []
        : [step('divide-by-determinant', undefined, multiple(asFraction(rational(1, d)), shown(adjugate)))]),
      answerIs(shown(right)),
    ],
  }
}
