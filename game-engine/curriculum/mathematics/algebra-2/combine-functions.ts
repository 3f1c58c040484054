// Adding, multiplying and composing functions: grade 11.
import type { Dice } from '#engine/core/random.ts'
import type { Draft } from '../../exercise.ts'
import type { Generator } from '../../generator.ts'
import {
  apply,
  brackets,
  equation,
  F_OF_X,
  functionOf,
  power,
  product,
  sum,
  variable,
  X,
} from '../../notation.ts'
import { bracketed, polynomial, sumOf } from '../../terms.ts'
import { nonZero } from '../non-zero.ts'
import { answerIs } from '../sentences.ts'
import { expression, hints, number, say, step } from './area.ts'

/** combine-functions */
export const combineFunctions: Generator = {
  version: 1,
  draw: (dice, difficulty) => {
    if (difficulty === 1) return sumOrProduct(dice)
    return difficulty === 2 ? valueOfComposition(dice) : composition(dice)
  },
}

const G_OF_X = functionOf('g', X)
const valueAt = (coefficients: readonly number[], x: number) =>
  coefficients.reduce((all, coefficient) => all * x + coefficient, 0)

/** A linear and a quadratic function, in either order. */
function twoFunctions(dice: Dice): readonly (readonly number[])[] {
  const line = [nonZero(dice, 4), nonZero(dice, 5)]
  const square = [nonZero(dice, 2), dice.int(-4, 4), nonZero(dice, 5)]
  return dice.int(1, 2) === 1 ? [line, square] : [square, line]
}

const both = (f: readonly number[], g: readonly number[]) => ({
  f: equation(F_OF_X, polynomial(f)),
  g: equation(G_OF_X, polynomial(g)),
})

function sumOrProduct(dice: Dice): Draft {
  const [[f = [], g = []], a, isSum] = [twoFunctions(dice), nonZero(dice, 4), dice.int(1, 2) === 1]
  const [atF, atG] = [valueAt(f, a), valueAt(g, a)]
  const composed = valueAt(f, atG)
  const value = isSum ? atF + atG : atF * atG
  const [F, G] = [variable('f'), variable('g')]
  const asked = apply(brackets(isSum ? sum(F, G) : product(F, G)), brackets(a))
  if (atF === 0 || atG === 0 || atF === 1 || atG === 1) return sumOrProduct(dice)
  return {
    question: say('combine', { ...both(f, g), asked }),
    answer: number(value, [
      [isSum ? atF * atG : atF + atG, isSum ? 'product-for-sum' : 'sum-for-product'],
      [composed, 'composed-for-combined'],
      [atF, 'one-function-only'],
      [atG, 'one-function-only'],
    ]),
    hints: hints(isSum ? 'sum-of-functions' : 'product-of-functions', { a }),
    solution: [
      step('value-of-f', undefined, equation(functionOf('f', a), atF)),
      step('value-of-g', undefined, equation(functionOf('g', a), atG)),
      step(
        isSum ? 'add-values' : 'multiply-values',
        undefined,
        equation((isSum ? sum : product)(atF, bracketed(atG)), value),
      ),
    ],
  }
}

function valueOfComposition(dice: Dice): Draft {
  const [[f = [], g = []], a] = [twoFunctions(dice), nonZero(dice, 3)]
  const inner = valueAt(g, a)
  const [value, swapped] = [valueAt(f, inner), valueAt(g, valueAt(f, a))]
  if (value === swapped || Math.abs(value) > 500) return valueOfComposition(dice)
  return {
    question: say('combine', { ...both(f, g), asked: functionOf('f', functionOf('g', a)) }),
    answer: number(value, [
      [swapped, 'inside-and-outside-swapped'],
      [valueAt(f, a) * inner, 'composition-as-product'],
      [inner, 'outer-left-out'],
      [valueAt(f, a), 'inner-left-out'],
    ]),
    hints: hints('value-of-composition', { a }),
    solution: [
      step('inner-first', undefined, equation(functionOf('g', a), inner)),
      step('into-the-outer', undefined, equation(functionOf('f', inner), value)),
    ],
  }
}

function composition(dice: Dice): Draft {
  const [a, b, c] = [nonZero(dice, 2), dice.int(-4, 4), nonZero(dice, 5)]
  const [m, n] = [nonZero(dice, 3), nonZero(dice, 5)]
  const f = [a, b, c]
  const g = [m, n]
  const composed = [a * m * m, 2 * a * m * n + b * m, a * n * n + b * n + c]
  const swapped = [m * a, m * b, m * c + n]
  const multiplied = [a * m, a * n + b * m, b * n + c * m, c * n]
  const squaredApart = [a * m * m, b * m, a * n * n + b * n + c]
  const right = polynomial(composed)
  const inside = brackets(polynomial(g))
  return {
    question: say('composition', { ...both(f, g), asked: functionOf('f', G_OF_X) }),
    answer: expression(
      right,
      [
        [polynomial(swapped), 'inside-and-outside-swapped'],
        [polynomial(multiplied), 'composition-as-product'],
        [polynomial(squaredApart), 'squared-term-by-term'],
      ],
      'expanded',
    ),
    hints: hints('composition'),
    solution: [
      step(
        'inner-in-brackets',
        undefined,
        sumOf([
          [a, power(inside, 2)],
          [b, inside],
          [c, null],
        ]),
      ),
      step('expand-square', undefined, equation(power(inside, 2), polynomial([m * m, 2 * m * n, n * n]))),
      answerIs(right),
    ],
  }
}
