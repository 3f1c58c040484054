// Calculating with decimals: add-subtract-decimals and multiply-divide-decimals.
import type { Dice } from '#engine/core/random.ts'
import { type Rational, rational, times } from '../../exact.ts'
import type { Draft } from '../../exercise.ts'
import type { Generator } from '../../generator.ts'
import { decimalPlaces } from '../../linear-text.ts'
import { BLANK, difference, equation, num, operate, product, quotient, sum } from '../../notation.ts'
import { carriesOf } from '../digits.ts'
import { figures, whatIsMissing, workOut } from '../sentences.ts'
import { hints, number, step } from './area.ts'

/** add-subtract-decimals */
export const addSubtractDecimals: Generator = {
  version: 1,
  draw: (dice, difficulty) => {
    const operator = dice.pick(['+', '-'] as const)
    if (difficulty === 1) {
      for (;;) {
        const unit = dice.pick([10, 100])
        const [a, b] = [dice.int(11, 19 * unit), dice.int(11, 9 * unit)]
        const [large, small] = [Math.max(a, b), Math.min(a, b)]
        const trades = operator === '+' ? carriesOf(a, b) : carriesOf(large - small, small)
        if (trades !== 1 || large === small || a % 10 === 0 || b % 10 === 0) continue
        return sumDraft(operator, rational(large, unit), rational(small, unit))
      }
    }
    const tenths = rational(notTens(dice, 31, 99), 10)
    const small = rational(notTens(dice, 101, 299), 100)
    if (difficulty === 2)
      return operator === '+' && dice.int(1, 2) === 1
        ? sumDraft('+', small, tenths)
        : sumDraft(operator, tenths, small)
    const whole = rational(dice.int(4, 20))
    if (dice.int(1, 2) === 1) return sumDraft('-', whole, small)
    return missingDraft(small, whole)
  },
}

function notTens(dice: Dice, least: number, most: number): number {
  const value = dice.int(least, most)
  return value % 10 === 0 ? value + 1 : value
}

/** Digits without their point, as if lined up at the right. */
const digits = (value: Rational) => value.n * (10 ** decimalPlaces(value) / value.d)

function sumDraft(operator: '+' | '-', a: Rational, b: Rational): Draft {
  const [ca, cb] = [inHundredths(a), inHundredths(b)]
  const result = operator === '+' ? ca + cb : ca - cb
  const isUneven = decimalPlaces(a) !== decimalPlaces(b)
  const places = Math.max(decimalPlaces(a), decimalPlaces(b))
  const straight = operator === '+' ? digits(a) + digits(b) : Math.abs(digits(a) - digits(b))
  const [wa, wb] = [Math.floor(ca / 100), Math.floor(cb / 100)]
  const fa = ca % 100
  const fb = cb % 100
  const work = operate(operator, num(a), num(b))
  return {
    question: workOut(work),
    answer: number(
      rational(result, 100),
      [
        ...(isUneven ? [[rational(straight, 10 ** places), 'right-aligned'] as const] : []),
        ...(operator === '-' && fa < fb
          ? [[rational((wa - wb) * 100 + fb - fa, 100), 'missing-place-copied'] as const]
          : []),
        ...(operator === '-' && fa < fb ? [[rational(result + 100, 100), 'one-not-taken'] as const] : []),
        ...(operator === '+' && fa + fb >= 100
          ? [[rational(result - 100, 100), 'carry-forgotten'] as const]
          : []),
        [rational(operator === '+' ? Math.abs(ca - cb) : ca + cb, 100), 'sign-not-read'],
      ],
      'decimal',
    ),
    hints: hints('sum'),
    solution: [
      step('sum-step', { a: num(a, places), b: num(b, places) }),
      figures(
        equation(operate(operator, num(a, places), num(b, places)), num(rational(result, 100), places)),
      ),
    ],
  }
}

const inHundredths = (value: Rational) => times(value, rational(100)).n

function missingDraft(known: Rational, whole: Rational): Draft {
  const [k, w] = [inHundredths(known), inHundredths(whole)]
  const answer = rational(w - k, 100)
  return {
    question: whatIsMissing(equation(sum(num(known), BLANK), num(whole))),
    answer: number(
      answer,
      [
        [rational(w + k, 100), 'both-added'],
        [rational(w - k + 100, 100), 'one-not-taken'],
        [known, 'copied-the-part'],
      ],
      'decimal',
    ),
    hints: hints('missing', { known: num(known), whole: num(whole) }),
    solution: [
      step('missing-step', { whole: num(whole, 2) }),
      figures(equation(difference(num(whole, 2), num(known, 2)), num(answer, 2))),
    ],
  }
}

/** multiply-divide-decimals */
export const multiplyDivideDecimals: Generator = {
  version: 1,
  draw: (dice, difficulty) => {
    if (difficulty === 1) return productDraft(rational(dice.int(2, 9)), rational(notTens(dice, 11, 99), 10))
    if (difficulty === 2) {
      if (dice.int(1, 2) === 1)
        return productDraft(rational(notTens(dice, 2, 29), 10), rational(dice.int(2, 9), 10))
      return quotientDraft(rational(dice.int(2, 9)), rational(notTens(dice, 11, 499), 100))
    }
    const divisor = rational(dice.pick([1, 2, 3, 4, 5, 6, 8, 12, 15, 25]), 10)
    return quotientDraft(
      divisor,
      dice.int(1, 2) === 1 ? rational(dice.int(2, 60)) : rational(notTens(dice, 11, 99), 10),
    )
  },
}

function productDraft(a: Rational, b: Rational): Draft {
  const result = times(a, b)
  const plain = digits(a) * digits(b)
  const places = decimalPlaces(a) + decimalPlaces(b)
  return {
    question: workOut(product(num(a), num(b))),
    answer: number(
      result,
      [
        ...(places > 1 ? [[rational(plain, 10 ** (places - 1)), 'points-lined-up'] as const] : []),
        [rational(plain, 10 ** (places + 1)), 'one-place-too-many'],
        [rational(plain), 'point-forgotten'],
      ],
      'decimal',
    ),
    hints: hints('product', { plain: product(digits(a), digits(b)) }),
    solution: [
      step('product-step-1', undefined, equation(product(digits(a), digits(b)), plain)),
      step(
        'product-step-2',
        { places: { amount: places, of: 'place' } },
        equation(product(num(a), num(b)), num(result)),
      ),
    ],
  }
}

/** @param answer the division is made from it, so it is exact */
function quotientDraft(divisor: Rational, answer: Rational): Draft {
  const total = times(divisor, answer)
  const isWhole = divisor.d === 1
  const factor = 10 ** decimalPlaces(divisor)
  const [scaledTotal, scaledDivisor] = [times(total, rational(factor)), times(divisor, rational(factor))]
  const work = quotient(num(total), num(divisor))
  return {
    question: workOut(work),
    answer: number(
      answer,
      [
        ...(isWhole ? [] : [[times(total, divisor), 'division-makes-smaller'] as const]),
        [times(answer, rational(1, 10)), 'one-place-too-many'],
        [times(answer, rational(10)), 'one-place-too-few'],
      ],
      'decimal',
    ),
    hints: hints(isWhole ? 'quotient-whole' : 'quotient', { divisor: num(divisor), factor }),
    solution: [
      isWhole
        ? step('quotient-whole-step')
        : step('quotient-step', { factor }, equation(work, quotient(num(scaledTotal), num(scaledDivisor)))),
      figures(equation(work, num(answer))),
      step('check-product', undefined, equation(product(num(divisor), num(answer)), num(total))),
    ],
  }
}
