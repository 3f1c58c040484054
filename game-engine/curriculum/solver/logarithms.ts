// Sums of logarithms of primes, such as 3·ln 2 - ln 5, and the number e: exact, because no two of them are in proportion.
import Fraction from 'fraction.js'
import { primesOf } from '../algebra/normal-form.ts'
import { apply, brackets, fraction, type Maths, multiple, num, opposite } from '../notation.ts'
import { sumOf } from '../terms.ts'
import { exactly, shown } from './univariate.ts'

/** By the prime; that of e is a plain number. No value is 0. */
export type Logs = ReadonlyMap<string, Fraction>

export const NO_LOGS: Logs = new Map()
const ZERO = new Fraction(0)
const ONE = new Fraction(1)

/** @param value above 0 */
export function logsOf(value: Fraction): Logs {
  const parts = [
    ...primesOf(value.n).map(([prime, count]) => [String(prime), new Fraction(count)] as const),
    ...primesOf(value.d).map(([prime, count]) => [String(prime), new Fraction(-count)] as const),
  ]
  return new Map(parts)
}

/** a + by·b */
export function addLogs(a: Logs, b: Logs, by: Fraction = ONE): Logs {
  const all = new Map(a)
  for (const [prime, count] of b) {
    const value = (all.get(prime) ?? ZERO).add(count.mul(by))
    if (value.n === 0n) all.delete(prime)
    else all.set(prime, value)
  }
  return all
}

export const scaleLogs = (of: Logs, by: Fraction) => addLogs(NO_LOGS, of, by)

/** The k with a = k·b; null where there is none. @param b not empty */
export function ratioOfLogs(a: Logs, b: Logs): Fraction | null {
  const [first] = b
  if (!first) return null
  const k = (a.get(first[0]) ?? ZERO).div(first[1])
  return addLogs(a, b, k.neg()).size === 0 ? k : null
}

/** As floating number: to order by, and to see the sign. */
export const nearLogs = (of: Logs) =>
  [...of].reduce(
    (sum, [prime, count]) => sum + count.valueOf() * (prime === 'e' ? 1 : Math.log(Number(prime))),
    0,
  )

/** The same direction with whole numbers without a common factor, above 0; and how often it is in it. */
export function primitive(of: Logs): { readonly base: Logs; readonly times: Fraction } {
  const size = [...of.values()].reduce((all, count) => all.gcd(count), ZERO).abs()
  if (size.n === 0n) return { base: of, times: ZERO }
  const times = nearLogs(of) < 0 ? size.neg() : size
  return { base: scaleLogs(of, times.inverse()), times }
}

/** The number whose logarithm it is; null with e in it. @param of whole numbers */
export function productOf(of: Logs): Fraction | null {
  if (of.has('e')) return null
  return [...of].reduce((all, [prime, count]) => all.mul(new Fraction(prime).pow(count) ?? ONE), ONE)
}

export const lnOf = (of: Maths): Maths => apply('ln', of.is === 'brackets' ? of : brackets(of))

/** As one logarithm of a whole number or fraction, and a number for e. @param of whole numbers */
function writtenWhole(of: Logs): Maths {
  const plain = of.get('e') ?? ZERO
  const product = productOf(addLogs(of, new Map([['e', plain.neg()]]))) ?? ONE
  const isBelow = product.compare(1) < 0
  const logarithm = lnOf(shown(isBelow ? product.inverse() : product))
  return sumOf([
    [exactly(plain), null],
    [product.equals(1) ? 0 : isBelow ? -1 : 1, logarithm],
  ])
}

/** K/M, exactly: ln(10)/3, 1 + ln(7)/ln(2) as one fraction. @param under not empty */
export function quotientOfLogs(over: Logs, under: Logs): Maths {
  const exact = ratioOfLogs(over, under)
  if (exact) return shown(exact)
  const [above, below] = [primitive(over), primitive(under)]
  const times = above.times.div(below.times)
  const front = (count: bigint, of: Logs): Maths => {
    const whole = ratioOfLogs(of, new Map([['e', ONE]]))
    if (whole) return shown(whole.mul(count))
    const written = writtenWhole(of)
    if (count === 1n) return written
    return multiple(
      num(exactly(new Fraction(count))),
      written.is === 'operation' ? brackets(written) : written,
    )
  }
  const [top, bottom] = [front(times.n, above.base), front(times.d, below.base)]
  const isWhole = bottom.is === 'number' && bottom.value.n === bottom.value.d
  const size = isWhole ? top : fraction(top, bottom)
  return times.s < 0n ? opposite(size.is === 'operation' ? brackets(size) : size) : size
}

/** 3 ln 2, ln(3/2), 2: the sum of logarithms by itself. */
export const writtenLogs = (of: Logs): Maths => quotientOfLogs(of, new Map([['e', ONE]]))
