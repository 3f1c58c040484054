import type { Dice } from '#engine/core/random.ts'
import type { Drawing } from '../../drawing.ts'
import type { Draft } from '../../exercise.ts'
import type { Generator } from '../../generator.ts'
import { answerLooks } from '../sentences.ts'
import { choice, hints, say, step } from './area.ts'
import { fromMark, fromZero, longerBy } from './lengths.ts'

/** measure-with-units */
export const measureWithUnits: Generator = {
  version: 1,
  draw: (dice, difficulty) => {
    if (difficulty === 1) return dice.int(1, 4) === 1 ? rightRow(dice) : fromZero(dice, 'strip')
    return difficulty === 2 ? longerBy(dice, 'strip') : fromMark(dice, 'strip')
  },
}

/** Which row of blocks measures the bar? */
function rightRow(dice: Dice): Draft {
  const length = dice.int(3, 8)
  const row = (pieces: { count: number; length: number; gap: number }): Drawing => ({
    kind: 'lengths',
    things: [{ from: 0, length, pieces }],
  })
  const right = row({ count: length, length: 1, gap: 0 })
  return {
    question: say('which-row'),
    answer: choice(dice, { drawing: right }, [
      [{ drawing: row({ count: length - 1, length: 1, gap: 0.2 }) }, 'gaps-ignored'],
      [{ drawing: row({ count: length + 1, length: 1, gap: -0.15 }) }, 'overlaps-ignored'],
    ]),
    hints: hints('which-row'),
    solution: [step('which-row-step'), answerLooks(right)],
  }
}
