// A step of an expression: another one of the same value, or a true claim on the way to it.
import { sameExpression } from '../algebra/normal-form.ts'
import { linearText } from '../linear-text.ts'
import { type Maths, num } from '../notation.ts'
import { holdsAlways } from '../solver/check-claim.ts'
import type { Solution } from '../solver/solution.ts'
import { bracketed, everyPart, lettersOf } from '../solver/tree.ts'
import { mistakeIn } from './known-mistakes.ts'
import { partsOfChain, type Relation } from './relation-chain.ts'
import { sameValue } from './same-answer.ts'
import type { StepVerdict } from './step-verdict.ts'

export const HUNDRED = num(100)

/** An expression in place of the question: equal to it or not. */
export function checkValueStep(solution: Solution, read: Maths, typed: string): StepVerdict {
  const { answer } = solution
  if (answer.is !== 'value' && answer.is !== 'percent') return checkAnswerAlone(solution, read)
  const isEqual =
    sameValue(read, answer.value) ||
    // 0.75 or 18/24 for 75 percent.
    (answer.is === 'percent' &&
      sameExpression({ is: 'operation', operator: '×', terms: [bracketed(read), HUNDRED] }, answer.value))
  if (!isEqual) return { is: 'wrong', broken: { what: 'value', mistake: mistakeIn(solution, read) } }
  // As short as the answer: nothing is left to do.
  const isDone =
    linearText(read).length <= linearText(answer.value).length || typed.trim() === linearText(answer.value)
  return isDone && solution.kind !== 'factor' ? { is: 'solved' } : finished(solution, read)
}

const finished = ({ answer }: Solution, read: Maths): StepVerdict =>
  answer.is === 'value' &&
  linearText(read).replaceAll(' ', '') === linearText(answer.value).replaceAll(' ', '')
    ? { is: 'solved' }
    : { is: 'right', now: read }

/** "1/2 + 1/3 = 3/6 + 2/6" in answer to an expression. */
export function checkClaimStep(solution: Solution, read: Relation): StepVerdict {
  const parts = partsOfChain(read)
  const last = parts.at(-1)
  for (let at = 1; at < parts.length; at++) {
    const [left, right] = [parts[at - 1], parts[at]]
    if (!left || !right) continue
    const holds = holdsAlways(left, '=', right)
    if (holds === false) return { is: 'wrong', broken: { what: 'false-claim' } }
    if (holds === null) return { is: 'unsure' }
  }
  const { answer, given } = solution
  if (answer.is === 'value' && last && sameExpression(last, answer.value))
    return checkValueStep(solution, last, linearText(last))
  const [first] = given
  const isPart =
    first !== undefined &&
    everyPart(first).some(
      (part) => isNumeric(part) && parts.some((one) => isNumeric(one) && sameExpression(part, one)),
    )
  return {
    is: isPart || solution.steps.some(({ work }) => work && saysOneOf(work, parts)) ? 'part' : 'aside',
  }
}

const saysOneOf = (work: Maths, parts: readonly Maths[]) =>
  work.is === 'relation' &&
  partsOfChain(work).some((side) =>
    parts.some((one) => isNumeric(side) && isNumeric(one) && sameExpression(side, one)),
  )

/** A number or a calculation with numbers alone, but no number by itself of a single figure: those are everywhere. */
const isNumeric = (maths: Maths) =>
  ['fraction', 'mixed', 'operation', 'power', 'root', 'brackets', 'multiple', 'number'].includes(maths.is) &&
  lettersOf(maths).length === 0

/** Integrals, limits and claims: the answer itself is known by sight, no other line. */
export function checkAnswerAlone({ answer }: Solution, read: Maths): StepVerdict {
  if (answer.is !== 'value' || read.is === 'relation') return { is: 'unsure' }
  return sameExpression(read, answer.value) ? { is: 'solved' } : { is: 'unsure' }
}
