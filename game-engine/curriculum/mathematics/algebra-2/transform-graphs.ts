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
  multiple,
  power,
  root,
  X,
} from '../../notation.ts'
import { inBrackets, linear, polynomial, sumOf, type Term } from '../../terms.ts'
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
  /** Of x, or of x - h, times a factor. */
  readonly of: (inside: Maths, factor?: Rational) => Term
}

const alone = (inside: Maths): Maths => (inside.is === 'variable' ? inside : brackets(inside))

const ONE = rational(1)

const BASES: readonly Base[] = [
  { at: (x) => x * x, of: (inside, factor = ONE) => [factor, power(alone(inside), 2)] },
  { at: Math.abs, of: (inside, factor = ONE) => [factor, absolute(inside)] },
  { at: Math.sqrt, of: (inside, factor = ONE) => [factor, root(inside)] },
  { at: (x) => x ** 3, of: (inside, factor = ONE) => [factor, power(alone(inside), 3)] },
  {
    at: (x) => 1 / x,
    // The factor stands on the fraction bar: 3/x.
    of: (inside, { n, d } = ONE) => [
      Math.sign(n),
      fraction(Math.abs(n), d === 1 ? inside : multiple(d, alone(inside))),
    ],
  },
]

/** a · base(x - h) + k */
const moved = (base: Base, a: Rational, h: number, k: number | Rational) =>
  sumOf([base.of(linear(1, -h), a), [k, null]])

const plain = (base: Base, factor?: Rational) => equation(F_OF_X, sumOf([base.of(X, factor)]))

const G_OF_X = functionOf('g', X)

function shifted(dice: Dice): Draft {
  const [base, h, k] = [dice.pick(BASES), nonZero(dice, 5), nonZero(dice, 5)]
  const right = moved(base, ONE, h, k)
  const ends = [-8, 8] as const
  return {
    question: say('read-shift', { function: plain(base) }),
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
      [moved(base, ONE, -h, k), 'horizontal-sign'],
      [moved(base, ONE, h, -k), 'vertical-sign'],
      [moved(base, ONE, k, h), 'directions-swapped'],
    ]),
    hints: hints('read-shift'),
    solution: [
      step('shift-seen', { right: h, up: k }),
      step('replace-x-for-shift', { inside: linear(1, -h) }),
      answerIs(right),
    ],
  }
}

const FACTORS = [rational(2), rational(3), rational(-1), rational(-2), rational(1, 2)]

function stretchedAndShifted(dice: Dice): Draft {
  const [base, a, h, k] = [dice.pick(BASES), dice.pick(FACTORS), nonZero(dice, 6), nonZero(dice, 6)]
  const right = moved(base, a, h, k)
  return {
    question: say('write-moved', {
      function: plain(base),
      a: asFraction(a),
      horizontal: say(h > 0 ? 'to-the-right' : 'to-the-left', { h: Math.abs(h) }),
      vertical: say(k > 0 ? 'upward' : 'downward', { k: Math.abs(k) }),
    }),
    answer: expression(right, [
      [moved(base, a, -h, k), 'horizontal-sign'],
      [moved(base, a, h, rational(a.n * k, a.d)), 'shift-stretched'],
      [moved(base, a, h, -k), 'vertical-sign'],
      [moved(base, ONE, h, k), 'factor-left-out'],
    ]),
    hints: hints('write-moved'),
    solution: [
      step('stretch-first', undefined, sumOf([base.of(X, a)])),
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
