// A line with a parabola or a circle: grade 11.
import type { Dice } from '#engine/core/random.ts'
import type { Drawing } from '../../drawing.ts'
import { rational } from '../../exact.ts'
import type { Draft } from '../../exercise.ts'
import type { Generator } from '../../generator.ts'
import { graphOf } from '../../graph.ts'
import { equation, power, product, sum, X, Y } from '../../notation.ts'
import { bracketed, linear, polynomial, sumOf } from '../../terms.ts'
import { twoLetters } from '../linear.ts'
import { nonZero } from '../non-zero.ts'
import { answerIs } from '../sentences.ts'
import { fixedChoice, hints, numbers, say, step } from './area.ts'

/** nonlinear-systems */
export const nonlinearSystems: Generator = {
  version: 1,
  draw: (dice, difficulty) => {
    if (difficulty === 1) return parabolaAndLine(dice)
    return difficulty === 2 ? howManyPoints(dice) : circleAndLine(dice)
  },
}

type Pair = readonly [number, number]
const LABELS = ['left-x', 'left-y', 'right-x', 'right-y']
const bothPoints = ([a, b]: Pair, [c, d]: Pair) =>
  answerIs(
    say('two-points', { one: say('point-at', { x: a, y: b }), other: say('point-at', { x: c, y: d }) }),
  )

function curves(parabola: (x: number) => number, line: (x: number) => number): Drawing {
  const [low, high] = [-20, 30]
  return {
    kind: 'plane',
    x: [-8, 8],
    y: [low, high],
    step: 2,
    yStep: 10,
    curves: [...graphOf(parabola, [-8, 8], [low, high]), ...graphOf(line, [-8, 8], [low, high])],
  }
}

function parabolaAndLine(dice: Dice): Draft {
  const [p, q, m, n] = [dice.int(-6, 5), dice.int(-5, 6), nonZero(dice, 4), nonZero(dice, 6)]
  if (p >= q || p === -q) return parabolaAndLine(dice)
  const [b, c] = [m - p - q, n + p * q]
  const y = (x: number) => m * x + n
  if (Math.max(Math.abs(y(p)), Math.abs(y(q))) > 18) return parabolaAndLine(dice)
  return {
    question: say('all-common-points', {
      first: equation(Y, polynomial([1, b, c])),
      second: equation(Y, linear(m, n)),
    }),
    answer: numbers(
      LABELS,
      [p, y(p), q, y(q)],
      [
        [[p, y(q), q, y(p)], 'y-of-other-point'],
        [[-q, y(-q), -p, y(-p)], 'root-signs'],
        [[p, -y(p), q, -y(q)], 'y-sign'],
      ],
    ),
    hints: hints('all-common-points'),
    solution: [
      step('set-sides-equal', undefined, equation(polynomial([1, b, c]), linear(m, n))),
      step('all-on-one-side', undefined, equation(polynomial([1, -p - q, p * q]), 0)),
      {
        ...step('y-from-line', { low: p, high: q }),
        drawings: [curves((x) => x * x + b * x + c, y)],
      },
      bothPoints([p, y(p)], [q, y(q)]),
    ],
  }
}

const COUNTS = ['no-point', 'one-point', 'two-points-count'] as const

