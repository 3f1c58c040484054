// A step of a system of equations.
import { sameExpression } from '../algebra/normal-form.ts'
import type { Sign } from '../notation.ts'
import { holdsAlways } from '../solver/check-claim.ts'
import type { Solution } from '../solver/solution.ts'
import { lettersOf, substituted } from '../solver/tree.ts'
import { HUNDRED } from './check-value-step.ts'
import type { Relation } from './relation-chain.ts'
import { isSolvedForm } from './solved-form.ts'
import type { StepVerdict } from './step-verdict.ts'

/** One more equation of a system: true at its solution or not. */
export function checkSystemStep({ answer }: Solution, read: Relation): StepVerdict {
  if (answer.is !== 'points') return { is: 'unsure' }
  const verdicts = answer.points.map((point) => {
    const values = Object.fromEntries(answer.letters.map((letter, at) => [letter, point[at] ?? HUNDRED]))
    const put = substituted(read, values)
    return put.is === 'relation' && put.left.is !== 'relation'
      ? holdsAlways(put.left, put.sign as Sign, put.right)
      : null
  })
  if (verdicts.includes(null)) return { is: 'unsure' }
  return verdicts.some(Boolean)
    ? { is: 'right', now: read }
    : { is: 'wrong', broken: { what: 'not-the-same' } }
}

export function checkSystemSolution({ answer }: Solution, other: Solution): StepVerdict {
  if (answer.is !== 'points' || other.answer.is !== 'points') return { is: 'unsure' }
  const [[mine = []], [theirs = []]] = [answer.points, other.answer.points]
  const isSame =
    mine.length === theirs.length && mine.every((value, at) => sameExpression(value, theirs[at] ?? HUNDRED))
  if (!isSame) return { is: 'wrong', broken: { what: 'not-the-same' } }
  return other.given.every((row) => row.is === 'relation' && isSolvedForm(row, lettersOf(row)[0] ?? ''))
    ? { is: 'solved' }
    : { is: 'part' }
}
