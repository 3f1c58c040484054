// Two powers of one base: their exponents are the same.
import Fraction from 'fraction.js'
import type { Step } from '../exercise.ts'
import { linearText } from '../linear-text.ts'
import { equation, power } from '../notation.ts'
import type { ExponentialRoot } from './exponential-root.ts'
import { type Exponential, writtenBase, writtenPower, writtenTerm } from './exponential-sum.ts'
import { type Logs, ratioOfLogs } from './logarithms.ts'
import { equationOf } from './relation.ts'
import { near, rationalRoot, writtenRoot } from './roots.ts'
import { realRootsOf } from './roots-of-equation.ts'
import { step, Unsolved } from './solution.ts'
import { lettersOf } from './tree.ts'
import { type Coefficients, written } from './univariate.ts'

/** The exponent to one base; null where it is no power of it. */
export function inBase(of: readonly Logs[], base: Logs): Coefficients | null {
  const all = of.map((logs) => ratioOfLogs(logs, base))
  return all.some((one) => one === null) ? null : all.map((one) => one ?? new Fraction(0))
}

export function solveByBase(
  base: Logs,
  [a, b]: readonly [Coefficients, Coefficients],
  sides: readonly [Exponential, Exponential],
  letter: string,
  steps: Step[],
): ExponentialRoot[] {
  const raised = (of: Coefficients) =>
    of.every(({ n }) => n === 0n) ? power(writtenBase(base), 0) : writtenPower(base, of, letter)
  const work = equation(raised(a), raised(b))
  const before = equation(writtenTerm(sides[0], letter), writtenTerm(sides[1], letter))
  if (linearText(before) !== linearText(work)) {
    steps.push(step('same-base', { base: writtenBase(base) }, work))
  }
  const exponents = equationOf(written(a, letter), written(b, letter))
  steps.push(step('compare-exponents', undefined, exponents))
  const [x, only] = [linearText(exponents.left), lettersOf(exponents.right).length === 0]
  const roots =
    x === letter && only ? [rationalRoot(b[0] ?? new Fraction(0))] : realRootsOf(exponents, letter, steps)
  if (roots === 'all-numbers') throw new Unsolved('other')
  return roots.map((root) => ({ value: writtenRoot(root), near: near(root) }))
}
