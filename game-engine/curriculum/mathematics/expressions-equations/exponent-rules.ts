import type { Dice } from '#engine/core/random.ts'
import { rational } from '../../exact.ts'
import type { Draft } from '../../exercise.ts'
import type { Generator } from '../../generator.ts'
import {
  BLANK,
  brackets,
  equation,
  fraction,
  multiple,
  operate,
  power,
  product,
  sum,
  X,
} from '../../notation.ts'
import { answerIs, workOut } from '../sentences.ts'
import { expression, hints, number, say, step } from './area.ts'

/** exponent-rules */
export const exponentRules: Generator = {
  version: 1,
  draw: (dice, difficulty) => {
    if (difficulty === 1) return productOfPowers(dice)
    return difficulty === 2 ? quotientOrPower(dice) : negativeExponent(dice)
  },
}

function productOfPowers(dice: Dice): Draft {
  const [base, m, n] = [dice.int(2, 9), dice.int(1, 6), dice.int(2, 6)]
  if (m === 2 && n === 2) return productOfPowers(dice)
  const asked = product(m === 1 ? base : power(base, m), power(base, n))
  return {
    question: say('which-exponent', { maths: equation(asked, power(base, BLANK)) }),
    answer: number(m + n, [
      [m * n, 'exponents-multiplied'],
      [n, 'exponent-one-lost'],
      [Math.abs(m - n), 'exponents-subtracted'],
    ]),
    hints: hints('exponents', { base }),
    solution: [
      step('product-of-powers', undefined, equation(m + n, sum(m, n))),
      answerIs(power(base, m + n)),
    ],
  }
}

function quotientOrPower(dice: Dice): Draft {
  const [m, n] = [dice.int(2, 8), dice.int(2, 5)]
  const isQuotient = dice.int(1, 2) === 1
  if (m * n > 36) return quotientOrPower(dice)
  if ((isQuotient && m - n < 2) || m * n === m + n) return quotientOrPower(dice)
  const exponent = isQuotient ? m - n : m * n
  const right = power(X, exponent)
  const asked = isQuotient ? fraction(power(X, m), power(X, n)) : power(brackets(power(X, m)), n)
  return {
    question: say('as-one-power', { maths: asked }),
    answer: expression(
      right,
      isQuotient
        ? [
            [power(X, m + n), 'exponents-added'],
            [power(X, m * n), 'exponents-multiplied'],
            ...(m % n === 0 ? [[power(X, m / n), 'exponents-divided'] as const] : []),
          ]
        : [
            [power(X, m + n), 'exponents-added'],
            [multiple(n, power(X, m)), 'power-as-factor'],
            ...(m ** n <= 36 ? [[power(X, m ** n), 'exponent-raised'] as const] : []),
          ],
      'simplified',
    ),
    hints: hints(isQuotient ? 'power-quotient' : 'power-power'),
    solution: [
      step(
        isQuotient ? 'quotient-of-powers' : 'power-of-power',
        undefined,
        equation(exponent, operate(isQuotient ? '-' : '×', m, n)),
      ),
      answerIs(right),
    ],
  }
}

function negativeExponent(dice: Dice): Draft {
  const [base, n, extra] = [dice.int(2, 9), dice.int(1, 3), dice.int(0, 3)]
  const value = base ** n
  if (value > 1000 || (extra > 0 && base ** (n + extra) > 10_000)) return negativeExponent(dice)
  const isProduct = extra > 0
  const asked = isProduct ? product(power(base, extra), power(base, -n - extra)) : power(base, -n)
  return {
    question: workOut(asked),
    answer: number(
      rational(1, value),
      [
        [-value, 'negative-exponent-as-sign'],
        [value, 'minus-of-exponent-lost'],
        [-base * n, 'power-as-product'],
        ...(isProduct ? [[rational(1, base ** (n + 2 * extra)), 'exponents-subtracted'] as const] : []),
      ],
      'any',
    ),
    hints: hints('negative-exponent'),
    solution: [
      ...(isProduct ? [step('product-of-powers', undefined, equation(asked, power(base, -n)))] : []),
      step('reciprocal-step', undefined, equation(power(base, -n), fraction(1, power(base, n)))),
      answerIs(fraction(1, value)),
    ],
  }
}
