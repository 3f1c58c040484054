// Turns, reflections and shifts on the plane: images, moves in order, and the move that carries one figure to another.
import type { Dice } from '#engine/core/random.ts'
import type { Point } from '../../drawing.ts'
import { rational } from '../../exact.ts'
import type { Draft } from '../../exercise.ts'
import type { Generator } from '../../generator.ts'
import { equation, fraction, num, sum, variable, X, Y } from '../../notation.ts'
import type { Sentence } from '../../sentence.ts'
import { bracketed } from '../../terms.ts'
import { regular } from '../geometry/figures.ts'
import { nonZero } from '../non-zero.ts'
import { answerIs } from '../sentences.ts'
import { DEGREES, hints, number, point, say, step } from './area.ts'
import { pair, planeFor } from './figures.ts'

/** rigid-motions-congruence */
export const rigidMotions: Generator = {
  version: 1,
  draw: (dice, difficulty) => {
    if (difficulty === 1) return dice.pick([turnedPoint, mirroredPoint])(dice)
    if (difficulty === 2) return twoMoves(dice)
    return dice.pick([centerOfTurn, mirrorLine, symmetryAngle])(dice)
  },
}

const P = variable('P')
const anyPoint = (dice: Dice): Point => {
  const [x, y] = [nonZero(dice, 9), nonZero(dice, 9)]
  return Math.abs(x) === Math.abs(y) ? anyPoint(dice) : [x, y]
}

/** @param quarters of a turn about the origin, counterclockwise */
function turned([x, y]: Point, quarters: number): Point {
  const places: readonly Point[] = [
    [x, y],
    [0 - y, x],
    [0 - x, 0 - y],
    [y, 0 - x],
  ]
  return places[((quarters % 4) + 4) % 4] ?? [x, y]
}

const shown = (...points: readonly Point[]) =>
  planeFor(points, { points: points.map((at) => ({ at, label: P })) })

function turnedPoint(dice: Dice): Draft {
  const [p, quarters] = [anyPoint(dice), dice.int(1, 3)]
  const image = turned(p, quarters)
  return {
    question: say('turn-point', { p: pair(p), angle: 90 * quarters }),
    drawing: shown(p),
    answer: point(image, [
      [turned(p, -quarters), 'turned-clockwise'],
      [[p[1], p[0]], 'only-swapped'],
      [[0 - p[0], p[1]], 'mirrored-for-turned'],
    ]),
    hints: hints('turn-point', { angle: 90 * quarters }),
    solution: [
      step('quarter-turn-rule', { once: pair(turned(p, 1)) }),
      step('so-many-quarters', { quarters }),
      answerIs(pair(image)),
    ],
  }
}

function mirroredPoint(dice: Dice): Draft {
  const [p, line, isUpright] = [anyPoint(dice), nonZero(dice, 4), dice.int(1, 2) === 1]
  const own = isUpright ? p[0] : p[1]
  const mirrored = 2 * line - own
  if (own === line || Math.abs(mirrored) > 10) return mirroredPoint(dice)
  const at = (value: number): Point => (isUpright ? [value, p[1]] : [p[0], value])
  return {
    question: say('mirror-point', { p: pair(p), line: equation(isUpright ? X : Y, line) }),
    drawing: planeFor([p, [10, 10]], {
      points: [{ at: p, label: P }],
      curves: [
        {
          points: isUpright
            ? [
                [line, -11],
                [line, 11],
              ]
            : [
                [-11, line],
                [11, line],
              ],
          dashed: true,
        },
      ],
    }),
    answer: point(at(mirrored), [
      [at(0 - own), 'mirror-line-as-axis'],
      [at(line), 'stopped-at-mirror'],
      [isUpright ? [p[0], 2 * line - p[1]] : [2 * line - p[0], p[1]], 'wrong-coordinate-mirrored'],
    ]),
    hints: hints('mirror-point'),
    solution: [
      step('distance-to-mirror', { away: Math.abs(own - line) }),
      step('as-far-behind', undefined, equation(sum(line, bracketed(line - own)), mirrored)),
      answerIs(pair(at(mirrored))),
    ],
  }
}

function twoMoves(dice: Dice): Draft {
  const [p, quarters] = [anyPoint(dice), dice.int(1, 3)]
  const shift: Point = [nonZero(dice, 5), nonZero(dice, 5)]
  const moved = ([x, y]: Point): Point => [x + shift[0], y + shift[1]]
  const isTurnFirst = dice.int(1, 2) === 1
  const [first, image, swapped] = isTurnFirst
    ? [turned(p, quarters), moved(turned(p, quarters)), turned(moved(p), quarters)]
    : [moved(p), turned(moved(p), quarters), moved(turned(p, quarters))]
  if (image.some((value) => Math.abs(value) > 12)) return twoMoves(dice)
  const turn = say('move-turn', { angle: 90 * quarters })
  const slide = say('move-shift', { x: num(shift[0]), y: num(shift[1]) })
  const [one, other]: [Sentence, Sentence] = isTurnFirst ? [turn, slide] : [slide, turn]
  return {
    question: say('two-moves', { p: pair(p), one, other }),
    drawing: shown(p),
    answer: point(image, [
      [swapped, 'order-ignored'],
      [first, 'second-move-forgotten'],
      [isTurnFirst ? moved(turned(p, -quarters)) : turned(moved(p), -quarters), 'turned-clockwise'],
    ]),
    hints: hints('two-moves', { one }),
    solution: [
      step('first-move', { one, at: pair(first) }),
      step('then-move', { other }),
      answerIs(pair(image)),
    ],
  }
}

