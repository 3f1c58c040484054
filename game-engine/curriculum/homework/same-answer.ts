// Whether two answers are the same one, however each is written.
import { sameExpression } from '../algebra/normal-form.ts'
import { linearText } from '../linear-text.ts'
import type { Maths } from '../notation.ts'
import { exactFunctions } from '../solver/exact-functions.ts'
import type { Solution } from '../solver/solution.ts'

export function sameAnswer(a: Solution['answer'], b: Solution['answer']): boolean {
  if (a.is === 'solutions' && b.is === 'solutions') {
    return (
      a.letter === b.letter &&
      a.values.length === b.values.length &&
      a.values.every((value) => b.values.some((other) => sameValue(value, other)))
    )
  }
  if (a.is === 'any-of' && b.is === 'any-of') {
    return (
      a.parts.length === b.parts.length &&
      a.parts.every((part, at) => linearText(part) === linearText(b.parts[at] ?? part))
    )
  }
  return a.is === b.is && a.is !== 'solutions' && a.is !== 'any-of' && a.is !== 'value' && a.is !== 'points'
}

/** The same number, functions of numbers worked out. */
export const sameValue = (a: Maths, b: Maths) => sameExpression(exactFunctions(a), exactFunctions(b))
