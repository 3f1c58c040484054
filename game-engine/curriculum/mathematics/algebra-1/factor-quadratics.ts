import type { Dice } from '#engine/core/random.ts'
import type { Draft } from '../../exercise.ts'
import type { Generator } from '../../generator.ts'
import { brackets, difference, multiple, power, product, sum, X } from '../../notation.ts'
import { inBrackets, linear, polynomial, powerOf } from '../../terms.ts'
import { nonZero } from '../non-zero.ts'
import { answerIs } from '../sentences.ts'
import { expression, hints, say, step } from './area.ts'
import { times } from './product-of-lines.ts'

/** factor-quadratics */
export const factorQuadratics: Generator = {
  version: 1,
  draw: (dice, difficulty) => {
    if (difficulty === 1) return simpleTrinomial(dice)
    if (difficulty === 2) return dice.pick([differenceOfSquares, perfectSquare, commonFactor])(dice)
    return leadingCoefficient(dice)
  },
}

function simpleTrinomial(dice: Dice): Draft {
  const [p, q] = [nonZero(dice, 9), nonZero(dice, 9)]
  if (p + q === 0 || p === q) return simpleTrinomial(dice)
  const right = times(1, p, 1, q)
  return {
    question: say('factor', { maths: polynomial([1, p + q, p * q]) }),
    answer: expression(
      right,
      [
        [times(1, -p, 1, -q), 'both-signs'],
        [times(1, p, 1, -q), 'one-sign'],
        [times(1, p + q, 1, p * q), 'sum-and-product-copied'],
      ],
      'factored',
    ),
    hints: hints('simple-trinomial', { sum: p + q, product: p * q }),
    solution: [
      step('product-and-sum', { product: p * q, sum: p + q }),
      step('found-numbers', { p, q }),
      answerIs(right),
    ],
  }
}

function differenceOfSquares(dice: Dice): Draft {
  const [a, b] = [dice.int(1, 7), dice.int(1, 12)]
  if (gcd(a, b) > 1) return differenceOfSquares(dice)
  const right = times(a, b, a, -b)
  return {
    question: say('factor', { maths: polynomial([a * a, 0, -b * b]) }),
    answer: expression(
      right,
      [
        [power(inBrackets(a, -b), 2), 'difference-as-square'],
        [power(inBrackets(a, b), 2), 'difference-as-square'],
        [times(a * a, b, 1, -b), 'root-of-first-missed'],
      ],
      'factored',
    ),
    hints: hints('difference-of-squares'),
    solution: [
      step(
        'squares-seen',
        undefined,
        difference(power(a === 1 ? X : brackets(linear(a, 0)), 2), power(b, 2)),
      ),
      step('third-identity'),
      answerIs(right),
    ],
  }
}

function perfectSquare(dice: Dice): Draft {
  const [a, b] = [dice.int(1, 5), nonZero(dice, 9)]
  if (gcd(a, Math.abs(b)) > 1) return perfectSquare(dice)
  const right = power(inBrackets(a, b), 2)
  return {
    question: say('factor', { maths: polynomial([a * a, 2 * a * b, b * b]) }),
    answer: expression(
      right,
      [
        [power(inBrackets(a, -b), 2), 'both-signs'],
        [times(a, b, a, -b), 'square-as-difference'],
      ],
      'factored',
    ),
    hints: hints('perfect-square'),
    solution: [
      step('squares-at-ends', { first: linear(a, 0), last: Math.abs(b) }),
      step('middle-is-double', undefined, product(2, a === 1 ? X : linear(a, 0), Math.abs(b))),
      answerIs(right),
    ],
  }
}

function commonFactor(dice: Dice): Draft {
  const [k, p, q] = [dice.int(2, 6), nonZero(dice, 6), nonZero(dice, 6)]
  if (p + q === 0 || p === q) return commonFactor(dice)
  const right = multiple(k, times(1, p, 1, q))
  return {
    question: say('factor', { maths: polynomial([k, k * (p + q), k * p * q]) }),
    answer: expression(
      right,
      [
        [times(1, p, 1, q), 'common-factor-lost'],
        [multiple(k, times(1, -p, 1, -q)), 'both-signs'],
        [multiple(k, times(1, p, 1, -q)), 'one-sign'],
      ],
      'factored',
    ),
    hints: hints('common-factor'),
    solution: [
      step('take-common-factor', { k }, multiple(k, inBrackets(1, p + q, p * q))),
      step('found-numbers', { p, q }),
      answerIs(right),
    ],
  }
}

function leadingCoefficient(dice: Dice): Draft {
  const [a, p, c, q] = [dice.int(2, 4), nonZero(dice, 7), dice.int(1, 3), nonZero(dice, 7)]
  if (gcd(a, p) > 1 || gcd(c, q) > 1 || (a === c && Math.abs(p) === Math.abs(q)) || a * q + c * p === 0)
    return leadingCoefficient(dice)
  const right = times(a, p, c, q)
  const [middle, last] = [a * q + c * p, p * q]
  return {
    question: say('factor', { maths: polynomial([a * c, middle, last]) }),
    answer: expression(
      right,
      [
        [times(a, q, c, p), 'numbers-in-wrong-brackets'],
        [times(a, -p, c, -q), 'both-signs'],
        [times(a, p, c, -q), 'one-sign'],
      ],
      'factored',
    ),
    hints: hints('leading-coefficient', { product: a * c * last, middle }),
    solution: [
      step('split-middle', { product: a * c * last, middle, one: a * q, other: c * p }),
      step(
        'group-terms',
        undefined,
        sum(multiple(powerOf(linear(a, 0), 1), inBrackets(c, q)), multiple(p, inBrackets(c, q))),
      ),
      answerIs(right),
    ],
  }
}

function gcd(a: number, b: number): number {
  return b === 0 ? Math.abs(a) : gcd(b, a % b)
}
