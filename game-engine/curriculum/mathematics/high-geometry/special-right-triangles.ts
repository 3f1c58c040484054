// Exact sides of half squares and half equilateral triangles.
import type { Dice } from '#engine/core/random.ts'
import type { Mistake } from '../../area.ts'
import type { Drawing, Point } from '../../drawing.ts'
import { type Rational, rational } from '../../exact.ts'
import type { Draft } from '../../exercise.ts'
import type { Generator } from '../../generator.ts'
import { degrees, equation, fraction, type Maths, multiple, num, product, root, X } from '../../notation.ts'
import { rightTriangle } from '../geometry/figures.ts'
import { answerIs } from '../sentences.ts'
import { expression, hints, say, step } from './area.ts'

/** special-right-triangles */
export const specialRightTriangles: Generator = {
  version: 1,
  draw: (dice, difficulty) => {
    if (difficulty === 1) return dice.pick([diagonalFromSide, fromShortLeg])(dice)
    if (difficulty === 2) return dice.pick([legFromHypotenuse, longLeg, shortLeg])(dice)
    return dice.pick([equilateralHeight, equilateralArea, squareDiagonal, hexagonArea])(dice)
  },
}

/** √3 as often as it says, the fraction as one. */
export function roots(times: number | Rational, of: number): Maths {
  const { n, d } = typeof times === 'number' ? rational(times) : times
  const above = of === 1 ? num(n) : n === 1 ? root(of) : multiple(n, root(of))
  return d === 1 ? above : fraction(above, d)
}

interface Sides {
  readonly name: string
  readonly fillers?: Readonly<Record<string, number>>
  readonly drawing: Drawing
  readonly right: Maths
  readonly mistakes: readonly Mistake<Maths>[]
  readonly hint: 'half-square' | 'half-triangle' | 'hexagon'
  readonly lines: Draft['solution']
}

function draft({ name, fillers, drawing, right, mistakes, hint, lines }: Sides): Draft {
  return {
    question: say(name, fillers),
    drawing,
    answer: expression(right, mistakes),
    hints: hints(hint),
    solution: [...lines, answerIs(right)],
  }
}

type Labels = Readonly<Partial<Record<0 | 1 | 2, Maths>>>

const halfSquare = (sideLabels: Labels): Drawing => ({
  kind: 'polygons',
  polygons: [
    { points: rightTriangle(4, 4), rightAngles: [0], sideLabels, angles: { 1: degrees(45), 2: degrees(45) } },
  ],
})

/** Side 0 is the long leg, 1 the hypotenuse, 2 the short leg. */
const halfTriangle = (sideLabels: Labels): Drawing => ({
  kind: 'polygons',
  polygons: [
    {
      points: rightTriangle(5.2, 3),
      rightAngles: [0],
      sideLabels,
      angles: { 1: degrees(30), 2: degrees(60) },
    },
  ],
})

function diagonalFromSide(dice: Dice): Draft {
  const n = dice.int(2, 15)
  return draft({
    name: 'exact-side',
    drawing: halfSquare({ 0: num(n), 1: X }),
    right: roots(n, 2),
    mistakes: [
      [roots(n, 3), 'triangles-mixed'],
      [num(2 * n), 'leg-doubled'],
    ],
    hint: 'half-square',
    lines: [step('ratio-half-square'), step('times-root', undefined, product(n, root(2)))],
  })
}

function fromShortLeg(dice: Dice): Draft {
  const n = dice.int(2, 15)
  const isLong = dice.int(1, 2) === 1
  return draft({
    name: 'exact-side',
    drawing: halfTriangle({ 2: num(n), [isLong ? 0 : 1]: X }),
    right: isLong ? roots(n, 3) : num(2 * n),
    mistakes: [
      [roots(n, 2), 'triangles-mixed'],
      [isLong ? num(2 * n) : roots(n, 3), 'long-leg-and-hypotenuse'],
      [roots(2 * n, 3), 'long-leg-doubled'],
    ],
    hint: 'half-triangle',
    lines: [
      step('ratio-half-triangle'),
      isLong
        ? step('times-root', undefined, product(n, root(3)))
        : step('times-two', undefined, product(n, 2)),
    ],
  })
}

function legFromHypotenuse(dice: Dice): Draft {
  const c = dice.int(2, 30)
  return draft({
    name: 'exact-side',
    drawing: halfSquare({ 0: X, 1: num(c) }),
    right: roots(rational(c, 2), 2),
    mistakes: [
      [roots(rational(c, 2), 1), 'root-as-number'],
      [roots(c, 2), 'multiplied-for-divided'],
      [roots(rational(c, 2), 3), 'triangles-mixed'],
    ],
    hint: 'half-square',
    lines: [
      step('ratio-half-square'),
      step('divide-by-root', undefined, equation(X, fraction(c, root(2)))),
      step('rationalize', undefined, fraction(multiple(c, root(2)), 2)),
    ],
  })
}

