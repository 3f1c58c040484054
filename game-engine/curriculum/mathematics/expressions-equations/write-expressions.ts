import type { Dice } from '#engine/core/random.ts'
import type { Mistake } from '../../area.ts'
import type { Generator } from '../../generator.ts'
import { brackets, difference, fraction, type Maths, multiple, sum, variable } from '../../notation.ts'
import type { Sentence } from '../../sentence.ts'
import { linear } from '../../terms.ts'
import { answerIs } from '../sentences.ts'
import { expression, hints, say, step } from './area.ts'

/** write-expressions */
export const writeExpressions: Generator = {
  version: 1,
  draw: (dice, difficulty) => {
    const letter = variable(dice.pick(['n', 'x', 'k']))
    const made = dice.pick([ONE_OPERATION, TWO_OPERATIONS, STORIES][difficulty - 1] ?? ONE_OPERATION)
    const [phrase, right, mistakes] = made(dice, letter)
    return {
      question: difficulty === 3 ? phrase : say('write-expression', { phrase }),
      answer: expression(right, mistakes),
      hints: hints('write-expression', { letter }),
      solution: [step('write-step-letter', { letter }), step('write-step-test', { letter }), answerIs(right)],
    }
  },
}

type Made = readonly [phrase: Sentence, right: Maths, mistakes: readonly Mistake<Maths>[]]
type Make = (dice: Dice, letter: Maths) => Made

const ONE_OPERATION: readonly Make[] = [
  (dice, letter) => {
    const number = dice.int(2, 20)
    const isSubtracted = dice.int(1, 2) === 1
    return [
      say(isSubtracted ? 'phrase-subtracted' : 'phrase-less', { number, letter }),
      difference(letter, number),
      [
        [difference(number, letter), 'order-of-less-than'],
        [sum(letter, number), 'added-for-less'],
      ],
    ]
  },
  (dice, letter) => {
    const number = dice.int(2, 20)
    return [
      say('phrase-letter-less', { number, letter }),
      difference(number, letter),
      [[difference(letter, number), 'order-of-less-than']],
    ]
  },
  (dice, letter) => {
    const number = dice.int(2, 20)
    return [
      say('phrase-quotient', { number, letter }),
      fraction(letter, number),
      [
        [fraction(number, letter), 'quotient-turned'],
        [multiple(number, letter), 'times-for-quotient'],
      ],
    ]
  },
]

const TWO_OPERATIONS: readonly Make[] = [
  (dice, letter) => {
    const [factor, number] = [dice.int(2, 9), dice.int(2, 12)]
    return [
      say('phrase-times-sum', { factor, number, letter }),
      multiple(factor, brackets(sum(letter, number))),
      [
        [linear(factor, number, letter), 'brackets-missing'],
        [multiple(factor * number, letter), 'all-multiplied'],
      ],
    ]
  },
  (dice, letter) => {
    const [factor, number] = [dice.int(2, 9), dice.int(2, 12)]
    return [
      say('phrase-less-than-product', { factor, number, letter }),
      linear(factor, -number, letter),
      [
        [difference(number, multiple(factor, letter)), 'order-of-less-than'],
        [multiple(factor, brackets(difference(letter, number))), 'brackets-too-many'],
      ],
    ]
  },
  (dice, letter) => {
    const [divisor, number] = [dice.int(2, 9), dice.int(2, 12)]
    return [
      say('phrase-difference-divided', { divisor, number, letter }),
      fraction(difference(letter, number), divisor),
      [
        [difference(letter, fraction(number, divisor)), 'brackets-missing'],
        [fraction(difference(number, letter), divisor), 'order-of-less-than'],
      ],
    ]
  },
]

const STORIES: readonly Make[] = [
  (dice, letter) => {
    const [fee, price] = [dice.int(4, 20), dice.int(2, 9)]
    if (fee === price) return STORIES[0]?.(dice, letter) ?? [say('story-rides'), letter, []]
    return [
      say('story-rides', { fee, price, letter, money: { many: 'dollar' } }),
      linear(price, fee, letter),
      [
        [linear(fee, price, letter), 'fee-for-each'],
        [multiple(fee + price, letter), 'all-multiplied'],
      ],
    ]
  },
  (dice, letter) => {
    const [saved, children] = [dice.int(5, 40), dice.int(2, 6)]
    return [
      say('story-shared', { saved, children, letter, money: { many: 'dollar' } }),
      fraction(sum(saved, letter), children),
      [
        [sum(saved, fraction(letter, children)), 'brackets-missing'],
        [fraction(children, sum(saved, letter)), 'quotient-turned'],
      ],
    ]
  },
]
