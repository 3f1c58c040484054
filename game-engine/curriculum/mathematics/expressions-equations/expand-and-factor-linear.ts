import type { Dice } from '#engine/core/random.ts'
import type { Draft } from '../../exercise.ts'
import type { Generator } from '../../generator.ts'
import { brackets, difference, multiple, num, operate } from '../../notation.ts'
import { linear } from '../../terms.ts'
import { plusNumber, timesLetter } from '../linear.ts'
import { nonZero } from '../non-zero.ts'
import { say } from './area.ts'
import { gcd, rewrite } from './rewrite.ts'

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
