// Sentences that the whole of mathematics shares.

import { inArea } from '../area.ts'
import type { Step } from '../exercise.ts'
import type { Maths } from '../notation.ts'
import type { Filler, Sentence } from '../sentence.ts'

const common = inArea('common')

/** "Work it out: 8 + 5" */
export const workOut = (maths: Maths): Sentence => common.say('work-out', { maths })

/** "Which number is missing? 8 + ? = 13" */
export const whatIsMissing = (maths: Maths): Sentence => common.say('missing', { maths })

/** "Answer: the top row" */
export const answerIs = (answer: Filler): Step => common.step('answer', { answer })

/** A line of figures alone. */
export const figures = (work: Maths): Step => common.step('figures', undefined, work)
