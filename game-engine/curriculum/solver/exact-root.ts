// Roots of rational numbers that are rational themselves.
import Fraction from 'fraction.js'
import { Uncountable } from '../algebra/polynomial.ts'
import { squareRoot } from './roots.ts'

/** A root that no rational number is. */
export class Irrational extends Error {}

/** @throws Irrational; Uncountable not_real */
export function exactRoot(value: Fraction, index: number): Fraction {
  if (value.s < 0n && index % 2 === 0) throw new Uncountable('not_real')
  const [above, below] = [value.n, value.d].map((whole) => wholeRoot(whole, index))
  if (above === undefined || below === undefined || above === null || below === null)
    throw new Irrational('root')
  return new Fraction(value.s * above, below)
}

function wholeRoot(whole: bigint, index: number): bigint | null {
  if (whole < 2n) return whole
  if (index === 2) {
    const { whole: found, under } = squareRoot(whole)
    return under === 1n ? found : null
  }
  const guess = BigInt(Math.round(Number(whole) ** (1 / index)))
  return guess ** BigInt(index) === whole ? guess : null
}
