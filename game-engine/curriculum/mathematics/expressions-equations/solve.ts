import type { Mistake } from '../../area.ts'
import { type Rational, rational } from '../../exact.ts'
import type { Draft } from '../../exercise.ts'
import { asFraction, equation, type Maths, num, X } from '../../notation.ts'
import { hints, number, say, step } from './area.ts'

type Line = readonly [name: string, work: Maths]

/** The last line says what x is. */
export function solve(
  asked: Maths,
  value: number | Rational,
  mistakes: readonly Mistake<number | Rational>[],
  hint: string,
  lines: readonly Line[],
  isDecimal = false,
): Draft {
  const exact = typeof value === 'number' ? rational(value) : value
  return {
    question: say('solve', { equation: asked }),
    answer: number(exact, mistakes, 'any'),
    hints: hints(hint),
    solution: [
      ...lines.map(([name, work]) => step(name, undefined, work)),
      step('x-is', undefined, equation(X, isDecimal ? num(exact) : asFraction(exact))),
    ],
  }
}
