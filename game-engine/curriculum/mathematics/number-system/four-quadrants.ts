import type { Dice } from '#engine/core/random.ts'
import type { Point } from '../../drawing.ts'
import type { Draft } from '../../exercise.ts'
import type { Generator } from '../../generator.ts'
import { answerIs } from '../sentences.ts'
import { hints, point, say, step } from './area.ts'
import { at } from './point-at.ts'

/** four-quadrants */
export const fourQuadrants: Generator = {
  version: 1,
  draw: (dice, difficulty) => {
    const [x, y] = drawPoint(dice)
    if (difficulty === 1) return plot([x, y])
    return difficulty === 2 ? reflect(dice, [x, y]) : walkFrom(dice, [x, y])
  },
}

/** No coordinate is 0, and their sizes differ. */
function drawPoint(dice: Dice): [number, number] {
  const [x, y] = [dice.int(1, 9) * dice.pick([1, -1]), dice.int(1, 9) * dice.pick([1, -1])]
  return Math.abs(x) === Math.abs(y) || (x > 0 && y > 0) ? drawPoint(dice) : [x, y]
}

const plane = (points: readonly Point[] = []) => ({
  kind: 'plane' as const,
  x: [-10, 10] as const,
  y: [-10, 10] as const,
  ...(points.length > 0 && { points: points.map((one) => ({ at: one })) }),
})

function plot([x, y]: Point): Draft {
  return {
    question: say('plot', { point: at([x, y]) }),
    drawing: plane(),
    answer: point(
      [x, y],
      [
        [[y, x], 'order-swapped'],
        [[-x, y], 'sign-of-x'],
        [[x, -y], 'sign-of-y'],
      ],
    ),
    hints: hints('plot'),
    solution: [step('plot-step'), answerIs(at([x, y]))],
  }
}

function reflect(dice: Dice, [x, y]: Point): Draft {
  const isInX = dice.int(1, 2) === 1
  const target: Point = isInX ? [x, -y] : [-x, y]
  return {
    question: say(isInX ? 'reflect-in-x' : 'reflect-in-y', { point: at([x, y]) }),
    drawing: plane([[x, y]]),
    answer: point(target, [
      [isInX ? [-x, y] : [x, -y], 'other-axis'],
      [[-x, -y], 'both-signs'],
      [[y, x], 'order-swapped'],
    ]),
    hints: hints('reflect'),
    solution: [step(isInX ? 'reflect-in-x-step' : 'reflect-in-y-step'), answerIs(at(target))],
  }
}

function walkFrom(dice: Dice, [x, y]: Point): Draft {
  const way = dice.pick(['right', 'left', 'up', 'down'] as const)
  const isAcross = way === 'right' || way === 'left'
  const sign = way === 'right' || way === 'up' ? 1 : -1
  const room = 10 - sign * (isAcross ? x : y)
  const steps = dice.int(Math.min(3, room), Math.min(15, room))
  const go = (by: number): Point => (isAcross ? [x + by, y] : [x, y + by])
  return {
    question: say(`walk-${way}`, { start: at([x, y]), steps: { amount: steps, of: 'step' } }),
    drawing: plane([[x, y]]),
    answer: point(go(sign * steps), [
      [go(-sign * steps), 'other-direction'],
      [isAcross ? [x, y + sign * steps] : [x + sign * steps, y], 'other-coordinate'],
    ]),
    hints: hints('walk'),
    solution: [step(isAcross ? 'walk-across-step' : 'walk-up-step'), answerIs(at(go(sign * steps)))],
  }
}
