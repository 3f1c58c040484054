import type { Dice } from '#engine/core/random.ts'
import { type Rational, rational } from '../../exact.ts'
import type { Choice, Draft } from '../../exercise.ts'
import type { Generator } from '../../generator.ts'
import {
  absolute,
  asFraction,
  brackets,
  equation,
  fraction,
  INFINITY,
  limit,
  type Maths,
  num,
  opposite,
  power,
  root,
  X,
} from '../../notation.ts'
import { linear, polynomial, powerOf, sumOf } from '../../terms.ts'
import { nonZero } from '../non-zero.ts'
import { answerIs } from '../sentences.ts'
import { choice, hints, number, say, step } from './area.ts'

const MINUS_INFINITY = opposite(INFINITY)

/** limits-infinity */
export const limitsAtInfinity: Generator = {
  version: 1,
  draw: (dice, difficulty) => {
    if (difficulty === 1) return equalDegrees(dice)
    if (difficulty === 2) return differentDegrees(dice)
    return dice.int(1, 2) === 1 ? atAsymptote(dice) : rootAtMinusInfinity(dice)
  },
}

function equalDegrees(dice: Dice): Draft {
  const [a, b, c, d] = [nonZero(dice, 9), nonZero(dice, 9), nonZero(dice, 9), nonZero(dice, 9)]
  const degree = dice.pick([1, 2])
  const value = rational(a, c)
  if (a === c || (value.n === rational(b, d).n && value.d === rational(b, d).d)) return equalDegrees(dice)
  const [top, under] = [
    polynomial(degree === 1 ? [a, b] : [a, 0, b]),
    polynomial(degree === 1 ? [c, d] : [c, 0, d]),
  ]
  return {
    question: say('find-limit', { limit: limit('x', INFINITY, fraction(top, under)) }),
    answer: number(
      value,
      [
        [1, 'infinity-over-infinity'],
        [rational(b, d), 'last-numbers-compared'],
        [0, 'zero-for-equal-degrees'],
        [rational(c, a), 'turned-over'],
      ],
      'any',
    ),
    hints: hints('equal-degrees'),
    solution: [
      step(
        'divide-by-power',
        { power: degree === 1 ? X : power(X, 2) },
        fraction(
          sumOf([
            [a, null],
            [b, degree === 1 ? fraction(1, X) : fraction(1, power(X, 2))],
          ]),
          sumOf([
            [c, null],
            [d, degree === 1 ? fraction(1, X) : fraction(1, power(X, 2))],
          ]),
        ),
      ),
      step(
        'small-terms-vanish',
        undefined,
        equation(limit('x', INFINITY, fraction(top, under)), asFraction(value)),
      ),
    ],
  }
}

const option = (maths: Maths): Choice => ({ maths })

/** Degrees 1 to 3 that differ. */
function differentDegrees(dice: Dice): Draft {
  const [a, b, c, d] = [nonZero(dice, 9), nonZero(dice, 9), nonZero(dice, 9), nonZero(dice, 9)]
  const [high, low] = dice.pick([
    [2, 1],
    [3, 1],
    [3, 2],
  ] as const)
  const isTopHigher = dice.int(1, 3) > 1
  const of = (degree: number, lead: number, last: number) =>
    polynomial([lead, ...Array.from({ length: degree - 1 }, () => 0), last])
  const toMinus = dice.int(1, 2) === 1
  const sign = Math.sign(a * c) * (toMinus && (high - low) % 2 === 1 ? -1 : 1)
  const infinite = sign > 0 ? INFINITY : MINUS_INFINITY
  const other = sign > 0 ? MINUS_INFINITY : INFINITY
  const right = isTopHigher ? infinite : num(0)
  const ratio = asFraction(rational(a, c))
  const asked = limit(
    'x',
    toMinus ? MINUS_INFINITY : INFINITY,
    isTopHigher ? fraction(of(high, a, b), of(low, c, d)) : fraction(of(low, a, b), of(high, c, d)),
  )
  return {
    question: say('find-limit', { limit: asked }),
    answer: choice(dice, option(right), [
      [option(isTopHigher ? num(0) : infinite), 'degrees-mixed'],
      [option(ratio), 'leading-numbers-only'],
      [option(isTopHigher ? other : num(1)), isTopHigher ? 'infinity-sign' : 'infinity-over-infinity'],
    ]),
    hints: hints('different-degrees'),
    solution: [
      step(isTopHigher ? 'top-grows-faster' : 'bottom-grows-faster'),
      ...(isTopHigher
        ? [
            step(
              'sign-of-leading',
              undefined,
              fraction(sumOf([[a, powerOf(X, high)]]), sumOf([[c, powerOf(X, low)]])),
            ),
          ]
        : []),
      answerIs(right),
    ],
  }
}

/** p/(x - a) or p/(x - a)², from one side. */
function atAsymptote(dice: Dice): Draft {
  const [a, p, n] = [nonZero(dice, 7), nonZero(dice, 9), dice.pick([1, 2, 3])]
  const side = dice.pick(['+', '-'] as const)
  const sign = Math.sign(p) * (side === '-' && n % 2 === 1 ? -1 : 1)
  const right = sign > 0 ? INFINITY : MINUS_INFINITY
  const under = n === 1 ? linear(1, -a) : power(brackets(linear(1, -a)), n)
  return {
    question: say('find-limit', { limit: limit('x', a, fraction(p, under), side) }),
    answer: choice(dice, option(right), [
      [option(sign > 0 ? MINUS_INFINITY : INFINITY), 'side-sign'],
      [option(num(0)), 'zero-below-is-zero'],
      [option(num(p)), 'denominator-ignored'],
    ]),
    hints: hints('asymptote', { a }),
    solution: [
      step(side === '+' ? 'slightly-more' : 'slightly-less', { a }),
      step(sign * p > 0 ? 'denominator-positive' : 'denominator-negative'),
      answerIs(right),
    ],
  }
}

/** √(a²x² + bx)/(cx + d) at minus infinity */
function rootAtMinusInfinity(dice: Dice): Draft {
  const [a, b, c, d] = [dice.int(1, 6), nonZero(dice, 9), nonZero(dice, 6), nonZero(dice, 9)]
  const toMinus = dice.int(1, 3) > 1
  const value: Rational = rational(toMinus ? -a : a, c)
  const asked = limit(
    'x',
    toMinus ? MINUS_INFINITY : INFINITY,
    fraction(root(polynomial([a * a, b, 0])), linear(c, d)),
  )
  return {
    question: say('find-limit', { limit: asked }),
    answer: number(
      value,
      [
        [{ n: -value.n, d: value.d }, 'root-sign'],
        [rational(a * a, c), 'root-forgotten'],
        [rational(b, d), 'last-numbers-compared'],
        [0, 'zero-for-equal-degrees'],
      ],
      'any',
    ),
    hints: hints('root-at-infinity'),
    solution: [
      step(toMinus ? 'root-is-minus-x' : 'root-is-x', undefined, equation(root(power(X, 2)), absolute(X))),
      step(
        'divide-by-power',
        { power: X },
        fraction(
          toMinus
            ? opposite(
                root(
                  sumOf([
                    [a * a, null],
                    [b, fraction(1, X)],
                  ]),
                ),
              )
            : root(
                sumOf([
                  [a * a, null],
                  [b, fraction(1, X)],
                ]),
              ),
          sumOf([
            [c, null],
            [d, fraction(1, X)],
          ]),
        ),
      ),
      answerIs(asFraction(value)),
    ],
  }
}
