// Values and laws of logarithms: grade 11.
import type { Dice } from '#engine/core/random.ts'
import { type Rational, rational } from '../../exact.ts'
import type { Choice, Draft } from '../../exercise.ts'
import type { Generator } from '../../generator.ts'
import {
  apply,
  asFraction,
  brackets,
  difference,
  equation,
  fraction,
  type Maths,
  multiple,
  num,
  power,
  subscript,
  sum,
  variable,
  X,
} from '../../notation.ts'
import { nonZero } from '../non-zero.ts'
import { answerIs, workOut } from '../sentences.ts'
import { choice, hints, number, say, step } from './area.ts'

/** logarithms */
export const logarithms: Generator = {
  version: 1,
  draw: (dice, difficulty) => {
    if (difficulty === 1) return wholeValue(dice)
    return difficulty === 2 ? rationalValue(dice) : oneLogarithm(dice)
  },
}

const log = (base: number, of: Maths): Maths => apply(subscript(variable('log'), base), of)
const raised = (base: number, k: number): Rational => (k < 0 ? rational(1, base ** -k) : rational(base ** k))

function wholeValue(dice: Dice): Draft {
  const [base, k] = [dice.int(2, 10), dice.int(-3, 5)]
  const value = raised(base, k)
  if (k === 0 || k === 1 || Math.max(value.n, value.d) > 10_000) return wholeValue(dice)
  return {
    question: workOut(log(base, asFraction(value))),
    answer: number(
      k,
      [
        [rational(value.n, value.d * base), 'log-as-division'],
        [rational(1, k), 'base-and-argument-swapped'],
        [-k, 'exponent-sign'],
        [value, 'argument-for-exponent'],
      ],
      'any',
    ),
    hints: hints('log-value', { base }),
    solution: [
      step('base-to-x', undefined, equation(power(base, X), asFraction(value))),
      step('write-as-power', undefined, equation(power(base, k), asFraction(value))),
      answerIs(k),
    ],
  }
}

/** Base and argument are powers of one number. */
function rationalValue(dice: Dice): Draft {
  const [b, m, k] = [dice.pick([2, 3, 5, 10]), dice.pick([2, 3]), nonZero(dice, 5)]
  const value = raised(b, k)
  if (k % m === 0 || Math.max(value.n, value.d) > 1_000 || b ** m > 130) return rationalValue(dice)
  return {
    question: workOut(log(b ** m, asFraction(value))),
    answer: number(
      rational(k, m),
      [
        [rational(m, k), 'base-and-argument-swapped'],
        [rational(value.n, value.d * b ** m), 'log-as-division'],
        [k, 'base-not-rewritten'],
        [k - m, 'exponents-subtracted'],
      ],
      'any',
    ),
    hints: hints('log-same-number', { b }),
    solution: [
      step('both-as-powers', undefined, equation(power(brackets(power(b, m)), X), power(b, k))),
      step('compare-exponents', undefined, equation(multiple(m, X), k)),
      answerIs(asFraction(rational(k, m))),
    ],
  }
}

/** n·log p + log q - log r as one logarithm. */
function oneLogarithm(dice: Dice): Draft {
  const [base, n] = [dice.pick([2, 3, 5, 10]), dice.int(2, 3)]
  const [p, r, t] = [dice.int(2, 7), dice.int(2, 6), dice.int(2, 6)]
  const q = r * t
  if (p === r || p === t || p ** n * t > 2_000) return oneLogarithm(dice)
  const option = (of: number | Rational): Choice => ({
    maths: log(base, typeof of === 'number' ? num(of) : asFraction(of)),
  })
  const right = option(p ** n * t)
  return {
    question: say('one-logarithm', {
      maths: difference(sum(multiple(n, log(base, num(p))), log(base, num(q))), log(base, num(r))),
    }),
    answer: choice(dice, right, [
      [option(p ** n + q - r), 'log-of-sum'],
      [option(n * p * t), 'factor-not-raised'],
      [{ maths: fraction(log(base, num(p ** n * q)), log(base, num(r))) }, 'quotient-of-logs'],
      [option(p ** n * q * r), 'minus-as-product'],
    ]),
    hints: hints('one-logarithm'),
    solution: [
      step('factor-into-power', undefined, equation(power(p, n), p ** n)),
      step(
        'product-and-quotient',
        undefined,
        equation(fraction({ is: 'operation', operator: '×', terms: [num(p ** n), num(q)] }, r), p ** n * t),
      ),
      answerIs('maths' in right ? right.maths : 0),
    ],
  }
}
