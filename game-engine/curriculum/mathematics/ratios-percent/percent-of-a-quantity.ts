import type { Dice } from '#engine/core/random.ts'
import { rational } from '../../exact.ts'
import type { Draft } from '../../exercise.ts'
import type { Generator } from '../../generator.ts'
import { equation, fraction, num, product, quotient } from '../../notation.ts'
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
