import type { Dice } from '#engine/core/random.ts'
import { rational } from '../../exact.ts'
import type { Draft } from '../../exercise.ts'
import type { Generator } from '../../generator.ts'
import { brackets, difference, equation, fraction, num, product, quotient, sum } from '../../notation.ts'
import { figures } from '../sentences.ts'
import { hints, number, say, step } from './area.ts'

const MONEY = say('in-unit', { unit: { many: 'dollar' } })

const cents = (amount: number) => num(rational(amount, 100), amount % 100 === 0 ? 0 : 2)

/** percent-change-and-money */
export const percentChange: Generator = {
  version: 1,
  draw: (dice, difficulty) => {
    if (difficulty === 1) return newPrice(dice)
    if (difficulty === 2) return changeInPercent(dice)
    return dice.pick([originalPrice, simpleInterest, discountThenTax])(dice)
  },
}

function newPrice(dice: Dice): Draft {
  const percent = dice.pick([5, 10, 15, 20, 25, 30, 40, 50])
  const price = 4 * dice.int(3, 60)
  const isOff = dice.int(1, 2) === 1
  const change = price * percent
  const answer = 100 * price + (isOff ? -change : change)
  return {
    question: say(isOff ? 'price-down' : 'price-up', { percent, price: { amount: price, of: 'dollar' } }),
    answer: number(
      rational(answer, 100),
      [
        [rational(change, 100), 'change-only'],
        [rational(100 * price + (isOff ? change : -change), 100), 'other-direction'],
        [isOff ? Math.abs(price - percent) : price + percent, 'percent-as-amount'],
      ],
      'any',
      MONEY,
    ),
    hints: hints('new-price', { percent, price }),
    solution: [
      step('change-of-price', { percent }, equation(product(price, fraction(percent, 100)), cents(change))),
      step(
        isOff ? 'take-off' : 'add-on',
        undefined,
        equation(isOff ? difference(price, cents(change)) : sum(price, cents(change)), cents(answer)),
      ),
    ],
  }
}

function changeInPercent(dice: Dice): Draft {
  const before = 20 * dice.int(1, 25)
  const percent = 5 * dice.int(1, 18)
  const isMore = dice.int(1, 2) === 1
  const change = (before * percent) / 100
  const after = isMore ? before + change : before - change
  return {
    question: say(isMore ? 'percent-more' : 'percent-less', { before, after }),
    answer: number(
      percent,
      [
        [rational(100 * change, after), 'change-over-new'],
        [change, 'amount-as-percent'],
        [rational(100 * after, before), 'new-over-old'],
      ],
      'any',
      say('in-percent'),
    ),
    hints: hints('percent-change', { before, after }),
    solution: [
      step(
        'the-change',
        undefined,
        equation(isMore ? difference(after, before) : difference(before, after), change),
      ),
      step('change-over-old', { before }, equation(product(fraction(change, before), 100), percent)),
    ],
  }
}

function originalPrice(dice: Dice): Draft {
  const percent = dice.pick([10, 20, 25, 40, 50])
  const before = 20 * dice.int(1, 15)
  const after = (before * (100 - percent)) / 100
  return {
    question: say('original-price', { percent, price: { amount: after, of: 'dollar' } }),
    answer: number(
      before,
      [
        [rational(after * (100 + percent), 100), 'added-back', { percent }],
        [after + percent, 'percent-as-amount'],
        [rational(after * percent, 100), 'percent-of-sale-price'],
      ],
      'any',
      MONEY,
    ),
    hints: hints('original-price', { percent, price: after }),
    solution: [
      step('percent-left', { percent }, equation(difference(100, percent), 100 - percent)),
      step('back-to-whole', undefined, equation(product(quotient(after, 100 - percent), 100), before)),
    ],
  }
}

function simpleInterest(dice: Dice): Draft {
  const [amount, rate, years] = [50 * dice.int(2, 40), dice.int(1, 8), dice.int(2, 5)]
  const yearly = amount * rate
  return {
    question: say('simple-interest', { amount: { amount, of: 'dollar' }, rate, years }),
    answer: number(
      rational(yearly * years, 100),
      [
        [rational(yearly, 100), 'one-year-only'],
        [rational(100 * amount + yearly * years, 100), 'interest-with-amount'],
        [yearly * years, 'percent-sign-ignored'],
      ],
      'any',
      MONEY,
    ),
    hints: hints('simple-interest', { rate, years }),
    solution: [
      step('interest-a-year', undefined, equation(product(amount, fraction(rate, 100)), cents(yearly))),
      step('interest-all-years', { years }, equation(product(cents(yearly), years), cents(yearly * years))),
    ],
  }
}

function discountThenTax(dice: Dice): Draft {
  const price = 20 * dice.int(2, 20)
  const [off, tax] = [dice.pick([10, 20, 25, 50]), dice.pick([5, 10])]
  const reduced = price * (100 - off)
  const answer = (reduced * (100 + tax)) / 100
  return {
    question: say('discount-then-tax', { price: { amount: price, of: 'dollar' }, off, tax }),
    answer: number(
      rational(answer, 100),
      [
        [rational(price * (100 - off + tax), 100), 'percents-added'],
        [rational(reduced, 100), 'stopped-at-discount'],
        [rational(price * (100 + tax), 100), 'discount-forgotten'],
      ],
      'any',
      MONEY,
    ),
    hints: hints('discount-then-tax', { off, tax }),
    solution: [
      step(
        'discount-first',
        { off },
        equation(product(price, fraction(brackets(difference(100, off)), 100)), cents(reduced)),
      ),
      step(
        'tax-on-that',
        { tax },
        equation(product(cents(reduced), fraction(brackets(sum(100, tax)), 100)), cents(answer)),
      ),
      figures(cents(answer)),
    ],
  }
}
