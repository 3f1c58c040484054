import type { Language } from '#engine/core/languages.ts'
import { DECIMAL_SIGN } from '#engine/curriculum/check-answer.ts'
import { linearText } from '#engine/curriculum/linear-text.ts'
import type { Maths } from '#engine/curriculum/notation.ts'
import { checkClaim } from '#engine/curriculum/solver/check-claim.ts'
import type { Solution } from '#engine/curriculum/solver/solution.ts'
import { solveLine } from '#engine/curriculum/solver/solve-line.ts'

/**
 * Whether an equation has no solution in common with the equation that was solved: "3x = 16" where x is 5. Only equations in the
 * one letter of both are compared; what cannot be solved is no contradiction.
 */
export function contradictsSolution(claim: string, { answer }: Solution, language: Language): boolean {
  if (answer.is !== 'solutions') return false
  const solved = solveLine(claim, { language })
  if (!solved.ok || solved.value.kind !== 'equation') return false
  const theirs = solved.value.answer
  if (theirs.is === 'no-solution') return true
  if (theirs.is !== 'solutions' || theirs.letter !== answer.letter) return false
  const text = (value: Maths) => linearText(value, { decimal: DECIMAL_SIGN[language], group: '' })
  const isSame = (a: Maths, b: Maths) => checkClaim(`${text(a)} = ${text(b)}`, language) === 'true'
  return !answer.values.some((value) => theirs.values.some((other) => isSame(value, other)))
}
