// Midpoints, points that divide, fourth corners and feet of perpendiculars, by coordinates.
import type { Dice } from '#engine/core/random.ts'
import type { Point } from '../../drawing.ts'
import type { Draft } from '../../exercise.ts'
import type { Generator } from '../../generator.ts'
import { equation, fraction, type Maths, product, ratio, sum, variable } from '../../notation.ts'
import { bracketed } from '../../terms.ts'
import { answerIs } from '../sentences.ts'
import { hints, point, say, step } from './area.ts'
import { pair, planeFor } from './figures.ts'

/** coordinate-proofs */
export const coordinateProofs: Generator = {
  version: 1,
  draw: (dice, difficulty) => {
    if (difficulty === 1) return midpoint(dice)
    if (difficulty === 2) return division(dice)
    return dice.pick([fourthCorner, footOfPerpendicular])(dice)
  },
}

const [A, B, C, P] = ['A', 'B', 'C', 'P'].map(variable) as [Maths, Maths, Maths, Maths]
const plus = ([x, y]: Point, [dx, dy]: Point, times = 1): Point => [x + times * dx, y + times * dy]
const isOnGrid = ([x, y]: Point) => Number.isInteger(x) && Number.isInteger(y)
const anyPoint = (dice: Dice, most = 9): Point => [dice.int(-most, most), dice.int(-most, most)]

function midpoint(dice: Dice): Draft {
  const [a, half] = [
    anyPoint(dice),
    [dice.int(1, 6) * dice.pick([1, -1]), dice.int(1, 6) * dice.pick([1, -1])] as Point,
  ]
  const [m, b] = [plus(a, half), plus(a, half, 2)]
  if (b.some((value) => Math.abs(value) > 10)) return midpoint(dice)
  return {
    question: say('midpoint', { a: pair(a), b: pair(b) }),
    drawing: planeFor([a, b], {
      points: [
        { at: a, label: A },
        { at: b, label: B },
      ],
      paths: [[a, b]],
    }),
    answer: point(m, [
      [half, 'midpoint-by-subtracting'],
      [plus(a, b), 'sum-not-halved'],
      [[half[0] + a[0], half[1]], 'one-coordinate-right'],
    ]),
    hints: hints('midpoint'),
    solution: [
      step('middle-of-x', undefined, equation(fraction(sum(a[0], bracketed(b[0])), 2), m[0])),
      step('middle-of-y', undefined, equation(fraction(sum(a[1], bracketed(b[1])), 2), m[1])),
      answerIs(pair(m)),
    ],
  }
}

function division(dice: Dice): Draft {
  const [m, n] = [dice.int(1, 4), dice.int(1, 4)]
  const [a, part] = [
    anyPoint(dice),
    [dice.int(1, 4) * dice.pick([1, -1]), dice.int(1, 4) * dice.pick([1, -1])] as Point,
  ]
  const [b, p] = [plus(a, part, m + n), plus(a, part, m)]
  if (m === n || (m === 2 && n === 4) || (m === 4 && n === 2) || b.some((value) => Math.abs(value) > 10))
    return division(dice)
  const partToPart = plus(a, part, (m * (m + n)) / n)
  return {
    question: say('divide-segment', { a: pair(a), b: pair(b), ratio: ratio(m, n) }),
    drawing: planeFor([a, b], {
      points: [
        { at: a, label: A },
        { at: b, label: B },
      ],
      paths: [[a, b]],
    }),
    answer: point(p, [
      [plus(a, part, n), 'ratio-from-wrong-end'],
      ...(isOnGrid(partToPart) ? ([[partToPart, 'part-to-part']] as const) : []),
      [[m * part[0], m * part[1]], 'start-forgotten'],
    ]),
    hints: hints('divide-segment', { m, n }),
    solution: [
      step('way-from-a-to-b', { way: pair([b[0] - a[0], b[1] - a[1]]) }),
      step(
        'parts-of-the-way',
        { m, all: m + n },
        equation(product(fraction(m, m + n), bracketed(b[0] - a[0])), m * part[0]),
      ),
      step(
        'same-for-y',
        undefined,
        equation(product(fraction(m, m + n), bracketed(b[1] - a[1])), m * part[1]),
      ),
      step('add-to-a', { a: pair(a) }),
      answerIs(pair(p)),
    ],
  }
}

function fourthCorner(dice: Dice): Draft {
  const [a, b, c] = [anyPoint(dice, 5), anyPoint(dice, 5), anyPoint(dice, 5)]
  const way: Point = [c[0] - b[0], c[1] - b[1]]
  const d = plus(a, way)
  const across = (b[0] - a[0]) * way[1] - (b[1] - a[1]) * way[0]
  if (Math.abs(across) < 8 || d.some((value) => Math.abs(value) > 10)) return fourthCorner(dice)
  return {
    question: say('fourth-corner', { a: pair(a), b: pair(b), c: pair(c) }),
    drawing: planeFor([a, b, c, d], {
      points: [
        { at: a, label: A },
        { at: b, label: B },
        { at: c, label: C },
      ],
      paths: [[a, b, c]],
    }),
    answer: point(d, [
      [[b[0] + c[0] - a[0], b[1] + c[1] - a[1]], 'corners-out-of-order'],
      [[a[0] + b[0] - c[0], a[1] + b[1] - c[1]], 'way-turned-around'],
      [way, 'start-forgotten'],
    ]),
    hints: hints('fourth-corner'),
    solution: [
      step('way-from-b-to-c', { way: pair(way) }),
      step('same-way-from-a', undefined, equation(sum(a[0], bracketed(way[0])), d[0])),
      step('same-for-y', undefined, equation(sum(a[1], bracketed(way[1])), d[1])),
      answerIs(pair(d)),
    ],
  }
}

const DIRECTIONS: readonly Point[] = [
  [1, 1],
  [1, -1],
  [2, 1],
  [1, 2],
  [2, -1],
  [1, -2],
  [3, 1],
  [1, 3],
  [3, -1],
  [1, -3],
]

function footOfPerpendicular(dice: Dice): Draft {
  const way = dice.pick(DIRECTIONS)
  const square: Point = [-way[1], way[0]]
  const [a, t, more, s] = [anyPoint(dice, 6), dice.int(1, 3), dice.int(1, 3), dice.pick([1, -1, 2, -2])]
  const [f, b] = [plus(a, way, t), plus(a, way, t + more)]
  const p = plus(f, square, s)
  if ([...b, ...p, ...f].some((value) => Math.abs(value) > 9) || p[0] === f[0])
    return footOfPerpendicular(dice)
  return {
    question: say('foot', { a: pair(a), b: pair(b), p: pair(p) }),
    drawing: planeFor([a, b, p], {
      points: [
        { at: a, label: A },
        { at: b, label: B },
        { at: p, label: P },
      ],
      paths: [[a, b]],
    }),
    answer: point(f, [
      [plus(f, square, -s), 'mirror-image-taken'],
      [plus(p, way, s), 'slope-not-turned'],
      ...(more !== t && (t + more) % 2 === 0
        ? ([[plus(a, way, (t + more) / 2), 'middle-taken']] as const)
        : []),
    ]),
    hints: hints('foot'),
    solution: [
      step('slope-of-line', undefined, fraction(b[1] - a[1], b[0] - a[0])),
      step('turned-slope', { way: pair(way), square: pair(square) }),
      step('where-they-meet', { p: pair(p) }),
      answerIs(pair(f)),
    ],
  }
}
