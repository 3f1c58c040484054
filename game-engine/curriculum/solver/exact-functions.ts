// Functions of numbers whose values roots, π or fractions can write: sin(π/6) is 1/2, log₂ 8 is 3, arctan 1 is π/4.
import Fraction from 'fraction.js'
import { Uncountable } from '../algebra/polynomial.ts'
import type { Maths } from '../notation.ts'
import { isCircular, timesPi, turnsOf, valueAtTurn, withinTurn, writtenAngle } from './exact-angles.ts'
import { byPrimes, rationalLog } from './exact-logarithms.ts'
import { isPart, lettersOf, unbracketed } from './tree.ts'
import { shown } from './univariate.ts'

/**
 * The same tree with the values that are known in place of functions, logarithms by those of primes.
 * @throws Uncountable division_by_zero for tan of a right angle
 */
export function exactFunctions(maths: Maths): Maths {
  return withFunctions(maths, (name, of) => knownValue(name, of) ?? byPrimes(name, of))
}

/** The same tree with functions replaced, from the inside out, where a value is given. */
export function withFunctions(maths: Maths, known: (name: Maths, of: Maths) => Maths | null): Maths {
  const inner = Object.fromEntries(
    Object.entries(maths).map(([key, value]) => {
      if (Array.isArray(value))
        return [key, value.map((one) => (isPart(one) ? withFunctions(one, known) : one))]
      return [key, isPart(value) ? withFunctions(value, known) : value]
    }),
  ) as unknown as Maths
  if (inner.is !== 'apply') return inner
  return known(inner.function, unbracketed(inner.of)) ?? inner
}

/** Null where nothing exact writes it. @throws Uncountable division_by_zero for tan of a right angle */
export function knownValue(name: Maths, of: Maths): Maths | null {
  if (lettersOf(of).length > 0) return null
  const log = rationalLog(name, of)
  if (log) return shown(log)
  if (name.is !== 'variable') return null
  if (/^arc/.test(name.name)) return angleOf(name.name.slice(3), of)
  if (!isCircular(name.name)) return null
  const turn = turnOf(of)
  if (turn === null) return null
  const value = valueAtTurn(name.name, turn)
  if (!value) throw new Uncountable('division_by_zero')
  return value
}

/** In twelfths of π, within a full turn; null for other angles. */
export function turnOf(of: Maths): number | null {
  const twelfths = timesPi(of)?.mul(12)
  return twelfths?.d === 1n ? withinTurn(Number((twelfths.s * twelfths.n) % 24n)) : null
}

/** The principal value: arcsin and arctan from -π/2 to π/2, arccos from 0 to π. */
function angleOf(name: string, of: Maths): Maths | null {
  if (!isCircular(name)) return null
  const isPrincipal = (turn: number) => (name === 'cos' ? turn >= 0 && turn <= 12 : Math.abs(turn) <= 6)
  const turn = turnsOf(name, of)
    .map((one) => (one > 12 ? one - 24 : one))
    .find(isPrincipal)
  return turn === undefined ? null : writtenAngle(new Fraction(turn, 12), false)
}
