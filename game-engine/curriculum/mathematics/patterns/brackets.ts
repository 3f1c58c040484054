import type { Dice } from '#engine/core/random.ts'
import { inArea, type Mistake } from '../../area.ts'
import type { Draft } from '../../exercise.ts'
import type { Generator } from '../../generator.ts'
import {
  brackets,
  difference,
  equation,
  exactValue,
  type Maths,
  product,
  quotient,
  sum,
} from '../../notation.ts'
import { figures, workOut } from '../sentences.ts'

const { step, hints, number } = inArea('patterns')

/** expressions-with-brackets */
export const expressionsWithBrackets: Generator = {
  version: 1,
  draw: (dice, difficulty) => [oneOperation, twoOperations, nested][difficulty - 1]?.(dice) ?? nested(dice),
}

function oneOperation(dice: Dice): Draft {
  const [a, b, c] = [dice.int(2, 10), dice.int(3, 10), dice.int(2, 10)]
  if (dice.int(1, 2) === 1) {
    return draft(product(a, brackets(sum(b, c))), sum(b, c), product(a, b + c), [
      [a * b + c, 'first-term-only'],
      [a + b + c, 'all-added'],
    ])
  }
  const [large, small] = [Math.max(b, c) + 1, Math.min(b, c)]
  return draft(
    product(brackets(difference(large, small)), a),
    difference(large, small),
    product(large - small, a),
    [
      [large - small * a, 'first-term-only'],
      [large * a - small, 'first-term-only'],
      [(large + small) * a, 'sign-not-read'],
    ],
  )
}

/** a + (b - c) ÷ d */
function twoOperations(dice: Dice): Draft {
  const [a, d, quotientOf, c] = [dice.int(2, 20), dice.int(2, 6), dice.int(2, 8), dice.int(1, 9)]
  const b = d * quotientOf + c
  const inside = difference(b, c)
  const middle = sum(a, quotient(b - c, d))
  return draft(sum(a, quotient(brackets(inside), d)), inside, middle, [
    ...((a + b - c) % d === 0 ? [[(a + b - c) / d, 'left-to-right'] as const] : []),
    [a + b - c, 'division-forgotten'],
    [quotientOf, 'start-forgotten'],
    ...(c % d === 0 ? [[a + b - c / d, 'brackets-ignored'] as const] : []),
  ])
}

/** a × (b + (c - d)) */
function nested(dice: Dice): Draft {
  const [a, b, d] = [dice.int(2, 9), dice.int(2, 10), dice.int(1, 5)]
  const c = d + dice.int(1, 6)
  const inside = difference(c, d)
  const middle = product(a, brackets(sum(b, c - d)))
  return draft(product(a, brackets(sum(b, brackets(inside)))), inside, middle, [
    [a * b + c - d, 'brackets-ignored'],
    [a * (b + c + d), 'sign-not-read'],
    [a * b + (c - d), 'first-term-only'],
    [b + c - d, 'factor-forgotten'],
  ])
}

/** @param middle the expression once the brackets inside are worked out */
function draft(whole: Maths, inside: Maths, middle: Maths, mistakes: readonly Mistake<number>[]): Draft {
  const [first, value] = [exactValue(inside), exactValue(whole)]
  if (!first || !value) throw new Error('an expression without a value')
  return {
    question: workOut(whole),
    answer: number(value, mistakes),
    hints: hints('brackets', { inside }),
    solution: [
      step('inside-first', undefined, equation(inside, { is: 'number', value: first })),
      figures(equation(whole, middle)),
      figures(equation(middle, { is: 'number', value })),
    ],
  }
}
