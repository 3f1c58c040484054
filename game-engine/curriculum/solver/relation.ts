// An equation or inequality, and whether a value makes it true.
import { difference, normalForm } from '../algebra/normal-form.ts'
import { isZero } from '../algebra/polynomial.ts'
import type { Step } from '../exercise.ts'
import { equation, type Maths } from '../notation.ts'
import { type Root, writtenRoot } from './roots.ts'
import { step } from './solution.ts'
import { substituted } from './tree.ts'

export type Relation = Extract<Maths, { is: 'relation' }>

export const equationOf = (left: Maths, right: Maths) => equation(left, right) as Relation

/** Whether a value solves the equation as it was typed; a step says so where it does not. */
export function isTrueAt({ left, right }: Relation, letter: string, root: Root, steps: Step[]): boolean {
  const value = writtenRoot(root)
  const put = (maths: Maths) => normalForm(substituted(maths, { [letter]: value }))
  const isTrue = isZero(difference(put(left), put(right)).over)
  if (!isTrue)
    steps.push(
      step('false-solution', { value, work: substituted(equation(left, right), { [letter]: value }) }),
    )
  return isTrue
}