const FIGURE = [variable('A'), variable('B'), variable('C')]
const OTHERS = [variable('A′'), variable('B′'), variable('C′')]
const closed = (points: readonly Point[]) => [...points, ...points.slice(0, 1)]

function drawTriangle(dice: Dice): Point[] {
  const points = [0, 1, 2].map((): Point => [dice.int(-8, 8), dice.int(-8, 8)])
  const [a = [0, 0], b = [0, 0], c = [0, 0]] = points
  const across = (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])
  return Math.abs(across) < 6 || Math.abs(across) > 30 ? drawTriangle(dice) : points
}

const bothFigures = (points: readonly Point[], images: readonly Point[]) =>
  planeFor([...points, ...images], {
    paths: [closed(points), closed(images)],
    points: [
      ...points.map((at, index) => ({ at, label: FIGURE[index] ?? P })),
      ...images.map((at, index) => ({ at, label: OTHERS[index] ?? P })),
    ],
  })

function centerOfTurn(dice: Dice): Draft {
  const points = drawTriangle(dice)
  const center: Point = [dice.int(-3, 3), dice.int(-3, 3)]
  const images = points.map(([x, y]): Point => [2 * center[0] - x, 2 * center[1] - y])
  const [a = [0, 0]] = points
  const [image = [0, 0]] = images
  const isApart = points.every(([x, y]) => Math.hypot(x - center[0], y - center[1]) > 2)
  if (images.flat().some((value) => Math.abs(value) > 9) || !isApart) return centerOfTurn(dice)
  return {
    question: say('center-of-turn'),
    drawing: bothFigures(points, images),
    answer: point(center, [
      [[image[0] - a[0], image[1] - a[1]], 'shift-for-center'],
      [[2 * center[0], 2 * center[1]], 'sum-not-halved'],
      [[0, 0], 'origin-as-center'],
    ]),
    hints: hints('center-of-turn'),
    solution: [
      step('center-is-middle', { a: pair(a), image: pair(image) }),
      step('middle-of-x', undefined, equation(fraction(sum(a[0], bracketed(image[0])), 2), center[0])),
      step('middle-of-y', undefined, equation(fraction(sum(a[1], bracketed(image[1])), 2), center[1])),
      answerIs(pair(center)),
    ],
  }
}

function mirrorLine(dice: Dice): Draft {
  const [points, line, isUpright] = [drawTriangle(dice), nonZero(dice, 3), dice.int(1, 2) === 1]
  const images = points.map(([x, y]): Point => (isUpright ? [2 * line - x, y] : [x, 2 * line - y]))
  const part = isUpright ? 0 : 1
  const [own, other] = [points[0]?.[part] ?? 0, images[0]?.[part] ?? 0]
  if (
    images.flat().some((value) => Math.abs(value) > 9) ||
    own === line ||
    points.some((at) => at[part] === line)
  )
    return mirrorLine(dice)
  return {
    question: say(isUpright ? 'mirror-upright' : 'mirror-level'),
    drawing: bothFigures(points, images),
    answer: number(
      line,
      [
        [2 * line, 'sum-not-halved'],
        [rational(Math.abs(own - other), 2), 'distance-for-place'],
        [Math.abs(own - other), 'whole-distance-taken'],
      ],
      'any',
    ),
    hints: hints('mirror-line'),
    solution: [
      step('mirror-in-middle', { own, other }),
      step('middle-is', undefined, equation(fraction(sum(own, bracketed(other)), 2), line)),
    ],
  }
}

function symmetryAngle(dice: Dice): Draft {
  const n = dice.pick([3, 4, 5, 6, 8, 9, 10, 12])
  return {
    question: say('symmetry-angle', { n }),
    drawing: { kind: 'polygons', polygons: [{ points: regular(n, 3) }] },
    answer: number(
      360 / n,
      [
        [rational((n - 2) * 180, n), 'inner-angle-taken'],
        [rational(180, n), 'half-turn-divided'],
        [360, 'full-turn-taken'],
      ],
      'whole',
      DEGREES,
    ),
    hints: hints('symmetry-angle', { n }),
    solution: [
      step('corner-to-next', { n }),
      step('turn-by-corners', undefined, equation(fraction(360, n), 360 / n)),
    ],
  }
}
