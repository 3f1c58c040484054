import type { Dice } from '#engine/core/random.ts'
import { type Rational, rational } from '../../exact.ts'
import type { Draft } from '../../exercise.ts'
import type { Generator } from '../../generator.ts'
import { asFraction, equation, fraction, num, product, sum } from '../../notation.ts'
import { answerIs } from '../sentences.ts'
import { hints, number, say, step } from './area.ts'
import { tenths } from './tenths.ts'

/** conditional-probability */
export const conditionalProbability: Generator = {
  version: 1,
  draw: (dice, difficulty) => {
    if (difficulty === 1) return fromTable(dice)
    return difficulty === 2 ? twoStages(dice) : reversed(dice)
  },
}

function fromTable(dice: Dice): Draft {
  const [a, b, c, d] = [dice.int(3, 60), dice.int(3, 60), dice.int(3, 60), dice.int(3, 60)]
  const all = a + b + c + d
  if (a + b === a + c) return fromTable(dice)
  const isRow = dice.int(1, 2) === 1
  const given = isRow ? a + b : a + c
  return {
    question: say(isRow ? 'club-given-grade' : 'grade-given-club'),
    drawing: {
      kind: 'table',
      rows: [
        [say('table-empty'), say('table-club'), say('table-no-club'), say('table-total')],
        [say('table-grade-ten'), num(a), num(b), num(a + b)],
        [say('table-grade-eleven'), num(c), num(d), num(c + d)],
        [say('table-total'), num(a + c), num(b + d), num(all)],
      ],
    },
    answer: number(
      rational(a, given),
      [
        [rational(a, isRow ? a + c : a + b), 'condition-reversed'],
        [rational(a, all), 'grand-total'],
        [rational(isRow ? a + c : a + b, all), 'condition-ignored'],
      ],
      'any',
    ),
    hints: hints('given'),
    solution: [
      step('only-given', { given }),
      step('part-of-given', undefined, equation(fraction(a, given), asFraction(rational(a, given)))),
      answerIs(asFraction(rational(a, given))),
    ],
  }
}

/** A tree of two stages: the chance of the second event in all. */
function twoStages(dice: Dice): Draft {
  const [rain, wet, dry] = [dice.int(1, 9), dice.int(1, 9), dice.int(1, 9)]
  if (wet === dry) return twoStages(dice)
  const value = rational(rain * wet + (10 - rain) * dry, 100)
  return {
    question: say('two-stages', { rain: tenths(rain), wet: tenths(wet), dry: tenths(dry) }),
    answer: number(
      value,
      [
        [rational(rain * wet, 100), 'one-path-only'],
        [rational(wet + dry, 20), 'chances-averaged'],
        [rational(wet + dry, 10), 'paths-without-weights'],
        [rational(rain * dry + (10 - rain) * wet, 100), 'branches-swapped'],
      ],
      'any',
    ),
    hints: hints('two-stages'),
    solution: [
      step(
        'first-path',
        undefined,
        equation(product(tenths(rain), tenths(wet)), num(rational(rain * wet, 100))),
      ),
      step(
        'second-path',
        undefined,
        equation(product(tenths(10 - rain), tenths(dry)), num(rational((10 - rain) * dry, 100))),
      ),
      step(
        'add-paths',
        undefined,
        equation(sum(num(rational(rain * wet, 100)), num(rational((10 - rain) * dry, 100))), num(value)),
      ),
    ],
  }
}

/** A test and an illness, in people out of 1000. */
function reversed(dice: Dice): Draft {
  const ill = dice.int(1, 10) * 10
  const [found, alarm] = [dice.int(7, 9), dice.int(1, 3)]
  const [truePositive, falsePositive] = [(ill * found) / 10, ((1000 - ill) * alarm) / 10]
  const positive = truePositive + falsePositive
  const value: Rational = rational(truePositive, positive)
  return {
    question: say('reversed', { ill, found: 10 * found, alarm: 10 * alarm }),
    answer: number(
      value,
      [
        [rational(found, 10), 'condition-reversed'],
        [rational(ill, 1000), 'condition-ignored'],
        [rational(truePositive, 1000), 'grand-total'],
        [rational(truePositive, falsePositive), 'false-alarms-only'],
      ],
      'any',
    ),
    hints: hints('reversed', { ill }),
    solution: [
      step('ill-and-found', { count: truePositive }),
      step(
        'healthy-and-alarm',
        { count: falsePositive },
        equation(sum(truePositive, falsePositive), positive),
      ),
      step('part-of-positive', undefined, equation(fraction(truePositive, positive), asFraction(value))),
      answerIs(asFraction(value)),
    ],
  }
}
