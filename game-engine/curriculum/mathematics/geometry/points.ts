// Points of the plane: grade 5.
import type { Dice } from '#engine/core/random.ts'
import type { Mistake } from '../../area.ts'
import type { Drawing, Point } from '../../drawing.ts'
import type { Draft } from '../../exercise.ts'
import type { Generator } from '../../generator.ts'
import { answerIs } from '../sentences.ts'
import { hints, point, say, step } from './area.ts'

const at = ([x, y]: Point) => say('point-at', { x, y })

const plane = (most: number, points: readonly Point[] = []): Drawing => ({
  kind: 'plane',
  x: [0, most],
  y: [0, most],
  ...(points.length > 0 && { points: points.map((one) => ({ at: one })) }),
})

/** plot-points-first-quadrant */
export const plotPoints: Generator = {
  version: 1,
  draw: (dice, difficulty) => {
    if (difficulty === 3) return dice.int(1, 2) === 1 ? fourthCorner(dice) : walk(dice)
    const most = difficulty === 1 ? 6 : 10
    const least = difficulty === 1 ? 1 : 0
    const x = dice.int(least, most)
    const y = dice.int(least, most - 1)
    return plot(x, y >= x ? y + 1 : y, most)
  },
}

/** x and y differ. */
function plot(x: number, y: number, most: number): Draft {
  const target: Point = [x, y]
  const mistakes: Mistake<Point>[] = [
    [[y, x], x === 0 || y === 0 ? 'zero-on-wrong-axis' : 'order-swapped'],
    [[x + 1, y], 'one-step-off'],
    ...(x > 0 && y > 0 ? [[[x - 1, y - 1], 'origin-counted'] as const] : []),
  ]
  return {
    question: say('plot', { point: at(target) }),
    drawing: plane(most + 1),
    answer: point(target, mistakes),
    hints: hints('plot'),
    solution: [step('plot-step', { x, y }), answerIs(at(target))],
  }
}

function fourthCorner(dice: Dice): Draft {
  const [left, low] = [dice.int(0, 6), dice.int(0, 6)]
  const right = left + dice.int(2, 6)
  const high = low + dice.int(2, 6)
  const corners = dice.shuffle<Point>([
    [left, low],
    [right, low],
    [left, high],
    [right, high],
  ])
  const [target = [left, low], ...others] = corners
  const [x, y] = target
  return {
    question: say('fourth-corner'),
    drawing: plane(12, others),
    answer: point(target, [
      [[y, x], 'order-swapped'],
      [[x + 1, y], 'one-step-off'],
      [[x, y + 1], 'one-step-off'],
    ]),
    hints: hints('fourth-corner'),
    solution: [step('fourth-corner-step', { x, y }), answerIs(at(target))],
  }
}

function walk(dice: Dice): Draft {
  const [x, y] = [dice.int(0, 5), dice.int(0, 5)]
  const [right, up] = dice.shuffle([1, 2, 3, 4, 5, 6]) as [number, number]
  const target: Point = [x + right, y + up]
  return {
    question: say('walk', {
      start: at([x, y]),
      right: { amount: right, of: 'step' },
      up: { amount: up, of: 'step' },
    }),
    drawing: plane(12, [[x, y]]),
    answer: point(target, [
      [[x + up, y + right], 'directions-swapped'],
      [[right, up], 'start-ignored'],
      [[y + up, x + right], 'order-swapped'],
    ]),
    hints: hints('walk'),
    solution: [step('walk-step', { x: x + right, y: y + up }), answerIs(at(target))],
  }
}