/** y = ax² + bx + c and y = mx + n by the discriminant. */
function howManyPoints(dice: Dice): Draft {
  const wanted = dice.int(0, 2)
  const [a, m, n] = [dice.pick([1, 1, 2]), nonZero(dice, 4), nonZero(dice, 6)]
  const p = nonZero(dice, 4)
  // a(x - p)² + d above the line: d tells how many points.
  const d = [1, 0, -1][wanted] ?? 0
  const rest = [a, -2 * a * p, a * p * p + d * a * dice.int(1, 3)] as const
  const [b, c] = [rest[1] + m, rest[2] + n]
  const discriminant = rest[1] ** 2 - 4 * a * rest[2]
  return {
    question: say('how-many-points', {
      first: equation(Y, polynomial([a, b, c])),
      second: equation(Y, linear(m, n)),
    }),
    answer: fixedChoice(
      COUNTS.map((name) => ({ say: say(name) })),
      wanted,
      [
        [0, 'discriminant-not-negative'],
        [1, 'discriminant-not-zero'],
        [2, 'discriminant-not-positive'],
      ],
    ),
    hints: hints('how-many-points'),
    solution: [
      step('all-on-one-side', undefined, equation(polynomial(rest), 0)),
      step(
        'discriminant',
        undefined,
        equation(
          sumOf([
            [1, power(bracketed(rest[1]), 2)],
            [-1, product(4, a, bracketed(rest[2]))],
          ]),
          discriminant,
        ),
      ),
      answerIs(say(COUNTS[wanted] ?? 'no-point')),
    ],
  }
}

/** Whole points of circles around (0, 0). */
const CIRCLES = [
  [5, 3, 4],
  [10, 6, 8],
  [13, 5, 12],
] as const

function circleAndLine(dice: Dice): Draft {
  const [r, s, t] = dice.pick(CIRCLES)
  const points = [
    [s, t],
    [t, s],
    [r, 0],
    [0, r],
  ].flatMap(([x = 0, y = 0]): Pair[] => [
    [x, y],
    [-x, y],
    [x, -y],
    [-x, -y],
  ])
  const [first, second] = dice.shuffle(points) as [Pair, Pair]
  const [one, other] = first[0] < second[0] ? [first, second] : [second, first]
  const way = [other[0] - one[0], other[1] - one[1]] as const
  const shared = gcd(way[0], Math.abs(way[1]))
  const [a, b] = [-way[1] / (shared || 1), way[0] / (shared || 1)]
  const c = a * one[0] + b * one[1]
  // Neither upright nor level, and not through the middle; small coefficients.
  if (way[0] === 0 || way[1] === 0 || c === 0 || Math.max(Math.abs(a), b) > 4) return circleAndLine(dice)
  const [left, rightSide] = a < 0 ? [twoLetters(-a, -b), -c] : [twoLetters(a, b), c]
  const circle = equation(sum(power(X, 2), power(Y, 2)), r * r)
  return {
    question: say('circle-points', { circle, line: equation(left, rightSide) }),
    answer: numbers(
      LABELS,
      [...one, ...other],
      [
        [[one[0], other[1], other[0], one[1]], 'y-of-other-point'],
        [[one[0], -one[1], other[0], -other[1]], 'y-sign'],
        [[-other[0], -other[1], -one[0], -one[1]], 'root-signs'],
      ],
    ),
    hints: hints('circle-points'),
    solution: [
      step('line-for-y', undefined, equation(Y, linear(rational(-a, b), rational(c, b)))),
      step('into-the-circle', undefined, equation(polynomial([1, -one[0] - other[0], one[0] * other[0]]), 0)),
      {
        ...step('y-from-line', { low: one[0], high: other[0] }),
        drawings: [circleDrawing(r, (x) => (c - a * x) / b)],
      },
      bothPoints(one, other),
    ],
  }
}

function circleDrawing(r: number, line: (x: number) => number): Drawing {
  const most = r + 1
  const round = Array.from({ length: 73 }, (_, index) => {
    const turn = (index * Math.PI) / 36
    return [
      Math.round(1_000 * r * Math.cos(turn)) / 1_000,
      Math.round(1_000 * r * Math.sin(turn)) / 1_000,
    ] as const
  })
  return {
    kind: 'plane',
    x: [-most, most],
    y: [-most, most],
    step: 2,
    curves: [{ points: round }, ...graphOf(line, [-most, most], [-most, most])],
  }
}

function gcd(a: number, b: number): number {
  return b === 0 ? a : gcd(b, a % b)
}
