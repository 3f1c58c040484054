// Solutions of polynomial equations: rational numbers, and p + q·√d.
import Fraction from 'fraction.js'
import { primesOf } from '../algebra/normal-form.ts'
import { Uncountable } from '../algebra/polynomial.ts'
import {
  difference,
  fraction,
  type Maths,
  multiple,
  num,
  opposite,
  root,
  sum,
  variable,
} from '../notation.ts'
import {
  at,
  type Coefficients,
  contentOf,
  degreeOf,
  divided,
  exactly,
  shown,
  times,
  valueAt,
  ZERO,
} from './univariate.ts'

/** p + q·√under; under has no square in it and is 1 for a rational number; below 0 for one with i. */
export interface Root {
  readonly p: Fraction
  readonly q: Fraction
  readonly under: bigint
}

export const rationalRoot = (p: Fraction): Root => ({ p, q: ZERO, under: 1n })
export const isReal = ({ under }: Root) => under > 0n
/** Near enough to sort by and to find a number between two. */
export const near = ({ p, q, under }: Root) => p.valueOf() + q.valueOf() * Math.sqrt(Number(under))

export const sameRoot = (a: Root, b: Root) => a.p.equals(b.p) && a.q.equals(b.q) && a.under === b.under

/** Smallest first, each once. */
export function sorted(roots: readonly Root[]): Root[] {
  return roots
    .filter((one, index) => roots.findIndex((other) => sameRoot(one, other)) === index)
    .sort((a, b) => (isReal(a) && isReal(b) ? near(a) - near(b) : a.q.compare(b.q)))
}

/** √n as whole·√under with nothing square left under it. @throws Uncountable too_large */
export function squareRoot(n: bigint): { readonly whole: bigint; readonly under: bigint } {
  let [whole, under] = [1n, n < 0n ? -1n : 1n]
  for (const [prime, count] of primesOf(n < 0n ? -n : n)) {
    whole *= prime ** BigInt(Math.floor(count / 2))
    if (count % 2 === 1) under *= prime
  }
  return { whole, under }
}

/** Both solutions of ax² + bx + c = 0, or one. @param of whole coefficients, degree 2 */
export function quadraticRoots(of: Coefficients): Root[] {
  const [c, b, a] = [at(of, 0), at(of, 1), at(of, 2)]
  const twice = a.mul(2)
  const discriminant = discriminantOf(of)
  const p = b.neg().div(twice)
  if (discriminant.n === 0n) return [rationalRoot(p)]
  const { whole, under } = squareRoot(discriminant.s * discriminant.n)
  const q = new Fraction(whole).div(twice)
  const roots = [q.neg(), q].map((one) => (under === 1n ? rationalRoot(p.add(one)) : { p, q: one, under }))
  return c === undefined ? [] : sorted(roots)
}

export const discriminantOf = (of: Coefficients) =>
  at(of, 1)
    .mul(at(of, 1))
    .sub(at(of, 2).mul(at(of, 0)).mul(4))

/** As schools write it: (3 - √5)/2, 2 + 3i. */
export function writtenRoot({ p, q, under }: Root): Maths {
  if (q.n === 0n) return shown(p)
  const below = p.lcm(ONE).n === 0n ? new Fraction(q.d) : new Fraction(p.d).lcm(new Fraction(q.d))
  const [front, times_] = [p.mul(below), q.mul(below)]
  const above = joined(front, times_, radical(under))
  return below.equals(1) ? above : fraction(above, num(exactly(below)))
}

const ONE = new Fraction(1)
const I = variable('i')

/** √5, i, √3 i: @param under not 1 */
export function radical(under: bigint): Maths {
  const size = under < 0n ? -under : under
  const of = root(num(exactly(new Fraction(size))))
  if (under > 0n) return of
  return size === 1n ? I : multiple(of, I)
}

function joined(front: Fraction, by: Fraction, of: Maths): Maths {
  const size = by.abs()
  const term = size.equals(1) ? of : multiple(num(exactly(size)), of)
  if (front.n === 0n) return by.s < 0n ? opposite(term) : term
  return by.s < 0n ? difference(shown(front), term) : sum(shown(front), term)
}

/** Divisors are tried, so the outer coefficients are bounded. */
const LARGEST_TRIED = 100_000n

/** A rational solution, the smallest in size first; null where there is none. @param of whole coefficients */
export function findRationalRoot(of: Coefficients): Fraction | null {
  if (degreeOf(of) < 1) return null
  if (at(of, 0).n === 0n) return ZERO
  const whole = times(of, contentOf(of).inverse())
  const [last, first] = [at(whole, 0).n, at(whole, degreeOf(of)).n]
  if (last > LARGEST_TRIED || first > LARGEST_TRIED) throw new Uncountable('too_large')
  for (const below of divisorsOf(first)) {
    for (const above of divisorsOf(last)) {
      for (const sign of [1n, -1n]) {
        const tried = new Fraction(sign * above, below)
        if (tried.d === below && valueAt(whole, tried).n === 0n) return tried
      }
    }
  }
  return null
}

function divisorsOf(number: bigint): bigint[] {
  const found: bigint[] = []
  for (let one = 1n; one * one <= number; one++) {
    if (number % one === 0n) found.push(one, number / one)
  }
  return [...new Set(found)].sort((a, b) => (a < b ? -1 : 1))
}

export interface Factored {
  /** In order of finding, each as often as it solves. */
  readonly rational: readonly Fraction[]
  /** What no rational number solves; a number where nothing is left. */
  readonly rest: Coefficients
}

/** Rational solutions taken out one by one. */
export function takeRationalRoots(of: Coefficients): Factored {
  const rational: Fraction[] = []
  let rest = of
  while (degreeOf(rest) >= 1) {
    const found = degreeOf(rest) === 1 ? at(rest, 0).neg().div(at(rest, 1)) : findRationalRoot(rest)
    if (!found) break
    rational.push(found)
    rest = divided(rest, [found.neg(), ONE]).quotient
  }
  return { rational, rest }
}
