// Powers and the order of operations: grade 6.
import type { Dice } from '#engine/core/random.ts'
import type { Mistake } from '../../area.ts'
import type { Draft } from '../../exercise.ts'
import type { Generator } from '../../generator.ts'
import { brackets, difference, equation, type Maths, power, product, sum } from '../../notation.ts'
import { figures, workOut } from '../sentences.ts'
import { hints, number, step } from './area.ts'

/** powers-and-order */
export const powersAndOrder: Generator = {
  version: 1,
  draw: (dice, difficulty) => {
    if (difficulty === 1) return onePower(dice)
    return dice.pick(difficulty === 2 ? [factorAndPower, squareOfSum] : [squareLessProduct, sumAndPower])(
      dice,
    )
  },
}

function onePower(dice: Dice): Draft {
  const [base, exponent] = [dice.int(2, 10), dice.int(2, 5)]
  const value = base ** exponent
  if (base === exponent || value > 1_500 || value === base * exponent) return onePower(dice)
  return {
    question: workOut(power(base, exponent)),
    answer: number(value, [
      [base * exponent, 'power-as-product'],
      [value / base, 'factor-missing'],
      [exponent ** base > 5_000 ? value * base : exponent ** base, 'base-and-exponent-swapped'],
    ]),
    hints: hints('one-power', { base, exponent }),
    solution: [
      step('one-power-step', { base, exponent }),
      figures(equation(product(...Array.from({ length: exponent }, () => base)), value)),
    ],
  }
}

function orderDraft(
  left: Maths,
  first: readonly [Maths, number],
  middle: Maths,
  value: number,
  mistakes: readonly Mistake<number>[],
): Draft {
  return {
    question: workOut(left),
    answer: number(value, mistakes),
    hints: hints('order'),
    solution: [
      step('first-step', undefined, equation(first[0], first[1])),
      step('then-step', undefined, equation(left, middle)),
      figures(equation(middle, value)),
    ],
  }
}

function factorAndPower(dice: Dice): Draft {
  const [factor, base] = [dice.int(2, 6), dice.int(3, 9)]
  const square = base * base
  return orderDraft(
    product(factor, power(base, 2)),
    [power(base, 2), square],
    product(factor, square),
    factor * square,
    [
      [(factor * base) ** 2, 'factor-squared-too'],
      [factor * base * 2, 'power-as-product'],
      [factor + square, 'added-for-times'],
    ],
  )
}

function squareOfSum(dice: Dice): Draft {
  const [a, b] = [dice.int(2, 9), dice.int(2, 9)]
  const inside = a + b
  return orderDraft(power(brackets(sum(a, b)), 2), [sum(a, b), inside], power(inside, 2), inside * inside, [
    [a * a + b * b, 'power-of-sum-split'],
    [2 * inside, 'power-as-product'],
    [a + b * b, 'brackets-ignored'],
  ])
}

function squareLessProduct(dice: Dice): Draft {
  const [a, b, c, d] = [dice.int(2, 7), dice.int(2, 7), dice.int(2, 6), dice.int(2, 6)]
  const square = (a + b) ** 2
  const value = square - c * d
  if (value < 1) return squareLessProduct(dice)
  return orderDraft(
    difference(power(brackets(sum(a, b)), 2), product(c, d)),
    [power(brackets(sum(a, b)), 2), square],
    difference(square, product(c, d)),
    value,
    [
      [(square - c) * d, 'left-to-right'],
      [a * a + b * b - c * d, 'power-of-sum-split'],
      [2 * (a + b) - c * d, 'power-as-product'],
    ],
  )
}

function sumAndPower(dice: Dice): Draft {
  const [a, factor, base] = [dice.int(5, 40), dice.int(2, 5), dice.int(2, 5)]
  const cube = base ** 3
  return orderDraft(
    sum(a, product(factor, power(base, 3))),
    [power(base, 3), cube],
    sum(a, product(factor, cube)),
    a + factor * cube,
    [
      [(a + factor) * cube, 'left-to-right'],
      [a + (factor * base) ** 3, 'factor-squared-too'],
      [a + factor * base * 3, 'power-as-product'],
    ],
  )
}
