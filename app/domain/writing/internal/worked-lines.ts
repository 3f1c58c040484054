import type { Language } from '#engine/core/languages.ts'
import { DECIMAL_SIGN } from '#engine/curriculum/check-answer.ts'
import { linearText, type Signs } from '#engine/curriculum/linear-text.ts'
import type { Solution } from '#engine/curriculum/solver/solution.ts'
import { solveLine } from '#engine/curriculum/solver/solve-line.ts'

/** What our own solver makes of a prompt: the problem and its lines, one below the other; null where it is none for it. */
export function workedLines(prompt: string, language: Language): string[] | null {
  // Letters alone are words: "why" is no product.
  if (!/\d/.test(prompt)) return null
  const solved = solveLine(prompt, { language })
  return solved.ok ? solutionLines(solved.value, language) : null
}

/** The problem as it was read, then each step. */
export function solutionLines({ given, steps }: Solution, language: Language): string[] {
  const signs: Signs = { decimal: DECIMAL_SIGN[language], group: '' }
  const lines = [...given, ...steps.flatMap(({ work }) => (work ? [work] : []))]
  return lines.map((line) => linearText(line, signs))
}
