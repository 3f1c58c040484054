// Whether an arithmetic or algebraic claim is true: "3/4 + 1/8 = 7/8", "2(x + 3) = 2x + 6". Pure and bounded.

import type { Language } from '#engine/core/languages.ts'
import { difference, type NormalForm, normalForm, numberOf } from '../algebra/normal-form.ts'
import { approximate, isZero, type Polynomial, Uncountable } from '../algebra/polynomial.ts'
import { DECIMAL_SIGN } from '../check-answer.ts'
import type { Maths, Sign } from '../notation.ts'
import { exactFunctions } from './exact-functions.ts'
import { LONGEST_LINE, readLine, tidyLine } from './read-line.ts'
import { Unsolved } from './solution.ts'

/**
 * - true, false: for every value of its letters for which both sides have one
 * - depends: true for some values of its letters at most, as an equation is
 * - undecided: no claim, one that cannot be read, or one that exact rules do not reach
 */
export type ClaimVerdict = 'true' | 'false' | 'depends' | 'undecided'

/** @param claim as it is written: one or several relations in a row, or several with ; between them; untrusted */
export function checkClaim(claim: unknown, language: Language): ClaimVerdict {
  if (typeof claim !== 'string' || claim.length > LONGEST_LINE) return 'undecided'
  try {
    const { rows, task } = readLine(tidyLine(claim), DECIMAL_SIGN[language])
    if (task || rows.length === 0 || rows.some(({ signs }) => signs.length === 0)) return 'undecided'
    const verdicts = rows.flatMap(({ parts, signs }) =>
      signs.map((sign, index) => verdictOf(parts[index], sign, parts[index + 1])),
    )
    // One that is false makes all of it false.
    return (['false', 'undecided', 'depends'] as const).find((one) => verdicts.includes(one)) ?? 'true'
  } catch (error) {
    if (error instanceof Unsolved || error instanceof Uncountable || error instanceof RangeError)
      return 'undecided'
    throw error
  }
}

function verdictOf(left: Maths | undefined, sign: Sign, right: Maths | undefined): ClaimVerdict {
  if (!left || !right) return 'undecided'
  const holds = holdsAlways(left, sign, right)
  if (holds !== null) return holds ? 'true' : 'false'
  return isWithLetters(left, right) ? 'depends' : 'undecided'
}

/**
 * True or false where that is so for all values of the letters; null otherwise.
 * @throws Uncountable for what has no value or is too large
 */
export function holdsAlways(left: Maths, sign: Sign, right: Maths): boolean | null {
  const rest = differenceOf(left, right)
  const value = numberOf(rest)
  if (value) return HOLDS[sign]?.(Number(value.s * (value.n === 0n ? 0n : 1n))) ?? null
  if (isZero(rest.over)) return HOLDS[sign]?.(0) ?? null
  // Roots of different primes and π are not 0 together, so only the sign is left to see.
  const near = [rest.over, rest.under].map((of) => (isNumeric(of) ? approximate(of) : null))
  const [above, below] = near
  if (above === null || above === undefined || !below) return null
  if (sign === '=' || sign === '≠') return sign === '≠'
  return Math.abs(above) < NEAR_ZERO ? null : (HOLDS[sign]?.(Math.sign(above / below)) ?? null)
}

/** Closer to 0 than this, a sign is not trusted. */
const NEAR_ZERO = 1e-9

const HOLDS: Readonly<Partial<Record<Sign, (sign: number) => boolean>>> = {
  '=': (n) => n === 0,
  '≠': (n) => n !== 0,
  '<': (n) => n < 0,
  '>': (n) => n > 0,
  '≤': (n) => n <= 0,
  '≥': (n) => n >= 0,
}

const differenceOf = (left: Maths, right: Maths) =>
  difference(normalForm(exactFunctions(left)), normalForm(exactFunctions(right)))

const atomsOf = (of: Polynomial) => [...of.values()].flatMap(({ powers }) => powers.map(([atom]) => atom))

/** Nothing but numbers, roots of numbers and π. */
const isNumeric = (of: Polynomial) => atomsOf(of).every(({ value }) => value !== undefined)

/** Letters, and roots of them, whose values can be chosen; no functions, whose identities are not known here. */
function isWithLetters(left: Maths, right: Maths): boolean {
  const { over, under }: NormalForm = differenceOf(left, right)
  const atoms = [...atomsOf(over), ...atomsOf(under)]
  return atoms.every(({ name, value }) => value !== undefined || /^[a-z]$/.test(name))
}
