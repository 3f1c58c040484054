// (1 + k/x)^(mx) far out: e to the power of k·m.

import { linearText } from '../linear-text.ts'
import { difference, equation, fraction, type Maths, num, power, sum, variable } from '../notation.ts'
import type { Limit } from './limit.ts'
import { letterOf } from './linear-equation.ts'
import { type SolverAnswer, step } from './solution.ts'
import { lettersOf, unbracketed } from './tree.ts'
import { at, polynomialOf, quotientOf, shown } from './univariate.ts'

/** Null for another form. */
export function limitOfPower({ of, tending: { number }, letter, steps, write }: Limit): SolverAnswer | null {
  const whole = unbracketed(of)
  if (typeof number !== 'string' || whole.is !== 'power') return null
  if (![whole.base, whole.exponent].every((part) => lettersOf(part).includes(letter))) return null
  const { over, under } = quotientOf(difference(whole.base, num(1)), letter)
  const exponent = polynomialOf(whole.exponent, letter)
  const isForm = over.length === 1 && under.length === 2 && at(under, 0).n === 0n
  if (!isForm || exponent.length !== 2 || at(exponent, 0).n !== 0n) return null
  const [k, m] = [at(over, 0).div(at(under, 1)), at(exponent, 1)]
  const by = k.mul(m)
  const e = variable('e')
  const value: Maths = by.equals(1) ? e : power(e, shown(by))
  const x = letterOf(letter)
  const u: Maths = k.equals(1) ? x : fraction(x, shown(k))
  const inner = power({ is: 'brackets', inside: sum(1, fraction(1, u)) }, u)
  const form = by.equals(1) ? inner : power({ is: 'brackets', inside: inner }, shown(by))
  if (linearText(form) !== linearText(whole))
    steps.push(step('limit-e-form', undefined, equation(write(of), write(form))))
  steps.push(step('limit-e', undefined, equation(write(form), value)))
  return { is: 'value', value }
}
