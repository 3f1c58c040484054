import type { Dice } from '#engine/core/random.ts'
import type { Mistake } from '../../area.ts'
import type { Point } from '../../drawing.ts'
import type { Draft } from '../../exercise.ts'
import type { Generator } from '../../generator.ts'
import { answerIs } from '../sentences.ts'
import { hints, point, say, step } from './area.ts'

/** rigid-transformations */
export const rigidMoves: Generator = {
  version: 1,
  draw: (dice, difficulty) => {
    const [x, y] = [dice.int(1, 6) * dice.pick([1, -1]), dice.int(1, 6) * dice.pick([1, -1])]
    if (Math.abs(x) === Math.abs(y)) return rigidMoves.draw(dice, difficulty)
    if (difficulty === 1) return translated(dice, [x, y])
    return difficulty === 2 ? reflected(dice, [x, y]) : rotated(dice, [x, y])
  },
}

const at = ([x, y]: Point) => say('point-at', { x, y })

function moveDraft(
  name: string,
  start: Point,
  target: Point,
  mistakes: readonly Mistake<Point>[],
  fillers = {},
): Draft {
  return {
    question: say(name, { point: at(start), ...fillers }),
    drawing: { kind: 'plane', x: [-12, 12], y: [-12, 12], points: [{ at: start }] },
    answer: point(target, mistakes),
    hints: hints(name, fillers),
    solution: [step(`${name}-step`, fillers), answerIs(at(target))],
  }
}

function translated(dice: Dice, [x, y]: Point): Draft {
  const [right, up] = [dice.int(1, 5), dice.int(1, 5)]
  if (right === up) return translated(dice, [x, y])
  const fillers = { right: { amount: right, of: 'unit' }, up: { amount: up, of: 'unit' } } as const
  return moveDraft(
    'translate',
    [x, y],
    [x + right, y - up],
    [
      [[x - right, y + up], 'moved-back'],
      [[x + up, y - right], 'moves-swapped'],
      [[x + right, y + up], 'down-as-up'],
    ],
    fillers,
  )
}

function reflected(dice: Dice, [x, y]: Point): Draft {
  const [name, target] = dice.pick([
    ['mirror-x', [x, -y]],
    ['mirror-y', [-x, y]],
    ['mirror-diagonal', [y, x]],
  ] as const)
  return moveDraft(name, [x, y], target, [
    [name === 'mirror-x' ? [-x, y] : [x, -y], 'other-mirror'],
    [[-x, -y], 'both-signs-changed'],
    [[-y, -x], 'both-signs-changed'],
  ])
}

function rotated(dice: Dice, [x, y]: Point): Draft {
  const [name, target, other] = dice.pick([
    ['quarter-turn', [-y, x], [y, -x]],
    ['half-turn', [-x, -y], [-x, y]],
    ['quarter-turn-clockwise', [y, -x], [-y, x]],
  ] as const)
  return moveDraft(name, [x, y], target, [
    [other, name === 'half-turn' ? 'reflected-for-turned' : 'turned-other-way'],
    [[y, x], 'only-swapped'],
    [
      name === 'half-turn' ? [x, -y] : [-x, -y],
      name === 'half-turn' ? 'reflected-for-turned' : 'half-turn-instead',
    ],
  ])
}
