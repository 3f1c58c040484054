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
  product,
  root,
  sum,
  X,
} from '../../notation.ts'
import { linear, polynomial, sumOf } from '../../terms.ts'
import { nonZero } from '../non-zero.ts'
import { answerIs } from '../sentences.ts'
import { hints, number, say, step } from './area.ts'

/** limits-algebra */
export const limitsByAlgebra: Generator = {
  version: 1,
  draw: (dice, difficulty) => {
    if (difficulty === 1) return bySubstitution(dice)
    if (difficulty === 2) return byFactoring(dice)
    return dice.int(1, 2) === 1 ? byConjugate(dice) : sineOverLine(dice)
  },
}

function bySubstitution(dice: Dice): Draft {
  const [a, p, q, r, s] = [
    nonZero(dice, 4),
    nonZero(dice, 3),
    nonZero(dice, 6),
    dice.int(1, 3),
    nonZero(dice, 6),
  ]
  const [top, under] = [p * a * a + q, r * a + s]
  if (under === 0 || top === 0 || Math.abs(under) > 24) return bySubstitution(dice)
  const value = rational(top, under)
  const asked = limit('x', a, fraction(polynomial([p, 0, q]), linear(r, s)))
  return {
    question: say('find-limit', { limit: asked }),
    answer: number(
      value,
      [
        [rational(-p * a * a + q, under), 'square-sign'],
        [rational(p, r), 'leading-numbers-only'],
        [rational(under, top), 'turned-over'],
        ...((p * a) ** 2 + q === top
          ? []
          : [[rational((p * a) ** 2 + q, under), 'coefficient-squared'] as const]),
      ],
      'any',
    ),
    hints: hints('substitute', { a }),
    solution: [
      step(
        'not-zero-below',
        undefined,
        equation(
          sumOf([
            [r * a, null],
            [s, null],
          ]),
          under,
        ),
      ),
      step('put-in', { a }, equation(fraction(top, under), asFraction(value))),
    ],
  }
}

function byFactoring(dice: Dice): Draft {
  const [a, other, lead, third] = [nonZero(dice, 6), nonZero(dice, 6), dice.int(1, 3), nonZero(dice, 6)]
  if (a === other || third === a || third === other) return byFactoring(dice)
  const value = rational(lead * (a - other), a - third)
  const top = polynomial([lead, -lead * (a + other), lead * a * other])
  const under = polynomial([1, -(a + third), a * third])
  return {
    question: say('find-limit', { limit: limit('x', a, fraction(top, under)) }),
    answer: number(
      value,
      [
        [0, 'zero-over-zero'],
        [1, 'zero-over-zero-is-one'],
        [lead, 'terms-cancelled'],
        [rational(lead * (a + other), a + third || 1), 'sign-lost'],
      ],
      'any',
    ),
    hints: hints('factor-and-cancel', { a }),
    solution: [
      step('zero-over-zero-step', { a }),
      step(
        'factor-both',
        undefined,
        fraction(
          multiple(
            brackets(linear(1, -a)),
            lead === 1 ? brackets(linear(1, -other)) : multiple(lead, brackets(linear(1, -other))),
          ),
          multiple(brackets(linear(1, -a)), brackets(linear(1, -third))),
        ),
      ),
      step(
        'cancel',
        undefined,
        limit(
          'x',
          a,
          fraction(
            lead === 1 ? linear(1, -other) : multiple(lead, brackets(linear(1, -other))),
            linear(1, -third),
          ),
        ),
      ),
      step('put-in', { a }, equation(fraction(lead * (a - other), a - third), asFraction(value))),
    ],
  }
}

/** (√(x + b) - c)/(x - a) with a + b = c² */
function byConjugate(dice: Dice): Draft {
  const [c, a] = [dice.int(1, 7), nonZero(dice, 9)]
  const b = c * c - a
  if (b === 0) return byConjugate(dice)
  const asked = limit('x', a, fraction(difference(root(linear(1, b)), c), linear(1, -a)))
  return {
    question: say('find-limit', { limit: asked }),
    answer: number(
      rational(1, 2 * c),
      [
        [0, 'zero-over-zero'],
        [rational(1, c), 'conjugate-not-doubled'],
        [2 * c, 'turned-over'],
        [1, 'zero-over-zero-is-one'],
      ],
      'any',
    ),
    hints: hints('conjugate'),
    solution: [
      step('zero-over-zero-step', { a }),
      step(
        'by-conjugate',
        undefined,
        fraction(
          sumOf([
            [1, X],
            [b, null],
            [-c * c, null],
          ]),
          multiple(brackets(linear(1, -a)), brackets(sum(root(linear(1, b)), c))),
        ),
      ),
      step('cancel', undefined, limit('x', a, fraction(1, sum(root(linear(1, b)), c)))),
      step('put-in', { a }, equation(fraction(1, sum(c, c)), fraction(1, 2 * c))),
    ],
  }
}

function sineOverLine(dice: Dice): Draft {
  const [k, m] = [dice.int(2, 9), dice.int(1, 9)]
  if (k === m) return sineOverLine(dice)
  const value = rational(k, m)
  return {
    question: say('find-limit', { limit: limit('x', 0, fraction(apply('sin', linear(k, 0)), linear(m, 0))) }),
    answer: number(
      value,
      [
        [1, 'inner-factor-ignored'],
        [0, 'zero-over-zero'],
        [rational(1, m), 'inner-factor-ignored'],
        [rational(m, k), 'turned-over'],
      ],
      'any',
    ),
    hints: hints('sine-over-line', { k }),
    solution: [
      step(
        'sine-rule',
        undefined,
        equation(limit('x', 0, fraction(apply('sin', linear(k, 0)), linear(k, 0))), 1),
      ),
      step(
        'sine-factor',
        undefined,
        product(fraction(k, m), fraction(apply('sin', linear(k, 0)), linear(k, 0))),
      ),
      answerIs(asFraction(value)),
    ],
  }
}
