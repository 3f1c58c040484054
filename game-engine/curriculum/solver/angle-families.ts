// The angles at which sin, cos or tan has a value, as families a + k·period, and those of them in an interval: all exact.
import Fraction from 'fraction.js'
import { Uncountable } from '../algebra/polynomial.ts'
import { apply, brackets, degrees, fraction, type Maths, multiple, num, PI } from '../notation.ts'
import { sumOf } from '../terms.ts'
import { added, multiplied } from './build.ts'
import { type Circular, timesPi, turnsOf, writtenAngle } from './exact-angles.ts'
import type { Interval } from './interval.ts'
import { nearValue } from './near-value.ts'
import { exactly, shown } from './univariate.ts'

/** (turns·π + by·arc) + k·(period·π), for every whole k. */
export interface Family {
  readonly turns: Fraction
  /** arcsin(1/3), where no multiple of 15 degrees has the value. */
  readonly arc: Maths | null
  readonly by: Fraction
  readonly period: Fraction
}

const ONE = new Fraction(1)
const ZERO = new Fraction(0)
const MOST_SOLUTIONS = 40

/** @param value between -1 and 1 for sin and cos */
export function familiesOf(name: Circular, value: Maths): Family[] {
  const period = new Fraction(name === 'tan' ? 1 : 2)
  const turns = turnsOf(name, value).filter((turn) => name !== 'tan' || turn < 12)
  const [first, second] = turns
  if (first !== undefined) {
    // 0 and π, or π/2 and 3π/2: one family of half the period.
    const isHalf = second !== undefined && second - first === 12
    const kept = isHalf ? [first] : turns
    return kept.map((turn) => ({
      turns: new Fraction(turn, 12),
      arc: null,
      by: ZERO,
      period: isHalf ? ONE : period,
    }))
  }
  const arc = apply(`arc${name}`, brackets(value))
  const one: Family = { turns: ZERO, arc, by: ONE, period }
  if (name === 'tan') return [one]
  return [one, { ...one, turns: name === 'sin' ? ONE : ZERO, by: ONE.neg() }]
}

/** The families of x, where they are those of slope·x + shift·π. */
export function familyOfLetter({ turns, arc, by, period }: Family, slope: Fraction, shift: Fraction): Family {
  return {
    turns: turns.sub(shift).div(slope),
    arc,
    by: by.div(slope),
    period: period.div(slope).abs(),
  }
}

export function writtenMember({ turns, arc, by }: Family, inDegrees: boolean): Maths {
  if (!arc) return writtenAngle(turns, inDegrees)
  const part = multiplied(shown(by), arc)
  return turns.n === 0n ? part : added(writtenAngle(turns, inDegrees), part)
}

/** π/6 + 2πk */
export function writtenFamily(family: Family, k: string, inDegrees: boolean): Maths {
  const member = writtenMember(family, inDegrees)
  const letter: Maths = { is: 'variable', name: k }
  const { n, d } = family.period
  const size = inDegrees
    ? multiple(degrees(num(exactly(family.period.mul(180)))), letter)
    : sumOf([[exactly(new Fraction(n)), multiple(PI, letter)]])
  const period = inDegrees || d === 1n ? size : fraction(size, num(exactly(new Fraction(d))))
  return family.turns.n === 0n && !family.arc ? period : added(member, period)
}

/** Each once, the smallest first. @throws Uncountable too_large for more than anybody writes down */
export function membersWithin(families: readonly Family[], { from, to, closed }: Interval): Family[] {
  const found = new Map<string, { readonly family: Family; readonly near: number }>()
  for (const family of families) {
    const [base, step] = [nearOf(family), family.period.valueOf() * Math.PI]
    const [first, last] = [nearValue(from), nearValue(to)].map((end) => (end - base) / step)
    if (first === undefined || last === undefined || !(last - first < MOST_SOLUTIONS))
      throw new Uncountable('too_large')
    for (let k = Math.floor(first) - 1; k <= Math.ceil(last) + 1; k++) {
      const member = { ...family, turns: family.turns.add(family.period.mul(k)) }
      const [above, below] = [compared(member, from), compared(member, to)]
      if (above < 0 || below > 0 || (above === 0 && !closed[0]) || (below === 0 && !closed[1])) continue
      const near = nearOf(member)
      found.set(near.toFixed(9), { family: member, near })
    }
  }
  return [...found.values()].sort((a, b) => a.near - b.near).map(({ family }) => family)
}

const nearOf = ({ turns, arc, by }: Family) =>
  turns.valueOf() * Math.PI + (arc ? by.valueOf() * nearValue(arc) : 0)

/** Exact where both are multiples of π. */
function compared(member: Family, end: Maths): number {
  const exact = member.arc ? null : timesPi(end)
  return exact ? member.turns.compare(exact) : Math.sign(nearOf(member) - nearValue(end))
}
