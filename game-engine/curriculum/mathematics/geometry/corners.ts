// Names of polygons by their sides, and equal shares that look different: grade 2.
import type { Dice } from '#engine/core/random.ts'
import type { Drawing } from '../../drawing.ts'
import type { Draft } from '../../exercise.ts'
import type { Generator } from '../../generator.ts'
import { answerIs, answerLooks } from '../sentences.ts'
import { choice, hints, say, step } from './area.ts'
import { irregular } from './figures.ts'
import { findShares, sharesOfTwoCuts } from './shares.ts'

/** shapes-and-equal-shares */
export const shapesAndEqualShares: Generator = {
  version: 1,
  draw: (dice, difficulty) => {
    if (difficulty === 1) return namePolygon(dice)
    if (difficulty === 2) return findShares(dice)
    return dice.int(1, 2) === 1 ? sharesOfTwoCuts(dice) : findCorners(dice)
  },
}

const CORNERS = [3, 4, 5, 6] as const

const polygon = (dice: Dice, corners: number): Drawing => ({
  kind: 'polygons',
  polygons: [
    {
      points: irregular(
        Array.from({ length: corners }, () => dice.int(7, 10)),
        dice.int(0, 23) * 15,
      ),
    },
  ],
})

function namePolygon(dice: Dice): Draft {
  const corners = dice.pick(CORNERS)
  const name = (count: number) => say(`corners-${count}`)
  return {
    question: say('name-polygon'),
    drawing: polygon(dice, corners),
    answer: choice(
      dice,
      { say: name(corners) },
      CORNERS.filter((other) => other !== corners).map((other) => [
        { say: name(other) },
        other > corners ? 'too-many-corners' : 'too-few-corners',
      ]),
    ),
    hints: hints('name-polygon'),
    solution: [
      step('name-polygon-step', { sides: { amount: corners, of: 'side' } }),
      answerIs(name(corners)),
    ],
  }
}

function findCorners(dice: Dice): Draft {
  const corners = dice.pick(CORNERS)
  const others = dice.shuffle(CORNERS.filter((other) => other !== corners)).slice(0, 2)
  const right = polygon(dice, corners)
  return {
    question: say('find-corners', { corners }),
    answer: choice(
      dice,
      { drawing: right },
      others.map((other) => [
        { drawing: polygon(dice, other) },
        other > corners ? 'too-many-corners' : 'too-few-corners',
      ]),
    ),
    hints: hints('find-corners'),
    solution: [step('find-corners-step', { corners }), answerLooks(right)],
  }
}
