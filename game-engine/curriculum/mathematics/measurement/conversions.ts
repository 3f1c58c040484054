// Units into units: grades 4 and 5. Metric everywhere, and time.
import type { Dice } from '#engine/core/random.ts'
import type { Mistake } from '../../area.ts'
import type { Drawing } from '../../drawing.ts'
import { type Rational, rational } from '../../exact.ts'
import type { Draft } from '../../exercise.ts'
import type { Generator } from '../../generator.ts'
import {
  BLANK,
  brackets,
  difference,
  equation,
  fraction,
  type Maths,
  num,
  product,
  quotient,
  sum,
} from '../../notation.ts'
import type { Counted } from '../../sentence.ts'
import { answerIs } from '../sentences.ts'
import { hints, number, say, step } from './area.ts'

/** Large unit, small unit, how many small ones it is, and what it is taken for. */
const METRIC = [
  ['kilometer', 'meter', 1_000, 100],
  ['meter', 'centimeter', 100, 10],
  ['kilogram', 'gram', 1_000, 100],
  ['liter', 'milliliter', 1_000, 100],
] as const

const TIME = [
  ['hour', 'minute', 60, 100],
  ['minute', 'second', 60, 100],
] as const

const unit = (of: Counted) => say('in-unit', { unit: { many: of } })

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

/** convert-units-line-plots */
export const convertInProblems: Generator = {
  version: 1,
  draw: (dice, difficulty) => {
    if (difficulty === 1) return toLarger(dice)
    if (difficulty === 2) return dice.int(1, 2) === 1 ? cutBoard(dice) : packs(dice)
    return fairShare(dice)
  },
}

function toLarger(dice: Dice): Draft {
  const [large, small, factor, mistaken] = dice.pick(METRIC)
  const count = factor === 100 ? 5 * dice.int(3, 190) : 10 * dice.int(2, 950)
  // One of the large unit asks nothing.
  if (count === factor) return toLarger(dice)
  return {
    question: say('to-larger', { amount: { amount: count, of: small }, large: { many: large } }),
    answer: number(
      rational(count, factor),
      [
        [count * factor, 'multiplied-to-larger'],
        [rational(count, mistaken), 'factor-mixed-up', { factor }],
        [rational(count, factor * 10), 'point-too-far'],
      ],
      'any',
      unit(large),
    ),
    hints: hints('to-larger', { one: { amount: 1, of: large }, factor: { amount: factor, of: small } }),
    solution: [
      step('one-large', { one: { amount: 1, of: large }, factor: { amount: factor, of: small } }),
      step('divide-by-factor', undefined, equation(quotient(count, factor), num(rational(count, factor)))),
    ],
  }
}

/** A length in meters with a decimal, and a piece in centimeters. */
function cutBoard(dice: Dice): Draft {
  const tenths = dice.int(11, 59)
  const long = 10 * tenths
  const piece = 5 * dice.int(2, Math.min(19, long / 5 - 2))
  const rest = long - piece
  return {
    question: say('cut-board', {
      long: num(rational(tenths, 10)),
      piece: { amount: piece, of: 'centimeter' },
    }),
    answer: number(
      rest,
      [
        [Math.abs(tenths - piece), 'units-mixed'],
        [long + piece, 'added-when-cutting-off'],
        [long, 'stopped-after-converting'],
      ],
      'any',
      unit('centimeter'),
    ),
    hints: hints('cut-board'),
    solution: [
      step('board-in-centimeters', undefined, equation(product(num(rational(tenths, 10)), 100), long)),
      step('board-rest', undefined, equation(difference(long, piece), rest)),
    ],
  }
}

function packs(dice: Dice): Draft {
  const [count, grams] = [dice.int(3, 12), 50 * dice.int(3, 17)]
  const total = count * grams
  return {
    question: say('packs', { count, grams: { amount: grams, of: 'gram' }, kilograms: { many: 'kilogram' } }),
    answer: number(
      rational(total, 1_000),
      [
        [total, 'stopped-before-converting'],
        [rational(total, 100), 'factor-mixed-up', { factor: 1_000 }],
        [rational(grams, 1_000), 'one-pack-only'],
      ],
      'any',
      unit('kilogram'),
    ),
    hints: hints('packs'),
    solution: [
      step('all-packs', undefined, equation(product(count, grams), total)),
      step('packs-in-kilograms', undefined, equation(quotient(total, 1_000), num(rational(total, 1_000)))),
    ],
  }
}

/** Dots over eighths whose total can be shared in eighths. */
function fairShare(dice: Dice): Draft {
  const bottles = dice.int(5, 8)
  const eighths = Array.from({ length: bottles }, () => dice.int(1, 7))
  const total = eighths.reduce((all, part) => all + part, 0)
  const counts = Array.from({ length: 7 }, (_, index) => eighths.filter((part) => part === index + 1).length)
  const most = Math.max(...counts)
  const mode = counts.indexOf(most) + 1
  if (
    total % bottles !== 0 ||
    counts.filter((count) => count === most).length > 1 ||
    mode * bottles === total
  ) {
    return fairShare(dice)
  }
  const share = rational(total, 8 * bottles)
  const eighth = (part: number): Rational => rational(part, 8)
  const mistakes: Mistake<Rational>[] = [
    [eighth(mode), 'most-common-value'],
    [eighth(total), 'total-not-shared'],
    [
      eighth(
        (Math.max(...eighths) + Math.min(...eighths)) / 2 === total / bottles ? 8 : Math.max(...eighths),
      ),
      'fullest-bottle',
    ],
  ]
  return {
    question: say('fair-share', { bottles }),
    drawing: {
      kind: 'chart',
      form: 'dots',
      rows: counts.map((count, index) => ({ label: fraction(index + 1, 8), count })),
      scale: 1,
    },
    answer: number(share, mistakes, 'any', unit('liter')),
    hints: hints('fair-share', { bottles }),
    solution: [
      step('fair-share-total', undefined, equation(product(total, fraction(1, 8)), fraction(total, 8))),
      step(
        'fair-share-step',
        { bottles },
        equation(quotient(fraction(total, 8), bottles), fraction(total / bottles, 8)),
      ),
      answerIs(share.d === 1 ? num(share) : fraction(share.n, share.d)),
    ],
  }
}
