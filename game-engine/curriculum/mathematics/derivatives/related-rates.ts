import type { Dice } from '#engine/core/random.ts'
import { rational } from '../../exact.ts'
import type { Draft } from '../../exercise.ts'
import type { Generator } from '../../generator.ts'
import {
  asFraction,
  equation,
  fraction,
  functionOf,
  type Maths,
  multiple,
  num,
  power,
  product,
  sum,
  variable,
  Y,
} from '../../notation.ts'
import { bracketed, linear, polynomial } from '../../terms.ts'
import { nonZero } from '../non-zero.ts'
import { answerIs } from '../sentences.ts'
import { expression, hints, number, say, step } from './area.ts'

/** related-rates */
export const relatedRates: Generator = {
  version: 1,
  draw: (dice, difficulty) => {
    if (difficulty === 1) return motion(dice)
    return difficulty === 2 ? growing(dice) : ladder(dice)
  },
}

const T = variable('t')

function motion(dice: Dice): Draft {
  const [a, b, c, t] = [nonZero(dice, 3), nonZero(dice, 6), dice.int(-9, 9), dice.int(1, 5)]
  const isVelocity = dice.int(1, 2) === 1
  const [s, v, w] = [a * t ** 3 + b * t * t + c * t, 3 * a * t * t + 2 * b * t + c, 6 * a * t + 2 * b]
  if (v === 0 || w === 0 || v === w) return motion(dice)
  return {
    question: say(isVelocity ? 'velocity' : 'acceleration', {
      path: equation(functionOf('s', T), polynomial([a, b, c, 0], T)),
      t,
    }),
    answer: number(
      isVelocity ? v : w,
      [
        [s, 'path-for-rate'],
        [isVelocity ? w : v, isVelocity ? 'acceleration-for-velocity' : 'velocity-for-acceleration'],
        [rational(s, t), 'average-speed'],
      ],
      'any',
    ),
    hints: hints(isVelocity ? 'velocity' : 'acceleration', { t }),
    solution: [
      step('velocity-is', undefined, equation(functionOf('v', T), polynomial([3 * a, 2 * b, c], T))),
      ...(isVelocity
        ? []
        : [step('acceleration-is', undefined, equation(functionOf('a', T), linear(6 * a, 2 * b, T)))]),
      step('put-in', { at: t }, equation(functionOf(isVelocity ? 'v' : 'a', t), isVelocity ? v : w)),
    ],
  }
}

const PI_SIGN = variable('π')
const timesPi = (value: number): Maths => multiple(value, PI_SIGN)

/** A disc, a ball or a cube that grows or shrinks; its rate as a multiple of π or a number. */
function growing(dice: Dice): Draft {
  const [size, rate, isShrinking] = [dice.int(2, 10), dice.int(1, 6), dice.int(1, 3) === 1]
  const kind = dice.pick(['disc', 'ball', 'cube'] as const)
  const sign = isShrinking ? -1 : 1
  const whole = { disc: 2 * size, ball: 4 * size * size, cube: 3 * size * size }[kind]
  const shown = (value: number): Maths => (kind === 'cube' ? num(value) : timesPi(value))
  const total = { disc: size * size, cube: size ** 3, ball: 0 }[kind]
  return {
    question: say(`${kind}-${isShrinking ? 'shrinks' : 'grows'}`, { size, rate }),
    answer: expression(shown(sign * whole * rate), [
      [shown(-sign * whole * rate), 'rate-sign'],
      [shown(sign * whole), 'chain-part-lost'],
      ...(total > 0 ? [[shown(sign * total * rate), 'not-derived'] as const] : []),
      [num(0), 'number-too-soon'],
    ]),
    hints: hints('growing', { size, rate }),
    solution: [
      step(`${kind}-formula`),
      step('put-rates-in', { rate: num(sign * rate) }, product(shown(whole), bracketed(sign * rate))),
      answerIs(shown(sign * whole * rate)),
    ],
  }
}

const TRIPLES = [
  [3, 4, 5],
  [6, 8, 10],
  [5, 12, 13],
  [8, 15, 17],
  [9, 12, 15],
  [12, 16, 20],
  [7, 24, 25],
  [10, 24, 26],
] as const

function ladder(dice: Dice): Draft {
  const [one, other, long] = dice.pick(TRIPLES)
  const [foot, height] = dice.int(1, 2) === 1 ? [one, other] : [other, one]
  const rate = dice.int(1, 6)
  const value = rational(-foot * rate, height)
  return {
    question: say('ladder', { long, foot, rate }),
    drawing: {
      kind: 'polygons',
      polygons: [
        {
          points: [
            [0, 0],
            [foot, 0],
            [0, height],
          ],
          rightAngles: [0],
          sideLabels: { 0: num(foot), 1: num(long), 2: Y },
        },
      ],
    },
    answer: number(
      value,
      [
        [{ n: -value.n, d: value.d }, 'rate-sign'],
        [rational(-height * rate, foot), 'turned-over'],
        [-rate, 'rates-equal'],
        [rational(-foot, height), 'chain-part-lost'],
      ],
      'any',
      say('meters-per-second'),
    ),
    hints: hints('ladder', { long }),
    solution: [
      step('ladder-equation', undefined, equation(sum(power(variable('a'), 2), power(Y, 2)), long * long)),
      step('height-is', undefined, equation(Y, height)),
      step(
        'ladder-rates',
        undefined,
        equation(
          sum(product(2, foot, rate), product(2, height, fraction(variable('dy'), variable('dt')))),
          0,
        ),
      ),
      answerIs(asFraction(value)),
    ],
  }
}
