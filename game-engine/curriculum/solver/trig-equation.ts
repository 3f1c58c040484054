// Equations with sin, cos and tan: led back to one function of one angle, then all angles with that value are named.
import { difference as differenceOf, normalForm } from '../algebra/normal-form.ts'
import { asNumber } from '../algebra/polynomial.ts'
import type { Step } from '../exercise.ts'
import { linearText } from '../linear-text.ts'
import { equation, list } from '../notation.ts'
import { membersWithin, writtenFamily, writtenMember } from './angle-families.ts'
import { doubledAngles } from './double-angle.ts'
import type { Interval } from './interval.ts'
import { letterOf } from './linear-equation.ts'
import type { Relation } from './relation.ts'
import { type SolverAnswer, step, Unsolved } from './solution.ts'
import { everyPart, has } from './tree.ts'
import { angleOf, withLetters } from './trig-identities.ts'
import { type AngleFamilies, hasAtom, solveOneFunction, type TrigQuestion } from './trig-of-one-function.ts'
import { solveSineAndCosine } from './trig-of-sine-and-cosine.ts'

/** @param interval all solutions, where there is none @throws Unsolved functions */
export function solveTrigonometric(
  typed: Relation,
  letter: string,
  interval: Interval | undefined,
  steps: Step[],
): SolverAnswer {
  const given = doubledAngles(typed, steps)
  const angle = angleOf(given)
  if (!angle) throw new Unsolved('functions')
  const inDegrees = [typed, ...(interval ? [interval.from, interval.to] : [])].some((one) =>
    has(one, ({ is }) => is === 'degrees'),
  )
  const families = solve({ given, letter, angle, inDegrees, steps })
  if (families === 'all') return { is: 'all-numbers' }
  if (families.length === 0) return { is: 'no-solution' }
  if (!interval) {
    const k = letter === 'k' ? 'n' : 'k'
    const all = new Map(
      families.map((family) => writtenFamily(family, k, inDegrees)).map((one) => [linearText(one), one]),
    )
    return { is: 'solutions', letter, values: [...all.values()], real: true, whole: k }
  }
  const values = membersWithin(families, interval).map((one) => writtenMember(one, inDegrees))
  const fillers = { from: interval.from, to: interval.to }
  if (values.length === 0) {
    steps.push(step('none-in-interval', fillers))
    return { is: 'no-solution' }
  }
  steps.push(step('in-interval', fillers, list(values.map((value) => equation(letterOf(letter), value)))))
  return { is: 'solutions', letter, values, real: true }
}

function solve(asked: TrigQuestion): AngleFamilies {
  const { given, steps, letter } = asked
  const names = new Set(
    everyPart(given).flatMap((part) => (part.is === 'apply' ? [linearText(part.function)] : [])),
  )
  if (names.has('tan')) {
    if (names.size > 1) throw new Unsolved('functions')
    return solveOneFunction(asked, given, 'tan')
  }
  const { over, under } = differenceOf(
    normalForm(withLetters(given.left)),
    normalForm(withLetters(given.right)),
  )
  if (!asNumber(under) || hasAtom(over, letter)) throw new Unsolved('functions')
  if (over.size === 0) {
    steps.push(step('always-true', { letter: letterOf(letter) }))
    return 'all'
  }
  return solveSineAndCosine(asked, over, given)
}
