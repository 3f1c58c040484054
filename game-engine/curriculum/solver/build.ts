// Products and sums put together as schools write them: numbers in front, no 1, no 0.
import Fraction from 'fraction.js'
import { normalForm } from '../algebra/normal-form.ts'
import { linearText } from '../linear-text.ts'
import {
  brackets,
  difference,
  fraction,
  type Maths,
  multiple,
  num,
  opposite,
  power,
  sum,
} from '../notation.ts'
import { has, unbracketed } from './tree.ts'
import { coefficientsOf, divided, exactly, shown, written } from './univariate.ts'

const ONE = new Fraction(1)

/** The number in front, and what it multiplies. */
function split(maths: Maths): readonly [Fraction, Maths | null] {
  const of = unbracketed(maths)
  if (of.is === 'number') return [new Fraction(of.value.n, of.value.d), null]
  if (of.is === 'opposite') {
    const [by, inner] = split(of.of)
    return [by.neg(), inner]
  }
  if (of.is === 'multiple') {
    const [by, inner] = split(of.factor)
    if (inner === null) {
      const [more, rest] = split(of.of)
      return [by.mul(more), rest]
    }
  }
  if (of.is === 'fraction') {
    const [above, over] = split(of.over)
    const [below, under] = split(of.under)
    if (over === null && under === null) return [below.n === 0n ? ONE : above.div(below), null]
    if (under === null && below.n !== 0n) return [above.div(below), over]
    if (above.n !== 0n && below.n !== 0n && under) return [above.div(below), fraction(over ?? num(1), under)]
  }
  return [ONE, of.is === 'operation' ? maths : of]
}

export function multiplied(a: Maths, b: Maths): Maths {
  const [byA, restA] = split(a)
  const [byB, restB] = split(b)
  const rest = restA && restB ? side(restA, restB) : (restA ?? restB)
  return withNumber(byA.mul(byB), rest)
}

const rank = (maths: Maths): number =>
  ['variable', 'power', 'brackets', 'root', 'apply'].indexOf(maths.is === 'operation' ? 'brackets' : maths.is)

/** e^x, which stands behind brackets. */
const isExponential = (maths: Maths) => maths.is === 'power' && maths.exponent.is !== 'number'

function factorsOf(maths: Maths): Maths[] {
  return maths.is === 'multiple' ? [...factorsOf(maths.factor), ...factorsOf(maths.of)] : [maths]
}

function side(a: Maths, b: Maths): Maths {
  if (a.is === 'fraction' || b.is === 'fraction') {
    const [above, below] = [a, b].reduce<[Maths, Maths]>(
      ([over, under], one) =>
        one.is === 'fraction'
          ? [multiplied(over, one.over), multiplied(under, one.under)]
          : [multiplied(over, one), under],
      [num(1), num(1)],
    )
    return fraction(unbracketed(above), unbracketed(below))
  }
  const factors = [...factorsOf(a), ...factorsOf(b)].map((one) =>
    one.is === 'operation' ? brackets(one) : one,
  )
  const place = (one: Maths) => (isExponential(one) ? 3.5 : rank(one))
  const [first = num(1), ...others] = factors.sort((one, other) => place(one) - place(other))
  const same = others.length === 1 && others[0] && linearText(first) === linearText(others[0])
  if (same) return power(first, 2)
  return others.reduce<Maths>((left, one) => multiple(left, one), first)
}

function withNumber(by: Fraction, of: Maths | null): Maths {
  if (of === null || by.n === 0n) return shown(by)
  const inner = of.is === 'operation' && !by.equals(1) ? brackets(of) : of
  if (by.s < 0n) return opposite(withNumber(by.neg(), of))
  if (by.equals(1)) return inner
  if (of.is === 'fraction') {
    const above = multiplied(shown(new Fraction(by.n)), of.over)
    return by.d === 1n
      ? fraction(above, of.under)
      : fraction(above, multiplied(shown(new Fraction(by.d)), of.under))
  }
  if (by.d > 1n) return fraction(withNumber(new Fraction(by.n), of), num(exactly(new Fraction(by.d))))
  return multiple(shown(by), inner)
}

export function added(a: Maths, b: Maths): Maths {
  const [byA, byB] = [split(a)[0], split(b)[0]]
  if (byA.n === 0n) return b
  if (byB.n === 0n) return a
  const inner = unbracketed(b)
  if (inner.is === 'opposite') return difference(a, inner.of)
  if (inner.is === 'number' && inner.value.n < 0)
    return difference(a, num({ n: -inner.value.n, d: inner.value.d }))
  return sum(a, inner)
}

/**
 * Like terms together and in lowest terms where it is made of polynomials of the letter; otherwise, and where a sum stands
 * to a power, as it is.
 */
export function tidied(maths: Maths, letter: string): Maths {
  const isFactored = has(maths, (part) => part.is === 'power' && unbracketed(part.base).is === 'operation')
  if (isFactored || has(maths, ({ is }) => is === 'apply')) return maths
  const { over, under } = normalForm(maths)
  const [above, below] = [coefficientsOf(over, letter), coefficientsOf(under, letter)]
  if (!above || !below) return maths
  const { quotient, rest } = divided(above, below)
  return rest.length === 0 ? written(quotient, letter) : maths
}
