// Numbers that a decimal writes to the end.
import Fraction from 'fraction.js'
import type { Maths } from '../notation.ts'
import { unbracketed } from './tree.ts'

/** 0.6 / 0.2, where no fraction is meant. */
export function isDecimalQuotient(part: Extract<Maths, { is: 'fraction' }>): boolean {
  const [over, under] = [unbracketed(part.over), unbracketed(part.under)]
  if (over.is !== 'number' || under.is !== 'number' || under.value.n === 0) return false
  const quotient = new Fraction(over.value.n, over.value.d).div(new Fraction(under.value.n, under.value.d))
  return (over.value.d > 1 || under.value.d > 1) && terminates(quotient)
}

export function terminates(value: Fraction): boolean {
  let rest = value.d
  for (const prime of [2n, 5n]) while (rest % prime === 0n) rest /= prime
  return rest === 1n
}
