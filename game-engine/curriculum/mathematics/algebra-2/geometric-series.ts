// Sums of geometric series, savings, and sums without end: grade 11.
import type { Dice } from '#engine/core/random.ts'
import { over, plus, type Rational, rational, times } from '../../exact.ts'
import type { Choice, Draft } from '../../exercise.ts'
import type { Generator } from '../../generator.ts'
import {
  asFraction,
  brackets,
  difference,
  equation,
  fraction,
  type Maths,
  num,
  power,
  product,
  sum,
  variable,
} from '../../notation.ts'
import { bracketed, sumOf } from '../../terms.ts'
import { answerIs } from '../sentences.ts'
import { choice, hints, number, say, step } from './area.ts'

/** geometric-series */
export const geometricSeries: Generator = {
  version: 1,
  draw: (dice, difficulty) => {
    if (difficulty === 1) return finiteSum(dice, rational(dice.pick([2, 3, -2])), dice.int(4, 8))
    if (difficulty === 2) return finiteSum(dice, ratioBelowOne(dice), dice.int(3, 6))
    return dice.pick([infiniteSum, savings])(dice)
  },
}

const ONE = rational(1)
const ratioBelowOne = (dice: Dice) =>
  dice.pick(
    [
      [1, 2],
      [1, 3],
      [2, 3],
      [-1, 2],
      [3, 2],
      [1, 4],
    ].map(([n, d]) => rational(n ?? 1, d)),
  )

const powerOf = (r: Rational, n: number): Rational => Array.from({ length: n }, () => r).reduce(times, ONE)
const minusOf = ({ n, d }: Rational): Rational => ({ n: -n, d })
/** a + ar + ... with n terms */
const sumOfTerms = (a: Rational, r: Rational, n: number) =>
  over(times(a, plus(ONE, minusOf(powerOf(r, n)))), plus(ONE, minusOf(r)))

const firstTerms = (a: Rational, r: Rational): Maths =>
  sum(sumOf([0, 1, 2].map((k) => [times(a, powerOf(r, k)), null] as const)), variable('…'))

function finiteSum(dice: Dice, r: Rational, n: number): Draft {
  const a = r.d === 1 ? rational(dice.int(1, 20)) : rational(r.d ** dice.int(0, 2) * dice.int(1, 4))
  const value = sumOfTerms(a, r, n)
  const last = times(a, powerOf(r, n - 1))
  if (Math.abs(value.n) > 100_000 || value.d > 1_000) return finiteSum(dice, r, n)
  const ratio = r.d === 1 ? bracketed(r) : brackets(asFraction(r))
  return {
    question: say('sum-of-first', { n, series: firstTerms(a, r) }),
    answer: number(
      value,
      [
        [last, 'term-for-sum'],
        [sumOfTerms(a, r, n - 1), 'one-term-too-few'],
        [sumOfTerms(a, r, n + 1), 'one-term-too-many'],
        [times(rational(n), a), 'ratio-left-out'],
      ],
      'any',
    ),
    hints: hints('sum-of-first', { n }),
    solution: [
      step('ratio-is', undefined, equation(fraction(asFraction(times(a, r)), asFraction(a)), asFraction(r))),
      step(
        'sum-formula',
        undefined,
        equation(
          fraction(
            product(asFraction(a), brackets(difference(1, power(ratio, n)))),
            difference(1, bracketed(r)),
          ),
          asFraction(value),
        ),
      ),
      answerIs(asFraction(value)),
    ],
  }
}

const none: Choice = { say: say('no-finite-sum') }

/** With a ratio below 1 in size, or not. */
function infiniteSum(dice: Dice): Draft {
  const r = dice.pick(
    [
      [1, 2],
      [1, 3],
      [-1, 2],
      [2, 3],
      [3, 4],
      [-2, 3],
      [3, 2],
      [2, 1],
      [-3, 2],
    ].map(([n, d]) => rational(n ?? 1, d)),
  )
  const a = rational(r.d ** 2 * dice.int(1, 6))
  const formula = over(a, plus(ONE, minusOf(r)))
  const converges = Math.abs(r.n) < r.d
  const option = (value: Rational): Choice => ({ maths: asFraction(value) })
  const right = converges ? option(formula) : none
  return {
    question: say('infinite-sum', { series: firstTerms(a, r) }),
    answer: choice(dice, right, [
      [converges ? none : option(formula), converges ? 'sum-exists' : 'infinite-sum-always'],
      [option(over(a, plus(ONE, r))), converges ? 'ratio-sign' : 'infinite-sum-always'],
      [option(sumOfTerms(a, r, 3)), 'first-terms-only'],
    ]),
    hints: hints('infinite-sum'),
    solution: [
      step('ratio-is', undefined, equation(fraction(asFraction(times(a, r)), asFraction(a)), asFraction(r))),
      ...(converges
        ? [
            step(
              'infinite-formula',
              undefined,
              equation(fraction(asFraction(a), difference(1, bracketed(r))), asFraction(formula)),
            ),
            answerIs(asFraction(formula)),
          ]
        : [step('ratio-too-large'), answerIs(say('no-finite-sum'))]),
    ],
  }
}

/** Paid in at the end of each year, with interest. */
function savings(dice: Dice): Draft {
  const [paid, percent] = [dice.int(1, 20) * 100, dice.pick([2, 4, 5, 10])]
  const n = percent === 10 ? dice.int(3, 4) : 3
  const factor = rational(100 + percent, 100)
  const value = sumOfTerms(rational(paid), factor, n)
  const line = (count: number): Maths =>
    sum(...Array.from({ length: count }, (_, year) => num(times(rational(paid), powerOf(factor, year)))))
  return {
    question: say('savings', { paid: { amount: paid, of: 'dollar' }, percent, n }),
    answer: number(
      value,
      [
        [paid * n, 'interest-left-out'],
        [times(value, factor), 'one-year-too-many'],
        [times(rational(paid), powerOf(factor, n - 1)), 'term-for-sum'],
        [times(rational(paid * n), powerOf(factor, n)), 'all-paid-at-once'],
      ],
      'any',
    ),
    hints: hints('savings'),
    solution: [
      step('yearly-factor', undefined, equation(sum(1, fraction(percent, 100)), num(factor))),
      step('each-payment', undefined, line(n)),
      step('add-payments', undefined, equation(line(n), num(value))),
    ],
  }
}
