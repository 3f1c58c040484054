// Sentences that the whole of mathematics shares.

import { inArea } from '../area.ts'
import type { Drawing } from '../drawing.ts'
import type { Step } from '../exercise.ts'
import type { Maths } from '../notation.ts'
import type { Filler, Sentence } from '../sentence.ts'

const common = inArea('common')

/** "Work it out: 8 + 5" */
export const workOut = (maths: Maths): Sentence => common.say('work-out', { maths })

/** "Which number is missing? 8 + ? = 13" */
export const whatIsMissing = (maths: Maths): Sentence => common.say('missing', { maths })

/** "Answer: the top row", with the picture where pictures were chosen from. */
export const answerIs = (answer: Filler, drawings?: readonly Drawing[]): Step => ({
  ...common.step('answer', { answer }),
  ...(drawings && { drawings }),
})

/** The pictures that are right. */
export const answersLook = (drawings: readonly Drawing[]): Step => ({
  ...common.step('answers-look'),
  drawings,
})

/** "Answer: square, rhombus" */
export const answersAre = (answers: readonly Filler[]): Step => answerIs(listed(answers))

/** "square, rhombus" */
function listed([first = 0, ...rest]: readonly Filler[]): Filler {
  return rest.length === 0 ? first : common.say('listed', { first, rest: listed(rest) })
}

/** The picture that is right, without words for it. */
export const answerLooks = (drawing: Drawing): Step => ({
  ...common.step('answer-looks'),
  drawings: [drawing],
})

/** A line of figures alone. */
export const figures = (work: Maths): Step => common.step('figures', undefined, work)
