// Nets and surfaces of prisms: grades 6 and 7.
import type { Dice } from '#engine/core/random.ts'
import type { Drawing, Polygon } from '../../drawing.ts'
import type { Draft } from '../../exercise.ts'
import { equation, type Maths, num, product, sum } from '../../notation.ts'
import { hints, number, say, step } from './area.ts'
import { moved, rectangleOf } from './figures.ts'

export const SQUARES = say('square-units')
export const CUBES = say('cubes')

const TRIPLES = [
  [3, 4, 5],
  [6, 8, 10],
  [5, 12, 13],
] as const

export const rectangle = (
  x: number,
  y: number,
  w: number,
  h: number,
  labels?: Readonly<Record<number, Maths>>,
): Polygon => ({
  points: moved(rectangleOf(w, h), [x, y]),
  ...(labels && { sideLabels: labels }),
})

/** @param from a net is drawn, or the solid is told of */
export function prismSurface(dice: Dice, from: 'net' | 'words'): Draft {
  const [a, b, c] = dice.pick([...TRIPLES, [8, 15, 17] as const])
  const length = dice.int(3, 20)
  const [base, sides, right] = [(a * b) / 2, (a + b + c) * length, a * b + (a + b + c) * length]
  const volume = base * length
  if (volume === right || length === a || length === b) return prismSurface(dice, from)
  const net: Drawing = {
    kind: 'polygons',
    polygons: [
      rectangle(0, 0, a, length, { 3: num(length) }),
      rectangle(a, 0, b, length),
      rectangle(a + b, 0, c, length),
      {
        points: [
          [a, length],
          [a + b, length],
          [a, length + a],
        ],
        rightAngles: [0],
        sideLabels: { 1: num(c), 2: num(a) },
      },
      {
        points: [
          [a, 0],
          [a + b, 0],
          [a, -a],
        ],
        rightAngles: [0],
        sideLabels: {},
      },
    ],
    labels: [{ at: [a + b / 2, length + Math.min(1, a / 4)], text: num(b) }],
  }
  return {
    question: from === 'net' ? say('prism-net-surface') : say('prism-surface', { a, b, c, length }),
    ...(from === 'net' && { drawing: net }),
    answer: number(
      right,
      [
        [sides + 2 * a * b, 'triangle-not-halved'],
        [right - c * length, 'one-side-missing'],
        [volume, 'volume-for-surface'],
        [sides, 'ends-forgotten'],
      ],
      'any',
      SQUARES,
    ),
    hints: hints('prism-net'),
    solution: [
      step('two-triangles', undefined, equation(product(a, b), a * b)),
      step(
        'three-rectangles',
        undefined,
        equation(sum(product(a, length), product(b, length), product(c, length)), sides),
      ),
      step('all-together', undefined, equation(sum(a * b, sides), right)),
    ],
  }
}
