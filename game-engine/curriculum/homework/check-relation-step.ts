// A step of an equation or an inequality.
import { saysTheSame } from '../algebra/check-expression.ts'
import { linearText } from '../linear-text.ts'
import { type Maths, relation } from '../notation.ts'
import { holdsAlways } from '../solver/check-claim.ts'
import type { Solution } from '../solver/solution.ts'
import { solveLine } from '../solver/solve-line.ts'
import { lettersOf } from '../solver/tree.ts'
import { whatBroke } from './diagnose-line.ts'
import { partsOfChain, type Relation } from './relation-chain.ts'
import { sameAnswer, sameValue } from './same-answer.ts'
import { isSolvedForm } from './solved-form.ts'
import type { StepVerdict } from './step-verdict.ts'

/** Another line of an equation or inequality. */
export function checkRelationStep(solution: Solution, from: Maths | null, read: Relation): StepVerdict {
  const [given] = solution.given
  if (given?.is !== 'relation') return { is: 'unsure' }
  const [letter = 'x'] = lettersOf(given)
  const letters = lettersOf(read)
  // A family of solutions, with a letter of its own for whole numbers.
  if (
    solution.answer.is === 'solutions' &&
    solution.answer.whole &&
    letters.length === 2 &&
    letters.includes(letter)
  )
    return { is: 'unsure' }
  if (letters.some((one) => one !== letter)) return { is: 'wrong', broken: { what: 'other-letter' } }
  if (letters.length === 0) {
    const truth = partsOfChain(read).length === 2 ? holdsAlways(read.left, read.sign, read.right) : null
    return truth === null
      ? { is: 'unsure' }
      : truth
        ? { is: 'aside' }
        : { is: 'wrong', broken: { what: 'false-claim' } }
  }
  const isSame =
    partsOfChain(given).length === 2 && partsOfChain(read).length === 2 && saysTheSame(given, read)
  const solved = solveLine(lineWithin(read, solution), { language: 'en' })
  if (isSame || (solved.ok && sameAnswer(solution.answer, solved.value.answer))) {
    return isSolvedForm(read, letter) ? { is: 'solved' } : { is: 'right', now: read }
  }
  if (!solved.ok) return { is: 'unsure' }
  if (mayAddSolutions(solution) && hasAllOf(solution.answer, solved.value.answer))
    return { is: 'right', now: read }
  return { is: 'wrong', broken: whatBroke(solution, from, read, solved.value) }
}

/** The line in the interval of the question. */
function lineWithin(read: Relation, { on }: Solution): string {
  if (!on) return linearText(read)
  const [open, close] = [on.closed[0] ? '[' : '(', on.closed[1] ? ']' : ')']
  return `${linearText(read)} on ${open}${linearText(on.from)}, ${linearText(on.to)}${close}`
}

/** A number alone, where "x = 5" is meant. */
export function checkLooseValue(solution: Solution, read: Maths): StepVerdict {
  const { answer } = solution
  if (answer.is !== 'solutions' || lettersOf(read).length > 0) return { is: 'unread', why: 'other' }
  const letter = { is: 'variable', name: answer.letter } as const
  return checkRelationStep(solution, null, relation(letter, '=', read) as Relation)
}

/** Squaring, and joining logarithms, bring in false solutions that are tried at the end. */
const mayAddSolutions = ({ steps }: Solution) =>
  steps.some(({ say }) => /\/(log-domain|square-both-sides|raise-both-sides)$/.test(say.key))

const hasAllOf = (mine: Solution['answer'], theirs: Solution['answer']) =>
  mine.is === 'solutions' &&
  theirs.is === 'solutions' &&
  mine.values.every((value) => theirs.values.some((other) => sameValue(value, other)))
