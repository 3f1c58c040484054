// Volumes of solids and of turned figures, and what they weigh or how they grow.
import type { Dice } from '#engine/core/random.ts'
import type { Drawing } from '../../drawing.ts'
import { type Rational, rational } from '../../exact.ts'
import type { Draft } from '../../exercise.ts'
import type { Generator } from '../../generator.ts'
import {
  asFraction,
  difference,
  equation,
  fraction,
  type Maths,
  num,
  PI,
  power,
  product,
  relation,
  root,
  sum,
} from '../../notation.ts'
import { rectangleOf, rightTriangle } from '../geometry/figures.ts'
import { timesLetter } from '../linear.ts'
import { rounded } from '../rounded.ts'
import { answerIs } from '../sentences.ts'
import { expression, hints, number, say, step } from './area.ts'

/** volume-and-modeling */
export const volumeAndModeling: Generator = {
  version: 1,
  draw: (dice, difficulty) => {
    if (difficulty === 1) return dice.pick([pyramid, coneFromSlant])(dice)
    if (difficulty === 2) return dice.pick([turnedRectangle, turnedTriangle, silo])(dice)
    return dice.pick([mass, scaled, packed])(dice)
  },
}

const pi = (times: number | Rational): Maths => timesLetter(times, PI)
const CUBIC = say('cubic-units')

function pyramid(dice: Dice): Draft {
  const [a, h] = [dice.int(2, 15), dice.int(3, 20)]
  const right = rational(a * a * h, 3)
  if (a === h) return pyramid(dice)
  return {
    question: say('pyramid-volume', { a, h }),
    drawing: {
      kind: 'solid',
      form: 'pyramid',
      width: 5,
      height: 5,
      turned: 0,
      labels: { radius: num(a), height: num(h) },
    },
    answer: number(
      right,
      [
        [a * a * h, 'third-forgotten'],
        [rational(a * h, 3), 'base-not-squared'],
        [rational(a * a * h, 2), 'half-for-third'],
      ],
      'any',
      CUBIC,
    ),
    hints: hints('pyramid', { a, h }),
    solution: [
      step('base-area', undefined, equation(power(a, 2), a * a)),
      step('third-of-prism', undefined, equation(product(fraction(1, 3), a * a, h), asFraction(right))),
    ],
  }
}

const TRIPLES = [
  [3, 4, 5],
  [5, 12, 13],
  [8, 15, 17],
  [7, 24, 25],
] as const

function coneFromSlant(dice: Dice): Draft {
  const [first, second, third] = dice.pick(TRIPLES)
  const k = dice.int(1, Math.floor(25 / third))
  const [r, h] = dice.int(1, 2) === 1 ? [first * k, second * k] : [second * k, first * k]
  const slant = third * k
  const right = rational(r * r * h, 3)
  const size = Math.max(2 * r, h)
  return {
    question: say('cone-from-slant', { r, slant }),
    drawing: {
      kind: 'solid',
      form: 'cone',
      width: Math.max(2 * r, 0.5 * size),
      height: Math.max(h, 0.5 * size),
      turned: 0,
      labels: { radius: num(r), slant: num(slant) },
    },
    answer: expression(
      pi(right),
      [
        [pi(rational(r * r * slant, 3)), 'slant-as-height'],
        [pi(r * r * h), 'third-forgotten'],
        [pi(rational(r * h, 3)), 'base-not-squared'],
      ],
      'any',
      CUBIC,
    ),
    hints: hints('cone-from-slant', { r, slant }),
    solution: [
      step('height-by-pythagoras', undefined, equation(root(difference(power(slant, 2), power(r, 2))), h)),
      step('cone-volume', undefined, product(fraction(1, 3), PI, power(r, 2), h)),
      answerIs(pi(right)),
    ],
  }
}

const figure = (points: readonly (readonly [number, number])[], width: number, height: number): Drawing => ({
  kind: 'polygons',
  polygons: [{ points, rightAngles: [0], sideLabels: { 0: num(width), [points.length - 1]: num(height) } }],
  lines: [
    [
      [0, -0.8],
      [0, height + 0.8],
    ],
  ],
})

const drawSides = (dice: Dice): readonly [number, number] => {
  const [a, b] = [dice.int(2, 10), dice.int(3, 14)]
  return a === b || a > 3 * b || b > 3 * a ? drawSides(dice) : [a, b]
}

function turnedRectangle(dice: Dice): Draft {
  const [a, b] = drawSides(dice)
  return {
    question: say('turned-rectangle'),
    drawing: figure(rectangleOf(a, b), a, b),
    answer: expression(
      pi(a * a * b),
      [
        [pi(a * b * b), 'turned-about-other-side'],
        [pi(rational(a * a * b, 3)), 'cone-for-cylinder'],
        [pi(rational(a * a * b, 4)), 'radius-halved'],
      ],
      'any',
      CUBIC,
    ),
    hints: hints('turned-figure'),
    solution: [
      step('turns-into-cylinder', { r: a, h: b }),
      step('cylinder-volume', undefined, product(PI, power(a, 2), b)),
      answerIs(pi(a * a * b)),
    ],
  }
}

