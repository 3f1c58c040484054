import type { Mistake } from '../../area.ts'
import type { Rational } from '../../exact.ts'
import type { Draft } from '../../exercise.ts'
import { brackets, equation, type Maths, num } from '../../notation.ts'
import { figures, workOut } from '../sentences.ts'
import { hints, number, step } from './area.ts'

/** As it is written behind a sign: negative numbers in brackets. */
export const term = (value: Rational): Maths => (value.n < 0 ? brackets(num(value)) : num(value))

export function signedDraft(
  name: string,
  left: Maths,
  value: Rational,
  mistakes: readonly Mistake<Rational>[],
): Draft {
  return {
    question: workOut(left),
    answer: number(value, mistakes, 'any'),
    hints: hints(`signed-${name}`),
    solution: [step(`signed-${name}-step`), figures(equation(left, num(value)))],
  }
}
