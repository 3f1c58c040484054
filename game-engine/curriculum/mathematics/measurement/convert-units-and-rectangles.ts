import type { Dice } from '#engine/core/random.ts'
import type { Drawing } from '../../drawing.ts'
import { rational } from '../../exact.ts'
import type { Draft } from '../../exercise.ts'
import type { Generator } from '../../generator.ts'
import {
  BLANK,
  brackets,
  difference,
  equation,
  type Maths,
  num,
  product,
  quotient,
  sum,
} from '../../notation.ts'
import { hints, number, say, step } from './area.ts'
import { METRIC, unit } from './metric.ts'

const TIME = [
  ['hour', 'minute', 60, 100],
  ['minute', 'second', 60, 100],
] as const

/** convert-units-and-rectangles */
export const convertAndRectangles: Generator = {
  version: 1,
  draw: (dice, difficulty) => {
    if (difficulty === 1) return toSmaller(dice)
    if (difficulty === 2) return twoParts(dice)
    return dice.pick([sideFromArea, sideFromPerimeter, mixedUnits])(dice)
  },
}

function toSmaller(dice: Dice): Draft {
  const [large, small, factor, mistaken] = dice.pick([...METRIC, ...TIME])
  const count = dice.int(2, 20)
  return {
    question: say('to-smaller', { amount: { amount: count, of: large }, small: { many: small } }),
    answer: number(
      count * factor,
      [
        [count * mistaken, 'factor-mixed-up', { factor }],
        [rational(count, factor), 'divided-to-smaller'],
        [count + factor, 'factor-added'],
      ],
      'whole',
      unit(small),
    ),
    hints: hints('to-smaller', { one: { amount: 1, of: large }, factor: { amount: factor, of: small } }),
    solution: [
      step('one-large', { one: { amount: 1, of: large }, factor: { amount: factor, of: small } }),
      step('times-factor', undefined, equation(product(count, factor), count * factor)),
    ],
  }
}

function twoParts(dice: Dice): Draft {
  const [large, small, factor, mistaken] = dice.pick([...METRIC, ...TIME])
  const count = dice.int(2, 9)
  const rest = factor === 60 ? dice.int(2, 59) : factor === 100 ? dice.int(5, 95) : 10 * dice.int(2, 95)
  const total = count * factor + rest
  return {
    question: say('two-parts', {
      amount: { amount: count, of: large },
      rest: { amount: rest, of: small },
      small: { many: small },
    }),
    answer: number(
      total,
      [
        [count * factor, 'rest-forgotten'],
        [count + rest, 'units-not-changed'],
        [count * mistaken + rest, 'factor-mixed-up', { factor }],
        [Number(`${count}${rest}`), 'written-together'],
      ],
      'whole',
      unit(small),
    ),
    hints: hints('two-parts', { one: { amount: 1, of: large }, factor: { amount: factor, of: small } }),
    solution: [
      step(
        'one-large',
        { one: { amount: 1, of: large }, factor: { amount: factor, of: small } },
        equation(product(count, factor), count * factor),
      ),
      step('add-rest', undefined, equation(sum(count * factor, rest), total)),
    ],
  }
}

const rectangle = (a: number, b: number, labels: Readonly<Record<number, Maths>>): Drawing => ({
  kind: 'polygons',
  polygons: [
    {
      points: [
        [0, 0],
        [a, 0],
        [a, b],
        [0, b],
      ],
      sideLabels: labels,
      rightAngles: [0, 1, 2, 3],
    },
  ],
})

const drawSides = (dice: Dice): [number, number] => {
  const [a, b] = [dice.int(3, 40), dice.int(3, 40)]
  return a === b ? drawSides(dice) : [a, b]
}

function sideFromArea(dice: Dice): Draft {
  const [a, b] = drawSides(dice)
  const area = a * b
  return {
    question: say('side-from-area', { area, a: { amount: a, of: 'meter' } }),
    drawing: rectangle(a, b, { 0: num(a), 1: BLANK }),
    answer: number(
      b,
      [
        [area - a, 'taken-from-area'],
        [Math.abs(rational(area, 2).d === 1 ? area / 2 - a : area - 2 * a), 'perimeter-formula'],
        [area * a, 'multiplied-again'],
      ],
      'whole',
      unit('meter'),
    ),
    hints: hints('side-from-area', { a, area }),
    solution: [
      step('area-formula', undefined, equation(product(a, b), area)),
      step('divide-area', undefined, equation(quotient(area, a), b)),
    ],
  }
}

function sideFromPerimeter(dice: Dice): Draft {
  const [a, b] = drawSides(dice)
  const around = 2 * (a + b)
  return {
    question: say('side-from-perimeter', {
      around: { amount: around, of: 'meter' },
      a: { amount: a, of: 'meter' },
    }),
    drawing: rectangle(a, b, { 0: num(a), 1: BLANK }),
    answer: number(
      b,
      [
        [around - 2 * a, 'not-halved'],
        [around - a, 'one-side-taken'],
        [rational(around, a), 'area-formula-used'],
      ],
      'whole',
      unit('meter'),
    ),
    hints: hints('side-from-perimeter', { a, around }),
    solution: [
      step('half-around', undefined, equation(quotient(around, 2), a + b)),
      step('other-side', undefined, equation(difference(a + b, a), b)),
    ],
  }
}

/** One side in meters, the other in centimeters. */
function mixedUnits(dice: Dice): Draft {
  const [a, b] = [dice.int(1, 9), 5 * dice.int(4, 19)]
  const long = 100 * a
  const around = 2 * (long + b)
  return {
    question: say('perimeter-mixed', { a: { amount: a, of: 'meter' }, b: { amount: b, of: 'centimeter' } }),
    drawing: rectangle(4, 2, { 0: num(a), 1: num(b) }),
    answer: number(
      around,
      [
        [2 * (a + b), 'units-not-changed'],
        [long + b, 'two-sides-only'],
        [2 * (10 * a + b), 'factor-mixed-up', { factor: 100 }],
      ],
      'whole',
      unit('centimeter'),
    ),
    hints: hints('perimeter-mixed', { a: { amount: a, of: 'meter' } }),
    solution: [
      step('same-unit', undefined, equation(product(a, 100), long)),
      step('around-step', undefined, equation(product(2, brackets(sum(long, b))), around)),
    ],
  }
}
