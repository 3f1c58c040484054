// Circles on the plane: (x - h)² + (y - k)² = r²
import type { Dice } from '#engine/core/random.ts'
import type { Point } from '../../drawing.ts'
import type { Draft } from '../../exercise.ts'
import type { Generator } from '../../generator.ts'
import {
  brackets,
  difference,
  equation,
  fraction,
  type Maths,
  num,
  power,
  root,
  sum,
  X,
  Y,
} from '../../notation.ts'
import { linear, sumOf } from '../../terms.ts'
import { answerIs } from '../sentences.ts'
import { expression, hints, numbers, say, step } from './area.ts'
import { circleAround, pair, planeFor } from './figures.ts'

/** equation-of-a-circle */
export const equationOfCircle: Generator = {
  version: 1,
  draw: (dice, difficulty) => {
    if (difficulty === 1) return dice.pick([fromCenterAndRadius, fromDrawing])(dice)
    if (difficulty === 2) return dice.pick([throughPoint, fromDiameter])(dice)
    return generalForm(dice)
  },
}

const squareOf = (letter: Maths, at: number) => power(at === 0 ? letter : brackets(linear(1, -at, letter)), 2)

/** @param value the right side */
const circle = ([h, k]: Point, value: number): Maths => equation(sum(squareOf(X, h), squareOf(Y, k)), value)

const drawCenter = (dice: Dice, most: number): Point => {
  const center: Point = [dice.int(-most, most), dice.int(-most, most)]
  return center[0] === 0 && center[1] === 0 ? drawCenter(dice, most) : center
}

const opposite = ([x, y]: Point): Point => [0 - x, 0 - y]

function fromCenterAndRadius(dice: Dice): Draft {
  const [center, r] = [drawCenter(dice, 8), dice.int(2, 10)]
  return {
    question: say('circle-from-center', { center: pair(center), r }),
    ...centerAndRadius(center, r),
  }
}

function fromDrawing(dice: Dice): Draft {
  const [center, r] = [drawCenter(dice, 4), dice.int(2, 5)]
  const edge: Point = [center[0] + r, center[1]]
  return {
    question: say('circle-from-drawing'),
    drawing: planeFor([[Math.abs(center[0]) + r, Math.abs(center[1]) + r]], {
      step: 2,
      curves: [circleAround(center, r)],
      points: [{ at: center }, { at: edge }],
    }),
    ...centerAndRadius(center, r),
  }
}

function centerAndRadius(center: Point, r: number): Pick<Draft, 'answer' | 'hints' | 'solution'> {
  return {
    answer: expression(circle(center, r * r), [
      [circle(opposite(center), r * r), 'signs-of-center'],
      [circle(center, r), 'radius-for-square'],
      [circle(center, 2 * r), 'radius-doubled'],
    ]),
    hints: hints('circle-equation'),
    solution: [
      step('center-and-radius', { center: pair(center), r }),
      step('square-of-radius', undefined, equation(power(r, 2), r * r)),
      answerIs(circle(center, r * r)),
    ],
  }
}

function throughPoint(dice: Dice): Draft {
  const center = drawCenter(dice, 6)
  const [dx, dy] = [dice.int(1, 7) * dice.pick([1, -1]), dice.int(1, 7) * dice.pick([1, -1])]
  const through: Point = [center[0] + dx, center[1] + dy]
  const value = dx * dx + dy * dy
  return {
    question: say('circle-through', { center: pair(center), through: pair(through) }),
    drawing: planeFor([center, through], {
      points: [{ at: center }, { at: through }],
      paths: [[center, through]],
    }),
    answer: expression(circle(center, value), [
      [circle(opposite(center), value), 'signs-of-center'],
      [circle(center, (Math.abs(dx) + Math.abs(dy)) ** 2), 'distances-added'],
      [circle(through, value), 'point-as-center'],
    ]),
    hints: hints('circle-through'),
    solution: [
      step(
        'distance-squared',
        undefined,
        equation(sum(power(Math.abs(dx), 2), power(Math.abs(dy), 2)), value),
      ),
      answerIs(circle(center, value)),
    ],
  }
}

function fromDiameter(dice: Dice): Draft {
  const center = drawCenter(dice, 5)
  const [dx, dy] = [dice.int(1, 5), dice.int(1, 5) * dice.pick([1, -1])]
  const [a, b]: [Point, Point] = [
    [center[0] - dx, center[1] - dy],
    [center[0] + dx, center[1] + dy],
  ]
  const value = dx * dx + dy * dy
  return {
    question: say('circle-from-diameter', { a: pair(a), b: pair(b) }),
    drawing: planeFor([a, b], { points: [{ at: a }, { at: b }], paths: [[a, b]] }),
    answer: expression(circle(center, value), [
      [circle(opposite(center), value), 'signs-of-center'],
      [circle(center, 4 * value), 'diameter-as-radius'],
      [circle(a, 4 * value), 'point-as-center'],
    ]),
    hints: hints('circle-from-diameter'),
    solution: [
      step('center-in-middle', { center: pair(center) }),
      step('distance-squared', undefined, equation(sum(power(dx, 2), power(Math.abs(dy), 2)), value)),
      answerIs(circle(center, value)),
    ],
  }
}

/** x² + y² + dx + ey + f = 0 */
function generalForm(dice: Dice): Draft {
  const [[h, k], r] = [drawCenter(dice, 8), dice.int(2, 10)]
  const constant = h * h + k * k - r * r
  if (h === 0 || k === 0 || constant === 0) return generalForm(dice)
  const general = equation(
    sumOf([
      [1, power(X, 2)],
      [1, power(Y, 2)],
      [-2 * h, X],
      [-2 * k, Y],
      [constant, null],
    ]),
    0,
  )
  return {
    question: say('circle-general', { general }),
    answer: numbers(
      ['center-x', 'center-y', 'radius'],
      [h, k, r],
      [
        [[-h, -k, r], 'signs-of-center'],
        [[h, k, r * r], 'radius-for-square'],
        [[2 * h, 2 * k, r], 'coefficient-not-halved'],
      ],
    ),
    hints: hints('circle-general'),
    solution: [
      step('half-of-coefficients', {
        h: equation(fraction(2 * h, 2), h),
        k: equation(fraction(2 * k, 2), k),
      }),
      step('both-squares', undefined, circle([h, k], r * r)),
      step(
        'right-side-is',
        undefined,
        equation(
          constant > 0
            ? difference(sum(power(Math.abs(h), 2), power(Math.abs(k), 2)), constant)
            : sum(power(Math.abs(h), 2), power(Math.abs(k), 2), -constant),
          r * r,
        ),
      ),
      {
        ...answerIs(say('center-radius', { center: pair([h, k]), r: num(r) })),
        work: equation(root(r * r), r),
      },
    ],
  }
}
