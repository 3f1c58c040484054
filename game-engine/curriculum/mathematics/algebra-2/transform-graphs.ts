// Shifting, stretching and reflecting graphs: grade 11.
import type { Dice } from '#engine/core/random.ts'
import { type Rational, rational } from '../../exact.ts'
import type { Draft } from '../../exercise.ts'
import type { Generator } from '../../generator.ts'
import { graphOf } from '../../graph.ts'
import {
  absolute,
  asFraction,
  brackets,
  equation,
  F_OF_X,
  fraction,
  functionOf,
  type Maths,
  power,
  root,
  X,
} from '../../notation.ts'
import { inBrackets, linear, polynomial, sumOf } from '../../terms.ts'
import { nonZero } from '../non-zero.ts'
import { answerIs } from '../sentences.ts'
import { expression, fixedChoice, hints, point, say, step } from './area.ts'

/** transform-graphs */
export const transformGraphs: Generator = {
  version: 1,
  draw: (dice, difficulty) => {
    if (difficulty === 1) return shifted(dice)
    if (difficulty === 2) return stretchedAndShifted(dice)
    return dice.pick([pointMoves, pointMoves, evenOrOdd])(dice)
  },
}

interface Base {
  readonly at: (x: number) => number
  /** Of x, or of x - h. */
  readonly of: (inside: Maths) => Maths
}

const alone = (inside: Maths): Maths => (inside.is === 'variable' ? inside : brackets(inside))

const BASES: readonly Base[] = [
  { at: (x) => x * x, of: (inside) => power(alone(inside), 2) },
  { at: Math.abs, of: absolute },
  { at: Math.sqrt, of: root },
  { at: (x) => x ** 3, of: (inside) => power(alone(inside), 3) },
  { at: (x) => 1 / x, of: (inside) => fraction(1, inside) },
]

/** a · base(x - h) + k */
const moved = (base: Base, a: number | Rational, h: number, k: number) =>
  sumOf([
    [a, base.of(linear(1, -h))],
    [k, null],
  ])

const G_OF_X = functionOf('g', X)

function shifted(dice: Dice): Draft {
  const [base, h, k] = [dice.pick(BASES), nonZero(dice, 5), nonZero(dice, 5)]
  const right = moved(base, 1, h, k)
  const ends = [-8, 8] as const
  return {
    question: say('read-shift', { function: equation(F_OF_X, base.of(X)) }),
    drawing: {
      kind: 'plane',
      x: ends,
      y: ends,
      step: 2,
      curves: [
        ...graphOf(base.at, ends, ends).map((curve) => ({ ...curve, dashed: true })),
        ...graphOf((x) => base.at(x - h) + k, ends, ends),
      ],
    },
    answer: expression(right, [
      [moved(base, 1, -h, k), 'horizontal-sign'],
      [moved(base, 1, h, -k), 'vertical-sign'],
      [moved(base, 1, k, h), 'directions-swapped'],
    ]),
    hints: hints('read-shift'),
    solution: [
      step('shift-seen', { right: h, up: k }),
      step('replace-x-for-shift', { inside: linear(1, -h) }),
      answerIs(right),
    ],
  }
}

const FACTORS = [2, 3, -1, -2, rational(1, 2)] as const

function stretchedAndShifted(dice: Dice): Draft {
  const [base, a, h, k] = [dice.pick(BASES), dice.pick(FACTORS), nonZero(dice, 6), nonZero(dice, 6)]
  const factor = typeof a === 'number' ? rational(a) : a
  const right = moved(base, a, h, k)
  return {
    question: say('write-moved', {
      function: equation(F_OF_X, base.of(X)),
      a: asFraction(factor),
      horizontal: say(h > 0 ? 'to-the-right' : 'to-the-left', { h: Math.abs(h) }),
      vertical: say(k > 0 ? 'upward' : 'downward', { k: Math.abs(k) }),
    }),
    answer: expression(right, [
      [moved(base, a, -h, k), 'horizontal-sign'],
      [
        sumOf([
          [factor, base.of(linear(1, -h))],
          [rational(factor.n * k, factor.d), null],
        ]),
        'shift-stretched',
      ],
      [moved(base, a, h, -k), 'vertical-sign'],
      [moved(base, 1, h, k), 'factor-left-out'],
    ]),
    hints: hints('write-moved'),
    solution: [
      step('stretch-first', undefined, sumOf([[a, base.of(X)]])),
      step('replace-x-for-shift', { inside: linear(1, -h) }),
      step('add-at-the-end', { k }),
      answerIs(right),
    ],
  }
}

/** A point of f, and where it lies on a·f(b(x - h)) + k. */
function pointMoves(dice: Dice): Draft {
  const [a, b, h, k] = [dice.pick([2, 3, -1, -2]), dice.pick([2, 3]), nonZero(dice, 4), nonZero(dice, 5)]
  const [x, y] = [b * nonZero(dice, 3), nonZero(dice, 5)]
  const right = [x / b + h, a * y + k] as const
  const inside = sumOf([[b, inBrackets(1, -h)]])
  return {
    question: say('point-moves', {
      point: say('point-at', { x, y }),
      function: equation(
        G_OF_X,
        sumOf([
          [a, functionOf('f', inside)],
          [k, null],
        ]),
      ),
    }),
    answer: point(right, [
      [[x * b + h, a * y + k], 'inside-stretch-reversed'],
      [[x / b - h, a * y + k], 'horizontal-sign'],
      [[x / b + h, a * (y + k)], 'shift-stretched'],
      [[x, a * y + k], 'inside-left-out'],
    ]),
    hints: hints('point-moves'),
    solution: [
      step('inside-equals', undefined, equation(inside, x)),
      step('new-x', undefined, equation(X, right[0])),
      step('new-y', { y: right[1] }),
      answerIs(say('point-at', { x: right[0], y: right[1] })),
    ],
  }
}

const SYMMETRIES = ['even', 'odd', 'neither'] as const

function evenOrOdd(dice: Dice): Draft {
  const kind = dice.int(0, 2)
  const values = Array.from({ length: 5 }, () => nonZero(dice, 4))
  // Places of x⁴, x³, x², x and the number.
  const kept = [
    [0, 2, 4],
    [1, 3],
    dice.pick([
      [1, 2],
      [0, 3],
      [1, 4],
      [2, 3],
    ]),
  ][kind]
  const formula = polynomial(values.map((value, index) => (kept?.includes(index) ? value : 0)))
  return {
    question: say('even-or-odd', { function: equation(F_OF_X, formula) }),
    answer: fixedChoice(
      SYMMETRIES.map((name) => ({ say: say(name) })),
      kind,
      [
        [0, 'even-needs-even-powers'],
        [1, 'odd-needs-odd-powers'],
        [2, 'one-kind-of-powers'],
      ],
    ),
    hints: hints('even-or-odd'),
    solution: [
      step('powers-present'),
      step(['only-even-powers', 'only-odd-powers', 'both-kinds-of-powers'][kind] ?? ''),
      answerIs(say(SYMMETRIES[kind] ?? 'even')),
    ],
  }
}
