import type { Dice } from '#engine/core/random.ts'
import { rational } from '../../exact.ts'
import type { Draft } from '../../exercise.ts'
import type { Generator } from '../../generator.ts'
import {
  asFraction,
  brackets,
  difference,
  equation,
  F_OF_X,
  fraction,
  functionOf,
  multiple,
  num,
  power,
  root,
  sum,
  variable,
  X,
} from '../../notation.ts'
import { bracketed, linear, polynomial, sumOf } from '../../terms.ts'
import { nonZero } from '../non-zero.ts'
import { answerIs } from '../sentences.ts'
import { expression, hints, number, say, step } from './area.ts'

/** derivative-definition */
export const derivativeDefinition: Generator = {
  version: 1,
  draw: (dice, difficulty) => {
    if (difficulty === 1) return differenceQuotient(dice)
    return difficulty === 2
      ? slopeOfParabola(dice)
      : dice.int(1, 2) === 1
        ? slopeOfRoot(dice)
        : slopeOfReciprocal(dice)
  },
}

const H = variable('h')

/** (f(x + h) - f(x))/h of a quadratic, without fraction. */
function differenceQuotient(dice: Dice): Draft {
  const [a, b, c] = [nonZero(dice, 5), nonZero(dice, 9), nonZero(dice, 9)]
  const right = sumOf([
    [2 * a, X],
    [a, H],
    [b, null],
  ])
  return {
    question: say('difference-quotient', {
      function: equation(F_OF_X, polynomial([a, b, c])),
      quotient: fraction(difference(functionOf('f', sum(X, H)), F_OF_X), H),
    }),
    answer: expression(
      right,
      [
        [
          sumOf([
            [2 * a, X],
            [b, null],
          ]),
          'h-dropped-too-soon',
        ],
        [
          sumOf([
            [a, H],
            [b, null],
          ]),
          'middle-term-lost',
        ],
        [num(1), 'h-added-outside'],
      ],
      'simplified',
    ),
    hints: hints('difference-quotient'),
    solution: [
      step(
        'put-x-plus-h',
        undefined,
        equation(
          functionOf('f', sum(X, H)),
          sumOf([
            [a, power(brackets(sum(X, H)), 2)],
            [b, brackets(sum(X, H))],
            [c, null],
          ]),
        ),
      ),
      step(
        'subtract-f',
        undefined,
        sumOf([
          [2 * a, multiple(X, H)],
          [a, power(H, 2)],
          [b, H],
        ]),
      ),
      step('divide-by-h'),
      answerIs(right),
    ],
  }
}

function slopeOfParabola(dice: Dice): Draft {
  const [a, b, c, at] = [nonZero(dice, 4), nonZero(dice, 9), nonZero(dice, 9), nonZero(dice, 5)]
  const value = 2 * a * at + b
  return {
    question: say('slope-at', {
      function: equation(F_OF_X, polynomial([a, b, c])),
      asked: functionOf('f′', at),
    }),
    answer: number(value, [
      [a * at * at + b * at + c, 'value-for-slope'],
      [2 * a * at + b + a, 'h-left-as-one'],
      [a * at + b, 'exponent-not-in-front'],
      [2 * a * at + b + c, 'constant-kept'],
    ]),
    hints: hints('slope-at', { at }),
    solution: [
      step(
        'quotient-is',
        undefined,
        sumOf([
          [2 * a * at, null],
          [b, null],
          [a, H],
        ]),
      ),
      step('h-to-zero', undefined, equation(functionOf('f′', at), value)),
    ],
  }
}

/** √(x + k) where x + k is a square. */
function slopeOfRoot(dice: Dice): Draft {
  const [c, at] = [dice.int(2, 9), nonZero(dice, 9)]
  const k = c * c - at
  if (k === 0) return slopeOfRoot(dice)
  return {
    question: say('slope-at', {
      function: equation(F_OF_X, root(linear(1, k))),
      asked: functionOf('f′', at),
    }),
    answer: number(
      rational(1, 2 * c),
      [
        [c, 'value-for-slope'],
        [rational(1, c), 'conjugate-not-doubled'],
        [2 * c, 'turned-over'],
        [rational(c, 2), 'exponent-not-lowered'],
      ],
      'any',
    ),
    hints: hints('slope-of-root'),
    solution: [
      step(
        'by-conjugate',
        undefined,
        fraction(
          1,
          sum(
            root(
              sumOf([
                [at + k, null],
                [1, H],
              ]),
            ),
            c,
          ),
        ),
      ),
      step('h-to-zero', undefined, equation(functionOf('f′', at), fraction(1, 2 * c))),
    ],
  }
}

function slopeOfReciprocal(dice: Dice): Draft {
  const [k, at] = [dice.int(1, 12), nonZero(dice, 6)]
  const value = rational(-k, at * at)
  return {
    question: say('slope-at', { function: equation(F_OF_X, fraction(k, X)), asked: functionOf('f′', at) }),
    answer: number(
      value,
      [
        [rational(k, at * at), 'sign-lost'],
        [rational(k, at), 'value-for-slope'],
        [rational(-k, at), 'exponent-not-lowered'],
        [k, 'denominator-not-derived'],
      ],
      'any',
    ),
    hints: hints('slope-of-reciprocal'),
    solution: [
      step(
        'common-denominator',
        undefined,
        fraction(
          num(-k),
          multiple(
            bracketed(at),
            brackets(
              sumOf([
                [at, null],
                [1, H],
              ]),
            ),
          ),
        ),
      ),
      step('h-to-zero', undefined, equation(functionOf('f′', at), asFraction(value))),
    ],
  }
}
