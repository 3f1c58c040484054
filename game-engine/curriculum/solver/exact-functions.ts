// Values of sin, cos, tan and ln that roots can write: sin(π/6) is 1/2.
import type Fraction from 'fraction.js'
import { normalForm } from '../algebra/normal-form.ts'
import { asNumber, Uncountable } from '../algebra/polynomial.ts'
import { fraction, type Maths, num, opposite, root } from '../notation.ts'
import { bare, isPart } from './tree.ts'

/** sin of 0, 15, … 90 degrees without those of 15 and 75. */
const SINES: Readonly<Record<number, Maths>> = {
  0: num(0),
  2: fraction(1, 2),
  3: fraction(root(2), 2),
  4: fraction(root(3), 2),
  6: num(1),
}

/** The same tree with the values that are known in place of functions. @throws Uncountable not_real for tan of a right angle */
export function exactFunctions(maths: Maths): Maths {
  const inner = Object.fromEntries(
    Object.entries(maths).map(([key, value]) => {
      if (Array.isArray(value)) return [key, value.map((one) => (isPart(one) ? exactFunctions(one) : one))]
      return [key, isPart(value) ? exactFunctions(value) : value]
    }),
  ) as unknown as Maths
  if (inner.is !== 'apply' || inner.function.is !== 'variable') return inner
  return knownValue(inner.function.name, bare(inner.of)) ?? inner
}

/** Null where roots cannot write it. */
export function knownValue(name: string, of: Maths): Maths | null {
  if (name === 'ln') {
    const inside = of.is === 'absolute' ? bare(of.inside) : of
    if (inside.is === 'number' && inside.value.n === 1 && inside.value.d === 1) return num(0)
    return inside.is === 'variable' && inside.name === 'e' ? num(1) : null
  }
  const twelfths = timesPi(of)?.mul(12)
  if (twelfths?.d !== 1n) return null
  const turn = Number((((twelfths.s * twelfths.n) % 24n) + 24n) % 24n)
  const [sine, cosine] = [sineOf(turn), sineOf((turn + 6) % 24)]
  if (!sine || !cosine) return null
  if (name === 'sin') return sine
  if (name === 'cos') return cosine
  if (name !== 'tan') return null
  if (turn % 12 === 6) throw new Uncountable('division_by_zero')
  return fraction(sine, cosine)
}

/** @param turn in twelfths of π, 0 to 23 */
function sineOf(turn: number): Maths | null {
  const half = turn % 12
  const value = SINES[half > 6 ? 12 - half : half]
  if (!value) return null
  return turn >= 12 && half !== 0 ? opposite(value) : value
}

/** The k of kπ; 0 for 0; null for other angles. */
function timesPi(of: Maths): Fraction | null {
  const { over, under } = normalForm(of)
  const below = asNumber(under)
  if (!below) return null
  if (over.size === 0) return asNumber(over)
  const [only] = [...over.values()]
  const [first, second] = only?.powers ?? []
  if (over.size > 1 || !only || first?.[0].name !== 'π' || first[1] !== 1 || second) return null
  return only.coefficient.div(below)
}
