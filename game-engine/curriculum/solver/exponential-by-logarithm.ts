// Two powers without a common base: ln on both sides.
import Fraction from 'fraction.js'
import type { Step } from '../exercise.ts'
import { brackets, equation, type Maths, multiple } from '../notation.ts'
import { sumOf } from '../terms.ts'
import { added, multiplied } from './build.ts'
import { type ExponentialRoot, letterAlone } from './exponential-root.ts'
import { asPower, writtenBase } from './exponential-sum.ts'
import { letterOf } from './linear-equation.ts'
import {
  addLogs,
  type Logs,
  lnOf,
  NO_LOGS,
  nearLogs,
  primitive,
  quotientOfLogs,
  writtenLogs,
} from './logarithms.ts'
import { step, Unsolved } from './solution.ts'
import { exactly, shown, written } from './univariate.ts'

const ONE = new Fraction(1)

export function solveByLogarithm(
  left: readonly Logs[],
  right: readonly Logs[],
  letter: string,
  steps: Step[],
): ExponentialRoot[] {
  if (Math.max(left.length, right.length) > 2) throw new Unsolved('functions')
  steps.push(step('take-ln', undefined, equation(lnOfSide(left, letter), lnOfSide(right, letter))))
  const [m, k] = [
    addLogs(left[1] ?? NO_LOGS, right[1] ?? NO_LOGS, ONE.neg()),
    addLogs(right[0] ?? NO_LOGS, left[0] ?? NO_LOGS, ONE.neg()),
  ]
  const sign = nearLogs(m) < 0 ? ONE.neg() : ONE
  const [under, over] = [m, k].map((of) => addLogs(NO_LOGS, of, sign))
  if (!under || !over || under.size === 0) throw new Unsolved('functions')
  if ((right[1]?.size ?? 0) > 0) {
    const work = equation(timesLetter(under, letter), writtenLogs(over))
    steps.push(step('collect-logs', { letter: letterOf(letter) }, work))
  }
  const value = quotientOfLogs(over, under)
  return [letterAlone(letter, value, nearLogs(over) / nearLogs(under), steps)]
}

/** x·ln 2, 3x for powers of e. */
export function lnOfSide(of: readonly Logs[], letter: string): Maths {
  const one = asPower(of)
  if (of.length < 2 || !one) {
    const constant = writtenLogs(of[0] ?? NO_LOGS)
    if (of.length < 2) return constant
    const rest = timesLetter(of[1] ?? NO_LOGS, letter)
    return of[0]?.size ? added(rest, constant) : rest
  }
  const base = writtenBase(one.base)
  const exponent = written(one.exponent, letter)
  if (base.is === 'variable') return exponent
  return multiple(exponent.is === 'operation' ? brackets(exponent) : exponent, lnOf(base))
}

function timesLetter(of: Logs, letter: string): Maths {
  const { base, times: by } = primitive(of)
  const front = sumOf([[exactly(by), letterOf(letter)]])
  const logarithm = writtenLogs(base)
  if (logarithm.is === 'number') return multiplied(shown(by), letterOf(letter))
  return multiple(front, logarithm.is === 'operation' ? brackets(logarithm) : logarithm)
}
