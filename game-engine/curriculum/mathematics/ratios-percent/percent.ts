// Percent of a quantity: grade 6. Percent change and money: grade 7.
import type { Dice } from '#engine/core/random.ts'
import { rational } from '../../exact.ts'
import type { Draft } from '../../exercise.ts'
import type { Generator } from '../../generator.ts'
import { brackets, difference, equation, fraction, num, product, quotient, sum } from '../../notation.ts'
import { figures } from '../sentences.ts'
import { hints, number, say, step } from './area.ts'

/** percent-of-a-quantity */
export const percentOf: Generator = {
  version: 1,
  draw: (dice, difficulty) => {
    if (difficulty === 1) return partOf(dice.pick([10, 20, 25, 50, 75]), 20 * dice.int(1, 20), true)
    if (difficulty === 2) return partOf(dice.int(1, 99), dice.int(20, 400), false)
    return dice.int(1, 2) === 1 ? wholeOf(dice) : whatPercent(dice)
  },
}

function partOf(percent: number, whole: number, isDrawn: boolean): Draft {
  const part = rational(percent * whole, 100)
  return {
    question: say('percent-of', { percent, whole }),
    ...(isDrawn && { drawing: { kind: 'hundred-square', squares: [percent] } }),
    answer: number(
      part,
      [
        [percent, 'percent-as-amount'],
        [rational(whole, percent), 'divided-by-percent', { percent }],
        [rational((100 - percent) * whole, 100), 'the-rest'],
        [rational(percent * whole, 10), 'per-ten'],
      ],
      'any',
    ),
    hints: hints('percent-of', { percent, whole }),
    solution: [
      step('one-percent', undefined, equation(quotient(whole, 100), num(rational(whole, 100)))),
      step('times-percent', { percent }, equation(product(num(rational(whole, 100)), percent), num(part))),
    ],
  }
}

function wholeOf(dice: Dice): Draft {
  const percent = dice.pick([5, 10, 15, 20, 25, 30, 40, 60, 75, 80])
  const whole = 20 * dice.int(1, 50)
  const part = (percent * whole) / 100
  return {
    question: say('whole-of', { percent, part }),
    answer: number(
      whole,
      [
        [rational(percent * part, 100), 'percent-of-part', { percent }],
        [part + percent, 'percent-added'],
        [part * percent, 'multiplied-by-percent'],
      ],
      'any',
    ),
    hints: hints('whole-of', { percent, part }),
    solution: [
      step('one-percent', undefined, equation(quotient(part, percent), num(rational(part, percent)))),
      step('hundred-percent', undefined, equation(product(num(rational(part, percent)), 100), whole)),
    ],
  }
}

function whatPercent(dice: Dice): Draft {
  const percent = dice.int(1, 40) * 5
  const whole = 20 * dice.int(1, 20)
  const part = (percent * whole) / 100
  if (part === whole || part === percent) return whatPercent(dice)
  return {
    question: say('what-percent', { part, whole }),
    answer: number(
      percent,
      [
        [part, 'amount-as-percent'],
        [rational(100 * whole, part), 'whole-over-part'],
        [Math.abs(whole - part), 'difference-as-percent'],
      ],
      'any',
      say('in-percent'),
    ),
    hints: hints('what-percent', { part, whole }),
    solution: [
      step('part-over-whole', undefined, equation(fraction(part, whole), num(rational(part, whole)))),
      step('as-percent', undefined, equation(product(num(rational(part, whole)), 100), percent)),
    ],
  }
}

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
