// Polynomials integrated, and what integrals are written with.
import type { Dice } from '#engine/core/random.ts'
import { plus, type Rational, rational, times } from '../../exact.ts'
import { functionOf, variable, X } from '../../notation.ts'
import { nonZero } from '../non-zero.ts'

export const BIG_F = functionOf('F', X)
export const C = variable('C')
export const E = variable('e')
export const PI_SIGN = variable('π')

export type Coefficients = readonly (number | Rational)[]
export const exact = (value: number | Rational): Rational =>
  typeof value === 'number' ? rational(value) : value

/** From the highest power down, with 0 as the number at the end. */
export function integrate(coefficients: readonly number[]): Rational[] {
  const degree = coefficients.length - 1
  return [...coefficients.map((value, index) => rational(value, degree - index + 1)), rational(0)]
}

export const valueAt = (coefficients: Coefficients, x: number | Rational): Rational =>
  coefficients.map(exact).reduce((all, coefficient) => plus(times(all, exact(x)), coefficient), rational(0))

export function drawCoefficients(dice: Dice, degree: number): number[] {
  const coefficients = [nonZero(dice, 9), ...Array.from({ length: degree }, () => dice.int(-9, 9))]
  return coefficients.at(-1) === 0 ? drawCoefficients(dice, degree) : coefficients
}
