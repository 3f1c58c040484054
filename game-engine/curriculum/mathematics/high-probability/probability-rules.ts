import type { Dice } from '#engine/core/random.ts'
import { minus, plus, rational, times } from '../../exact.ts'
import type { Draft } from '../../exercise.ts'
import type { Generator } from '../../generator.ts'
import { asFraction, difference, equation, fraction, num, product, sum } from '../../notation.ts'
import { answerIs } from '../sentences.ts'
import { hints, number, say, step } from './area.ts'

/** probability-rules */
export const probabilityRules: Generator = {
  version: 1,
  draw: (dice, difficulty) => {
    if (difficulty === 1) return eitherOf(dice)
    return difficulty === 2 ? twoTries(dice) : missingOverlap(dice)
  },
}

function eitherOf(dice: Dice): Draft {
  const [onlyA, both, onlyB, none] = [dice.int(5, 40), dice.int(2, 20), dice.int(5, 40), dice.int(2, 30)]
  const all = onlyA + both + onlyB + none
  const [a, b] = [onlyA + both, onlyB + both]
  return {
    question: say('either-of', { all, a, b, both }),
    answer: number(
      rational(a + b - both, all),
      [
        [rational(a + b, all), 'overlap-twice'],
        [rational(onlyA + onlyB, all), 'both-left-out'],
        [rational(both, all), 'and-for-or'],
        [rational(none, all), 'opposite-event'],
      ],
      'any',
    ),
    hints: hints('either-of', { both }),
    solution: [
      step('add-less-overlap', undefined, equation(difference(sum(a, b), both), a + b - both)),
      step('of-all', { all }, equation(fraction(a + b - both, all), asFraction(rational(a + b - both, all)))),
    ],
  }
}

const ONE = rational(1)

/** Two independent events: both, or at least one. */
function twoTries(dice: Dice): Draft {
  const [b, d] = [dice.int(3, 10), dice.int(3, 10)]
  const [p, q] = [rational(dice.int(1, b - 1), b), rational(dice.int(1, d - 1), d)]
  const isBoth = dice.int(1, 2) === 1
  const [both, none] = [times(p, q), times(minus(ONE, p), minus(ONE, q))]
  const least = minus(ONE, none)
  return {
    question: say(isBoth ? 'both-work' : 'one-works', { p: asFraction(p), q: asFraction(q) }),
    answer: number(
      isBoth ? both : least,
      [
        [plus(p, q), isBoth ? 'added-for-and' : 'overlap-twice'],
        [isBoth ? least : both, isBoth ? 'or-for-and' : 'and-for-or'],
        [none, 'opposite-event'],
      ],
      'any',
    ),
    hints: hints(isBoth ? 'both-work' : 'one-works'),
    solution: isBoth
      ? [
          step(
            'multiply-chances',
            undefined,
            equation(product(asFraction(p), asFraction(q)), asFraction(both)),
          ),
          answerIs(asFraction(both)),
        ]
      : [
          step(
            'none-works',
            undefined,
            equation(product(asFraction(minus(ONE, p)), asFraction(minus(ONE, q))), asFraction(none)),
          ),
          step('rest-of-one', undefined, equation(difference(1, asFraction(none)), asFraction(least))),
        ],
  }
}

const hundredths = (value: number) => num(rational(value, 100), 2)

function missingOverlap(dice: Dice): Draft {
  const [a, b, both] = [dice.int(20, 70), dice.int(20, 70), dice.int(5, 40)]
  const either = a + b - both
  if (both >= Math.min(a, b) || either > 98 || a === b) return missingOverlap(dice)
  return {
    question: say('missing-overlap', { a: hundredths(a), b: hundredths(b), either: hundredths(either) }),
    answer: number(
      rational(both, 100),
      [
        [rational(a * b, 10_000), 'independence-assumed'],
        [rational(either - a, 100), 'one-taken-away-only'],
        [rational(a + b, 100), 'overlap-twice'],
        [rational(100 - either, 100), 'opposite-event'],
      ],
      'any',
    ),
    hints: hints('missing-overlap'),
    solution: [
      step('addition-rule'),
      step(
        'put-in-overlap',
        undefined,
        equation(difference(sum(hundredths(a), hundredths(b)), hundredths(either)), hundredths(both)),
      ),
    ],
  }
}
