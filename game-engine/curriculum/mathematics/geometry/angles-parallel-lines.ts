import type { Dice } from '#engine/core/random.ts'
import type { Drawing, Point } from '../../drawing.ts'
import { rational } from '../../exact.ts'
import type { Draft } from '../../exercise.ts'
import type { Generator } from '../../generator.ts'
import { BLANK, difference, equation, fraction, type Maths, num, sum, X } from '../../notation.ts'
import { linear } from '../../terms.ts'
import { nonZero } from '../non-zero.ts'
import { answerIs, figures } from '../sentences.ts'
import { hints, number, say, step } from './area.ts'

const DEGREES = say('in-degrees')

/** angles-parallel-lines */
export const parallelAngles: Generator = {
  version: 1,
  draw: (dice, difficulty) => {
    if (difficulty === 1) return atParallels(dice)
    if (difficulty === 2) return dice.int(1, 2) === 1 ? triangleSum(dice) : exterior(dice)
    return dice.int(1, 2) === 1 ? parallelWithX(dice) : triangleWithX(dice)
  },
}

/** Two parallel lines and one across them; labels stand in one of the four places at each crossing, from top right around. */
function parallels(
  angle: number,
  first: readonly [place: number, text: Maths],
  second: readonly [place: number, text: Maths],
): Drawing {
  const lean = 3 / Math.tan((angle * Math.PI) / 180)
  const round = (value: number) => Math.round(value * 100) / 100
  const [low, high]: [Point, Point] = [
    [0, 0],
    [round(lean), 3],
  ]
  const labelAt = ([x, y]: Point, place: number): Point => {
    const turn =
      ([angle / 2, (180 + angle) / 2, 180 + angle / 2, 270 + angle / 2][place] ?? 0) * (Math.PI / 180)
    return [round(x + 0.95 * Math.cos(turn)), round(y + 0.95 * Math.sin(turn))]
  }
  const across = (from: number, to: number): Point[] =>
    [from, to].map((part) => [round(lean * part), round(3 * part)])
  const left = Math.min(0, lean) - 3
  const right = Math.max(0, lean) + 3
  return {
    kind: 'polygons',
    polygons: [
      {
        points: [
          [round(left), 0],
          [round(right), 0],
        ],
        open: true,
      },
      {
        points: [
          [round(left), 3],
          [round(right), 3],
        ],
        open: true,
      },
      { points: across(-0.5, 1.5), open: true },
    ],
    labels: [
      { at: labelAt(high, first[0]), text: first[1] },
      { at: labelAt(low, second[0]), text: second[1] },
    ],
  }
}

function atParallels(dice: Dice): Draft {
  const angle = dice.int(25, 155)
  if (Math.abs(angle - 90) < 5) return atParallels(dice)
  const [place, other] = dice.pick([
    [0, 0],
    [1, 1],
    [2, 0],
    [3, 1],
    [2, 1],
    [3, 0],
  ] as const)
  const given = place % 2 === 0 ? angle : 180 - angle
  const isEqual = place % 2 === other % 2
  const right = isEqual ? given : 180 - given
  return {
    question: say('angle-at-parallels'),
    drawing: parallels(angle, [place, num(given)], [other, BLANK]),
    answer: number(
      right,
      [
        [180 - right, isEqual ? 'equal-angles-as-neighbors' : 'all-angles-equal'],
        [Math.abs(90 - given), 'right-angle-used'],
        [360 - given, 'full-turn-used'],
      ],
      'whole',
      DEGREES,
    ),
    hints: hints('angle-at-parallels'),
    solution: [
      step(isEqual ? 'parallel-equal' : 'parallel-together', { given }),
      ...(isEqual ? [] : [figures(equation(difference(180, given), right))]),
      answerIs(right),
    ],
  }
}

/** Angles left, right and on top, and beside the right one where its side goes on. */
const triangleDrawing = (angles: Readonly<Record<number, Maths>>, outside?: Maths): Drawing => ({
  kind: 'polygons',
  polygons: [
    {
      points: [
        [0, 0],
        [6, 0],
        [2, 5],
      ],
      angles,
    },
    ...(outside
      ? [
          {
            points: [
              [6, 0],
              [9, 0],
            ] as Point[],
            open: true,
          },
        ]
      : []),
  ],
  ...(outside && { labels: [{ at: [6.5, 0.7], text: outside }] }),
})

