// Logarithms of numbers: their exact value where it is a rational number, and all of them by logarithms of primes.
import Fraction from 'fraction.js'
import { normalForm, numberOf } from '../algebra/normal-form.ts'
import { fraction, type Maths, num } from '../notation.ts'
import { sumOf } from '../terms.ts'
import { type Logs, lnOf, logsOf, ratioOfLogs, scaleLogs } from './logarithms.ts'
import { unbracketed } from './tree.ts'
import { exactly, shown } from './univariate.ts'

/** The base of a logarithm: 10, a number, or e for ln; null for another function. */
export function baseOfLog(name: Maths): Maths | null {
  if (name.is === 'subscript') return name.below
  if (name.is !== 'variable') return null
  return name.name === 'ln' ? { is: 'variable', name: 'e' } : name.name === 'log' ? num(10) : null
}

const E: Logs = new Map([['e', new Fraction(1)]])

/** The logarithm of a number above 0, of e, of a root or a power of them; null for anything else. */
function logsIn(maths: Maths): Logs | null {
  const of = unbracketed(maths)
  if (of.is === 'absolute') return logsIn(of.inside)
  if (of.is === 'variable') return of.name === 'e' ? E : null
  if (of.is === 'root') return scaled(of.of, new Fraction(1, of.index ?? 2))
  if (of.is === 'power') {
    const to = numberOf(normalForm(of.exponent))
    return to && scaled(of.base, to)
  }
  if (of.is === 'fraction' && unbracketed(of.over).is === 'number' && unbracketed(of.under).is !== 'number') {
    return numberOf(normalForm(of.over))?.equals(1) ? scaled(of.under, new Fraction(-1)) : null
  }
  const value = numberOf(normalForm(of))
  return value && value.s > 0n && value.n > 0n ? logsOf(value) : null
}

function scaled(maths: Maths, by: Fraction): Logs | null {
  const inner = logsIn(maths)
  return inner && scaleLogs(inner, by)
}

/** log₄ 8 is 3/2; null where it is no rational number. */
export function rationalLog(name: Maths, of: Maths): Fraction | null {
  const base = baseOfLog(name)
  const [below, above] = [base && logsIn(base), logsIn(of)]
  if (!below || !above || below.size === 0) return null
  return above.size === 0 ? new Fraction(0) : ratioOfLogs(above, below)
}

/** ln 12 as 2 ln 2 + ln 3, log₂ 6 as a fraction of those; null for what is no logarithm of a number. */
export function byPrimes(name: Maths, of: Maths): Maths | null {
  const base = baseOfLog(name)
  const [below, above] = [base && logsIn(base), logsIn(of)]
  if (!below || !above || below.size === 0) return null
  const exact = ratioOfLogs(above, below)
  if (exact) return shown(exact)
  return below === E ? written(above) : fraction(written(above), written(below))
}

const written = (logs: Logs): Maths =>
  sumOf(
    [...logs].map(
      ([prime, count]) => [exactly(count), prime === 'e' ? null : lnOf(num(Number(prime)))] as const,
    ),
  )
