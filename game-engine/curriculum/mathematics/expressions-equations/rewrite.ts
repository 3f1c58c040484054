import type { Mistake } from '../../area.ts'
import type { Draft, ExpressionForm } from '../../exercise.ts'
import type { Maths } from '../../notation.ts'
import { answerIs } from '../sentences.ts'
import { expression, hints, say, step } from './area.ts'

export function rewrite(
  name: string,
  asked: Maths,
  right: Maths,
  mistakes: readonly Mistake<Maths>[],
  form: ExpressionForm,
  lines: readonly (readonly [name: string, work: Maths])[] = [],
): Draft {
  return {
    question: say(name, { maths: asked }),
    answer: expression(right, mistakes, form),
    hints: hints(name),
    solution: [
      step(`${name}-step`),
      ...lines.map(([line, work]) => step(line, undefined, work)),
      answerIs(right),
    ],
  }
}

export const gcd = (a: number, b: number): number => (b === 0 ? Math.abs(a) : gcd(b, a % b))
