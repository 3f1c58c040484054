// Sums of terms as schools write them: no 1 in front of a letter, no 0, minus signs in place of negative terms.
import { type Rational, rational } from './exact.ts'
import {
  asFraction,
  brackets,
  difference,
  type Maths,
  multiple,
  num,
  opposite,
  power,
  sum,
  X,
} from './notation.ts'

/** A coefficient and what it multiplies; null for a number by itself. */
export type Term = readonly [coefficient: number | Rational, of: Maths | null]

const exact = (value: number | Rational) => (typeof value === 'number' ? rational(value) : value)

/** 3x, -x, x/2 as 1/2 x, 5 */
function termOf({ n, d }: Rational, of: Maths | null): Maths {
  if (of === null) return n < 0 && d > 1 ? opposite(asFraction({ n: -n, d })) : asFraction({ n, d })
  if (n < 0)
    return n === -1 && d === 1 ? opposite(of) : d === 1 ? multiple(n, of) : opposite(termOf({ n: -n, d }, of))
  return n === 1 && d === 1 ? of : multiple(asFraction({ n, d }), of)
}

/** 2x - 3y + 1; 0 where nothing is left. */
export function sumOf(terms: readonly Term[]): Maths {
  const left = terms.map(([value, of]) => [exact(value), of] as const).filter(([{ n }]) => n !== 0)
  const [first, ...rest] = left
  if (!first) return num(0)
  return rest.reduce<Maths>(
    (all, [value, of]) =>
      value.n < 0 ? difference(all, termOf({ n: -value.n, d: value.d }, of)) : sum(all, termOf(value, of)),
    termOf(...first),
  )
}

/** x, x², x³ … */
export const powerOf = (of: Maths, exponent: number): Maths => (exponent === 1 ? of : power(of, exponent))

/** @param coefficients from the highest power down to the number: [1, -5, 6] is x² - 5x + 6 */
export function polynomial(coefficients: readonly (number | Rational)[], of: Maths = X): Maths {
  const degree = coefficients.length - 1
  return sumOf(
    coefficients.map(
      (value, index) => [value, index === degree ? null : powerOf(of, degree - index)] as const,
    ),
  )
}

/** ax + b */
export const linear = (a: number | Rational, b: number | Rational, of: Maths = X) => polynomial([a, b], of)

/** (ax² + bx + c), by its coefficients. */
export const inBrackets = (...coefficients: number[]): Maths => brackets(polynomial(coefficients))

/** A number as it stands behind another sign: in brackets where it is negative. */
export const bracketed = (value: number | Rational): Maths => {
  const { n, d } = exact(value)
  return n < 0 ? brackets(asFraction({ n, d })) : asFraction({ n, d })
}
