// The normal distribution by its rule and by z-scores: grade 11.
import type { Dice } from '#engine/core/random.ts'
import { minus, over, plus, rational, times } from '../../exact.ts'
import type { Draft } from '../../exercise.ts'
import type { Generator } from '../../generator.ts'
import { difference, equation, fraction, num, product, sum, variable } from '../../notation.ts'
import { nonZero } from '../non-zero.ts'
import { answerIs } from '../sentences.ts'
import { hints, number, say, step } from './area.ts'

/** normal-distribution */
export const normalDistribution: Generator = {
  version: 1,
  draw: (dice, difficulty) => {
    if (difficulty === 1) return zScore(dice)
    return difficulty === 2 ? byRule(dice) : fromPercent(dice)
  },
}

const percentSign = say('percent-sign')

function zScore(dice: Dice): Draft {
  const [mean, deviation] = [dice.int(4, 50) * 10, dice.pick([2, 4, 5, 8, 10, 20])]
  const away = nonZero(dice, 3 * deviation)
  const x = mean + away
  const z = rational(away, deviation)
  return {
    question: say('z-score', { mean, deviation, x }),
    drawing: { kind: 'normal-curve', mean, deviation },
    answer: number(
      z,
      [
        [rational(-away, deviation), 'z-reversed'],
        [away, 'not-divided-by-deviation'],
        [rational(x, deviation), 'mean-not-subtracted'],
      ],
      'any',
    ),
    hints: hints('z-score'),
    solution: [
      step('distance-from-mean', undefined, equation(difference(x, mean), away)),
      step('in-deviations', undefined, equation(fraction(away, deviation), num(z))),
      answerIs(num(z)),
    ],
  }
}

/** Hundredths of a percent below each whole number of deviations, by the 68-95-99.7 rule. */
const BELOW: Readonly<Record<number, number>> = {
  [-3]: 15,
  [-2]: 250,
  [-1]: 1_600,
  0: 5_000,
  1: 8_400,
  2: 9_750,
  3: 9_985,
}
const below = (z: number) => BELOW[z] ?? 0
const within = (z: number) => below(z) - below(-z)
const percent = (hundredths: number) => rational(hundredths, 100)

function byRule(dice: Dice): Draft {
  const [mean, deviation] = [dice.int(4, 50) * 10, dice.int(2, 15)]
  const kind = dice.pick(['between', 'above', 'under'] as const)
  const [a, b] = [dice.int(-3, 2), dice.int(-2, 3)]
  const z = dice.pick([-2, -1, 1, 2])
  if (kind === 'between' && (a >= b || a === -b)) return byRule(dice)
  const value = kind === 'between' ? below(b) - below(a) : kind === 'above' ? 10_000 - below(z) : below(z)
  const far = kind === 'between' ? Math.max(Math.abs(a), Math.abs(b)) : Math.abs(z)
  const tail = below(-far)
  const at = (deviations: number) => mean + deviations * deviation
  return {
    question: say(`percent-${kind}`, {
      mean,
      deviation,
      ...(kind === 'between' ? { low: at(a), high: at(b) } : { x: at(z) }),
    }),
    drawing: {
      kind: 'normal-curve',
      mean,
      deviation,
      shaded: kind === 'between' ? [a, b] : kind === 'above' ? [z, 4] : [-4, z],
    },
    answer: number(
      percent(value),
      [
        [percent(10_000 - within(far)), 'tail-not-halved'],
        [percent(10_000 - value), 'other-part'],
        [percent(within(far)), 'both-sides-taken'],
        [percent(within(far) / 2), 'half-of-middle-only'],
      ],
      'any',
      percentSign,
    ),
    hints: hints('by-rule'),
    solution: [
      step('rule'),
      ...(kind === 'between'
        ? [
            step('curve-is-symmetric'),
            step(
              'below-minus-below',
              undefined,
              equation(difference(num(percent(below(b))), num(percent(below(a)))), num(percent(value))),
            ),
          ]
        : [
            step(
              'one-tail',
              undefined,
              equation(fraction(difference(100, num(percent(within(far)))), 2), num(percent(tail))),
            ),
            ...(value === tail
              ? []
              : [
                  step(
                    'rest-of-all',
                    undefined,
                    equation(difference(100, num(percent(tail))), num(percent(value))),
                  ),
                ]),
          ]),
    ],
  }
}

const TABLE = [
  [80, 84],
  [90, 128],
  [95, 164],
  [99, 233],
] as const

/** The value below which a part lies, by a table of z. */
function fromPercent(dice: Dice): Draft {
  const [mean, deviation] = [dice.int(4, 50) * 10, dice.int(2, 20)]
  const [share, hundredths] = dice.pick(TABLE)
  const isUpper = dice.int(1, 2) === 1
  const z = rational(hundredths, 100)
  const away = times(z, rational(deviation))
  const value = isUpper ? plus(rational(mean), away) : minus(rational(mean), away)
  return {
    question: say('value-of-percent', { mean, deviation, percent: isUpper ? share : 100 - share }),
    drawing: {
      kind: 'table',
      rows: [
        [say('percent-below'), ...TABLE.map(([one]) => num(one))],
        [variable('z'), ...TABLE.map(([, one]) => num(rational(one, 100), 2))],
      ],
    },
    answer: number(
      value,
      [
        [isUpper ? minus(rational(mean), away) : plus(rational(mean), away), 'other-side'],
        [away, 'mean-not-added'],
        [plus(rational(mean), z), 'not-times-deviation'],
        [
          plus(rational(mean), over(times(rational(share), rational(deviation)), rational(100))),
          'percent-as-z',
        ],
      ],
      'any',
    ),
    hints: hints('value-of-percent'),
    solution: [
      step(isUpper ? 'z-from-table' : 'z-by-symmetry', { z: num(isUpper ? z : minus(rational(0), z)) }),
      step(
        'back-from-z',
        undefined,
        equation((isUpper ? sum : difference)(mean, product(num(z), deviation)), num(value)),
      ),
    ],
  }
}
