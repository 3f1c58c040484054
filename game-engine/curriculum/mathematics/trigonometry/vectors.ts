// Vectors by components: between points, sums and multiples, size and direction.
import type { Dice } from '#engine/core/random.ts'
import type { Drawing, Point } from '../../drawing.ts'
import { rational } from '../../exact.ts'
import type { Draft } from '../../exercise.ts'
import type { Generator } from '../../generator.ts'
import {
  apply,
  brackets,
  degrees,
  difference,
  equation,
  fraction,
  list,
  type Maths,
  multiple,
  num,
  power,
  product,
  root,
  sum,
  variable,
} from '../../notation.ts'
import { bracketed, sumOf } from '../../terms.ts'
import { pair, planeFor } from '../high-geometry/figures.ts'
import { nonZero } from '../non-zero.ts'
import { answerIs } from '../sentences.ts'
import { DEGREES, expression, hints, number, point, say, step } from './area.ts'

/** vectors */
export const vectors: Generator = {
  version: 1,
  draw: (dice, difficulty) => {
    if (difficulty === 1) return dice.pick([betweenPoints, sumOrDifference])(dice)
    if (difficulty === 2) return dice.pick([combination, magnitude])(dice)
    return dice.pick([direction, fromSizeAndDirection, current])(dice)
  },
}

const [U, V] = [variable('u'), variable('v')]
const ORIGIN: Point = [0, 0]
const drawVector = (dice: Dice, most = 6): Point => [nonZero(dice, most), nonZero(dice, most)]
const combined = (u: Point, v: Point, a: number, b: number): Point => [
  a * u[0] + b * v[0],
  a * u[1] + b * v[1],
]
const areParallel = (u: Point, v: Point) => u[0] * v[1] === u[1] * v[0]

const arrows = (u: Point, v: Point): Drawing =>
  planeFor([u, v], {
    arrows: [
      { from: ORIGIN, to: u, label: U },
      { from: ORIGIN, to: v, label: V },
    ],
  })

function betweenPoints(dice: Dice): Draft {
  const [a, way] = [drawVector(dice, 7), drawVector(dice, 9)]
  const b = combined(a, way, 1, 1)
  if (b.some((value) => Math.abs(value) > 9)) return betweenPoints(dice)
  return {
    question: say('vector-between', { a: pair(a), b: pair(b) }),
    drawing: planeFor([a, b], {
      points: [
        { at: a, label: variable('A') },
        { at: b, label: variable('B') },
      ],
      arrows: [{ from: a, to: b }],
    }),
    answer: point(way, [
      [[-way[0], -way[1]], 'start-minus-end'],
      [combined(a, b, 1, 1), 'points-added'],
      [b, 'end-as-vector'],
    ]),
    hints: hints('vector-between'),
    solution: [
      step('end-minus-start-x', undefined, equation(minusOf(b[0], a[0]), way[0])),
      step('end-minus-start-y', undefined, equation(minusOf(b[1], a[1]), way[1])),
      answerIs(pair(way)),
    ],
  }
}

const minusOf = (one: number, other: number): Maths => difference(one, bracketed(other))

function sumOrDifference(dice: Dice): Draft {
  const [u, v, isSum] = [drawVector(dice), drawVector(dice), dice.int(1, 2) === 1]
  if (areParallel(u, v)) return sumOrDifference(dice)
  const b = isSum ? 1 : -1
  const right = combined(u, v, 1, b)
  const join = (one: number, other: number) => (isSum ? sum(one, bracketed(other)) : minusOf(one, other))
  return {
    question: say('combine-vectors', {
      u: pair(u),
      v: pair(v),
      asked: sumOf([
        [1, U],
        [b, V],
      ]),
    }),
    drawing: arrows(u, v),
    answer: point(right, [
      [combined(u, v, 1, -b), 'sum-difference-swapped'],
      [combined(u, v, -1, 1), isSum ? 'sum-difference-swapped' : 'order-turned'],
      [[right[0], u[1] - b * v[1]], 'one-component-sign'],
    ]),
    hints: hints('combine-vectors'),
    solution: [
      step('first-components', undefined, equation(join(u[0], v[0]), right[0])),
      step('second-components', undefined, equation(join(u[1], v[1]), right[1])),
      answerIs(pair(right)),
    ],
  }
}

function combination(dice: Dice): Draft {
  const [u, v, a, b] = [drawVector(dice), drawVector(dice), nonZero(dice, 3), nonZero(dice, 3)]
  if (areParallel(u, v) || (Math.abs(a) === 1 && Math.abs(b) === 1)) return combination(dice)
  const right = combined(u, v, a, b)
  const line = (part: 0 | 1) => sum(product(a, bracketed(u[part])), product(bracketed(b), bracketed(v[part])))
  return {
    question: say('combine-vectors', {
      u: pair(u),
      v: pair(v),
      asked: sumOf([
        [a, U],
        [b, V],
      ]),
    }),
    drawing: arrows(u, v),
    answer: point(right, [
      [combined(u, v, a, -b), 'sum-difference-swapped'],
      [[right[0], u[1] + v[1]], 'one-component-multiplied'],
      [combined(u, v, b, a), 'factors-swapped'],
    ]),
    hints: hints('combine-vectors'),
    solution: [
      step('first-components', undefined, equation(line(0), right[0])),
      step('second-components', undefined, equation(line(1), right[1])),
      answerIs(pair(right)),
    ],
  }
}

