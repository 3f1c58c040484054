import { type Rational, rational } from '../../exact.ts'
import type { Step } from '../../exercise.ts'
import { asMixed, equation, fraction, type Maths, mixed } from '../../notation.ts'
import { figures } from '../sentences.ts'
import { step } from './area.ts'

export const DENOMINATORS = [3, 4, 5, 6, 8, 10, 12]

/** Wholes and a fraction of a fixed denominator. */
export interface Amount {
  readonly whole: number
  readonly over: number
  readonly under: number
}

export const value = ({ whole, over: above, under }: Amount): Rational =>
  rational(whole * under + above, under)
export const written = ({ whole, over: above, under }: Amount): Maths => mixed(whole, above, under)

/** A result with its common denominator, and simpler where that is possible. */
export function results(left: Maths, numerator: number, denominator: number): Step[] {
  const exact = rational(numerator, denominator)
  const isSimpler = exact.d !== denominator || numerator > denominator
  const plain = figures(equation(left, fraction(numerator, denominator)))
  return isSimpler
    ? [plain, step('simplify', undefined, equation(fraction(numerator, denominator), asMixed(exact)))]
    : [plain]
}
