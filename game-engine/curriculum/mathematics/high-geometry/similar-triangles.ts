// Missing sides of similar triangles: matched, cut by a parallel, at the altitude of a right triangle, and shadows.
import type { Dice } from '#engine/core/random.ts'
import type { Mistake } from '../../area.ts'
import type { Drawing, Point } from '../../drawing.ts'
import { type Rational, rational, times } from '../../exact.ts'
import type { Draft } from '../../exercise.ts'
import type { Generator } from '../../generator.ts'
import {
  asFraction,
  equation,
  fraction,
  type Maths,
  num,
  product,
  root,
  sum,
  variable,
  X,
} from '../../notation.ts'
import { sideBySide } from '../geometry/figures.ts'
import { hints, number, say, step } from './area.ts'
import { angleFromSides, triangleBy } from './figures.ts'

/** similar-triangles */
export const similarTriangles: Generator = {
  version: 1,
  draw: (dice, difficulty) => {
    if (difficulty === 1) return matchingSides(dice)
    if (difficulty === 2) return parallelCut(dice)
    return dice.pick([altitude, legByAltitude, shadow])(dice)
  },
}

const [A, B, C, D, E, F] = ['A', 'B', 'C', 'D', 'E', 'F'].map(variable) as [
  Maths,
  Maths,
  Maths,
  Maths,
  Maths,
  Maths,
]
const FACTORS = [rational(3, 2), rational(2), rational(5, 2), rational(3)] as const

function matchingSides(dice: Dice): Draft {
  const [a, b, c] = [dice.int(4, 14), dice.int(4, 14), dice.int(4, 14)]
  const factor = dice.pick(FACTORS)
  const isScalene = new Set([a, b, c]).size === 3
  if (!isScalene || 2 * Math.max(a, b, c) >= a + b + c - 1) return matchingSides(dice)
  const [known, right] = [times(rational(c), factor), times(rational(a), factor)]
  const points = triangleBy(c, b, angleFromSides(a, b, c))
  const [small, large] = sideBySide([points, points.map(([x, y]): Point => [1.6 * x, 1.6 * y])], c / 2)
  if (!small || !large) throw new RangeError('two triangles are drawn')
  return {
    question: say('similar-side'),
    drawing: {
      kind: 'polygons',
      polygons: [
        { ...small, corners: { 0: A, 1: B, 2: C }, sideLabels: { 0: num(c), 1: num(a), 2: num(b) } },
        { ...large, corners: { 0: D, 1: E, 2: F }, sideLabels: { 0: asFraction(known), 1: X } },
      ],
    },
    answer: number(
      right,
      [
        [rational(known.n + (a - c) * known.d, known.d), 'difference-kept'],
        [times(rational(b), factor), 'sides-matched-wrongly'],
        [times(rational(a), rational(factor.d, factor.n)), 'factor-turned-over'],
      ],
      'any',
    ),
    hints: hints('similar-side'),
    solution: [
      step(
        'factor-of-sides',
        undefined,
        equation(fraction(known.d === 1 ? known.n : asFraction(known), c), asFraction(factor)),
      ),
      step('times-the-factor', undefined, equation(product(a, asFraction(factor)), asFraction(right))),
    ],
  }
}

/** Along AB: AD, DB; across: DE and BC. */
function parallelCut(dice: Dice): Draft {
  const [p, q, m] = [dice.int(3, 12), dice.int(2, 12), dice.int(3, 15)]
  const right = rational(m * (p + q), p)
  if (p === q || right.d > 2) return parallelCut(dice)
  const isWhole = dice.int(1, 2) === 1
  const share = Math.min(0.72, Math.max(0.36, p / (p + q)))
  const [top, left, low]: [Point, Point, Point] = [
    [2.4, 5],
    [0, 0],
    [6.4, 0],
  ]
  const between = (end: Point): Point => [
    Math.round(100 * (top[0] + share * (end[0] - top[0]))) / 100,
    Math.round(100 * (top[1] + share * (end[1] - top[1]))) / 100,
  ]
  const [d, e] = [between(left), between(low)]
  const label = (from: Point, to: Point, text: Maths) => ({
    at: [(from[0] + to[0]) / 2 - 0.5, (from[1] + to[1]) / 2 + 0.15] as const,
    text,
  })
  const drawing: Drawing = {
    kind: 'polygons',
    polygons: [
      {
        points: [left, low, top],
        corners: { 0: B, 1: C, 2: A },
        sideLabels: { 0: isWhole ? X : asFraction(right) },
      },
      { points: [d, e], open: true },
    ],
    labels: [
      label(top, d, num(p)),
      label(d, left, num(q)),
      { at: [(d[0] + e[0]) / 2, d[1] - 0.42], text: isWhole ? num(m) : X },
      { at: [d[0] - 0.35, d[1] + 0.2], text: D },
      { at: [e[0] + 0.35, e[1] + 0.2], text: E },
    ],
  }
  return {
    question: say('parallel-cut'),
    drawing,
    answer: isWhole
      ? number(
          right,
          [
            [rational(m * q, p), 'part-for-whole'],
            [m + q, 'difference-kept'],
            [rational(m * p, p + q), 'factor-turned-over'],
          ],
          'any',
        )
      : number(
          m,
          [
            [times(right, rational(p, q)), 'part-for-whole'],
            [rational(right.n - q * right.d, right.d), 'difference-kept'],
            [times(right, rational(p + q, p)), 'factor-turned-over'],
          ],
          'any',
        ),
    hints: hints('parallel-cut', { p, q }),
    solution: [
      step('whole-side', undefined, equation(sum(p, q), p + q)),
      isWhole
        ? step('side-by-ratio', undefined, equation(product(m, fraction(p + q, p)), asFraction(right)))
        : step('side-by-ratio', undefined, equation(product(asFraction(right), fraction(p, p + q)), m)),
    ],
  }
}