/** √20 as 2√5 */
function exactRoot(value: number): Maths {
  for (let outside = Math.floor(Math.sqrt(value)); outside > 1; outside--) {
    const inside = value / outside ** 2
    if (inside === 1) return num(outside)
    if (Number.isInteger(inside)) return multiple(outside, root(inside))
  }
  return root(value)
}

function magnitude(dice: Dice): Draft {
  const v = drawVector(dice, 12)
  const [x, y] = [Math.abs(v[0]), Math.abs(v[1])]
  const square = x * x + y * y
  const right = exactRoot(square)
  return {
    question: say('magnitude', { v: pair(v) }),
    drawing: planeFor([v], { arrows: [{ from: ORIGIN, to: v, label: V }] }),
    answer: expression(
      right,
      [
        [num(x + y), 'sizes-added'],
        [num(square), 'root-forgotten'],
        [exactRoot(Math.abs(x * x - y * y) || 2 * square), 'squares-subtracted'],
      ],
      'simplified',
    ),
    hints: hints('magnitude'),
    solution: [
      step('squares-of-components', undefined, equation(sum(power(x, 2), power(y, 2)), square)),
      step('root-simplified', undefined, root(square)),
      answerIs(right),
    ],
  }
}

const WAYS: readonly (readonly [x: Maths, y: Maths, angle: number])[] = [1, 2, 3, 4, 5, 6].flatMap((k) => [
  [num(k), num(k), 45],
  [num(-k), num(k), 135],
  [num(-k), num(-k), 225],
  [num(k), num(-k), 315],
  [num(k), root(3 * k * k), 60],
  [num(-k), root(3 * k * k), 120],
])

function direction(dice: Dice): Draft {
  const [x, y, angle] = dice.pick(WAYS)
  const reference = angle % 180 > 90 ? 180 - (angle % 180) : angle % 180
  return {
    question: say('direction', { v: brackets(list([x, y])) }),
    answer: number(
      angle,
      [
        [angle > 180 ? angle - 180 : angle + 180, 'angle-without-quadrant'],
        [
          angle > 90 ? -reference : 90 - reference,
          angle > 90 ? 'angle-without-quadrant' : 'components-turned-over',
        ],
        [360 - angle, 'counted-clockwise'],
      ],
      'whole',
      DEGREES,
    ),
    hints: hints('direction'),
    solution: [
      step('angle-to-axis', { angle: degrees(reference) }),
      step(`direction-in-quadrant-${Math.ceil(angle / 90)}`),
      answerIs(num(angle)),
    ],
  }
}

/** Size and one of 0, 60, 90 … degrees: components that are whole. */
function fromSizeAndDirection(dice: Dice): Draft {
  const [size, angle] = [2 * dice.int(1, 20), dice.pick([60, 120, 240, 300])]
  const x = (angle === 60 || angle === 300 ? 1 : -1) * (size / 2)
  return {
    question: say('x-component', { size, angle }),
    answer: number(
      x,
      [
        [-x, 'component-sign'],
        [rational(size * angle, 360), 'angle-as-share'],
        [size, 'size-for-component'],
      ],
      'any',
    ),
    hints: hints('x-component', { size }),
    solution: [
      step('component-by-cosine', undefined, product(size, apply('cos', degrees(angle)))),
      step(
        'cosine-is',
        undefined,
        equation(product(size, x < 0 ? brackets(fraction(-1, 2)) : fraction(1, 2)), x),
      ),
    ],
  }
}

const TRIPLES = [
  [3, 4, 5],
  [5, 12, 13],
  [8, 15, 17],
  [7, 24, 25],
] as const

function current(dice: Dice): Draft {
  const [first, second, third] = dice.pick(TRIPLES)
  const k = dice.int(1, 4)
  const [own, across] = dice.int(1, 2) === 1 ? [first * k, second * k] : [second * k, first * k]
  const kind = dice.pick(['boat', 'plane'] as const)
  return {
    question: say(`${kind}-speed`, { own, across }),
    answer: number(third * k, [
      [own + across, 'sizes-added'],
      [Math.abs(own - across), 'speeds-subtracted'],
      [(third * k) ** 2, 'root-forgotten'],
    ]),
    hints: hints('resulting-speed', { own, across }),
    solution: [
      step(
        'squares-of-components',
        undefined,
        equation(sum(power(own, 2), power(across, 2)), (third * k) ** 2),
      ),
      step('size-is-root', undefined, equation(root((third * k) ** 2), third * k)),
    ],
  }
}
