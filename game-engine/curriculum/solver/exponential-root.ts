// A solution of an equation with the letter in exponents.
import type { Step } from '../exercise.ts'
import { linearText } from '../linear-text.ts'
import { equation, type Maths } from '../notation.ts'
import { letterOf } from './linear-equation.ts'
import { step } from './solution.ts'

/** A solution, and a floating number to order it by. */
export interface ExponentialRoot {
  readonly value: Maths
  readonly near: number
}

export function letterAlone(letter: string, value: Maths, nearly: number, steps: Step[]): ExponentialRoot {
  const work = equation(letterOf(letter), value)
  const last = steps.at(-1)?.work
  if (!last || linearText(last) !== linearText(work))
    steps.push(step('letter-alone', { letter: letterOf(letter) }, work))
  return { value, near: nearly }
}
