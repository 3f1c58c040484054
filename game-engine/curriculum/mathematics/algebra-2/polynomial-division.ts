// Dividing by x - a, and the remainder as a value: grade 11.
import type { Dice } from '#engine/core/random.ts'
import { over, rational } from '../../exact.ts'
import type { Draft } from '../../exercise.ts'
import type { Generator } from '../../generator.ts'
import {
  asFraction,
  equation,
  fraction,
  functionOf,
  type Maths,
  power,
  sum,
  variable,
  X,
} from '../../notation.ts'
import { bracketed, linear, polynomial, powerOf, sumOf } from '../../terms.ts'
import { nonZero } from '../non-zero.ts'
import { answerIs } from '../sentences.ts'
import { expression, hints, number, say, step } from './area.ts'

/** polynomial-division */
export const polynomialDivision: Generator = {
  version: 1,
  draw: (dice, difficulty) => {
    if (difficulty === 1) return withoutRemainder(dice)
    return difficulty === 2 ? remainder(dice) : coefficientForFactor(dice)
  },
}

/** Quotient and remainder of a division by x - a. */
function divided(coefficients: readonly number[], a: number): number[] {
  const line: number[] = []
  for (const coefficient of coefficients) line.push(coefficient + a * (line.at(-1) ?? 0))
  return line
}

const valueAt = (coefficients: readonly number[], x: number) =>
  coefficients.reduce((all, coefficient) => all * x + coefficient, 0)

function withoutRemainder(dice: Dice): Draft {
  const a = nonZero(dice, 5)
  const quotient = [dice.int(1, 3), dice.int(-6, 6), nonZero(dice, 9)].slice(dice.int(0, 1))
  if (quotient[0] === 0 || quotient.length < 2) return withoutRemainder(dice)
  const dividend = [...quotient, 0].map((value, index) => value - a * (quotient[index - 1] ?? 0))
  const right = polynomial(quotient)
  return {
    question: say('divide-polynomials', { maths: fraction(polynomial(dividend), linear(1, -a)) }),
    answer: expression(
      right,
      [
        [polynomial(divided(dividend, -a).slice(0, -1)), 'sign-of-divisor'],
        [polynomial(dividend.slice(0, -1)), 'coefficients-copied'],
        [polynomial([...quotient.slice(0, -1), -(quotient.at(-1) ?? 0)]), 'last-sign'],
      ],
      'expanded',
    ),
    hints: hints('long-division'),
    solution: [
      step('divide-first-terms', undefined, {
        ...equation(fraction(termAt(dividend, 0), X), termAt(quotient, 0)),
      }),
      {
        ...step('each-part-times-divisor'),
        drawings: [
          {
            kind: 'area-model',
            columns: quotient.map((_, index) => termAt(quotient, index)),
            rows: [X, asFraction(rational(-a))],
            cells: [quotient, quotient.map((value) => -a * value)].map((row, down) =>
              row.map((_, index) => termAt(down === 0 ? [...row, 0] : row, index)),
            ),
          },
        ],
      },
      answerIs(right),
    ],
  }
}

/** The term with the power of its place, alone. */
function termAt(coefficients: readonly number[], index: number): Maths {
  const degree = coefficients.length - 1 - index
  return sumOf([[coefficients[index] ?? 0, degree === 0 ? null : powerOf(X, degree)]])
}

function remainder(dice: Dice): Draft {
  const a = nonZero(dice, 4)
  const isMissing = dice.int(1, 3) === 1
  const p = [nonZero(dice, 3), isMissing ? 0 : nonZero(dice, 6), nonZero(dice, 9), nonZero(dice, 9)]
  const value = valueAt(p, a)
  if (valueAt(p, -a) === value) return remainder(dice)
  return {
    question: say('remainder', {
      function: equation(functionOf('P', X), polynomial(p)),
      divisor: linear(1, -a),
    }),
    answer: number(value, [
      [valueAt(p, -a), 'sign-of-divisor'],
      ...(isMissing
        ? [
            [
              valueAt(
                p.filter((one) => one !== 0),
                a,
              ),
              'missing-power',
            ] as const,
          ]
        : []),
      [p.at(-1) ?? 0, 'last-number'],
    ]),
    hints: hints('remainder'),
    solution: [
      step('zero-of-divisor', { a }, equation(functionOf('P', a), withPowers(p, a))),
      answerIs(value),
    ],
  }
}

/** The polynomial with a number in place of x. */
function withPowers(p: readonly number[], x: number): Maths {
  const degree = p.length - 1
  return sumOf(
    p.map((value, index) => {
      const exponent = degree - index
      const base = exponent === 1 ? bracketed(x) : power(bracketed(x), exponent)
      return exponent === 0
        ? ([value, null] as const)
        : ([
            Math.sign(value),
            { is: 'operation', operator: '×', terms: [asFraction(rational(Math.abs(value))), base] },
          ] as const)
    }),
  )
}

function coefficientForFactor(dice: Dice): Draft {
  const [a, b, k] = [nonZero(dice, 3), nonZero(dice, 6), nonZero(dice, 12)]
  const c = -(a ** 3 + b * a * a + k * a)
  if (c === 0) return coefficientForFactor(dice)
  const letter = variable('k')
  const p = sumOf([
    [1, power(X, 3)],
    [b, power(X, 2)],
    [1, { is: 'multiple', factor: letter, of: X }],
    [c, null],
  ])
  const constant = a ** 3 + b * a * a + c
  return {
    question: say('factor-for-k', { polynomial: p, divisor: linear(1, -a) }),
    answer: number(
      k,
      [
        [over(rational(-(a ** 3) + b * a * a + c), rational(a)), 'sign-of-divisor'],
        [-k, 'moved-without-sign'],
        [constant, 'not-divided-by-a'],
      ],
      'any',
    ),
    hints: hints('factor-for-k'),
    solution: [
      step(
        'value-is-zero',
        { a },
        equation(
          sum(
            power(bracketed(a), 3),
            { is: 'operation', operator: '×', terms: [bracketed(b), power(bracketed(a), 2)] },
            { is: 'operation', operator: '×', terms: [letter, bracketed(a)] },
            bracketed(c),
          ),
          0,
        ),
      ),
      step('solve-for-k', undefined, equation(linear(a, constant, letter), 0)),
      answerIs(k),
    ],
  }
}
