// A power on the left and one term on the right: by a common base where there is one, or by ln.
import Fraction from 'fraction.js'
import type { Step } from '../exercise.ts'
import { inBase, solveByBase } from './exponential-by-base.ts'
import { solveByLogarithm } from './exponential-by-logarithm.ts'
import type { ExponentialRoot } from './exponential-root.ts'
import { asPower, type Exponential } from './exponential-sum.ts'
import { addLogs, type Logs, logsOf, NO_LOGS } from './logarithms.ts'
import { step } from './solution.ts'

const ONE = new Fraction(1)

/** A power alone on the left, one term on the right. */
export function solveTwoTerms(
  left: Exponential,
  right: Exponential,
  letter: string,
  steps: Step[],
): ExponentialRoot[] {
  if (right.coefficient.s < 0n) {
    steps.push(step('power-positive'))
    return []
  }
  const against: readonly Logs[] = [
    addLogs(right.exponents[0] ?? NO_LOGS, logsOf(right.coefficient)),
    ...right.exponents.slice(1),
  ]
  const gap = Array.from({ length: Math.max(left.exponents.length, against.length) }, (_, index) =>
    addLogs(left.exponents[index] ?? NO_LOGS, against[index] ?? NO_LOGS, ONE.neg()),
  )
  const common = asPower(gap)
  const sides = [left.exponents, against].map((of) => common && inBase(of, common.base))
  const [a, b] = sides
  if (common && a && b) return solveByBase(common.base, [a, b], [left, right], letter, steps)
  return solveByLogarithm(left.exponents, against, letter, steps)
}
