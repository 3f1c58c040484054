// sin, cos and tan of multiples of 15 degrees, and the angles that have such a value.
import Fraction from 'fraction.js'
import { normalForm, sameExpression } from '../algebra/normal-form.ts'
import { asNumber } from '../algebra/polynomial.ts'
import { degrees, difference, fraction, type Maths, num, opposite, PI, root, sum } from '../notation.ts'
import { sumOf } from '../terms.ts'
import { exactly } from './univariate.ts'

/** sin of 0, 15, … 90 degrees. */
const SINES: readonly Maths[] = [
  num(0),
  fraction(difference(root(6), root(2)), 4),
  fraction(1, 2),
  fraction(root(2), 2),
  fraction(root(3), 2),
  fraction(sum(root(6), root(2)), 4),
  num(1),
]

/** Twelfths of π in a full turn. */
export const FULL_TURN = 24
const QUARTER = 6

/** 0 to 23 for any number of twelfths of π. */
export const withinTurn = (twelfths: number) => ((twelfths % FULL_TURN) + FULL_TURN) % FULL_TURN

export type Circular = 'sin' | 'cos' | 'tan'
export const CIRCULAR: readonly Circular[] = ['sin', 'cos', 'tan']
export const isCircular = (name: string): name is Circular => CIRCULAR.some((one) => one === name)

/** @param turn in twelfths of π; null for the tan of a right angle */
export function valueAtTurn(name: Circular, turn: number): Maths | null {
  if (name === 'sin') return sineOf(withinTurn(turn))
  if (name === 'cos') return sineOf(withinTurn(turn + QUARTER))
  if (withinTurn(turn) % 12 === QUARTER) return null
  return fraction(sineOf(withinTurn(turn)), sineOf(withinTurn(turn + QUARTER)))
}

function sineOf(turn: number): Maths {
  const half = turn % 12
  const value = SINES[half > QUARTER ? 12 - half : half] ?? num(0)
  return turn >= 12 && half !== 0 ? opposite(value) : value
}

/** Angles within a full turn, in twelfths of π, whose sin, cos or tan it is; none where it is no multiple of 15 degrees. */
export function turnsOf(name: Circular, value: Maths): number[] {
  return Array.from({ length: FULL_TURN }, (_, turn) => turn).filter((turn) => {
    const known = valueAtTurn(name, turn)
    return known !== null && sameExpression(known, value)
  })
}

/** The k of kπ, degrees too; 0 for 0; null for other angles. */
export function timesPi(of: Maths): Fraction | null {
  const { over, under } = normalForm(of)
  const below = asNumber(under)
  if (!below) return null
  if (over.size === 0) return asNumber(over)
  const [only] = [...over.values()]
  const [first, second] = only?.powers ?? []
  if (over.size > 1 || !only || first?.[0].name !== 'π' || first[1] !== 1 || second) return null
  return only.coefficient.div(below)
}

/** An angle of k·π: 3π/4, -π/6, or 135°. */
export function writtenAngle(k: Fraction, inDegrees: boolean): Maths {
  if (inDegrees) return degrees(num(exactly(k.mul(180))))
  const above = sumOf([[exactly(new Fraction(k.n)), PI]])
  const size = k.d === 1n || k.n === 0n ? above : fraction(above, num(exactly(new Fraction(k.d))))
  return k.s < 0n ? opposite(size) : size
}
