// The learner's own step: whether it keeps the value or the solutions of the question, and where it does not, what broke.
import type { Language } from '#engine/core/languages.ts'
import { Uncountable } from '../algebra/polynomial.ts'
import type { Maths } from '../notation.ts'
import { type Solution, Unsolved } from '../solver/solution.ts'
import { readAs, solveLine } from '../solver/solve-line.ts'
import { checkLooseValue, checkRelationStep } from './check-relation-step.ts'
import { checkSystemSolution, checkSystemStep } from './check-system-step.ts'
import { checkAnswerAlone, checkClaimStep, checkValueStep } from './check-value-step.ts'
import { readMove } from './read-move.ts'
import { spokenLine } from './spoken-line.ts'
import type { StepVerdict } from './step-verdict.ts'

/** @param typed untrusted @param from the line it starts from: the question, or the last right step */
export function checkStep(
  solution: Solution,
  from: Maths | null,
  typed: string,
  language: Language,
): StepVerdict {
  try {
    const moved = from && from.is === 'relation' ? readMove(typed, from, language) : null
    if (moved) return moved.now === null ? { is: 'unsure' } : { is: 'done', now: moved.now }
    const line = spokenLine(typed)
    const [read, ...more] = readAs(line, language)
    const solved = solveLine(line, { language })
    if (!read || more.length > 0) {
      if (solved.ok && solution.kind === 'system') return checkSystemSolution(solution, solved.value)
      if (solved.ok && (solved.value.answer.is === 'value' || solved.value.answer.is === 'percent'))
        return checkValueStep(solution, solved.value.answer.value, typed)
      return { is: 'unread', why: solved.ok ? 'other' : solved.code }
    }
    switch (solution.kind) {
      case 'equation':
      case 'inequality':
        return read.is === 'relation'
          ? checkRelationStep(solution, from, read)
          : checkLooseValue(solution, read)
      case 'system':
        return read.is === 'relation' ? checkSystemStep(solution, read) : { is: 'unread', why: 'other' }
      case 'derivative':
      case 'simplify':
      case 'expand':
      case 'factor':
      case 'calculation':
      case 'percent':
        return read.is === 'relation' ? checkClaimStep(solution, read) : checkValueStep(solution, read, typed)
      case 'geometry':
        // A = 36π as well as 36π.
        return checkAnswerAlone(solution, read.is === 'relation' ? read.right : read)
      default:
        return checkAnswerAlone(solution, read)
    }
  } catch (error) {
    if (error instanceof Uncountable) return { is: 'unread', why: error.code }
    if (error instanceof Unsolved) return { is: 'unsure' }
    if (error instanceof RangeError) return { is: 'unread', why: 'too_large' }
    throw error
  }
}
