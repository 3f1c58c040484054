// Polynomials with exact coefficients, over letters, π and roots. Roots of primes are kept in lowest powers (√2·√2 is 2), so
// one value of roots and π has one normal form: products of different prime roots are independent over the rationals.
import Fraction from 'fraction.js'

/** What cannot be calculated here; callers turn it into a refusal with the same code. */
export class Uncountable extends Error {
  readonly code: 'too_large' | 'division_by_zero' | 'not_real'

  constructor(code: Uncountable['code']) {
    super(code)
    this.code = code
  }
}

/** A letter, π, or something that is calculated with as if it were a letter. */
export interface Atom {
  /** The same for the same thing. */
  readonly name: string
  /** Its approximate value where it has one. */
  readonly value?: number
  /** To the power of `index` it is `of`. */
  readonly root?: { readonly index: number; readonly of: Polynomial }
}

export interface Term {
  readonly coefficient: Fraction
  /** Powers above 0, sorted by the names of their atoms. */
  readonly powers: readonly (readonly [Atom, number])[]
}

/** By the powers of each term; no coefficient is 0. */
export type Polynomial = ReadonlyMap<string, Term>

const MAX_TERMS = 300
const MAX_DEGREE = 60
const MAX_SIZE = 10n ** 120n

export const ONE = constant(new Fraction(1))

export function constant(coefficient: Fraction): Polynomial {
  return polynomial([{ coefficient, powers: [] }])
}

export const atom = (of: Atom): Polynomial =>
  polynomial([{ coefficient: new Fraction(1), powers: [[of, 1]] }])

export const add = (a: Polynomial, b: Polynomial) => polynomial([...a.values(), ...b.values()])

export function scale(a: Polynomial, by: Fraction): Polynomial {
  return polynomial(
    [...a.values()].map(({ coefficient, powers }) => ({ coefficient: coefficient.mul(by), powers })),
  )
}

export const negative = (a: Polynomial) => scale(a, new Fraction(-1))

/** @throws Uncountable too_large */
export function multiply(a: Polynomial, b: Polynomial): Polynomial {
  if (a.size * b.size > MAX_TERMS * 8) throw new Uncountable('too_large')
  const terms: Term[] = []
  for (const left of a.values()) {
    for (const right of b.values()) terms.push(...multiplyTerms(left, right).values())
  }
  return polynomial(terms)
}

/** @param exponent whole, 0 or more */
export function raise(base: Polynomial, exponent: number): Polynomial {
  let result = ONE
  for (let done = 0; done < exponent; done++) result = multiply(result, base)
  return result
}

/** The coefficient where it is a plain number, 0 included; null where anything else is in it. */
export function asNumber(a: Polynomial): Fraction | null {
  if (a.size === 0) return new Fraction(0)
  return a.size === 1 ? (a.get('')?.coefficient ?? null) : null
}

export const isZero = (a: Polynomial) => a.size === 0

/** One text for one polynomial. */
export function nameOf(a: Polynomial): string {
  return [...a]
    .map(([key, { coefficient }]) => `${coefficient.toFraction()} ${key}`)
    .sort()
    .join(' + ')
}

/** The number k with a = k·b; null where there is none. */
export function proportion(a: Polynomial, b: Polynomial): Fraction | null {
  const [key, first] = [...a][0] ?? []
  const other = key === undefined ? undefined : b.get(key)
  if (!first || !other) return null
  const factor = first.coefficient.div(other.coefficient)
  return isZero(add(a, scale(b, factor.neg()))) ? factor : null
}

/** The greatest number that leaves whole coefficients without a common factor; positive. */
export function contentOf(a: Polynomial): Fraction {
  return [...a.values()].reduce((all, { coefficient }) => all.gcd(coefficient), new Fraction(0)).abs()
}

/** Null where a letter is in it. */
export function approximate(a: Polynomial): number | null {
  let total = 0
  for (const { coefficient, powers } of a.values()) {
    let product = coefficient.valueOf()
    for (const [{ value }, exponent] of powers) product *= (value ?? Number.NaN) ** exponent
    total += product
  }
  return Number.isNaN(total) ? null : total
}

function multiplyTerms(a: Term, b: Term): Polynomial {
  const powers = new Map<string, [Atom, number]>()
  for (const [of, exponent] of [...a.powers, ...b.powers]) {
    powers.set(of.name, [of, (powers.get(of.name)?.[1] ?? 0) + exponent])
  }
  let reduced = ONE
  const kept: [Atom, number][] = []
  for (const [of, exponent] of powers.values()) {
    const index = of.root?.index ?? Number.POSITIVE_INFINITY
    const rest = exponent % index
    if (of.root && exponent >= index)
      reduced = multiply(reduced, raise(of.root.of, Math.floor(exponent / index)))
    if (rest > 0) kept.push([of, rest])
  }
  const term = polynomial([{ coefficient: a.coefficient.mul(b.coefficient), powers: kept }])
  return reduced === ONE ? term : multiply(term, reduced)
}

/** Like terms together, in lowest terms, none of them 0. */
function polynomial(terms: readonly Term[]): Polynomial {
  const all = new Map<string, Term>()
  for (const { coefficient, powers } of terms) {
    const sorted = [...powers].sort(([a], [b]) => (a.name < b.name ? -1 : 1))
    if (sorted.reduce((degree, [, exponent]) => degree + exponent, 0) > MAX_DEGREE)
      throw new Uncountable('too_large')
    const key = sorted.map(([{ name }, exponent]) => `${name}^${exponent}`).join(' ')
    const sum = all.get(key)?.coefficient.add(coefficient) ?? coefficient
    if (sum.n > MAX_SIZE || sum.d > MAX_SIZE) throw new Uncountable('too_large')
    if (sum.n === 0n) all.delete(key)
    else all.set(key, { coefficient: sum, powers: sorted })
  }
  if (all.size > MAX_TERMS) throw new Uncountable('too_large')
  return all
}
