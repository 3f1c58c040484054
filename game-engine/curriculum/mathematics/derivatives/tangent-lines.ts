import type { Dice } from '#engine/core/random.ts'
import type { Drawing } from '../../drawing.ts'
import { plus, type Rational, rational, times } from '../../exact.ts'
import type { Draft } from '../../exercise.ts'
import type { Generator } from '../../generator.ts'
import { graphOf } from '../../graph.ts'
import {
  asFraction,
  brackets,
  equation,
  F_OF_X,
  fraction,
  functionOf,
  type Maths,
  multiple,
  num,
  power,
  product,
  root,
  sum,
  variable,
  X,
  Y,
} from '../../notation.ts'
import { inBrackets, linear, polynomial, sumOf } from '../../terms.ts'
import { nonZero } from '../non-zero.ts'
import { answerIs } from '../sentences.ts'
import { expression, hints, number, say, step } from './area.ts'

const line = (m: number | Rational, b: number | Rational): Maths => equation(Y, linear(m, b))

/** tangent-lines */
export const tangentLines: Generator = {
  version: 1,
  draw: (dice, difficulty) => {
    if (difficulty === 1) return ofParabola(dice)
    return difficulty === 2 ? ofRootOrReciprocal(dice) : linearEstimate(dice)
  },
}

function ofParabola(dice: Dice): Draft {
  const [p, q, r, a] = [nonZero(dice, 3), dice.int(-5, 5), dice.int(-6, 6), nonZero(dice, 4)]
  const f = p * a * a + q * a + r
  const m = 2 * p * a + q
  if (m === 0 || m === f || f === m * a) return ofParabola(dice)
  const right = line(m, f - m * a)
  const seen = (x: number) => p * x * x + q * x + r
  const drawing = tangentDrawing(seen, a, f, m)
  return {
    question: say('tangent-at', { function: equation(F_OF_X, polynomial([p, q, r])), a }),
    ...(drawing && { drawing }),
    answer: expression(
      right,
      [
        [line(f, f - f * a), 'value-for-slope'],
        [line(m, f + m * a), 'sign-inside'],
        [line(m, f), 'through-axis'],
        [equation(Y, sum(multiple(inBrackets(2 * p, q), inBrackets(1, -a)), f)), 'slope-left-as-function'],
      ],
      'solved',
    ),
    hints: hints('tangent', { a }),
    solution: [
      step('point-of-tangent', undefined, equation(functionOf('f', a), f)),
      step('slope-of-tangent', undefined, equation(functionOf('f′', a), m)),
      step(
        'point-slope',
        undefined,
        equation(
          Y,
          sumOf([
            [m, inBrackets(1, -a)],
            [f, null],
          ]),
        ),
      ),
      answerIs(right),
    ],
  }
}

/** Curve and tangent where both fit a small plane. */
function tangentDrawing(f: (x: number) => number, a: number, y: number, m: number): Drawing | undefined {
  if (Math.abs(y) > 9) return undefined
  const seen = [-10, 10] as const
  return {
    kind: 'plane',
    x: [-6, 6],
    y: [-10, 10],
    yStep: 2,
    curves: [
      ...graphOf(f, [-6, 6], seen, variable('f')),
      ...graphOf((x) => m * (x - a) + y, [-6, 6], seen).map((curve) => ({ ...curve, dashed: true })),
    ],
    points: [{ at: [a, y] }],
  }
}

/** √x at a square, k/x at a divisor. */
function ofRootOrReciprocal(dice: Dice): Draft {
  const isRoot = dice.int(1, 2) === 1
  const c = dice.int(1, 9)
  const k = c * dice.int(1, 6)
  const a = isRoot ? c * c : c
  const f = rational(isRoot ? c : k / c)
  const m = isRoot ? rational(1, 2 * c) : rational(-k, c * c)
  const cut = plus(f, times(m, rational(-a)))
  const right = line(m, cut)
  return {
    question: say('tangent-at', { function: equation(F_OF_X, isRoot ? root(X) : fraction(k, X)), a }),
    answer: expression(
      right,
      [
        [line({ n: -m.n, d: m.d }, plus(f, times(m, rational(a)))), 'slope-sign'],
        [line(m, plus(f, times(m, rational(a)))), 'sign-inside'],
        [line(m, f), 'through-axis'],
        isRoot
          ? [line(rational(1, c), plus(f, rational(-c))), 'half-forgotten']
          : [line(rational(-k, c), plus(f, rational(k))), 'exponent-not-lowered'],
      ],
      'solved',
    ),
    hints: hints('tangent', { a }),
    solution: [
      step('point-of-tangent', undefined, equation(functionOf('f', a), asFraction(f))),
      step('slope-of-tangent', undefined, equation(functionOf('f′', a), asFraction(m))),
      answerIs(right),
    ],
  }
}

/** √(c² + d) or (c + d)² by the tangent at c. */
function linearEstimate(dice: Dice): Draft {
  const c = dice.pick([2, 3, 4, 5, 6, 8, 10])
  const tenths = nonZero(dice, 9)
  const isRoot = dice.int(1, 2) === 1 && [2, 4, 5, 8, 10].includes(c)
  const d = rational(tenths, isRoot ? 10 : 100)
  const f = isRoot ? c : c ** 3
  const m = isRoot ? rational(1, 2 * c) : rational(3 * c * c)
  const value = plus(rational(f), times(m, d))
  const at = plus(rational(isRoot ? c * c : c), d)
  const a = isRoot ? c * c : c
  return {
    question: say('estimate', { asked: isRoot ? root(num(at)) : power(num(at), 3), a }),
    answer: number(
      value,
      [
        [plus(rational(f), d), 'slope-ignored'],
        [plus(rational(f), times(m, { n: -d.n, d: d.d })), 'difference-sign'],
        [plus(rational(f), times(rational(2), times(m, d))), isRoot ? 'half-forgotten' : 'step-doubled'],
        [f, 'value-not-moved'],
      ],
      'decimal',
    ),
    hints: hints('estimate', { a }),
    solution: [
      step('point-of-tangent', undefined, equation(functionOf('f', a), f)),
      step('slope-of-tangent', undefined, equation(functionOf('f′', a), asFraction(m))),
      step(
        'along-tangent',
        undefined,
        equation(sum(f, product(asFraction(m), d.n < 0 ? brackets(num(d)) : num(d))), num(value)),
      ),
    ],
  }
}
