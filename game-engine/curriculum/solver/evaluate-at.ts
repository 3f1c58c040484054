// The exact value of an expression with a number in place of the letter.
import { normalForm, numberOf } from '../algebra/normal-form.ts'
import { Uncountable } from '../algebra/polynomial.ts'
import type { Maths } from '../notation.ts'
import { knownValue, withFunctions } from './exact-functions.ts'
import { simplify } from './simplify.ts'
import { Unsolved } from './solution.ts'
import { has, substituted, unbracketed } from './tree.ts'
import { shown } from './univariate.ts'

/** Null where there is none, or nothing exact writes it. */
export function evaluateAt(of: Maths, letter: string, value: Maths): Maths | null {
  try {
    const known = withFunctions(substituted(of, { [letter]: unbracketed(value) }), knownValue)
    if (has(known, ({ is }) => is === 'apply')) return null
    const number = numberOf(normalForm(known))
    return number ? shown(number) : simplify(known, [])
  } catch (error) {
    if (error instanceof Uncountable || error instanceof Unsolved) return null
    throw error
  }
}

/** Whether it is exactly 0 there. */
export function isZeroAt(of: Maths, letter: string, value: Maths): boolean {
  const found = evaluateAt(of, letter, value)
  return found !== null && normalForm(found).over.size === 0
}
