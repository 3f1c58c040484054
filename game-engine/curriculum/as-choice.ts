import type { Choice } from './exercise.ts'
import type { Maths } from './notation.ts'

/** An option that shows notation and no sentence. */
export const asChoice = (maths: Maths): Choice => ({ maths })
