// Equations with the letter in exponents: brought to two terms, or to a letter for the power.
import Fraction from 'fraction.js'
import type { Step } from '../exercise.ts'
import { linearText } from '../linear-text.ts'
import { equation } from '../notation.ts'
import { solveBySubstitution } from './exponential-by-substitution.ts'
import { solveTwoTerms } from './exponential-of-two-terms.ts'
import type { ExponentialRoot } from './exponential-root.ts'
import { type Exponential, exponentialSum, keyOf, times, together, writtenTerm } from './exponential-sum.ts'
import { letterOf } from './linear-equation.ts'
import type { Relation } from './relation.ts'
import { type SolverAnswer, step } from './solution.ts'
import { everyPart, lettersOf } from './tree.ts'

const ONE = new Fraction(1)

const MINUS: Exponential = { coefficient: ONE.neg(), exponents: [] }

/** @throws Unsolved functions, degree */
export function solveExponential(given: Relation, letter: string, steps: Step[]): SolverAnswer {
  const [left, right] = [exponentialSum(given.left, letter), exponentialSum(given.right, letter)]
  const terms = together([...left, ...right.map((one) => times(one, MINUS))])
  const found = rootsOfTerms(given, terms, [left, right], letter, steps)
  if (found === 'all-numbers') return { is: 'all-numbers' }
  const values = [...found].sort((a, b) => a.near - b.near).map(({ value }) => value)
  return values.length > 0 ? { is: 'solutions', letter, values, real: true } : { is: 'no-solution' }
}

const hasLetter = ({ exponents }: Exponential) => exponents.length > 1

function rootsOfTerms(
  given: Relation,
  terms: readonly Exponential[],
  [left, right]: readonly [readonly Exponential[], readonly Exponential[]],
  letter: string,
  steps: Step[],
): readonly ExponentialRoot[] | 'all-numbers' {
  const [front, back] = [...terms].sort((a, b) => Number(hasLetter(b)) - Number(hasLetter(a)))
  if (!front) {
    steps.push(step('always-true', { letter: letterOf(letter) }))
    return 'all-numbers'
  }
  if (!hasLetter(front)) {
    steps.push(step('never-true', { letter: letterOf(letter) }))
    return []
  }
  if (!back) {
    steps.push(
      step('isolate-power', undefined, equation(writtenTerm({ ...front, coefficient: ONE }, letter), 0)),
    )
    steps.push(step('power-positive'))
    return []
  }
  if (terms.length > 2) return solveBySubstitution([left, right], terms, letter, steps)
  const [typedLeft, typedRight] = [left, right].map((of) => (of.length === 1 ? of[0] : undefined))
  if (typedLeft && typedRight) {
    const [one, other] = hasLetter(typedLeft) ? [typedLeft, typedRight] : [typedRight, typedLeft]
    return isolated(given, one, other.coefficient.div(one.coefficient), other, letter, steps)
  }
  return isolated(given, front, back.coefficient.div(front.coefficient).neg(), back, letter, steps)
}

/** @param one the term with the letter @param by the number in front of the other once one stands alone */
function isolated(
  given: Relation,
  one: Exponential,
  by: Fraction,
  other: Exponential,
  letter: string,
  steps: Step[],
): ExponentialRoot[] {
  const [alone, against] = [
    { ...one, coefficient: ONE },
    { ...other, coefficient: by },
  ]
  const typed = everyPart(given).find(
    (part) =>
      part.is === 'power' &&
      lettersOf(part.exponent).includes(letter) &&
      exponentialSum(part, letter).every((its) => keyOf(its) === keyOf(alone) && its.coefficient.equals(1)),
  )
  const work = equation(typed ?? writtenTerm(alone, letter), writtenTerm(against, letter))
  const isAlone = one.coefficient.equals(1) && other.coefficient.equals(by)
  if (!isAlone && linearText(work) !== linearText(given)) steps.push(step('isolate-power', undefined, work))
  return solveTwoTerms(alone, against, letter, steps)
}
