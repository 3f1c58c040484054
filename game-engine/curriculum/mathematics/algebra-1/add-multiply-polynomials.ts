import type { Dice } from '#engine/core/random.ts'
import type { Draft } from '../../exercise.ts'
import type { Generator } from '../../generator.ts'
import { difference, multiple, power, X } from '../../notation.ts'
import { inBrackets, polynomial, sumOf } from '../../terms.ts'
import { nonZero } from '../non-zero.ts'
import { answerIs } from '../sentences.ts'
import { expression, hints, say, step } from './area.ts'
import { times } from './product-of-lines.ts'

/** add-multiply-polynomials */
export const addMultiplyPolynomials: Generator = {
  version: 1,
  draw: (dice, difficulty) => {
    if (difficulty === 1) return subtract(dice)
    if (difficulty === 2) return dice.int(1, 3) === 1 ? squareOfSum(dice) : twoBrackets(dice)
    return withTrinomial(dice)
  },
}

function subtract(dice: Dice): Draft {
  const [a, b, c] = [nonZero(dice, 7), nonZero(dice, 9), nonZero(dice, 9)]
  const [d, e, f] = [nonZero(dice, 7), nonZero(dice, 9), nonZero(dice, 9)]
  if (a === d) return subtract(dice)
  const right = polynomial([a - d, b - e, c - f])
  return {
    question: say('expand-and-collect', { maths: difference(inBrackets(a, b, c), inBrackets(d, e, f)) }),
    answer: expression(
      right,
      [
        [polynomial([a - d, b + e, c + f]), 'minus-first-term-only'],
        [polynomial([a + d, b + e, c + f]), 'minus-ignored-in-sum'],
        [polynomial([a - d, b - e, c + f]), 'last-sign-missed'],
      ],
      'expanded',
    ),
    hints: hints('subtract-polynomials'),
    solution: [
      step(
        'minus-turns-signs',
        undefined,
        sumOf([
          [a, power(X, 2)],
          [b, X],
          [c, null],
          [-d, power(X, 2)],
          [-e, X],
          [-f, null],
        ]),
      ),
      step('collect'),
      answerIs(right),
    ],
  }
}

function twoBrackets(dice: Dice): Draft {
  const [a, b, c, d] = [dice.int(1, 4), nonZero(dice, 9), dice.int(1, 3), nonZero(dice, 9)]
  if (a === c && b === d) return twoBrackets(dice)
  const right = polynomial([a * c, a * d + b * c, b * d])
  return {
    question: say('expand-and-collect', { maths: times(a, b, c, d) }),
    answer: expression(
      right,
      [
        [polynomial([a * c, 0, b * d]), 'first-and-last-only'],
        [polynomial([a * c, a * d + b * c, b + d]), 'constants-added'],
        [polynomial([a * c, a * d - b * c, b * d]), 'middle-sign'],
        [polynomial([a * c, a * d + b * c, -b * d]), 'last-sign'],
      ],
      'expanded',
    ),
    hints: hints('two-brackets'),
    solution: [
      step(
        'each-with-each',
        undefined,
        sumOf([
          [a * c, power(X, 2)],
          [a * d, X],
          [b * c, X],
          [b * d, null],
        ]),
      ),
      step('collect'),
      answerIs(right),
    ],
  }
}

function squareOfSum(dice: Dice): Draft {
  const [a, b] = [dice.int(1, 4), nonZero(dice, 9)]
  const right = polynomial([a * a, 2 * a * b, b * b])
  return {
    question: say('expand-and-collect', { maths: power(inBrackets(a, b), 2) }),
    answer: expression(
      right,
      [
        [polynomial([a * a, 0, b * b]), 'square-split'],
        [polynomial([a * a, a * b, b * b]), 'middle-not-doubled'],
        [polynomial([a * a, 2 * a * b, -b * b]), 'last-sign'],
        [polynomial([a, 2 * a * b, b * b]), 'coefficient-not-squared'],
      ],
      'expanded',
    ),
    hints: hints('square-of-sum'),
    solution: [
      step('square-is-product', undefined, times(a, b, a, b)),
      step(
        'each-with-each',
        undefined,
        sumOf([
          [a * a, power(X, 2)],
          [a * b, X],
          [a * b, X],
          [b * b, null],
        ]),
      ),
      answerIs(right),
    ],
  }
}

function withTrinomial(dice: Dice): Draft {
  const [p, q] = [dice.int(1, 3), nonZero(dice, 5)]
  const [a, b, c] = [dice.int(1, 3), nonZero(dice, 5), nonZero(dice, 6)]
  const right = polynomial([p * a, p * b + q * a, p * c + q * b, q * c])
  return {
    question: say('expand-and-collect', { maths: multiple(inBrackets(p, q), inBrackets(a, b, c)) }),
    answer: expression(
      right,
      [
        [polynomial([p * a, 0, 0, q * c]), 'first-and-last-only'],
        [polynomial([p * a, p * b, p * c, q * c]), 'second-term-not-distributed'],
        [polynomial([p * a, p * b + q * a, p * c - q * b, q * c]), 'middle-sign'],
      ],
      'expanded',
    ),
    hints: hints('with-trinomial'),
    solution: [
      step(
        'each-with-each',
        undefined,
        sumOf([
          [p * a, power(X, 3)],
          [p * b, power(X, 2)],
          [p * c, X],
          [q * a, power(X, 2)],
          [q * b, X],
          [q * c, null],
        ]),
      ),
      step('collect'),
      answerIs(right),
    ],
  }
}
