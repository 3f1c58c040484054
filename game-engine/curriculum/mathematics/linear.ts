// Linear terms as they are written by hand: x for 1x, -x for -1x, nothing for 0, and no minus after a plus.
import type { Dice } from '#engine/core/random.ts'
import { type Rational, rational } from '../exact.ts'
import {
  asFraction,
  difference,
  equation,
  type Maths,
  multiple,
  num,
  opposite,
  type Part,
  sum,
  X,
  Y,
} from '../notation.ts'

/** x, -x or 3x; a fraction stands in front of it. */
export function timesLetter(count: number | Rational, of: Maths = X): Maths {
  const { n, d } = typeof count === 'number' ? rational(count) : count
  if (d === 1 && n === 1) return of
  if (d === 1 && n === -1) return opposite(of)
  if (d !== 1 && n < 0) return opposite(multiple(asFraction({ n: -n, d }), of))
  return multiple(asFraction({ n, d }), of)
}

/** Added, or taken away where it is negative. */
export const plusNumber = (left: Part, value: number): Maths =>
  value < 0 ? difference(left, -value) : sum(left, value)

/** ax + b without what is 0. */
export function linear(a: number | Rational, b: number, of: Maths = X): Maths {
  const isNone = (typeof a === 'number' ? a : a.n) === 0
  if (isNone) return num(b)
  return b === 0 ? timesLetter(a, of) : plusNumber(timesLetter(a, of), b)
}

/** ax + by */
export function twoLetters(a: number, b: number): Maths {
  return b < 0 ? difference(timesLetter(a), timesLetter(-b, Y)) : sum(timesLetter(a), timesLetter(b, Y))
}

/** y = mx + b */
export const lineOf = (m: number | Rational, b: number): Maths => equation(Y, linear(m, b))

/** A whole number of at least `least` in size, of either sign. */
export const signed = (dice: Dice, least: number, most: number): number =>
  dice.int(least, most) * dice.pick([1, -1])
