// Adding, multiplying and factoring polynomials: grade 9.
import type { Dice } from '#engine/core/random.ts'
import type { Draft } from '../../exercise.ts'
import type { Generator } from '../../generator.ts'
import { brackets, difference, type Maths, multiple, power, product, sum, X } from '../../notation.ts'
import { inBrackets, linear, polynomial, powerOf, sumOf } from '../../terms.ts'
import { nonZero } from '../non-zero.ts'
import { answerIs } from '../sentences.ts'
import { expression, hints, say, step } from './area.ts'

/** (ax + b)(cx + d) */
const times = (a: number, b: number, c: number, d: number): Maths =>
  multiple(inBrackets(a, b), inBrackets(c, d))

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