function turnedTriangle(dice: Dice): Draft {
  const [a, b] = drawSides(dice)
  const right = rational(a * a * b, 3)
  return {
    question: say('turned-triangle'),
    drawing: figure(rightTriangle(a, b), a, b),
    answer: expression(
      pi(right),
      [
        [pi(rational(a * b * b, 3)), 'turned-about-other-side'],
        [pi(a * a * b), 'third-forgotten'],
        [pi(rational(a * a * b, 2)), 'half-for-third'],
      ],
      'any',
      CUBIC,
    ),
    hints: hints('turned-figure'),
    solution: [
      step('turns-into-cone', { r: a, h: b }),
      step('cone-volume', undefined, product(fraction(1, 3), PI, power(a, 2), b)),
      answerIs(pi(right)),
    ],
  }
}

/** A cylinder with half a sphere on it. */
function silo(dice: Dice): Draft {
  const [r, h] = [3 * dice.int(1, 5), dice.int(4, 20)]
  const [body, dome] = [r * r * h, (2 * r ** 3) / 3]
  if (r === h) return silo(dice)
  return {
    question: say('silo', { r, h }),
    drawing: {
      kind: 'side-by-side',
      drawings: [
        { kind: 'solid', form: 'sphere', width: 2 * r, height: 2 * r, turned: 0, labels: { radius: num(r) } },
        {
          kind: 'solid',
          form: 'cylinder',
          width: 2 * r,
          height: h,
          turned: 0,
          labels: { radius: num(r), height: num(h) },
        },
      ],
    },
    answer: expression(
      pi(body + dome),
      [
        [pi(body + 2 * dome), 'whole-ball-taken'],
        [pi(body), 'part-left-out'],
        [pi(body + r * r * r), 'cylinder-for-dome'],
      ],
      'any',
      CUBIC,
    ),
    hints: hints('silo', { r, h }),
    solution: [
      step('cylinder-volume', undefined, pi(body)),
      step('half-ball', undefined, equation(product(fraction(2, 3), power(r, 3)), dome)),
      step('add-volumes', undefined, equation(sum(body, dome), body + dome)),
      answerIs(pi(body + dome)),
    ],
  }
}

/** To three significant digits. */
function threeDigits(value: number): Rational {
  const places = 2 - Math.floor(Math.log10(value))
  if (places >= 0) return rounded(value, places)
  const unit = 10 ** -places
  return rational(Math.round(value / unit) * unit)
}

const isClear = (value: number) => {
  const shifted = value / 10 ** (Math.floor(Math.log10(value)) - 2)
  return Math.abs((shifted % 1) - 0.5) > 0.03
}

/** Densities in grams per cubic centimeter. */
const MATERIALS = [
  ['aluminum', rational(27, 10)],
  ['steel', rational(79, 10)],
  ['copper', rational(89, 10)],
  ['glass', rational(5, 2)],
] as const

function mass(dice: Dice): Draft {
  const [[material, density], r, h] = [dice.pick(MATERIALS), dice.int(1, 6), dice.int(2, 15)]
  const volume = Math.PI * r * r * h
  const value = volume * (density.n / density.d)
  if (r === h || !isClear(value)) return mass(dice)
  const right = threeDigits(value)
  return {
    question: say(`rod-of-${material}`, { r, h, density: num(density) }),
    drawing: {
      kind: 'solid',
      form: 'cylinder',
      width: Math.max(2 * r, h / 2),
      height: Math.max(h, r),
      turned: 0,
      labels: { radius: num(r), height: num(h) },
    },
    answer: number(
      right,
      [
        [threeDigits(volume / (density.n / density.d)), 'density-turned-over'],
        [threeDigits(volume), 'volume-for-mass'],
        [threeDigits(4 * value), 'radius-doubled-in-base'],
      ],
      'decimal',
      say('grams'),
    ),
    hints: hints('mass', { density: num(density) }),
    solution: [
      step('cylinder-volume', undefined, product(PI, power(r, 2), h)),
      step('times-density', undefined, relation(product(num(density), PI, power(r, 2), h), '≈', num(right))),
    ],
  }
}

function scaled(dice: Dice): Draft {
  const [k, volume] = [dice.int(2, 5), dice.int(2, 40)]
  return {
    question: say('scaled-volume', { k, volume }),
    answer: number(
      k ** 3 * volume,
      [
        [k * volume, 'volume-scaled-once'],
        [k * k * volume, 'volume-scaled-as-area'],
        [3 * k * volume, 'factor-times-three'],
      ],
      'whole',
      say('cubic-centimeters'),
    ),
    hints: hints('scaled-volume', { k }),
    solution: [
      step('three-directions', undefined, equation(power(k, 3), k ** 3)),
      step('times-old-volume', undefined, equation(product(k ** 3, volume), k ** 3 * volume)),
    ],
  }
}

/** Cubes in a box, whole ones along each edge. */
function packed(dice: Dice): Draft {
  const edge = dice.int(3, 8)
  const counts = [dice.int(2, 6), dice.int(2, 6), dice.int(2, 6)] as const
  const [l, w, h] = counts.map((count) => count * edge + dice.int(0, edge - 1)) as [number, number, number]
  const right = counts[0] * counts[1] * counts[2]
  const byVolume = Math.floor((l * w * h) / edge ** 3)
  if (byVolume === right) return packed(dice)
  return {
    question: say('packed-cubes', { edge, l, w, h }),
    answer: number(right, [
      [byVolume, 'volumes-divided'],
      [counts[0] * counts[1], 'one-layer-only'],
      [counts[0] + counts[1] + counts[2], 'edges-added'],
    ]),
    hints: hints('packed-cubes', { edge, l }),
    solution: [
      step('whole-along-edges', { a: counts[0], b: counts[1], c: counts[2] }),
      step('multiply-counts', undefined, equation(product(...counts), right)),
    ],
  }
}
