// Logarithms of numbers that have no exact value one by one, and have one together: log₆ 4 + log₆ 9 = log₆ 36 = 2.
import Fraction from 'fraction.js'
import { normalForm, numberOf } from '../algebra/normal-form.ts'
import type { Step } from '../exercise.ts'
import { linearText } from '../linear-text.ts'
import { apply, brackets, equation, type Maths, power } from '../notation.ts'
import { baseOfLog, rationalLog } from './exact-logarithms.ts'
import { signedTerms } from './signed-terms.ts'
import { step } from './solution.ts'
import { asBase, has, unbracketed } from './tree.ts'
import { shown } from './univariate.ts'

const ONE = new Fraction(1)

/** The value with all of it joined; null where it is no sum of logarithms of one base, or their value is no fraction. */
export function joinedLogs(maths: Maths, steps: Step[]): Maths | null {
  let inside = ONE
  let plain = new Fraction(0)
  let name: Maths | null = null
  for (const { of, isMinus } of signedTerms(unbracketed(maths))) {
    const sign = isMinus ? -1 : 1
    if (!has(of, ({ is }) => is === 'apply')) {
      const value = numberOf(normalForm(of))
      if (!value) return null
      plain = plain.add(value.mul(sign))
      continue
    }
    const log = logarithmIn(of)
    if (!log || (name && linearText(log.name) !== linearText(name))) return null
    name = log.name
    inside = inside.mul(log.of.pow(log.times.mul(sign)) ?? ONE)
  }
  const base = name && baseOfLog(name)
  const value = name && rationalLog(name, shown(inside))
  if (!name || !base || !value) return null
  const whole = apply(name, brackets(shown(inside)))
  const logs = plain.n === 0n ? maths : null
  steps.push(step('join-logs', undefined, logs ? equation(logs, whole) : undefined))
  const written = shown(value)
  steps.push(
    step(
      'log-as-exponent',
      { power: power(asBase(base), written), value: shown(inside) },
      equation(whole, written),
    ),
  )
  return shown(value.add(plain))
}

/** 2 log₆ 3 */
function logarithmIn(maths: Maths): { name: Maths; of: Fraction; times: Fraction } | null {
  const of = unbracketed(maths)
  if (of.is === 'apply') {
    const inner = numberOf(normalForm(of.of))
    return inner && inner.s > 0n && inner.n > 0n && baseOfLog(of.function)
      ? { name: of.function, of: inner, times: ONE }
      : null
  }
  const [by, log] =
    of.is === 'multiple' ? [of.factor, of.of] : of.is === 'operation' && of.operator === '×' ? of.terms : []
  const times = by && !has(by, ({ is }) => is === 'apply') ? numberOf(normalForm(by)) : null
  const inner = log && logarithmIn(log)
  return inner && times?.d === 1n && times.n <= 6n ? { ...inner, times: inner.times.mul(times) } : null
}
