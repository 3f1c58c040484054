// What broke in a line that does not keep the solutions of the question.
import { difference as formDifference, normalForm } from '../algebra/normal-form.ts'
import { isZero } from '../algebra/polynomial.ts'
import { type Maths, num } from '../notation.ts'
import { exactFunctions } from '../solver/exact-functions.ts'
import { simplify } from '../solver/simplify.ts'
import { type Solution, Unsolved } from '../solver/solution.ts'
import { bracketed, substituted, unbracketed } from '../solver/tree.ts'
import type { Relation } from './relation-chain.ts'
import { sameValue } from './same-answer.ts'
import { isPlain } from './solved-form.ts'
import type { Broken } from './step-verdict.ts'

/** π/6 and 13π/6 are two of π/6 + 2πk. */
function isOneOf(family: Maths, value: Maths, answer: Solution['answer']): boolean {
  const whole = answer.is === 'solutions' ? answer.whole : undefined
  return (
    whole !== undefined &&
    [0, 1, -1, 2, -2].some((k) => sameValue(substituted(family, { [whole]: num(k) }), value))
  )
}

export function whatBroke(solution: Solution, from: Maths | null, read: Relation, solved: Solution): Broken {
  const [given] = solution.given
  const before = from ?? given
  if (
    before?.is === 'relation' &&
    before.left.is !== 'relation' &&
    read.left.is !== 'relation' &&
    before.sign === '=' &&
    read.sign === '='
  ) {
    const left = changeOf(before.left, read.left)
    const right = changeOf(before.right, read.right)
    const isStill = [left, right].map((change) => change !== null && isNothing(change))
    if (left && isStill[1] && !isStill[0]) return { what: 'one-side', side: 'left', by: left }
    if (right && isStill[0] && !isStill[1]) return { what: 'one-side', side: 'right', by: right }
    if (left && right && isShort(left) && isShort(right)) return { what: 'sides-differ', left, right }
  }
  const { answer } = solved
  if (solution.answer.is === 'solutions' && answer.is === 'solutions') {
    const known = solution.answer.values
    const [wrong] = answer.values.filter(
      (value) => !known.some((one) => sameValue(one, value) || isOneOf(one, value, solution.answer)),
    )
    if (!wrong) return { what: 'solution-missing' }
    if (given?.is === 'relation' && given.left.is !== 'relation') {
      const at = { [answer.letter]: wrong }
      const sides = [given.left, given.right].map((side) => simplified(exactFunctions(substituted(side, at))))
      if (sides[0] && sides[1])
        return { what: 'other-solution', value: wrong, left: sides[0], right: sides[1] }
    }
  }
  return { what: 'not-the-same' }
}

/** What was added to a side; negative for what was taken. Null where it is no simple amount. */
function changeOf(before: Maths, after: Maths): Maths | null {
  return simplified({
    is: 'operation',
    operator: '-',
    terms: [bracketed(unbracketed(after)), bracketed(unbracketed(before))],
  })
}

/** Null where functions or powers with letters stay in it. */
function simplified(maths: Maths): Maths | null {
  try {
    return simplify(maths, [])
  } catch (error) {
    if (error instanceof Unsolved) return null
    throw error
  }
}

const isNothing = (change: Maths) => isZero(formDifference(normalForm(change), normalForm(num(0))).over)

/** A number or one term with a letter. */
const isShort = (change: Maths): boolean =>
  isPlain(change) ||
  change.is === 'variable' ||
  (change.is === 'multiple' && change.of.is === 'variable') ||
  (change.is === 'opposite' && isShort(change.of))
