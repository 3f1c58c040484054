import type { Dice } from '#engine/core/random.ts'
import { rational } from '../../exact.ts'
import type { Draft } from '../../exercise.ts'
import type { Generator } from '../../generator.ts'
import {
  apply,
  asFraction,
  brackets,
  difference,
  equation,
  fraction,
  limit,
  multiple,
  power,
  sum,
  variable,
  X,
} from '../../notation.ts'
import { linear, sumOf } from '../../terms.ts'
import { nonZero } from '../non-zero.ts'
import { answerIs } from '../sentences.ts'
import { hints, number, say, step } from './area.ts'

/** lhospital-rule */
export const lHospital: Generator = {
  version: 2,
  draw: (dice, difficulty) => {
    if (difficulty === 1) return firstForms(dice)
    return difficulty === 2 ? polynomials(dice) : dice.int(1, 3) === 1 ? doesNotApply(dice) : twice(dice)
  },
}

function firstForms(dice: Dice): Draft {
  const [a, b] = [dice.int(1, 9), dice.int(1, 9)]
  const form = dice.pick(['exp', 'ln', 'tan'] as const)
  if (a === b) return firstForms(dice)
  const inner = linear(a, 0)
  const top =
    form === 'exp'
      ? difference(power(variable('e'), inner), 1)
      : form === 'ln'
        ? apply('ln', brackets(sum(1, inner)))
        : apply('tan', inner)
  const slope =
    form === 'exp'
      ? a === 1
        ? power(variable('e'), X)
        : multiple(a, power(variable('e'), inner))
      : form === 'ln'
        ? fraction(a, sum(1, inner))
        : fraction(a, apply(power(variable('cos'), 2), inner))
  return {
    question: say('find-limit', { limit: limit('x', 0, fraction(top, linear(b, 0))) }),
    answer: number(
      rational(a, b),
      [
        [0, 'zero-over-zero'],
        [1, 'zero-over-zero-is-one'],
        [rational(1, b), 'inner-factor-ignored'],
        [rational(b, a), 'turned-over'],
      ],
      'any',
    ),
    hints: hints('lhospital'),
    solution: [
      step('zero-over-zero-step', { a: 0 }),
      step('derive-both', undefined, limit('x', 0, fraction(slope, b))),
      answerIs(asFraction(rational(a, b))),
    ],
  }
}

/** (x^n - c^n)/(x^m - c^m) at c */
function polynomials(dice: Dice): Draft {
  const [c, n, m] = [dice.int(1, 3), dice.int(2, 6), dice.int(2, 5)]
  if (n === m || c ** n > 300) return polynomials(dice)
  const value = n > m ? rational(n * c ** (n - m), m) : rational(n, m * c ** (m - n))
  return {
    question: say('find-limit', {
      limit: limit('x', c, fraction(difference(power(X, n), c ** n), difference(power(X, m), c ** m))),
    }),
    answer: number(
      value,
      [
        [0, 'zero-over-zero'],
        [1, 'zero-over-zero-is-one'],
        [rational(n, m), 'powers-not-put-in'],
        [rational(m, n), 'turned-over'],
      ],
      'any',
    ),
    hints: hints('lhospital'),
    solution: [
      step('zero-over-zero-step', { a: c }),
      step(
        'derive-both',
        undefined,
        limit(
          'x',
          c,
          fraction(multiple(n, n === 2 ? X : power(X, n - 1)), multiple(m, m === 2 ? X : power(X, m - 1))),
        ),
      ),
      step('put-in', { a: c }, equation(fraction(n * c ** (n - 1), m * c ** (m - 1)), asFraction(value))),
    ],
  }
}

/** (1 - cos ax)/(bx²) */
function twice(dice: Dice): Draft {
  const [a, b] = [dice.int(1, 8), dice.int(1, 9)]
  const value = rational(a * a, 2 * b)
  const inner = linear(a, 0)
  return {
    question: say('find-limit', {
      limit: limit('x', 0, fraction(difference(1, apply('cos', inner)), multiple(b, power(X, 2)))),
    }),
    answer: number(
      value,
      [
        [0, 'stopped-too-soon'],
        [rational(a * a, b), 'power-not-derived'],
        [rational(a, 2 * b), 'inner-factor-once'],
        [rational(1, 2 * b), 'inner-factor-ignored'],
      ],
      'any',
    ),
    hints: hints('lhospital-twice'),
    solution: [
      step(
        'derive-both',
        undefined,
        limit(
          'x',
          0,
          fraction(a === 1 ? apply('sin', X) : multiple(a, apply('sin', inner)), multiple(2 * b, X)),
        ),
      ),
      step(
        'derive-again',
        undefined,
        limit('x', 0, fraction(a === 1 ? apply('cos', X) : multiple(a * a, apply('cos', inner)), 2 * b)),
      ),
      answerIs(asFraction(value)),
    ],
  }
}

function doesNotApply(dice: Dice): Draft {
  const [a, p, q, r, s] = [dice.int(0, 4), dice.int(1, 6), nonZero(dice, 7), dice.int(1, 6), nonZero(dice, 7)]
  const [top, under] = [p * a + q, r * a + s]
  if (top === 0 || under === 0 || top * r === p * under) return doesNotApply(dice)
  return {
    question: say('find-limit', { limit: limit('x', a, fraction(linear(p, q), linear(r, s))) }),
    answer: number(
      rational(top, under),
      [
        [rational(p, r), 'rule-not-allowed'],
        [rational(under, top), 'turned-over'],
      ],
      'any',
    ),
    hints: hints('lhospital'),
    solution: [
      step('no-indefinite-form', { a }),
      step(
        'put-in',
        { a },
        equation(
          fraction(
            sumOf([
              [p * a, null],
              [q, null],
            ]),
            sumOf([
              [r * a, null],
              [s, null],
            ]),
          ),
          asFraction(rational(top, under)),
        ),
      ),
    ],
  }
}
