// Exact numbers as plain data: a fraction in lowest terms with a positive denominator. fraction.js calculates on BigInt.
import Fraction from 'fraction.js'

export interface Rational {
  readonly n: number
  /** 1 or more; with n it has no common factor. */
  readonly d: number
}

/** n/d in lowest terms. @throws RangeError for a denominator of 0 and for parts outside ±2^53 */
export function rational(n: number, d = 1): Rational {
  if (!Number.isSafeInteger(n) || !Number.isSafeInteger(d)) throw new RangeError(`not exact: ${n}/${d}`)
  if (d === 1) return { n: n + 0, d: 1 }
  if (d === 0) throw new RangeError(`${n}/0`)
  return plain(new Fraction(n, d))
}

export const plus = (a: Rational, b: Rational) => plain(exact(a).add(exact(b)))
export const minus = (a: Rational, b: Rational) => plain(exact(a).sub(exact(b)))
export const times = (a: Rational, b: Rational) => plain(exact(a).mul(exact(b)))

/** @throws RangeError when b is 0 */
export function over(a: Rational, b: Rational): Rational {
  if (b.n === 0) throw new RangeError('division by zero')
  return plain(exact(a).div(exact(b)))
}

/** Both are in lowest terms, so there is one way to write each. */
export const same = (a: Rational, b: Rational) => a.n === b.n && a.d === b.d

/** Negative when a is less than b, 0 when they are equal. */
export const compare = (a: Rational, b: Rational) => exact(a).compare(exact(b))

/** Whether it can be written with finitely many decimal places: no prime but 2 and 5 in the denominator. */
export function terminates({ d }: Rational): boolean {
  let rest = d
  for (const prime of [2, 5]) while (rest % prime === 0) rest /= prime
  return rest === 1
}

function exact({ n, d }: Rational): Fraction {
  return new Fraction(n, d)
}

function plain({ s, n, d }: Fraction): Rational {
  const numerator = Number(s * n)
  const denominator = Number(d)
  if (!Number.isSafeInteger(numerator) || !Number.isSafeInteger(denominator)) {
    throw new RangeError(`too large to stay exact: ${s * n}/${d}`)
  }
  return { n: numerator, d: denominator }
}
