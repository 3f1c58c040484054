// Equations with the unknown in an exponent or a logarithm: grade 11.
import type { Dice } from '#engine/core/random.ts'
import { rational } from '../../exact.ts'
import type { Choice, Draft } from '../../exercise.ts'
import type { Generator } from '../../generator.ts'
import {
  apply,
  asFraction,
  brackets,
  equation,
  fraction,
  type Maths,
  multiple,
  num,
  power,
  product,
  subscript,
  sum,
  variable,
  X,
} from '../../notation.ts'
import { inBrackets, linear, polynomial, sumOf } from '../../terms.ts'
import { nonZero } from '../non-zero.ts'
import { answerIs } from '../sentences.ts'
import { choice, hints, number, say, step } from './area.ts'

/** exp-log-equations */
export const expLogEquations: Generator = {
  version: 1,
  draw: (dice, difficulty) => {
    if (difficulty === 1) return sameBase(dice)
    if (difficulty === 2) return withLogarithm(dice)
    return dice.pick([twoLogarithms, quadraticInPower])(dice)
  },
}

const ln = (of: number | Maths): Maths => apply('ln', typeof of === 'number' ? num(of) : of)

function sameBase(dice: Dice): Draft {
  const [b, m, n, k] = [dice.pick([2, 3, 5, 10]), dice.int(2, 4), nonZero(dice, 5), dice.int(1, 6)]
  const value = b ** k
  if (value > 1_000 || k === n) return sameBase(dice)
  return {
    question: say('solve', { equation: equation(power(b, linear(m, n)), value) }),
    answer: number(
      rational(k - n, m),
      [
        [rational(k + n, m), 'moved-without-sign'],
        [rational(value - b * n, b * m), 'divided-for-log'],
        [k - n, 'not-divided-by-coefficient'],
        [rational(value - n, m), 'base-ignored'],
      ],
      'any',
    ),
    hints: hints('same-base', { base: b }),
    solution: [
      step('same-base', undefined, equation(power(b, linear(m, n)), power(b, k))),
      step('compare-exponents', undefined, equation(linear(m, n), k)),
      answerIs(asFraction(rational(k - n, m))),
    ],
  }
}

/** a·eᶜˣ = d, solved by ln. */
function withLogarithm(dice: Dice): Draft {
  const [a, c, q] = [dice.int(2, 9), dice.int(2, 6), dice.int(2, 15)]
  const d = a * q
  // ln 4 / 2 is ln (4 / 2): there a mistake leads to the answer.
  if (q === c || q === a || q ** (c - 1) === c ** c || d === q ** a) return withLogarithm(dice)
  const option = (maths: Maths): Choice => ({ maths: equation(X, maths) })
  const right = fraction(ln(q), c)
  return {
    question: say('solve-exactly', {
      equation: equation(multiple(a, power(variable('e'), multiple(c, X))), d),
    }),
    answer: choice(dice, option(right), [
      [option(asFraction(rational(q, c))), 'divided-for-log'],
      [option(fraction(ln(d), a * c)), 'factor-not-divided-first'],
      [option(multiple(c, ln(q))), 'multiplied-for-divided'],
      [option(ln(fraction(q, c))), 'coefficient-into-log'],
    ]),
    hints: hints('with-logarithm'),
    solution: [
      step('isolate-power', undefined, equation(power(variable('e'), multiple(c, X)), q)),
      step('take-logarithm', undefined, equation(multiple(c, X), ln(q))),
      answerIs(equation(X, right)),
    ],
  }
}

/** log x + log (x - a) = k with one root below 0. */
function twoLogarithms(dice: Dice): Draft {
  const [b, k] = [dice.pick([2, 2, 3, 6, 10]), dice.int(1, 5)]
  const value = b ** k
  const r = dice.int(2, 30)
  const s = -value / r
  const a = r + s
  if (value > 150 || value % r !== 0 || a === 0) return twoLogarithms(dice)
  const log = (of: Maths): Maths => apply(subscript(variable('log'), b), of)
  return {
    question: say('solve', { equation: equation(sum(log(X), log(inBrackets(1, -a))), k) }),
    answer: number(
      r,
      [
        [s, 'negative-in-log'],
        [rational(value + a, 2), 'log-of-sum'],
        [-r, 'exponent-sign'],
      ],
      'any',
    ),
    hints: hints('two-logarithms'),
    solution: [
      step('one-log', undefined, equation(log(brackets(polynomial([1, -a, 0]))), k)),
      step('as-power', undefined, equation(polynomial([1, -a, 0]), value)),
      step('candidates-of-log', { low: s, high: r }),
      answerIs(r),
    ],
  }
}

/** u² + (c - bᵐ)u - c·bᵐ = 0 with u = bˣ */
function quadraticInPower(dice: Dice): Draft {
  const [b, m, c] = [dice.int(2, 5), dice.int(1, 4), dice.int(1, 9)]
  const u = b ** m
  if (u > 130 || u === c) return quadraticInPower(dice)
  const U = variable('u')
  const middle = Math.abs(c - u)
  /** With a sign of multiplication between a number and a power of a number. */
  const formula = (first: Maths, second: Maths) =>
    sumOf([
      [1, first],
      [Math.sign(c - u), middle === 1 ? second : product(middle, second)],
      [-c * u, null],
    ])
  return {
    question: say('solve', { equation: equation(formula(power(b, multiple(2, X)), power(b, X)), 0) }),
    answer: number(
      m,
      [
        [u, 'power-not-solved'],
        [-c, 'power-not-solved'],
        [rational(u, b), 'divided-for-log'],
      ],
      'any',
    ),
    hints: hints('quadratic-in-power', { base: b }),
    solution: [
      step('call-it-u', { power: power(b, X) }, equation(formula(power(U, 2), U), 0)),
      step('factor-in-u', undefined, equation(multiple(linearIn(U, -u), linearIn(U, c)), 0)),
      step('only-positive', { value: -c }, equation(power(b, X), u)),
      answerIs(m),
    ],
  }
}

const linearIn = (of: Maths, b: number): Maths => brackets(linear(1, b, of))
