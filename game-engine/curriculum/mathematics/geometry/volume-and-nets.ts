import type { Dice } from '#engine/core/random.ts'
import type { Drawing, Point, Polygon } from '../../drawing.ts'
import { type Rational, rational, times } from '../../exact.ts'
import type { Draft } from '../../exercise.ts'
import type { Generator } from '../../generator.ts'
import { asFraction, asMixed, equation, fraction, type Maths, num, product, sum } from '../../notation.ts'
import { answerIs } from '../sentences.ts'
import { hints, number, say, step } from './area.ts'
import { CUBES, prismSurface, rectangle, SQUARES } from './prisms.ts'

/** volume-and-nets */
export const volumeAndNets: Generator = {
  version: 1,
  draw: (dice, difficulty) => {
    if (difficulty === 1) return boxSurface(dice)
    if (difficulty === 2) return boxVolume(dice)
    return dice.int(1, 2) === 1 ? prismSurface(dice, 'net') : pyramidSurface(dice)
  },
}

function boxSurface(dice: Dice): Draft {
  const [l, w, h] = [dice.int(2, 10), dice.int(2, 10), dice.int(2, 10)]
  const [half, volume] = [l * w + l * h + w * h, l * w * h]
  if (volume === 2 * half || new Set([l, w, h]).size < 3) return boxSurface(dice)
  const net: Drawing = {
    kind: 'polygons',
    polygons: [
      rectangle(h, 0, l, w, { 0: num(l) }),
      rectangle(h, w, l, h),
      rectangle(h, w + h, l, w, { 1: num(w) }),
      rectangle(h, 2 * w + h, l, h, { 1: num(h) }),
      rectangle(0, w + h, h, w),
      rectangle(h + l, w + h, h, w),
    ],
  }
  return {
    question: say('box-net-surface'),
    drawing: net,
    answer: number(
      2 * half,
      [
        [half, 'three-faces-only'],
        [volume, 'volume-for-surface'],
        [4 * (l + w + h), 'edges-for-surface'],
      ],
      'any',
      SQUARES,
    ),
    hints: hints('box-net'),
    solution: [
      step('three-faces', undefined, equation(sum(product(l, w), product(l, h), product(w, h)), half)),
      step('each-face-twice', undefined, equation(product(2, half), 2 * half)),
    ],
  }
}

function boxVolume(dice: Dice): Draft {
  const under = dice.pick([2, 4])
  const [a, b, h] = [rational(2 * dice.int(1, 9) + 1, under), dice.int(2, 8), dice.int(2, 9)]
  if (a.d === 1) return boxVolume(dice)
  const isTwo = dice.int(1, 2) === 1
  const width = isTwo ? rational(2 * b + 1, 2) : rational(b)
  const base = times(a, width)
  const volume = times(base, rational(h))
  const whole = (value: Rational) => Math.floor(value.n / value.d)
  return {
    question: say('box-volume-fractions', { a: asMixed(a), b: asMixed(width), h }),
    answer: number(
      volume,
      [
        [whole(a) * whole(width) * h, 'fractions-of-edges-dropped'],
        [base, 'height-forgotten'],
        [times(rational(2), volume), 'doubled-volume'],
      ],
      'any',
      CUBES,
    ),
    hints: hints('box-volume-fractions'),
    solution: [
      step('base-of-box', undefined, equation(product(asFraction(a), asFraction(width)), asFraction(base))),
      step('base-times-height', undefined, equation(product(asFraction(base), h), asFraction(volume))),
      answerIs(asMixed(volume)),
    ],
  }
}

function pyramidSurface(dice: Dice): Draft {
  const [edge, slant] = [dice.int(2, 12), dice.int(3, 15)]
  if (2 * slant <= edge) return pyramidSurface(dice)
  const right = edge * edge + 2 * edge * slant
  const tip = (points: readonly Point[], labels?: Readonly<Record<number, Maths>>): Polygon => ({
    points,
    ...(labels && { sideLabels: labels }),
  })
  const [e, s] = [edge, slant]
  return {
    question: say('pyramid-net-surface', { slant }),
    drawing: {
      kind: 'polygons',
      polygons: [
        rectangle(0, 0, e, e),
        tip([
          [0, e],
          [e, e],
          [e / 2, e + s],
        ]),
        tip([
          [0, 0],
          [e, 0],
          [e / 2, -s],
        ]),
        tip([
          [0, 0],
          [0, e],
          [-s, e / 2],
        ]),
        tip([
          [e, 0],
          [e, e],
          [e + s, e / 2],
        ]),
      ],
      lines: [
        [
          [e / 2, e],
          [e / 2, e + s],
        ],
      ],
      labels: [
        { at: [e / 2, Math.min(1, e / 5)], text: num(e) },
        { at: [e / 2 + Math.min(1.2, e / 6), e + s / 3], text: num(s) },
      ],
    },
    answer: number(
      right,
      [
        [edge * edge + 4 * edge * slant, 'triangle-not-halved'],
        [2 * edge * slant, 'base-forgotten'],
        [edge * edge + edge * slant, 'faces-missing'],
      ],
      'any',
      SQUARES,
    ),
    hints: hints('pyramid-net'),
    solution: [
      step('square-base', undefined, equation(product(edge, edge), edge * edge)),
      step('four-triangles', undefined, equation(product(4, fraction(edge * slant, 2)), 2 * edge * slant)),
      step('all-together', undefined, equation(sum(edge * edge, 2 * edge * slant), right)),
    ],
  }
}
