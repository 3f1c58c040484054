import type { Dice } from '#engine/core/random.ts'
import type { Drawing, Point } from '../../drawing.ts'
import { rational } from '../../exact.ts'
import type { Draft } from '../../exercise.ts'
import type { Generator } from '../../generator.ts'
import { plane } from '../../graph.ts'
import { equation, F_OF_X, limit, num, X } from '../../notation.ts'
import { nonZero } from '../non-zero.ts'
import { hints, number, say, step } from './area.ts'
import { MOST } from './plane-size.ts'

/** A straight piece through a point. */
const piece = ([x, y]: Point, slope: number, from: number, to: number): { points: readonly Point[] } => ({
  points: [
    [from, y + slope * (from - x)],
    [to, y + slope * (to - x)],
  ],
})

/** limits-graphs-tables */
export const limitsFromGraphs: Generator = {
  version: 1,
  draw: (dice, difficulty) => {
    if (difficulty === 1) return hole(dice)
    return difficulty === 2 ? jump(dice) : table(dice)
  },
}

function hole(dice: Dice): Draft {
  const [a, value, dot] = [dice.int(-3, 3), dice.int(-3, 3), dice.int(-4, 4)]
  if (Math.abs(value - dot) < 1 || a === value) return hole(dice)
  const slope = dice.pick([1, -1, 0.5, -0.5])
  const drawing: Drawing = plane(MOST, {
    curves: [piece([a, value], slope, -MOST, a), piece([a, value], slope, a, MOST)],
    points: [{ at: [a, value], open: true }, { at: [a, dot] }],
  })
  return {
    question: say('limit-from-graph', { limit: limit('x', a, F_OF_X) }),
    drawing,
    answer: number(value, [
      [dot, 'value-for-limit'],
      [a, 'input-for-limit'],
    ]),
    hints: hints('from-graph', { a }),
    solution: [
      step('from-left', { a }, equation(limit('x', a, F_OF_X, '-'), value)),
      step('from-right', { a }, equation(limit('x', a, F_OF_X, '+'), value)),
      step('dot-does-not-count', undefined, equation(limit('x', a, F_OF_X), value)),
    ],
  }
}

function jump(dice: Dice): Draft {
  const [a, left, right] = [dice.int(-3, 3), dice.int(-4, 4), dice.int(-4, 4)]
  if (Math.abs(left - right) < 2 || a === left || a === right) return jump(dice)
  const slopes = [dice.pick([1, -1, 0.5]), dice.pick([1, -1, -0.5])] as const
  const isLeft = dice.int(1, 2) === 1
  const isFilledLeft = dice.int(1, 2) === 1
  const side = isLeft ? '-' : '+'
  const value = isLeft ? left : right
  return {
    question: say('limit-from-graph', { limit: limit('x', a, F_OF_X, side) }),
    drawing: plane(MOST, {
      curves: [piece([a, left], slopes[0], -MOST, a), piece([a, right], slopes[1], a, MOST)],
      points: [
        { at: [a, left], open: !isFilledLeft },
        { at: [a, right], open: isFilledLeft },
      ],
    }),
    answer: number(
      value,
      [
        [isLeft ? right : left, 'other-side'],
        [rational(left + right, 2), 'sides-averaged'],
        [a, 'input-for-limit'],
      ],
      'any',
    ),
    hints: hints(isLeft ? 'left-limit' : 'right-limit', { a }),
    solution: [
      step(isLeft ? 'only-left' : 'only-right', { a }),
      step('heights-approach', undefined, equation(limit('x', a, F_OF_X, side), value)),
    ],
  }
}

function table(dice: Dice): Draft {
  const [a, value, slope] = [dice.int(-4, 5), nonZero(dice, 8), dice.pick([2, 3, -2, -3, 4])]
  if (a === value) return table(dice)
  const distances = [-100, -10, -1, 1, 10, 100]
  const at = (thousandths: number, center: number, factor: number) =>
    num(rational(center * 1_000 + factor * thousandths, 1_000), 3)
  return {
    question: say('limit-from-table', { limit: limit('x', a, F_OF_X) }),
    drawing: {
      kind: 'table',
      rows: [
        [X, ...distances.map((distance) => at(distance, a, 1))],
        [F_OF_X, ...distances.map((distance) => at(distance, value, slope))],
      ],
    },
    answer: number(
      value,
      [
        [a, 'input-for-limit'],
        [rational(value * 1_000 - slope, 1_000), 'last-value-copied'],
        [rational(value * 1_000 + slope, 1_000), 'last-value-copied'],
      ],
      'any',
    ),
    hints: hints('from-table', { a }),
    solution: [
      step('table-left', undefined, equation(limit('x', a, F_OF_X, '-'), value)),
      step('table-right', undefined, equation(limit('x', a, F_OF_X, '+'), value)),
      step('both-agree', undefined, equation(limit('x', a, F_OF_X), value)),
    ],
  }
}