function longLeg(dice: Dice): Draft {
  const c = dice.int(3, 30)
  return draft({
    name: 'exact-side',
    drawing: halfTriangle({ 0: X, 1: num(c) }),
    right: roots(rational(c, 2), 3),
    mistakes: [
      [roots(rational(c, 2), 1), 'short-leg-taken'],
      [roots(c, 3), 'half-forgotten'],
      [roots(rational(c, 2), 2), 'triangles-mixed'],
    ],
    hint: 'half-triangle',
    lines: [
      step('ratio-half-triangle'),
      step('short-leg-first', undefined, fraction(c, 2)),
      step('times-root', undefined, product(fraction(c, 2), root(3))),
    ],
  })
}

function shortLeg(dice: Dice): Draft {
  const c = dice.int(2, 30)
  return draft({
    name: 'exact-side',
    drawing: halfTriangle({ 0: num(c), 2: X }),
    right: roots(rational(c, 3), 3),
    mistakes: [
      [roots(c, 3), 'multiplied-for-divided'],
      [roots(rational(c, 2), 1), 'long-leg-as-hypotenuse'],
      [roots(rational(c, 3), 1), 'root-as-number'],
    ],
    hint: 'half-triangle',
    lines: [
      step('ratio-half-triangle'),
      step('divide-by-root', undefined, equation(X, fraction(c, root(3)))),
      step('rationalize', undefined, fraction(multiple(c, root(3)), 3)),
    ],
  })
}

const TRIANGLE: readonly Point[] = [
  [0, 0],
  [4, 0],
  [2, 3.464],
]

const equilateral = (side: number): Drawing => ({
  kind: 'polygons',
  polygons: [{ points: TRIANGLE, equalSides: [[0, 1, 2]], sideLabels: { 1: num(side) } }],
  lines: [
    [
      [2, 0],
      [2, 3.464],
    ],
  ],
})

const evenSide = (dice: Dice) => 2 * dice.int(1, 10)

function equilateralHeight(dice: Dice): Draft {
  const s = evenSide(dice)
  return draft({
    name: 'equilateral-height',
    fillers: { s },
    drawing: equilateral(s),
    right: roots(s / 2, 3),
    mistakes: [
      [roots(s, 3), 'half-forgotten'],
      [roots(s / 2, 2), 'triangles-mixed'],
      [num(s / 2), 'short-leg-taken'],
    ],
    hint: 'half-triangle',
    lines: [step('height-halves'), step('times-root', undefined, product(s / 2, root(3)))],
  })
}

function equilateralArea(dice: Dice): Draft {
  const s = evenSide(dice)
  return draft({
    name: 'equilateral-area',
    fillers: { s },
    drawing: equilateral(s),
    right: roots((s * s) / 4, 3),
    mistakes: [
      [roots((s * s) / 2, 3), 'triangle-half-forgotten'],
      [num((s * s) / 2), 'side-as-height'],
      [roots(s / 2, 3), 'height-for-area'],
    ],
    hint: 'half-triangle',
    lines: [
      step('height-is', undefined, roots(s / 2, 3)),
      step('half-base-times-height', undefined, product(fraction(1, 2), s, roots(s / 2, 3))),
    ],
  })
}

function squareDiagonal(dice: Dice): Draft {
  const s = dice.int(2, 20)
  return draft({
    name: 'square-diagonal',
    fillers: { s },
    drawing: {
      kind: 'polygons',
      polygons: [
        {
          points: [
            [0, 0],
            [4, 0],
            [4, 4],
            [0, 4],
          ],
          rightAngles: [1],
          sideLabels: { 0: num(s) },
        },
      ],
      lines: [
        [
          [0, 0],
          [4, 4],
        ],
      ],
    },
    right: roots(s, 2),
    mistakes: [
      [roots(s, 3), 'triangles-mixed'],
      [num(2 * s), 'leg-doubled'],
    ],
    hint: 'half-square',
    lines: [step('diagonal-halves'), step('times-root', undefined, product(s, root(2)))],
  })
}

function hexagonArea(dice: Dice): Draft {
  const s = evenSide(dice)
  const corners = Array.from({ length: 6 }, (_, index): Point => {
    const turn = (index * Math.PI) / 3
    return [Math.round(300 * Math.cos(turn)) / 100, Math.round(300 * Math.sin(turn)) / 100]
  })
  return draft({
    name: 'hexagon-area',
    fillers: { s },
    drawing: {
      kind: 'polygons',
      polygons: [{ points: corners, sideLabels: { 0: num(s) } }],
      lines: corners.slice(0, 3).map((corner, index) => [corner, corners[index + 3] ?? corner] as const),
    },
    right: roots((3 * s * s) / 2, 3),
    mistakes: [
      [roots((s * s) / 4, 3), 'one-triangle-only'],
      [roots(3 * s * s, 3), 'triangle-half-forgotten'],
      [num(3 * s * s), 'side-as-height'],
    ],
    hint: 'hexagon',
    lines: [
      step('one-triangle', undefined, roots((s * s) / 4, 3)),
      step('six-triangles', undefined, product(6, roots((s * s) / 4, 3))),
    ],
  })
}
