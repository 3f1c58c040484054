import type { Dice } from '#engine/core/random.ts'
import type { Draft } from '../../exercise.ts'
import type { Generator } from '../../generator.ts'
import { equation, product, quotient } from '../../notation.ts'
import { hints, number, say, step } from './area.ts'

const falling = (n: number, r: number): number => (r === 0 ? 1 : n * falling(n - 1, r - 1))
const choose = (n: number, r: number) => falling(n, r) / falling(r, r)
const factors = (n: number, r: number) => Array.from({ length: r }, (_, index) => n - index)

/** permutations-combinations */
export const permutationsCombinations: Generator = {
  version: 1,
  draw: (dice, difficulty) => {
    if (difficulty === 1) return inPlaces(dice)
    return difficulty === 2 ? committee(dice) : twoGroups(dice)
  },
}

function inPlaces(dice: Dice): Draft {
  const [n, r] = [dice.int(4, 12), dice.int(2, 4)]
  if (r >= n) return inPlaces(dice)
  const value = falling(n, r)
  return {
    question: say('in-places', { n, r }),
    answer: number(value, [
      [n ** r, 'repeats-allowed'],
      [factors(n, r).reduce((all, one) => all + one, 0), 'stages-added'],
      [choose(n, r), 'order-not-counted'],
      [n * r, 'one-product-only'],
    ]),
    hints: hints('in-places', { n, r }),
    solution: [
      step('fewer-each-time', { r }),
      step('multiply-stages', undefined, equation(product(...factors(n, r)), value)),
    ],
  }
}

function committee(dice: Dice): Draft {
  const [n, r] = [dice.int(5, 14), dice.int(2, 5)]
  if (r > n - 2) return committee(dice)
  const value = choose(n, r)
  return {
    question: say('committee', { n, r }),
    answer: number(value, [
      [falling(n, r), 'order-counted'],
      [n ** r, 'repeats-allowed'],
      [n * r, 'one-product-only'],
      [falling(n, r) / r, 'divided-by-number-only'],
    ]),
    hints: hints('committee', { n, r }),
    solution: [
      step('count-with-order', undefined, equation(product(...factors(n, r)), falling(n, r))),
      step(
        'divide-by-orders',
        { r, orders: falling(r, r) },
        equation(quotient(falling(n, r), falling(r, r)), value),
      ),
    ],
  }
}

function twoGroups(dice: Dice): Draft {
  const [a, b, p, q] = [dice.int(4, 9), dice.int(4, 9), dice.int(1, 3), dice.int(1, 3)]
  const [first, second] = [choose(a, p), choose(b, q)]
  if (p + q < 3) return twoGroups(dice)
  return {
    question: say('two-groups', { a, b, p, q }),
    answer: number(first * second, [
      [first + second, 'groups-added'],
      [choose(a + b, p + q), 'groups-joined'],
      [falling(a, p) * falling(b, q), 'order-counted'],
    ]),
    hints: hints('two-groups', { p, q }),
    solution: [
      step('each-group', { first, second }),
      step('multiply-groups', undefined, equation(product(first, second), first * second)),
    ],
  }
}
