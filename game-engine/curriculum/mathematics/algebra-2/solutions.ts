// Which of two candidates solve an equation: one, both or none.
import type { Choice } from '../../exercise.ts'
import { equation, type Maths, X } from '../../notation.ts'
import { say } from './area.ts'

export const only = (x: number): Choice => ({ maths: equation(X, x) })

/** The smaller one first. */
export const both = (x: number, y: number): Choice => ({
  say: say('both', { low: equation(X, Math.min(x, y)), high: equation(X, Math.max(x, y)) }),
})

export const none: Choice = { say: say('no-solution') }

/** What an answer of this kind is called at the end of a solution. */
export const named = (choice: Choice): Maths | ReturnType<typeof say> =>
  'maths' in choice ? choice.maths : 'say' in choice ? choice.say : X
