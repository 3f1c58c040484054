import type { Dice } from '#engine/core/random.ts'
import { rational } from '../../exact.ts'
import type { Draft } from '../../exercise.ts'
import type { Generator } from '../../generator.ts'
import {
  asFraction,
  difference,
  equation,
  fraction,
  functionOf,
  multiple,
  num,
  power,
  product,
  sum,
  variable,
  X,
} from '../../notation.ts'
import { bracketed, inBrackets, linear, polynomial, sumOf } from '../../terms.ts'
import { nonZero } from '../non-zero.ts'
import { answerIs } from '../sentences.ts'
import { expression, hints, number, say, step } from './area.ts'
import { derivativeOf } from './notation.ts'

/** product-quotient-rule */
export const productAndQuotient: Generator = {
  version: 1,
  draw: (dice, difficulty) => {
    if (difficulty === 1) return productOfTwo(dice)
    return difficulty === 2 ? quotientOfTwo(dice) : fromTable(dice)
  },
}

function productOfTwo(dice: Dice): Draft {
  const [a, b, c, d, e] = [
    nonZero(dice, 5),
    nonZero(dice, 6),
    nonZero(dice, 4),
    dice.int(-6, 6),
    nonZero(dice, 6),
  ]
  const [u, v] = [
    [a, b],
    [c, d, e],
  ]
  const right = polynomial([3 * a * c, 2 * (a * d + b * c), a * e + b * d])
  return {
    question: derivativeOf(multiple(inBrackets(...u), inBrackets(...v))),
    answer: expression(right, [
      [polynomial([2 * a * c, a * d]), 'product-of-derivatives'],
      [polynomial([a * c, a * d, a * e]), 'second-part-lost'],
      [polynomial([2 * a * c, 2 * b * c + a * d, b * d]), 'first-part-lost'],
      [
        sumOf([
          [-a * c, power(X, 2)],
          [-2 * b * c, X],
          [a * e - b * d, null],
        ]),
        'minus-in-product',
      ],
    ]),
    hints: hints('product-rule'),
    solution: [
      step('name-parts', {
        u: equation(variable('u'), polynomial(u)),
        v: equation(variable('v'), polynomial(v)),
      }),
      step(
        'product-formula',
        undefined,
        sum(multiple(num(a), inBrackets(...v)), multiple(inBrackets(...u), inBrackets(2 * c, d))),
      ),
      answerIs(right),
    ],
  }
}

function quotientOfTwo(dice: Dice): Draft {
  const [a, b, c, d] = [nonZero(dice, 6), nonZero(dice, 7), dice.int(1, 5), nonZero(dice, 7)]
  const top = a * d - b * c
  if (top === 0) return quotientOfTwo(dice)
  const under = power(inBrackets(c, d), 2)
  const right = fraction(top, under)
  return {
    question: derivativeOf(fraction(linear(a, b), linear(c, d))),
    answer: expression(right, [
      [fraction(-top, under), 'quotient-order'],
      [fraction(top, inBrackets(c, d)), 'denominator-not-squared'],
      [asFraction(rational(a, c)), 'quotient-of-derivatives'],
      [fraction(polynomial([2 * a * c, a * d + b * c]), under), 'plus-in-quotient'],
    ]),
    hints: hints('quotient-rule'),
    solution: [
      step('name-parts', {
        u: equation(variable('u'), linear(a, b)),
        v: equation(variable('v'), linear(c, d)),
      }),
      step(
        'quotient-formula',
        undefined,
        fraction(difference(multiple(num(a), inBrackets(c, d)), multiple(c, inBrackets(a, b))), under),
      ),
      answerIs(right),
    ],
  }
}

/** (fg)′ or (f/g)′ at a place, of the values of a table. */
function fromTable(dice: Dice): Draft {
  const [f, df, g, dg, at] = [
    nonZero(dice, 6),
    nonZero(dice, 6),
    nonZero(dice, 5),
    nonZero(dice, 6),
    dice.int(1, 5),
  ]
  const isProduct = dice.int(1, 2) === 1
  const over = df * g - f * dg
  if (over === 0) return fromTable(dice)
  const value = isProduct ? rational(df * g + f * dg) : rational(over, g * g)
  const name = (text: string) => functionOf(text, X)
  return {
    question: say(isProduct ? 'product-from-table' : 'quotient-from-table', { at }),
    drawing: {
      kind: 'table',
      rows: [
        [X, name('f'), name('f′'), name('g'), name('g′')],
        [num(at), num(f), num(df), num(g), num(dg)],
      ],
    },
    answer: number(
      value,
      isProduct
        ? [
            [df * dg, 'product-of-derivatives'],
            [over, 'minus-in-product'],
            [df * g, 'second-part-lost'],
            [f * dg, 'first-part-lost'],
          ]
        : [
            [rational(df, dg), 'quotient-of-derivatives'],
            [rational(-over, g * g), 'quotient-order'],
            [rational(over, g), 'denominator-not-squared'],
            [rational(df * g + f * dg, g * g), 'plus-in-quotient'],
          ],
      'any',
    ),
    hints: hints(isProduct ? 'product-rule' : 'quotient-rule'),
    solution: [
      step(isProduct ? 'product-rule-says' : 'quotient-rule-says'),
      step(
        'put-values-in',
        undefined,
        equation(
          isProduct
            ? sum(product(df, bracketed(g)), product(bracketed(f), bracketed(dg)))
            : fraction(
                difference(product(df, bracketed(g)), product(bracketed(f), bracketed(dg))),
                power(bracketed(g), 2),
              ),
          asFraction(value),
        ),
      ),
    ],
  }
}
