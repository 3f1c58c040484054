import type { Dice } from '#engine/core/random.ts'
import type { Draft } from '../../exercise.ts'
import type { Generator } from '../../generator.ts'
import { equation, quotient } from '../../notation.ts'
import { answerIs } from '../sentences.ts'
import { hints, number, say, step } from './area.ts'
import { fromMark, fromZero, longerBy } from './lengths.ts'

/** measure-with-a-ruler */
export const measureWithRuler: Generator = {
  version: 1,
  draw: (dice, difficulty) => {
    if (difficulty === 1) return fromZero(dice, 'ruler')
    if (difficulty === 2) return fromMark(dice, 'ruler')
    return dice.int(1, 3) === 1 ? inLongerUnits(dice) : longerBy(dice, 'ruler')
  },
}

/** Two short blocks, or three, are as long as a long one. */
function inLongerUnits(dice: Dice): Draft {
  const size = dice.int(2, 3)
  const answer = dice.int(2, 9)
  const short = size * answer
  return {
    question: say('long-blocks', { size, short }),
    answer: number(answer, [
      [short * size, 'longer-unit-more'],
      [short, 'unit-does-not-matter'],
      [short - size, 'taken-once'],
    ]),
    hints: hints('long-blocks', { size }),
    solution: [step('long-blocks-step', { size }, equation(quotient(short, size), answer)), answerIs(answer)],
  }
}
