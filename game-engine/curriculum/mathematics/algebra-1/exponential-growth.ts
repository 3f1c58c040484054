import type { Dice } from '#engine/core/random.ts'
import { asChoice } from '../../as-choice.ts'
import { rational } from '../../exact.ts'
import type { Draft } from '../../exercise.ts'
import type { Generator } from '../../generator.ts'
import {
  asFraction,
  brackets,
  difference,
  equation,
  functionOf,
  type Maths,
  multiple,
  num,
  power,
  product,
  quotient,
  sum,
  variable,
} from '../../notation.ts'
import { answerIs } from '../sentences.ts'
import { choice, hints, number, say, step } from './area.ts'

const T = variable('t')

/** exponential-growth */
export const exponentialGrowth: Generator = {
  version: 1,
  draw: (dice, difficulty) => {
    if (difficulty === 1) return valueAfter(dice)
    return difficulty === 2 ? functionFromPercent(dice) : percentFromTwoValues(dice)
  },
}

const F_OF_T = functionOf('f', T)

function valueAfter(dice: Dice): Draft {
  const t = dice.int(2, 4)
  const isHalf = dice.int(1, 3) === 1
  const base = isHalf ? rational(1, 2) : rational(dice.int(2, 3))
  const start = isHalf ? dice.int(1, 12) * 2 ** t : dice.int(2, 60)
  const value = (start * base.n ** t) / base.d ** t
  const other = rational(start * base.n, base.d)
  return {
    question: say('value-after', {
      function: equation(
        F_OF_T,
        product(start, power(base.d === 1 ? base.n : brackets(asFraction(base)), T)),
      ),
      asked: functionOf('f', t),
    }),
    answer: number(
      value,
      [
        [rational(other.n * t, other.d), 'power-as-product'],
        [rational((start * base.n) ** t, base.d ** t), 'start-in-power'],
        [rational(start * base.n ** (t - 1), base.d ** (t - 1)), 'one-step-too-few'],
      ],
      'any',
    ),
    hints: hints('value-after', { t }),
    solution: [
      step(
        'power-first',
        undefined,
        equation(
          power(base.d === 1 ? base.n : brackets(asFraction(base)), t),
          asFraction(rational(base.n ** t, base.d ** t)),
        ),
      ),
      step(
        'times-start',
        undefined,
        equation(product(start, asFraction(rational(base.n ** t, base.d ** t))), value),
      ),
    ],
  }
}

const hundredths = (value: number) => num(rational(value, 100))

function functionFromPercent(dice: Dice): Draft {
  const [start, percent, isGrowth] = [dice.int(2, 99) * 10, dice.int(2, 45), dice.int(1, 2) === 1]
  const growing = (base: Maths) => equation(F_OF_T, product(start, power(base, T)))
  const factor = 100 + (isGrowth ? percent : -percent)
  return {
    question: say(isGrowth ? 'grows-by' : 'shrinks-by', { start, percent }),
    answer: choice(dice, asChoice(growing(hundredths(factor))), [
      [asChoice(growing(hundredths(percent))), 'rate-as-base'],
      [asChoice(growing(hundredths(100 - (isGrowth ? percent : -percent)))), 'growth-and-decay-mixed'],
      [
        asChoice(
          equation(
            F_OF_T,
            product(
              start,
              brackets(
                isGrowth
                  ? sum(1, multiple(hundredths(percent), T))
                  : difference(1, multiple(hundredths(percent), T)),
              ),
            ),
          ),
        ),
        'percent-of-start-only',
      ],
    ]),
    hints: hints('growth-factor', { percent }),
    solution: [
      step(
        isGrowth ? 'factor-growth' : 'factor-decay',
        { percent },
        equation(
          isGrowth ? sum(1, hundredths(percent)) : difference(1, hundredths(percent)),
          hundredths(factor),
        ),
      ),
      answerIs(growing(hundredths(factor))),
    ],
  }
}

/** Two values two steps apart, and the percent of change in one. */
function percentFromTwoValues(dice: Dice): Draft {
  const percent = dice.pick([10, 20, 30, 40, 50, 60, -10, -20, -30, -40, -50])
  const factor = 100 + percent
  const start = dice.int(1, 12) * 100
  const later = (start * factor * factor) / 10_000
  const all = (later - start) / start
  return {
    question: say('percent-from-two', {
      start: equation(functionOf('f', 0), start),
      later: equation(functionOf('f', 2), num(rational(later))),
    }),
    answer: number(
      percent,
      [
        [rational(Math.round(all * 10_000), 200), 'change-halved'],
        [rational(Math.round(all * 10_000), 100), 'both-steps-together'],
        [factor, 'factor-for-percent'],
        [-percent, 'growth-and-decay-mixed'],
      ],
      'any',
      say('percent-sign'),
    ),
    hints: hints('percent-from-two'),
    solution: [
      step(
        'two-steps-factor',
        undefined,
        equation(quotient(later, start), num(rational(factor * factor, 10_000))),
      ),
      step(
        'square-root-step',
        undefined,
        equation(power(num(rational(factor, 100)), 2), num(rational(factor * factor, 10_000))),
      ),
      step('factor-to-percent', { factor: num(rational(factor, 100)), percent }),
    ],
  }
}
