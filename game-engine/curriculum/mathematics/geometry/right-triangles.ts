// The Pythagorean theorem and distances: grade 8.
import type { Dice } from '#engine/core/random.ts'
import type { Drawing, Point } from '../../drawing.ts'
import type { Draft } from '../../exercise.ts'
import type { Generator } from '../../generator.ts'
import {
  BLANK,
  brackets,
  difference,
  equation,
  list,
  type Maths,
  multiple,
  num,
  type Part,
  power,
  relation,
  root,
  sum,
} from '../../notation.ts'
import { answerIs } from '../sentences.ts'
import { expression, fixedChoice, hints, number, say, step } from './area.ts'
import { rightTriangle } from './figures.ts'

const TRIPLES = [
  [3, 4, 5],
  [5, 12, 13],
  [8, 15, 17],
  [7, 24, 25],
  [20, 21, 29],
] as const

/** pythagorean-theorem */
export const pythagoras: Generator = {
  version: 1,
  draw: (dice, difficulty) => {
    if (difficulty === 1) return hypotenuse(dice)
    if (difficulty === 2) return dice.int(1, 2) === 1 ? leg(dice) : isRightTriangle(dice)
    return dice.int(1, 2) === 1 ? distance(dice) : diagonal(dice)
  },
}

function drawTriple(dice: Dice): [number, number, number] {
  const [a, b, c] = dice.pick(TRIPLES)
  const times = dice.int(1, Math.max(1, Math.floor(60 / c)))
  return dice.int(1, 2) === 1 ? [a * times, b * times, c * times] : [b * times, a * times, c * times]
}

const drawn = (width: number, height: number, labels: readonly [Maths, Maths, Maths]): Drawing => ({
  kind: 'polygons',
  polygons: [
    {
      points: rightTriangle(width, height),
      rightAngles: [0],
      sideLabels: { 0: labels[0], 1: labels[1], 2: labels[2] },
    },
  ],
})

function hypotenuse(dice: Dice): Draft {
  const [a, b, c] = drawTriple(dice)
  return {
    question: say('find-hypotenuse'),
    drawing: drawn(a, b, [num(a), BLANK, num(b)]),
    answer: number(c, [
      [a + b, 'legs-added'],
      [a * a + b * b, 'root-forgotten'],
      [2 * (a + b), 'squares-doubled'],
    ]),
    hints: hints('hypotenuse', { a, b }),
    solution: [
      step('squares-of-legs', undefined, equation(sum(power(a, 2), power(b, 2)), c * c)),
      step('take-root', undefined, equation(root(c * c), c)),
    ],
  }
}

function leg(dice: Dice): Draft {
  const [a, b, c] = drawTriple(dice)
  return {
    question: say('find-leg'),
    drawing: drawn(a, b, [BLANK, num(c), num(b)]),
    answer: number(a, [
      [c - b, 'sides-subtracted'],
      [c * c - b * b, 'root-forgotten'],
      [c + b, 'hypotenuse-as-leg'],
    ]),
    hints: hints('leg', { c, b }),
    solution: [
      step('square-of-leg', undefined, equation(difference(power(c, 2), power(b, 2)), a * a)),
      step('take-root', undefined, equation(root(a * a), a)),
    ],
  }
}

function isRightTriangle(dice: Dice): Draft {
  const [a, b, c] = drawTriple(dice)
  const isRight = dice.int(1, 2) === 1
  const longest = isRight ? c : c + dice.pick([1, -1, 2])
  if (longest <= Math.max(a, b) || longest >= a + b) return isRightTriangle(dice)
  const [yes, no] = [say('right-triangle-yes'), say('right-triangle-no')]
  const [square, sumOfSquares] = [longest * longest, a * a + b * b]
  return {
    question: say('is-right-triangle', { a, b, c: longest }),
    answer: fixedChoice([{ say: yes }, { say: no }], isRight ? 0 : 1, [
      [0, 'squares-not-equal'],
      [1, 'squares-are-equal'],
    ]),
    hints: hints('is-right-triangle', { c: longest }),
    solution: [
      step('squares-of-legs', undefined, equation(sum(power(a, 2), power(b, 2)), sumOfSquares)),
      step(
        'square-of-longest',
        undefined,
        isRight
          ? equation(power(longest, 2), sumOfSquares)
          : relation(num(square), square < sumOfSquares ? '<' : '>', num(sumOfSquares)),
      ),
      answerIs(isRight ? yes : no),
    ],
  }
}

/** √20 as 2√5 */
export function simplestRoot(value: number): Maths {
  for (let outside = Math.floor(Math.sqrt(value)); outside > 1; outside--) {
    const inside = value / outside ** 2
    if (Number.isInteger(inside)) return inside === 1 ? num(outside) : multiple(outside, root(inside))
  }
  return root(value)
}

const pointOf = ([x, y]: Point): Maths => brackets(list([x, y]))
const square = (value: number): Part => power(value, 2)

function distance(dice: Dice): Draft {
  const a: Point = [dice.int(-8, 8), dice.int(-8, 8)]
  const b: Point = [dice.int(-8, 8), dice.int(-8, 8)]
  const [dx, dy] = [Math.abs(a[0] - b[0]), Math.abs(a[1] - b[1])]
  const value = dx * dx + dy * dy
  if (dx === 0 || dy === 0 || Number.isInteger(Math.sqrt(value))) return distance(dice)
  const right = simplestRoot(value)
  return {
    question: say('find-distance', { a: pointOf(a), b: pointOf(b) }),
    drawing: { kind: 'plane', x: [-8, 8], y: [-8, 8], step: 2, points: [{ at: a }, { at: b }] },
    answer: expression(
      right,
      [
        [num(dx + dy), 'legs-added'],
        [num(value), 'root-forgotten'],
        [simplestRoot(Math.abs(dx * dx - dy * dy) || 2 * value), 'squares-subtracted'],
      ],
      'simplified',
    ),
    hints: hints('distance'),
    solution: [
      step('legs-of-distance', { dx, dy }),
      step('squares-of-legs', undefined, equation(sum(square(dx), square(dy)), value)),
      step('simplest-root', undefined, root(value)),
      answerIs(right),
    ],
  }
}

function diagonal(dice: Dice): Draft {
  const [l, w, h] = [dice.int(2, 9), dice.int(2, 9), dice.int(2, 9)]
  const value = l * l + w * w + h * h
  if (Number.isInteger(Math.sqrt(value))) return diagonal(dice)
  const right = simplestRoot(value)
  return {
    question: say('box-diagonal', { l, w, h }),
    drawing: { kind: 'box', length: l, width: w, height: h, cubes: false },
    answer: expression(
      right,
      [
        [num(l + w + h), 'legs-added'],
        [num(value), 'root-forgotten'],
        [simplestRoot(l * l + w * w), 'height-forgotten'],
      ],
      'simplified',
    ),
    hints: hints('box-diagonal'),
    solution: [
      step('floor-diagonal', undefined, equation(sum(square(l), square(w)), l * l + w * w)),
      step('with-height', undefined, equation(sum(l * l + w * w, square(h)), value)),
      step('simplest-root', undefined, root(value)),
      answerIs(right),
    ],
  }
}
