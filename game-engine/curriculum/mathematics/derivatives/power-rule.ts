import type { Dice } from '#engine/core/random.ts'
import type { Draft } from '../../exercise.ts'
import type { Generator } from '../../generator.ts'
import {
  difference,
  equation,
  F_OF_X,
  fraction,
  functionOf,
  multiple,
  num,
  power,
  sum,
  X,
} from '../../notation.ts'
import { inBrackets, polynomial, powerOf, sumOf } from '../../terms.ts'
import { nonZero } from '../non-zero.ts'
import { answerIs } from '../sentences.ts'
import { expression, hints, number, numbers, say, step } from './area.ts'
import { derivativeOf, derivativeSign } from './notation.ts'

const DERIVED = functionOf('f′', X)

/** From the highest power down. */
function derive(coefficients: readonly number[]): number[] {
  const degree = coefficients.length - 1
  return coefficients.slice(0, -1).map((value, index) => value * (degree - index))
}

const valueAt = (coefficients: readonly number[], x: number) =>
  coefficients.reduce((all, coefficient) => all * x + coefficient, 0)

/** power-rule */
export const powerRule: Generator = {
  version: 1,
  draw: (dice, difficulty) => {
    if (difficulty === 1) return ofPolynomial(dice)
    if (difficulty === 2) return withNegativePower(dice)
    return dice.int(1, 2) === 1 ? horizontalTangents(dice) : slopeOfCubic(dice)
  },
}

function ofPolynomial(dice: Dice): Draft {
  const degree = dice.int(2, 4)
  const coefficients = [nonZero(dice, 6), ...Array.from({ length: degree }, () => dice.int(-9, 9))]
  const [last = 0] = coefficients.slice(-1)
  if (last === 0 || coefficients.filter((value) => value !== 0).length < 3) return ofPolynomial(dice)
  const derived = derive(coefficients)
  const right = polynomial(derived)
  return {
    question: derivativeOf(polynomial(coefficients)),
    answer: expression(
      right,
      [
        [polynomial([...derived.slice(0, -1), (derived.at(-1) ?? 0) + last]), 'constant-kept'],
        [
          polynomial(coefficients.map((value, index) => (index === degree ? 0 : value * (degree - index)))),
          'exponent-not-lowered',
        ],
        [polynomial(coefficients.slice(0, -1)), 'exponent-not-in-front'],
      ],
      'simplified',
    ),
    hints: hints('power-rule'),
    solution: [
      step(
        'each-power',
        undefined,
        equation(derivativeSign(powerOf(X, degree)), sumOf([[degree, powerOf(X, degree - 1)]])),
      ),
      step('constant-vanishes'),
      answerIs(right),
    ],
  }
}

/** ax^n + b/x^m */
function withNegativePower(dice: Dice): Draft {
  const [a, b, n, m] = [nonZero(dice, 6), nonZero(dice, 9), dice.int(1, 3), dice.int(1, 3)]
  const front = sumOf([[a, powerOf(X, n)]])
  const over = fraction(Math.abs(b), powerOf(X, m))
  const derivedFront = n === 1 ? num(a) : sumOf([[a * n, powerOf(X, n - 1)]])
  const tail = (size: number, exponent: number, isMinus: boolean) =>
    isMinus
      ? difference(derivedFront, fraction(size, powerOf(X, exponent)))
      : sum(derivedFront, fraction(size, powerOf(X, exponent)))
  const size = Math.abs(b) * m
  const right = tail(size, m + 1, b > 0)
  return {
    question: derivativeOf(b > 0 ? sum(front, over) : difference(front, over)),
    answer: expression(right, [
      [tail(size, m + 1, b < 0), 'negative-exponent-sign'],
      ...(m > 1 ? [[tail(size, m - 1, b > 0), 'exponent-raised'] as const] : []),
      [
        b > 0
          ? sum(derivedFront, fraction(Math.abs(b), m === 1 ? num(1) : sumOf([[m, powerOf(X, m - 1)]])))
          : difference(
              derivedFront,
              fraction(Math.abs(b), m === 1 ? num(1) : sumOf([[m, powerOf(X, m - 1)]])),
            ),
        'denominator-derived-alone',
      ],
      [tail(Math.abs(b), m + 1, b > 0), 'exponent-not-in-front'],
    ]),
    hints: hints('negative-power'),
    solution: [
      step(
        'rewrite-as-power',
        undefined,
        equation(
          over,
          m === 0 ? num(1) : multiple(Math.abs(b) === 1 ? num(1) : num(Math.abs(b)), power(X, -m)),
        ),
      ),
      step('lower-exponent', { exponent: num(-m - 1) }),
      answerIs(right),
    ],
  }
}

function slopeOfCubic(dice: Dice): Draft {
  const [coefficients, at] = [
    [nonZero(dice, 3), dice.int(-5, 5), dice.int(-9, 9), dice.int(-9, 9)],
    nonZero(dice, 3),
  ]
  const value = valueAt(derive(coefficients), at)
  if (value === 0 || coefficients[3] === 0) return slopeOfCubic(dice)
  return {
    question: say('slope-at', {
      function: equation(F_OF_X, polynomial(coefficients)),
      asked: functionOf('f′', at),
    }),
    answer: number(value, [
      [valueAt(coefficients, at), 'value-for-slope'],
      [value + (coefficients[3] ?? 0), 'constant-kept'],
      [
        valueAt(
          coefficients.map((one, index) => one * (3 - index)),
          at,
        ),
        'exponent-not-lowered',
      ],
      [valueAt(coefficients.slice(0, -1), at), 'exponent-not-in-front'],
    ]),
    hints: hints('slope-by-rule', { at }),
    solution: [
      step('derivative-is', undefined, equation(DERIVED, polynomial(derive(coefficients)))),
      step('put-in', { at }, equation(functionOf('f′', at), value)),
    ],
  }
}

/** A cubic whose derivative has two whole roots. */
function horizontalTangents(dice: Dice): Draft {
  const [low, half, c] = [dice.int(-5, 2), dice.int(1, 3), dice.int(-9, 9)]
  const high = low + 2 * half
  // 3(x - low)(x - high) is the derivative of a cubic with whole coefficients when low + high is even.
  const coefficients = [1, (-3 * (low + high)) / 2, 3 * low * high, c]
  if (low + high === 0 && low * high === 0) return horizontalTangents(dice)
  return {
    question: say('horizontal-tangents', { function: equation(F_OF_X, polynomial(coefficients)) }),
    answer: numbers(
      ['smaller', 'larger'],
      [low, high],
      [
        [[-high, -low], 'root-signs'],
        [[Math.min(0, low + high), Math.max(0, low + high)], 'numbers-compared'],
        [[3 * low, 3 * high], 'not-divided'],
      ],
    ),
    hints: hints('horizontal-tangents'),
    solution: [
      step('derivative-is', undefined, equation(DERIVED, polynomial(derive(coefficients)))),
      step(
        'slope-zero',
        undefined,
        equation(multiple(3, multiple(inBrackets(1, -low), inBrackets(1, -high))), 0),
      ),
      answerIs(say('both-places', { low: equation(X, low), high: equation(X, high) })),
    ],
  }
}