/** A right triangle on its hypotenuse, with its altitude; pieces p and q. */
function withAltitude(
  p: number,
  q: number,
  labels: { readonly altitude?: Maths; readonly leg?: Maths },
): Drawing {
  const height = Math.sqrt(p * q)
  const unit = 8 / (p + q)
  const place = (x: number, y: number): Point => [
    Math.round(100 * x * unit) / 100,
    Math.round(100 * y * unit) / 100,
  ]
  const [foot, top] = [place(p, 0), place(p, height)]
  return {
    kind: 'polygons',
    polygons: [
      {
        points: [place(0, 0), place(p + q, 0), top],
        rightAngles: [2],
        ...(labels.leg && { sideLabels: { 2: labels.leg } }),
      },
    ],
    lines: [[foot, top]],
    labels: [
      { at: [foot[0] / 2, -0.45], text: num(p) },
      { at: [(foot[0] + 8) / 2, -0.45], text: num(q) },
      ...(labels.altitude
        ? [{ at: [foot[0] + 0.35, top[1] / 2 - 0.2] as const, text: labels.altitude }]
        : []),
    ],
  }
}

function drawPieces(dice: Dice): [number, number, number, number, number] {
  const [k, m, n] = [dice.int(1, 3), dice.int(1, 5), dice.int(1, 5)]
  return m === n || m > 3 * n || n > 3 * m ? drawPieces(dice) : [k * m * m, k * n * n, k * m * n, m, n]
}

function altitude(dice: Dice): Draft {
  const [p, q, h] = drawPieces(dice)
  const mistakes: Mistake<number | Rational>[] = [
    [rational(p + q, 2), 'middle-of-pieces'],
    [p * q, 'root-forgotten'],
    [Math.abs(p - q), 'pieces-subtracted'],
  ]
  return {
    question: say('altitude'),
    drawing: withAltitude(p, q, { altitude: X }),
    answer: number(h, mistakes, 'any'),
    hints: hints('altitude', { p, q }),
    solution: [
      step('altitude-ratio', undefined, equation(fraction(X, p), fraction(q, X))),
      step('product-of-pieces', undefined, equation(product(p, q), h * h)),
      step('take-root', undefined, equation(root(h * h), h)),
    ],
  }
}

/** The leg over p: its square is p times the whole hypotenuse. */
function legByAltitude(dice: Dice): Draft {
  const [k, m, n] = [dice.int(1, 3), dice.int(1, 6), dice.int(2, 7)]
  const [p, whole, leg] = [k * m * m, k * n * n, k * m * n]
  const q = whole - p
  if (n <= m || q > 8 * p) return legByAltitude(dice)
  return {
    question: say('altitude'),
    drawing: withAltitude(p, q, { leg: X }),
    answer: number(
      leg,
      [
        ...(Number.isInteger(Math.sqrt(p * q)) ? ([[Math.sqrt(p * q), 'part-for-whole']] as const) : []),
        [p * whole, 'root-forgotten'],
        [whole - p, 'pieces-subtracted'],
      ],
      'any',
    ),
    hints: hints('leg-by-altitude', { p, q }),
    solution: [
      step('leg-ratio', undefined, equation(fraction(X, p), fraction(whole, X))),
      step('product-of-pieces', undefined, equation(product(p, whole), leg * leg)),
      step('take-root', undefined, equation(root(leg * leg), leg)),
    ],
  }
}

function shadow(dice: Dice): Draft {
  const [stick, cast, long] = [dice.int(1, 4), dice.int(2, 9), dice.int(10, 48)]
  const right = rational(stick * long, cast)
  if (right.d > 2 || stick === cast || right.n < 4 * right.d) return shadow(dice)
  return {
    question: say('shadow', { stick, cast, long }),
    answer: number(
      right,
      [
        [rational(cast * long, stick), 'factor-turned-over'],
        [long - cast + stick, 'difference-kept'],
        [rational(stick * cast, long), 'sides-matched-wrongly'],
      ],
      'any',
    ),
    hints: hints('shadow', { stick, cast, long }),
    solution: [
      step('same-rays', undefined, equation(fraction(X, long), fraction(stick, cast))),
      step('height-by-ratio', undefined, equation(product(long, fraction(stick, cast)), asFraction(right))),
    ],
  }
}
