import type { Dice } from '#engine/core/random.ts'
import type { Draft } from '../../exercise.ts'
import type { Generator } from '../../generator.ts'
import { equation, fraction, product, quotient, sum } from '../../notation.ts'
import { answerIs } from '../sentences.ts'
import { choice, hints, number, say, step } from './area.ts'

/** samples-and-populations */
export const samples: Generator = {
  version: 1,
  draw: (dice, difficulty) => {
    if (difficulty === 1) return estimate(dice)
    return difficulty === 2 ? fairSample(dice) : threeSamples(dice)
  },
}

function estimate(dice: Dice): Draft {
  const [size, times] = [dice.pick([20, 25, 40, 50]), dice.int(5, 60)]
  const found = dice.int(Math.ceil(size / 20), Math.floor((size * 19) / 20))
  const population = size * times
  const right = found * times
  if (population > 5000 || 2 * found === size) return estimate(dice)
  return {
    question: say('estimate', { population, size, found }),
    answer: number(right, [
      [found, 'sample-as-population'],
      [population - right, 'others-counted'],
      [population - size + found, 'difference-scaled'],
    ]),
    hints: hints('estimate', { size, population }),
    solution: [
      step('sample-share', { share: fraction(found, size) }),
      step('scale-up', undefined, equation(product(population, fraction(found, size)), right)),
    ],
  }
}

const METHODS = ['first-in-line', 'sports-club', 'volunteers'] as const

function fairSample(dice: Dice): Draft {
  const [population, size] = [10 * dice.int(20, 90), dice.pick([20, 30, 40, 50])]
  const option = (name: string, count: number) => ({ say: say(`sample-${name}`, { count }) })
  return {
    question: say('fair-sample', { population }),
    answer: choice(
      dice,
      option('drawn', size),
      METHODS.map((name, index) => [option(name, index === 1 ? 3 * size : size), `biased-${name}`] as const),
    ),
    hints: hints('fair-sample'),
    solution: [step('everyone-alike'), answerIs(say('sample-drawn', { count: size }))],
  }
}

function threeSamples(dice: Dice): Draft {
  const [size, times] = [dice.pick([20, 25, 40, 50]), dice.int(5, 40)]
  const mean = dice.int(4, size - 4)
  const apart = dice.int(1, 3)
  const other = dice.int(0, apart)
  const found = dice.shuffle([mean - apart, mean + other, mean + apart - other])
  const [population, right] = [size * times, mean * times]
  const [a = 0, b = 0, c = 0] = found
  if (population > 5000 || 2 * mean === size || a === mean) return threeSamples(dice)
  return {
    question: say('three-samples', { population, size, a, b, c }),
    answer: number(right, [
      [a * times, 'one-sample-only'],
      [3 * right, 'samples-not-averaged'],
      [mean, 'sample-as-population'],
      [population - right, 'others-counted'],
    ]),
    hints: hints('three-samples'),
    solution: [
      step(
        'mean-of-samples',
        undefined,
        equation(quotient({ is: 'brackets', inside: sum(a, b, c) }, 3), mean),
      ),
      step('scale-up', undefined, equation(product(population, fraction(mean, size)), right)),
    ],
  }
}
