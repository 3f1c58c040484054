// Equations with one of sin, cos and tan: its values, then every angle that has them.
import type Fraction from 'fraction.js'
import { difference as differenceOf, normalForm } from '../algebra/normal-form.ts'
import { asNumber, type Polynomial } from '../algebra/polynomial.ts'
import type { Step } from '../exercise.ts'
import { linearText } from '../linear-text.ts'
import { apply, brackets, equation, list, type Maths, num, type Part, variable } from '../notation.ts'
import { type Family, familiesOf, familyOfLetter, writtenFamily, writtenMember } from './angle-families.ts'
import { type Circular, timesPi } from './exact-angles.ts'
import { letterOf } from './linear-equation.ts'
import { nearValue } from './near-value.ts'
import { equationOf, type Relation } from './relation.ts'
import { writtenRoot } from './roots.ts'
import { realRootsOf } from './roots-of-equation.ts'
import { simplify } from './simplify.ts'
import { step, Unsolved } from './solution.ts'
import { isPart, substituted } from './tree.ts'
import { coefficientsOf, degreeOf } from './univariate.ts'
import { writtenPolynomial } from './written.ts'

export interface TrigQuestion {
  readonly given: Relation
  readonly letter: string
  /** What the functions are of. */
  readonly angle: Maths
  readonly inDegrees: boolean
  readonly steps: Step[]
}

export type AngleFamilies = readonly Family[] | 'all'

export const hasAtom = (of: Polynomial, name: string) =>
  [...of.values()].some(({ powers }) => powers.some(([atom]) => atom.name === name))

export function withoutOne(of: Polynomial, name: string): Polynomial {
  const entries = [...of.values()].map(({ coefficient, powers }) => {
    const left = powers.flatMap(([atom, count]) =>
      atom.name !== name ? [[atom, count] as const] : count > 1 ? [[atom, count - 1] as const] : [],
    )
    return [
      left.map(([atom, count]) => `${atom.name}^${count}`).join(' '),
      { coefficient, powers: left },
    ] as const
  })
  return new Map(entries)
}

/** An equation with one function of the angle. */
export function solveOneFunction(asked: TrigQuestion, now: Relation, name: Circular): AngleFamilies {
  const { angle, letter, steps } = asked
  const t = letter === 't' ? 'u' : 't'
  const of = apply(name, brackets(angle))
  const inT = equationOf(withLetter(now.left, t), withLetter(now.right, t))
  const { over, under } = differenceOf(normalForm(inT.left), normalForm(inT.right))
  const coefficients = coefficientsOf(over, t)
  if (!asNumber(under) || hasAtom(over, letter)) throw new Unsolved('functions')
  const isLinear = [...over.values()].every(({ powers }) =>
    powers.every(([atom, count]) => atom.name !== t || count === 1),
  )
  if (isLinear) {
    const value = linearValue(over, t)
    const alone = equationOf(of, value)
    if (linearText(alone) !== linearText(now)) steps.push(step('isolate-function', { of }, alone))
    return ofValue(asked, name, value)
  }
  if (!coefficients || degreeOf(coefficients) < 1) throw new Unsolved('functions')
  steps.push(step('substitute', { means: equation(variable(t), of) }, inT))
  const roots = realRootsOf(inT, t, steps)
  if (roots === 'all-numbers') return 'all'
  return roots.flatMap((root) => {
    const value = writtenRoot(root)
    steps.push(step('substitute-back', undefined, equation(of, value)))
    return ofValue(asked, name, value)
  })
}

/** A letter in place of the only function. */
function withLetter(maths: Maths, t: string): Maths {
  if (maths.is === 'apply') return variable(t)
  return Object.fromEntries(
    Object.entries(maths).map(([key, value]) => {
      if (Array.isArray(value)) return [key, value.map((one) => (isPart(one) ? withLetter(one, t) : one))]
      return [key, isPart(value) ? withLetter(value, t) : value]
    }),
  ) as unknown as Maths
}

/** The t of at + b = 0; a and b may have roots of numbers. */
function linearValue(over: Polynomial, t: string): Maths {
  const [withT, others] = [true, false].map(
    (is) => new Map([...over].filter(([, { powers }]) => powers.some(([atom]) => atom.name === t) === is)),
  )
  if (!withT || !others || withT.size === 0) throw new Unsolved('functions')
  const by = withoutOne(withT, t)
  const value: Maths = {
    is: 'fraction',
    over: { is: 'opposite', of: brackets(writtenPolynomial(others)) },
    under: writtenPolynomial(by),
  }
  return simplify(value, [])
}

function ofValue(
  { angle, letter, inDegrees, steps }: TrigQuestion,
  name: Circular,
  value: Maths,
): readonly Family[] {
  if (name !== 'tan' && Math.abs(nearValue(value)) > 1 + 1e-12) {
    steps.push(step('trig-outside'))
    return []
  }
  const [slope, shift] = lineOf(angle, letter)
  const families = familiesOf(name, value)
  const k = letter === 'k' ? 'n' : 'k'
  steps.push(
    step(
      'base-angles',
      undefined,
      list(families.map((one) => equation(apply(name, brackets(writtenMember(one, inDegrees))), value))),
    ),
  )
  const isPlain = slope.equals(1) && shift.n === 0n
  const inLetter = families.map((one) => familyOfLetter(one, slope, shift))
  families.forEach((one, index) => {
    const own = inLetter[index]
    steps.push(step('add-periods', { k: variable(k) }, equation(angle, writtenFamily(one, k, inDegrees))))
    if (!isPlain && own)
      steps.push(
        step(
          'angle-alone',
          { letter: letterOf(letter) },
          equation(letterOf(letter), writtenFamily(own, k, inDegrees)),
        ),
      )
  })
  return inLetter
}

/** The a and b of ax + bπ. @throws Unsolved functions */
function lineOf(angle: Maths, letter: string): readonly [Fraction, Fraction] {
  const at = (value: Part) => substituted(angle, { [letter]: typeof value === 'number' ? num(value) : value })
  const shift = timesPi(at(0))
  const { over, under } = differenceOf(normalForm(at(1)), normalForm(at(0)))
  const [above, below] = [asNumber(over), asNumber(under)]
  const line = normalForm(angle)
  const isLine = [...line.over.values()].every(({ powers }) =>
    powers.every(([atom, count]) => atom.name !== letter || (count === 1 && powers.length === 1)),
  )
  if (!shift || !above || !below || above.n === 0n || !isLine || !asNumber(line.under))
    throw new Unsolved('functions')
  return [above.div(below), shift]
}
