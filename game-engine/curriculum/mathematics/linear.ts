// Linear terms as they are written by hand: x for 1x, -x for -1x, nothing for 0, and no minus after a plus.
import { type Rational, rational } from '../exact.ts'
import {
  asFraction,
  difference,
  equation,
  type Maths,
  multiple,
  opposite,
  type Part,
  sum,
  X,
  Y,
} from '../notation.ts'
import { linear } from '../terms.ts'

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

/** ax + by */
export function twoLetters(a: number, b: number): Maths {
  return b < 0 ? difference(timesLetter(a), timesLetter(-b, Y)) : sum(timesLetter(a), timesLetter(b, Y))
}

/** y = mx + b */
export const lineOf = (m: number | Rational, b: number): Maths => equation(Y, linear(m, b))
