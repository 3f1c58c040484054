// Probability of two events: grade 7.
import type { Dice } from '#engine/core/random.ts'
import type { Mistake } from '../../area.ts'
import { minus, type Rational, rational, times } from '../../exact.ts'
import type { Draft } from '../../exercise.ts'
import type { Generator } from '../../generator.ts'
import { asFraction, difference, equation, fraction, product } from '../../notation.ts'
import type { Sentence } from '../../sentence.ts'
import { THINGS } from '../../sentence.ts'
import { answerIs } from '../sentences.ts'
import { hints, number, say, step } from './area.ts'

/** compound-probability */
export const compoundProbability: Generator = {
  version: 1,
  draw: (dice, difficulty) => {
    if (difficulty === 1) return dice.int(1, 2) === 1 ? coinAndSpinner(dice) : twoSpinners(dice)
    if (difficulty === 2) return dice.int(1, 2) === 1 ? twoDice(dice) : twoDraws(dice, true)
    return dice.int(1, 3) === 1 ? atLeastOne(dice) : twoDraws(dice, false)
  },
}

/** One event and then another, as fractions not shortened. */
function inARow(
  question: Sentence,
  [good, all]: readonly [number, number],
  [good2, all2]: readonly [number, number],
  mistakes: readonly Mistake<number | Rational>[],
  hint: string,
): Draft {
  const right = times(rational(good, all), rational(good2, all2))
  return {
    question,
    answer: number(
      right,
      [
        ...mistakes,
        [rational(good * all2 + good2 * all, all * all2), 'branches-added'],
        [rational(good, all), 'one-event-only'],
        [rational(good2, all2), 'one-event-only'],
      ],
      'any',
    ),
    hints: hints(hint),
    solution: [
      step('both-chances', { first: fraction(good, all), second: fraction(good2, all2) }),
      step(
        'multiply-path',
        undefined,
        equation(product(fraction(good, all), fraction(good2, all2)), asFraction(right)),
      ),
    ],
  }
}

function coinAndSpinner(dice: Dice): Draft {
  const sides = dice.int(4, 12)
  const most = dice.int(1, sides - 1)
  return inARow(say('coin-and-spinner', { sides, most }), [1, 2], [most, sides], [], 'two-events')
}

function twoSpinners(dice: Dice): Draft {
  const [a, b] = [dice.int(3, 8), dice.int(3, 8)]
  const [first, second] = [dice.int(1, a - 1), dice.int(1, b - 1)]
  return inARow(say('two-spinners', { a, b, first, second }), [first, a], [second, b], [], 'two-events')
}

function twoDice(dice: Dice): Draft {
  const target = dice.int(3, 11)
  const ways = 6 - Math.abs(target - 7)
  const isOrMore = dice.int(1, 2) === 1
  const all = Array.from({ length: 12 - target + 1 }, (_, index) => 6 - Math.abs(target + index - 7)).reduce(
    (a, b) => a + b,
    0,
  )
  const good = isOrMore ? all : ways
  return {
    question: say(isOrMore ? 'dice-at-least' : 'dice-sum', { sum: target }),
    answer: number(
      rational(good, 36),
      [
        [rational(Math.ceil(good / 2), 21), 'order-forgotten'],
        [rational(1, 11), 'sums-equally-likely'],
        [rational(good, 12), 'pairs-counted-wrong'],
        [rational(1, 36), 'one-pair-only'],
      ],
      'any',
    ),
    hints: hints('two-dice', { sum: target }),
    solution: [step('pairs-of-dice'), step('good-pairs', { good }), answerIs(fraction(good, 36))],
  }
}

function twoDraws(dice: Dice, isPutBack: boolean): Draft {
  const [a, b] = [dice.int(2, 7), dice.int(2, 7)]
  const total = a + b
  const [thing = 'apple', other = 'ball'] = dice.shuffle(THINGS)
  if (total < 5 || total > 10 || a === b) return twoDraws(dice, isPutBack)
  const question = say(isPutBack ? 'draws-put-back' : 'draws-kept', {
    a: { amount: a, of: thing },
    b: { amount: b, of: other },
    things: { many: thing },
  })
  return isPutBack
    ? inARow(
        question,
        [a, total],
        [a, total],
        [[rational(a * (a - 1), total * (total - 1)), 'kept-for-put-back']],
        'two-draws',
      )
    : inARow(
        question,
        [a, total],
        [a - 1, total - 1],
        [
          [rational(a * a, total * total), 'same-bag-twice'],
          [rational(a * (a - 1), total * total), 'total-kept'],
        ],
        'two-draws',
      )
}

function atLeastOne(dice: Dice): Draft {
  const sides = dice.int(3, 10)
  const good = dice.int(1, sides - 1)
  const miss = rational(sides - good, sides)
  const none = times(miss, miss)
  const right = minus(rational(1), none)
  return {
    question: say('at-least-one', { sides, good }),
    answer: number(
      right,
      [
        [none, 'none-for-at-least-one'],
        [times(rational(good, sides), rational(good, sides)), 'both-for-at-least-one'],
        [rational(2 * good, sides), 'branches-added'],
      ],
      'any',
    ),
    hints: hints('at-least-one'),
    solution: [
      step('none-at-all', undefined, equation(product(asFraction(miss), asFraction(miss)), asFraction(none))),
      step('all-the-rest', undefined, equation(difference(1, asFraction(none)), asFraction(right))),
    ],
  }
}
