// Polynomials of one letter with exact coefficients, and numbers as notation.
import Fraction from 'fraction.js'
import { type NormalForm, normalForm } from '../algebra/normal-form.ts'
import { type Polynomial, Uncountable } from '../algebra/polynomial.ts'
import type { Rational } from '../exact.ts'
import { type Maths, variable } from '../notation.ts'
import { polynomial, sumOf } from '../terms.ts'
import { Unsolved } from './solution.ts'

/** The index is the power; the last is not 0; none for the polynomial 0. */
export type Coefficients = readonly Fraction[]

export const ZERO = new Fraction(0)

/** @throws Uncountable too_large beyond ±2^53 */
export function exactly({ s, n, d }: Fraction): Rational {
  const [over, under] = [Number(s * n), Number(d)]
  if (!Number.isSafeInteger(over) || !Number.isSafeInteger(under)) throw new Uncountable('too_large')
  return { n: over, d: under }
}

/** A number as schools write it; the sign of a fraction stands in front of it. */
export const shown = (value: Fraction): Maths => sumOf([[exactly(value), null]])

export function trimmed(coefficients: readonly Fraction[]): Coefficients {
  const last = coefficients.findLastIndex(({ n }) => n !== 0n)
  return coefficients.slice(0, last + 1)
}

export const degreeOf = (of: Coefficients) => of.length - 1
export const leading = (of: Coefficients) => of.at(-1) ?? ZERO
export const at = (of: Coefficients, power: number) => of[power] ?? ZERO

export function plus(a: Coefficients, b: Coefficients): Coefficients {
  return trimmed(
    Array.from({ length: Math.max(a.length, b.length) }, (_, power) => at(a, power).add(at(b, power))),
  )
}

export const times = (a: Coefficients, by: Fraction | number): Coefficients =>
  trimmed(a.map((coefficient) => coefficient.mul(by)))

export const minus = (a: Coefficients, b: Coefficients) => plus(a, times(b, -1))

export function multiplied(a: Coefficients, b: Coefficients): Coefficients {
  const result: Fraction[] = Array.from({ length: Math.max(0, a.length + b.length - 1) }, () => ZERO)
  a.forEach((left, i) => {
    b.forEach((right, j) => {
      result[i + j] = at(result, i + j).add(left.mul(right))
    })
  })
  return trimmed(result)
}

/** @param by not 0 */
export function divided(a: Coefficients, by: Coefficients): { quotient: Coefficients; rest: Coefficients } {
  let rest = a
  let quotient: Coefficients = []
  while (rest.length >= by.length && rest.length > 0) {
    const power = rest.length - by.length
    const part = [...Array.from({ length: power }, () => ZERO), leading(rest).div(leading(by))]
    quotient = plus(quotient, part)
    rest = minus(rest, multiplied(part, by))
  }
  return { quotient, rest }
}

/** The greatest common divisor, with a leading coefficient of 1. */
export function commonDivisor(a: Coefficients, b: Coefficients): Coefficients {
  let [high, low] = [a, b]
  while (low.length > 0) [high, low] = [low, divided(high, low).rest]
  return high.length === 0 ? high : times(high, leading(high).inverse())
}

export const valueAt = (of: Coefficients, letter: Fraction): Fraction =>
  of.reduceRight((sum, coefficient) => sum.mul(letter).add(coefficient), ZERO)

/** The positive number that leaves whole coefficients without a common factor. */
export const contentOf = (of: Coefficients): Fraction => of.reduce((all, one) => all.gcd(one), ZERO).abs()

/** The least number that all denominators divide. */
export const denominatorOf = (...of: readonly Coefficients[]): Fraction =>
  of.flat().reduce((all, { d }) => all.lcm(new Fraction(d)), new Fraction(1))

/** Null where another letter, a root or a function is in it. */
export function coefficientsOf(of: Polynomial, letter: string): Coefficients | null {
  const result: Fraction[] = []
  for (const { coefficient, powers } of of.values()) {
    const [first, second] = powers
    if (second || (first && (first[0].name !== letter || first[0].root))) return null
    const power = first?.[1] ?? 0
    for (let lower = result.length; lower < power; lower++) result[lower] ??= ZERO
    result[power] = coefficient
  }
  return trimmed(Array.from(result, (value) => value ?? ZERO))
}

/** An expression as a fraction of two polynomials of the letter. @throws Unsolved roots, functions or several_letters */
export function quotientOf(maths: Maths, letter: string): { over: Coefficients; under: Coefficients } {
  const form = normalForm(maths)
  const [over, under] = [coefficientsOf(form.over, letter), coefficientsOf(form.under, letter)]
  if (!over || !under) throw new Unsolved(whyNot(form))
  return { over, under }
}

/** @throws Unsolved other where the letter stands in a denominator */
export function polynomialOf(maths: Maths, letter: string): Coefficients {
  const { over, under } = quotientOf(maths, letter)
  if (under.length === 1) return times(over, at(under, 0).inverse())
  const { quotient, rest } = divided(over, under)
  if (rest.length > 0) throw new Unsolved('other')
  return quotient
}

function whyNot({ over, under }: NormalForm): 'functions' | 'roots' | 'several_letters' {
  const atoms = [over, under].flatMap((of) =>
    [...of.values()].flatMap(({ powers }) => powers.map(([one]) => one)),
  )
  if (atoms.some(({ name }) => /\^\(/.test(name) || /^[a-z]+(_\d+)?\(/.test(name.replace(/^root/, ''))))
    return 'functions'
  return atoms.some(({ root, name, value }) => root || name.startsWith('|') || value !== undefined)
    ? 'roots'
    : 'several_letters'
}

/** From the highest power down: 2x² - 3x + 1. */
export function written(of: Coefficients, letter: string): Maths {
  return polynomial([...(of.length === 0 ? [ZERO] : of)].reverse().map(exactly), variable(letter))
}
