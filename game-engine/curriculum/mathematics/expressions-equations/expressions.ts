// Expressions with letters: written from words and made equivalent in grade 6, expanded and factored with signs in grade 7.
import type { Dice } from '#engine/core/random.ts'
import type { Mistake } from '../../area.ts'
import type { Draft, ExpressionForm } from '../../exercise.ts'
import type { Generator } from '../../generator.ts'
import {
  brackets,
  difference,
  fraction,
  type Maths,
  multiple,
  num,
  operate,
  sum,
  variable,
} from '../../notation.ts'
import type { Sentence } from '../../sentence.ts'
import { linear } from '../../terms.ts'
import { plusNumber, timesLetter } from '../linear.ts'
import { nonZero } from '../non-zero.ts'
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

/** equivalent-expressions */
export const equivalentExpressions: Generator = {
  version: 1,
  draw: (dice, difficulty) => {
    if (difficulty === 1) return collect(dice)
    return difficulty === 2
      ? expandPositive(dice)
      : dice.int(1, 2) === 1
        ? factorOut(dice)
        : expandAndCollect(dice)
  },
}

function rewrite(
  name: string,
  asked: Maths,
  right: Maths,
  mistakes: readonly Mistake<Maths>[],
  form: ExpressionForm,
  lines: readonly (readonly [name: string, work: Maths])[] = [],
): Draft {
  return {
    question: say(name, { maths: asked }),
    answer: expression(right, mistakes, form),
    hints: hints(name),
    solution: [
      step(`${name}-step`),
      ...lines.map(([line, work]) => step(line, undefined, work)),
      answerIs(right),
    ],
  }
}

function collect(dice: Dice): Draft {
  const [a, b, c] = [dice.int(1, 9), dice.int(2, 9), dice.int(1, 9)]
  return rewrite(
    'collect',
    sum(timesLetter(a), timesLetter(b), c),
    linear(a + b, c),
    [
      [timesLetter(a + b + c), 'unlike-terms-joined'],
      [linear(a === 1 ? b : a * b, c), a === 1 ? 'hidden-one-lost' : 'coefficients-multiplied'],
    ],
    'simplified',
  )
}

function expandPositive(dice: Dice): Draft {
  const [a, b, c] = [dice.int(2, 9), dice.int(1, 5), dice.int(1, 9)]
  return {
    ...rewrite(
      'expand-brackets',
      multiple(a, brackets(linear(b, c))),
      linear(a * b, a * c),
      [
        [linear(a * b, c), 'first-term-only'],
        [timesLetter(a * b + a * c), 'unlike-terms-joined'],
        [linear(a + b, a + c), 'added-factor'],
      ],
      'expanded',
    ),
    drawing: { kind: 'area-model', columns: [timesLetter(b), num(c)], rows: [num(a)] },
  }
}

const gcd = (a: number, b: number): number => (b === 0 ? Math.abs(a) : gcd(b, a % b))

function factorOut(dice: Dice): Draft {
  const [factor, a, b] = [dice.int(2, 9), dice.int(1, 7), dice.int(1, 9)]
  if (gcd(a, b) !== 1 || (a === 1 && b === 1)) return factorOut(dice)
  return rewrite(
    'factor',
    linear(factor * a, factor * b),
    multiple(factor, brackets(linear(a, b))),
    [
      [multiple(factor, brackets(linear(a, factor * b))), 'one-term-divided'],
      [timesLetter(factor * (a + b)), 'unlike-terms-joined'],
    ],
    'factored',
  )
}

function expandAndCollect(dice: Dice): Draft {
  const [a, b, c, d] = [dice.int(2, 9), dice.int(1, 5), dice.int(1, 9), dice.int(1, 9)]
  return rewrite(
    'expand-collect',
    sum(multiple(a, brackets(linear(b, c))), timesLetter(d)),
    linear(a * b + d, a * c),
    [
      [linear(a * b + d, c), 'first-term-only'],
      [linear(a * b, a * c + d), 'unlike-terms-joined'],
    ],
    'expanded',
    [['expanded-line', sum(timesLetter(a * b), a * c, timesLetter(d))]],
  )
}

/** expand-and-factor-linear */
export const expandAndFactor: Generator = {
  version: 1,
  draw: (dice, difficulty) => {
    if (difficulty === 1) return expandSigned(dice)
    if (difficulty === 2) return takeAway(dice)
    return dice.int(1, 2) === 1 ? factorNegative(dice) : twoBrackets(dice)
  },
}

function expandSigned(dice: Dice): Draft {
  const [a, b, c] = [nonZero(dice, 9, 2), nonZero(dice, 6), nonZero(dice, 9)]
  return rewrite(
    'expand-brackets',
    multiple(a, brackets(linear(b, c))),
    linear(a * b, a * c),
    [
      [linear(a * b, -a * c), 'sign-of-second-product'],
      [linear(a * b, c), 'first-term-only'],
      [timesLetter(a * b + a * c || 1), 'unlike-terms-joined'],
    ],
    'expanded',
  )
}

function takeAway(dice: Dice): Draft {
  const [a, b, c, d] = [dice.int(1, 9), nonZero(dice, 9), dice.int(1, 9), nonZero(dice, 9)]
  if (a === c || b === d) return takeAway(dice)
  return rewrite(
    'subtract-brackets',
    difference(brackets(linear(a, b)), brackets(linear(c, d))),
    linear(a - c, b - d),
    [
      [linear(a - c, b + d), 'minus-on-first-only'],
      [linear(a + c, b + d), 'minus-not-read'],
      [linear(a - c, d - b), 'sign-of-number'],
    ],
    'expanded',
    [['without-brackets', plusNumber(difference(linear(a, b), timesLetter(c)), -d)]],
  )
}

function factorNegative(dice: Dice): Draft {
  const [factor, a, b] = [dice.int(2, 9), dice.int(1, 6), nonZero(dice, 9)]
  if (gcd(a, b) !== 1) return factorNegative(dice)
  return {
    ...rewrite(
      'factor-negative',
      linear(-factor * a, -factor * b),
      multiple(-factor, brackets(linear(a, b))),
      [
        [multiple(-factor, brackets(linear(a, -b))), 'sign-inside-kept'],
        [multiple(factor, brackets(linear(a, b))), 'minus-lost'],
      ],
      'factored',
    ),
    question: say('factor-negative', { maths: linear(-factor * a, -factor * b), factor: num(-factor) }),
  }
}

function twoBrackets(dice: Dice): Draft {
  const [a, b, c, d] = [dice.int(2, 6), nonZero(dice, 6), dice.int(2, 6), nonZero(dice, 6)]
  const isMinus = dice.int(1, 2) === 1
  const by = isMinus ? -c : c
  if (a + by === 0) return twoBrackets(dice)
  const [left, right] = [multiple(a, brackets(linear(1, b))), multiple(c, brackets(linear(1, d)))]
  return rewrite(
    'expand-collect',
    operate(isMinus ? '-' : '+', left, right),
    linear(a + by, a * b + by * d),
    [
      [linear(a + by, a * b - by * d), isMinus ? 'minus-on-first-only' : 'sign-of-second-product'],
      [linear(a + by, b + (isMinus ? -d : d)), 'first-term-only'],
    ],
    'expanded',
    [['expanded-line', plusNumber(operate(isMinus ? '-' : '+', linear(a, a * b), timesLetter(c)), by * d)]],
  )
}
