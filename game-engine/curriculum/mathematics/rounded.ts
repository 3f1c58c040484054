// Measured values: rounded as the question says, and never so close to the middle that rounding would be a matter of taste.
import { type Rational, rational } from '../exact.ts'

/** @param places decimals; 0 for whole numbers */
export function rounded(value: number, places: number): Rational {
  const unit = 10 ** places
  return rational(Math.round(value * unit), unit)
}

/** Whether the next digits are clear of the middle between two rounded values. */
export function roundsClearly(value: number, places: number): boolean {
  const rest = Math.abs(value * 10 ** places) % 1
  return Math.abs(rest - 0.5) > 0.02
}

export const toRadians = (degrees: number) => (degrees * Math.PI) / 180