function triangleSum(dice: Dice): Draft {
  const [a, b] = [dice.int(20, 110), dice.int(20, 110)]
  const right = 180 - a - b
  if (right < 20 || right === a || right === b) return triangleSum(dice)
  return {
    question: say('angle-in-triangle'),
    drawing: triangleDrawing({ 0: num(a), 1: num(b), 2: BLANK }),
    answer: number(
      right,
      [
        [360 - a - b, 'triangle-sum-as-360'],
        [a + b, 'added-only'],
        [180 - a, 'one-angle-forgotten'],
      ],
      'whole',
      DEGREES,
    ),
    hints: hints('angle-in-triangle', { a, b }),
    solution: [step('triangle-sum-step'), figures(equation(difference(180, a, b), right))],
  }
}

function exterior(dice: Dice): Draft {
  const [a, b] = [dice.int(20, 100), dice.int(20, 100)]
  const right = a + b
  if (right > 160 || right === 90) return exterior(dice)
  return {
    question: say('exterior-angle'),
    drawing: triangleDrawing({ 0: num(a), 2: num(b) }, BLANK),
    answer: number(
      right,
      [
        [180 - right, 'inside-for-outside'],
        [180 - a, 'one-angle-forgotten'],
        [360 - right, 'triangle-sum-as-360'],
      ],
      'whole',
      DEGREES,
    ),
    hints: hints('exterior-angle', { a, b }),
    solution: [
      step('inside-angle', undefined, equation(difference(180, a, b), 180 - right)),
      step('straight-line', undefined, equation(difference(180, 180 - right), right)),
    ],
  }
}

function parallelWithX(dice: Dice): Draft {
  const [a, b, x] = [dice.int(2, 6), nonZero(dice, 20, 2), dice.int(8, 25)]
  const angle = a * x + b
  const isEqual = dice.int(1, 2) === 1
  if (angle < 30 || angle > 150 || Math.abs(angle - 90) < 5) return parallelWithX(dice)
  const other = isEqual ? angle : 180 - angle
  return {
    question: say('angle-with-x'),
    drawing: parallels(angle, [0, linear(a, b)], isEqual ? [0, num(other)] : [1, num(other)]),
    answer: number(
      x,
      [
        [
          rational((isEqual ? 180 - other : other) - b, a),
          isEqual ? 'equal-angles-as-neighbors' : 'all-angles-equal',
        ],
        [angle, 'angle-for-x'],
        [rational(angle + b, a), 'number-not-undone'],
      ],
      'any',
    ),
    hints: hints('angle-with-x'),
    solution: [
      step(
        isEqual ? 'parallel-equal-x' : 'parallel-together-x',
        undefined,
        isEqual ? equation(linear(a, b), other) : equation(sum(linear(a, b), other), 180),
      ),
      step('undo-for-x', undefined, equation(X, fraction(angle - b, a))),
      answerIs(x),
    ],
  }
}

function triangleWithX(dice: Dice): Draft {
  const [m, x, known] = [dice.int(2, 4), dice.int(12, 35), dice.int(25, 110)]
  const b = 180 - known - (m + 1) * x
  if (Math.abs(b) > 25 || b === 0 || m * x + b < 15) return triangleWithX(dice)
  return {
    question: say('triangle-with-x'),
    drawing: triangleDrawing({ 0: X, 1: linear(m, b), 2: num(known) }),
    answer: number(
      x,
      [
        [rational(360 - known - b, m + 1), 'triangle-sum-as-360'],
        [rational(180 - b, m + 1), 'one-angle-forgotten'],
        [rational(180 - known - b, m), 'x-counted-once-less'],
      ],
      'any',
    ),
    hints: hints('triangle-with-x'),
    solution: [
      step('triangle-sum-x', undefined, equation(sum(X, linear(m, b), known), 180)),
      step('collect-x', undefined, equation(linear(m + 1, 0), 180 - known - b)),
      answerIs(x),
    ],
  }
}
