import type { Dice } from '#engine/core/random.ts'
import { minus, over, rational, times } from '../../exact.ts'
import type { Draft } from '../../exercise.ts'
import type { Generator } from '../../generator.ts'
import { asMixed, equation, fraction, product, quotient } from '../../notation.ts'
import { figures, workOut } from '../sentences.ts'
import { hints, number, say, step } from './area.ts'

/** divide-fractions */
export const divideFractions: Generator = {
  version: 1,
  draw: (dice, difficulty) => {
    if (difficulty === 3) return portions(dice)
    const under = dice.int(2, 10)
    if (difficulty === 1) {
      const c = dice.int(1, 3)
      return dividedBy([c * dice.int(2, 9), under], [c, under])
    }
    const [a, c, d] = [dice.int(1, 9), dice.int(1, 9), dice.int(2, 10)]
    // Neither by 1 nor by itself.
    if (c === d || a * d === c * under) return divideFractions.draw(dice, difficulty)
    return dividedBy([a, under], [c, d])
  },
}

type Written = readonly [over: number, under: number]

function dividedBy([a, b]: Written, [c, d]: Written): Draft {
  const value = rational(a * d, b * c)
  return {
    question: workOut(quotient(fraction(a, b), fraction(c, d))),
    answer: number(
      value,
      [
        [rational(b * c, a * d), 'first-turned-over'],
        [rational(a * c, b * d), 'not-turned-over'],
        [rational(a * d, b * d), 'numerator-forgotten'],
      ],
      'any',
    ),
    hints: hints('divide-fractions', { divisor: fraction(c, d) }),
    solution: [
      step(
        'divide-fractions-step',
        { turned: fraction(d, c) },
        equation(quotient(fraction(a, b), fraction(c, d)), product(fraction(a, b), fraction(d, c))),
      ),
      figures(equation(product(fraction(a, b), fraction(d, c)), asMixed(value))),
    ],
  }
}

function portions(dice: Dice): Draft {
  const [c, d] = [dice.int(1, 5), dice.int(2, 8)]
  const count = dice.int(3, 20)
  const whole = rational(c * count, d)
  const portion = rational(c, d)
  if (portion.d === 1 || whole.d === 1 || c > d) return portions(dice)
  return {
    question: say('portions', { whole: asMixed(whole), portion: asMixed(portion) }),
    answer: number(
      count,
      [
        [times(whole, portion), 'multiplied-portions'],
        [over(portion, whole), 'first-turned-over'],
        [minus(whole, portion), 'taken-away-once'],
      ],
      'any',
    ),
    hints: hints('portions', { portion: asMixed(portion) }),
    solution: [
      step('portions-step', undefined, equation(asMixed(whole), fraction(whole.n, whole.d))),
      figures(equation(quotient(fraction(whole.n, whole.d), fraction(portion.n, portion.d)), count)),
    ],
  }
}
