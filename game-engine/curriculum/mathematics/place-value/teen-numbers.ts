import type { Dice } from '#engine/core/random.ts'
import type { Draft } from '../../exercise.ts'
import type { Generator } from '../../generator.ts'
import { BLANK, equation, type Maths, sum } from '../../notation.ts'
import { THINGS } from '../../sentence.ts'
import { reversedDigits } from '../digits.ts'
import { answerIs, figures, whatIsMissing } from '../sentences.ts'
import { hints, number, say, step } from './area.ts'

/** teen-numbers */
export const teenNumbers: Generator = {
  version: 1,
  draw: (dice, difficulty) => {
    const ones = dice.int(1, 9)
    if (difficulty === 1) return inFrames(dice, ones)
    if (difficulty === 2) {
      return dice.pick([
        () => whole(equation(sum(10, ones), BLANK), ones),
        () => whole(equation(sum(ones, 10), BLANK), ones),
        () => part(equation(sum(10, BLANK), 10 + ones), ones),
      ])()
    }
    return dice.pick([
      () => ten(equation(10 + ones, sum(BLANK, ones)), ones),
      () => ten(equation(10 + ones, sum(ones, BLANK)), ones),
      () => ringed(dice, ones),
    ])()
  },
}

function inFrames(dice: Dice, ones: number): Draft {
  const thing = dice.pick(THINGS)
  return {
    ...whole(equation(sum(10, ones), BLANK), ones),
    question: say('teen-frames', { things: { many: thing } }),
    drawing: { kind: 'ten-frames', frames: [{ filled: 10 }, { filled: ones }], places: 10, thing },
  }
}

/** The ten and the ones are known. */
function whole(asked: Maths, ones: number): Draft {
  const teen = 10 + ones
  return {
    question: whatIsMissing(asked),
    answer: number(teen, [
      [100 + ones, 'places-joined'],
      [reversedDigits(teen), 'digits-swapped'],
      [10 * ones, 'teen-and-ty'],
      [teen - 1, 'one-too-few'],
    ]),
    hints: hints('teen', { ones }),
    solution: [step('teen-step', { ones }), figures(equation(sum(10, ones), teen))],
  }
}

/** The ones are asked for. */
function part(asked: Maths, ones: number): Draft {
  const teen = 10 + ones
  return {
    question: whatIsMissing(asked),
    answer: number(ones, [
      [teen + 10, 'both-added'],
      [teen, 'whole-for-part'],
      [ones + 1, 'one-too-many'],
    ]),
    hints: hints('teen-part', { teen }),
    solution: [step('teen-part-step', { teen }), figures(equation(sum(10, ones), teen))],
  }
}

/** The ten is asked for. */
function ten(asked: Maths, ones: number): Draft {
  const teen = 10 + ones
  return {
    question: whatIsMissing(asked),
    answer: number(10, [
      [1, 'one-for-ten'],
      [teen + ones, 'both-added'],
      [9, 'one-too-few'],
    ]),
    hints: hints('teen-ten', { teen, ones }),
    solution: [step('teen-ten-step', { teen }), figures(equation(sum(10, ones), teen))],
  }
}

function ringed(dice: Dice, ones: number): Draft {
  const thing = dice.pick(THINGS)
  return {
    question: say('teen-ringed', { things: { many: thing } }),
    drawing: {
      kind: 'counters',
      groups: [{ thing, count: 10 + ones }],
      layout: 'rows',
      columns: 5,
      ringed: 10,
    },
    answer: number(ones, [
      [10 + ones, 'whole-for-part'],
      [ones + 1, 'one-too-many'],
      [ones - 1, 'one-too-few'],
    ]),
    hints: hints('teen-ringed'),
    solution: [step('teen-ringed-step'), answerIs(ones)],
  }
}
