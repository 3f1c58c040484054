// Equations of parabolas, ellipses and hyperbolas: grade 12.
import type { Dice } from '#engine/core/random.ts'
import type { Drawing, Point } from '../../drawing.ts'
import type { Draft } from '../../exercise.ts'
import type { Generator } from '../../generator.ts'
import { plane } from '../../graph.ts'
import { difference, equation, fraction, type Maths, power, sum, variable, X, Y } from '../../notation.ts'
import { sumOf } from '../../terms.ts'
import { nonZero } from '../non-zero.ts'
import { answerIs } from '../sentences.ts'
import { expression, hints, say, step } from './area.ts'

/** conic-sections */
export const conicSections: Generator = {
  version: 1,
  draw: (dice, difficulty) => {
    if (difficulty === 1) return parabola(dice)
    return twoFoci(dice, difficulty === 2)
  },
}

const at = ([x, y]: Point) => say('point-at', { x, y })
const squared = (letter: Maths) => power(letter, 2)

function parabola(dice: Dice): Draft {
  const [p, isUpright] = [nonZero(dice, 6), dice.int(1, 2) === 1]
  const [first, second] = isUpright ? [X, Y] : [Y, X]
  const form = (a: Maths, factor: number, b: Maths) => equation(squared(a), sumOf([[factor, b]]))
  const focus: Point = isUpright ? [0, p] : [p, 0]
  const right = form(first, 4 * p, second)
  return {
    question: say('parabola', { focus: at(focus), directrix: equation(second, -p) }),
    drawing: plane(7, {
      points: [{ at: focus, label: variable('F') }],
      lines: [
        isUpright
          ? [
              [-7, -p],
              [7, -p],
            ]
          : [
              [-p, -7],
              [-p, 7],
            ],
      ],
    }),
    answer: expression(right, [
      [form(first, p, second), 'four-left-out'],
      [form(second, 4 * p, first), 'axis-exchanged'],
      [form(first, -4 * p, second), 'opens-other-way'],
      [form(first, 2 * p, second), 'four-left-out'],
    ]),
    hints: hints('parabola'),
    solution: [
      step('focus-distance', undefined, equation(variable('p'), p)),
      step(isUpright ? 'opens-along-y' : 'opens-along-x'),
      answerIs(right),
    ],
  }
}

/** An ellipse or a hyperbola around (0, 0) from its vertices and foci. */
function twoFoci(dice: Dice, isEllipse: boolean): Draft {
  const [least, most] = [dice.int(1, 7), dice.int(2, 9)]
  if (least >= most) return twoFoci(dice, isEllipse)
  const [a, c] = isEllipse ? [most, least] : [least, most]
  const b2 = most * most - least * least
  const isLevel = dice.int(1, 2) === 1
  const [first, second] = isLevel ? [X, Y] : [Y, X]
  const join = (one: Maths, other: Maths): Maths =>
    isEllipse ? (isLevel ? sum(one, other) : sum(other, one)) : difference(one, other)
  const form = (alongAxis: number, across: number, [u, v] = [first, second]) =>
    equation(join(fraction(squared(u), alongAxis), fraction(squared(v), across)), 1)
  const place = (distance: number): Point => (isLevel ? [distance, 0] : [0, distance])
  const right = form(a * a, b2)
  const name = isEllipse ? 'ellipse' : 'hyperbola'
  return {
    question: say(name, {
      vertex: at(place(a)),
      otherVertex: at(place(-a)),
      focus: at(place(c)),
      otherFocus: at(place(-c)),
    }),
    drawing: points([a, -a].map(place), [c, -c].map(place)),
    answer: expression(right, [
      [form(b2, a * a), 'axis-exchanged'],
      [form(a * a, a * a + c * c), 'c-rule-swapped'],
      [form(a * a, c * c), 'c-for-b'],
      [form(a, b2), 'not-squared'],
      ...(isEllipse
        ? []
        : [
            [
              equation(sum(fraction(squared(first), a * a), fraction(squared(second), b2)), 1),
              'plus-for-minus',
            ] as const,
          ]),
    ]),
    hints: hints(name),
    solution: [
      step('a-and-c', { a, c }),
      step(
        isEllipse ? 'b-of-ellipse' : 'b-of-hyperbola',
        undefined,
        equation(difference(power(most, 2), power(least, 2)), b2),
      ),
      step(isLevel ? 'axis-along-x' : 'axis-along-y'),
      answerIs(right),
    ],
  }
}

/** Vertices are points, foci are named. */
const points = (vertices: readonly Point[], foci: readonly Point[]): Drawing =>
  plane(10, {
    points: [
      ...vertices.map((vertex) => ({ at: vertex, open: true })),
      ...foci.map((focus) => ({ at: focus, label: variable('F') })),
    ],
  })
