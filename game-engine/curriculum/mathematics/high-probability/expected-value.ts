import type { Dice } from '#engine/core/random.ts'
import { minus, over, plus, rational } from '../../exact.ts'
import type { Draft } from '../../exercise.ts'
import type { Generator } from '../../generator.ts'
import { asFraction, difference, equation, fraction, num, product, sum } from '../../notation.ts'
import { answerIs } from '../sentences.ts'
import { hints, number, say, step } from './area.ts'
import { tenths } from './tenths.ts'

/** expected-value */
export const expectedValue: Generator = {
  version: 1,
  draw: (dice, difficulty) => {
    if (difficulty === 1) return ofOutcomes(dice, 0)
    return difficulty === 2 ? ofOutcomes(dice, dice.int(1, 5)) : fairPrice(dice)
  },
}

/** @param price of a ticket; 0 for none */
function ofOutcomes(dice: Dice, price: number): Draft {
  const [one, two] = [dice.int(1, 4), dice.int(1, 4)]
  const rest = 10 - one - two
  const [low, high] = [dice.int(1, 6), dice.int(8, 30)]
  const gain = rational(one * high + two * low, 10)
  const value = minus(gain, rational(price))
  const outcomes = [0, low, high]
  if (rest <= Math.max(one, two) || value.n === 0 || outcomes.includes(value.n / value.d))
    return ofOutcomes(dice, price)
  return {
    question:
      price === 0 ? say('expected') : say('expected-with-price', { price: { amount: price, of: 'dollar' } }),
    drawing: {
      kind: 'table',
      rows: [
        [say('outcome'), num(0), num(low), num(high)],
        [say('chance'), tenths(rest), tenths(two), tenths(one)],
      ],
    },
    answer: number(
      value,
      [
        [rational(low + high - 3 * price, 3), 'plain-mean'],
        [-price, 'most-likely'],
        [price === 0 ? rational(low + high) : gain, price === 0 ? 'chances-ignored' : 'price-forgotten'],
        ...(price === 0 ? [] : [[plus(gain, rational(price)), 'price-added'] as const]),
      ],
      'any',
    ),
    hints: hints(price === 0 ? 'expected' : 'expected-with-price'),
    solution: [
      step(
        'outcome-times-chance',
        undefined,
        equation(
          sum(product(0, tenths(rest)), product(low, tenths(two)), product(high, tenths(one))),
          num(gain),
        ),
      ),
      ...(price === 0
        ? []
        : [step('less-price', undefined, equation(difference(num(gain), price), num(value)))]),
      answerIs(num(value)),
    ],
  }
}

/** Two dice: a prize for a sum. */
function fairPrice(dice: Dice): Draft {
  const [sumOfDice, times36] = [dice.int(3, 11), dice.int(1, 6)]
  const ways = 6 - Math.abs(7 - sumOfDice)
  const prize = 6 * times36 * (36 % ways === 0 ? 1 : 2)
  const value = over(rational(prize * ways), rational(36))
  return {
    question: say('fair-price', { prize: { amount: prize, of: 'dollar' }, total: sumOfDice }),
    answer: number(
      value,
      [
        [rational(prize, 11), 'sums-equally-likely'],
        [rational(prize, 36), 'one-way-only'],
        [rational(prize, 6), 'one-die-only'],
        [prize, 'chances-ignored'],
      ],
      'any',
    ),
    hints: hints('fair-price', { total: sumOfDice }),
    solution: [
      step('ways-of-sum', { total: sumOfDice, ways }),
      step('prize-times-chance', undefined, equation(product(prize, fraction(ways, 36)), asFraction(value))),
    ],
  }
}
