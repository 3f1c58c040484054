// Equations with sin, cos and tan: led back to one function of one angle, then all angles with that value are named.
import type Fraction from 'fraction.js'
import { difference as differenceOf, normalForm } from '../algebra/normal-form.ts'
import { asNumber, type Polynomial } from '../algebra/polynomial.ts'
import type { Step } from '../exercise.ts'
import { linearText } from '../linear-text.ts'
import {
  apply,
  brackets,
  equation,
  list,
  type Maths,
  multiple,
  num,
  type Part,
  variable,
} from '../notation.ts'
import {
  type Family,
  familiesOf,
  familyOfLetter,
  membersWithin,
  writtenFamily,
  writtenMember,
} from './angle-families.ts'
import { doubledAngles } from './double-angle.ts'
import { type Circular, timesPi } from './exact-angles.ts'
import type { Interval } from './interval.ts'
import { letterOf } from './linear-equation.ts'
import { nearValue } from './near-value.ts'
import { equationOf, type Relation } from './relation.ts'
import { writtenRoot } from './roots.ts'
import { realRootsOf } from './roots-of-equation.ts'
import { simplify } from './simplify.ts'
import { type SolverAnswer, step, Unsolved } from './solution.ts'
import { everyPart, has, isPart, substituted } from './tree.ts'
import { angleOf, reducedSquares, withAngle, withLetters } from './trig-identities.ts'
import { coefficientsOf, degreeOf } from './univariate.ts'
import { writtenPolynomial } from './written.ts'

interface Asked {
  readonly given: Relation
  readonly letter: string
  /** What the functions are of. */
  readonly angle: Maths
  readonly inDegrees: boolean
  readonly steps: Step[]
}

/** @param interval all solutions, where there is none @throws Unsolved functions */
export function solveTrigonometric(
  typed: Relation,
  letter: string,
  interval: Interval | undefined,
  steps: Step[],
): SolverAnswer {
  const given = doubledAngles(typed, steps)
  const angle = angleOf(given)
  if (!angle) throw new Unsolved('functions')
  const inDegrees = [typed, ...(interval ? [interval.from, interval.to] : [])].some((one) =>
    has(one, ({ is }) => is === 'degrees'),
  )
  const families = solve({ given, letter, angle, inDegrees, steps })
  if (families === 'all') return { is: 'all-numbers' }
  if (families.length === 0) return { is: 'no-solution' }
  if (!interval) {
    const k = letter === 'k' ? 'n' : 'k'
    const all = new Map(
      families.map((family) => writtenFamily(family, k, inDegrees)).map((one) => [linearText(one), one]),
    )
    return { is: 'solutions', letter, values: [...all.values()], real: true, whole: k }
  }
  const values = membersWithin(families, interval).map((one) => writtenMember(one, inDegrees))
  const fillers = { from: interval.from, to: interval.to }
  if (values.length === 0) {
    steps.push(step('none-in-interval', fillers))
    return { is: 'no-solution' }
  }
  steps.push(step('in-interval', fillers, list(values.map((value) => equation(letterOf(letter), value)))))
  return { is: 'solutions', letter, values, real: true }
}

type Families = readonly Family[] | 'all'

function solve(asked: Asked): Families {
  const { given, steps, letter } = asked
  const names = new Set(
    everyPart(given).flatMap((part) => (part.is === 'apply' ? [linearText(part.function)] : [])),
  )
  if (names.has('tan')) {
    if (names.size > 1) throw new Unsolved('functions')
    return ofOne(asked, given, 'tan')
  }
  const { over, under } = differenceOf(
    normalForm(withLetters(given.left)),
    normalForm(withLetters(given.right)),
  )
  if (!asNumber(under) || hasAtom(over, letter)) throw new Unsolved('functions')
  if (over.size === 0) {
    steps.push(step('always-true', { letter: letterOf(letter) }))
    return 'all'
  }
  return ofPolynomial(asked, over, given)
}

const zero = (of: Maths): Relation => equationOf(of, num(0))

/** A polynomial in s and c, the sine and cosine, that has to be 0. @param now the equation as it stands */
function ofPolynomial(asked: Asked, over: Polynomial, now: Relation): Families {
  const { angle, steps } = asked
  const back = (of: Polynomial) => withAngle(writtenPolynomial(of), angle)
  const [hasS, hasC] = ['s', 'c'].map((name) => hasAtom(over, name))
  if (!hasS || !hasC) {
    if (!hasS && !hasC) {
      steps.push(step('never-true', { letter: letterOf(asked.letter) }))
      return []
    }
    return ofOne(asked, now, hasS ? 'sin' : 'cos')
  }
  for (const name of ['s', 'c'] as const) {
    if (![...over.values()].every(({ powers }) => powers.some(([atom]) => atom.name === name))) continue
    const rest = withoutOne(over, name)
    const factor = withAngle(variable(name), angle)
    const product = multiple(factor, rest.size > 1 ? brackets(back(rest)) : back(rest))
    steps.push(step('trig-product', undefined, equation(product, 0)), step('zero-product'))
    steps.push(step('factor-case', undefined, zero(factor)))
    const first = ofOne(asked, zero(factor), name === 's' ? 'sin' : 'cos')
    steps.push(step('factor-case', undefined, zero(back(rest))))
    const others = ofPolynomial(asked, rest, zero(back(rest)))
    return first === 'all' || others === 'all' ? 'all' : [...first, ...others]
  }
  for (const [name, other] of [
    ['s', 'c'],
    ['c', 's'],
  ] as const) {
    const reduced = reducedSquares(over, name)
    if (hasAtom(reduced, name)) continue
    const next = zero(back(reduced))
    steps.push(step('pythagoras', undefined, next))
    if (reduced.size === 0) return 'all'
    return hasAtom(reduced, other)
      ? ofOne(asked, next, other === 's' ? 'sin' : 'cos')
      : ofPolynomial(asked, reduced, next)
  }
  return ofTangent(asked, over)
}

/** a·sin + b·cos = 0 */
function ofTangent(asked: Asked, over: Polynomial): Families {
  const terms = [...over.values()]
  const isLinear =
    terms.length === 2 &&
    terms.every(
      ({ powers }) =>
        powers.filter(([{ root }]) => !root).length === 1 &&
        powers.every(
          ([{ root, name }, count]) => count === 1 && (root !== undefined || name === 's' || name === 'c'),
        ),
    )
  const [sine, cosine] = ['s', 'c'].map((name) =>
    terms.find(({ powers }) => powers.some(([atom]) => atom.name === name)),
  )
  if (!isLinear || !sine || !cosine || [sine, cosine].some(({ powers }) => powers.length > 1))
    throw new Unsolved('functions')
  const value = cosine.coefficient.div(sine.coefficient).neg()
  const next = equationOf(apply('tan', brackets(asked.angle)), numberWritten(value))
  asked.steps.push(step('divide-by-cos', undefined, next))
  return ofOne(asked, next, 'tan')
}

const numberWritten = (value: Fraction): Maths =>
  writtenPolynomial(new Map([['', { coefficient: value, powers: [] }]]))

const hasAtom = (of: Polynomial, name: string) =>
  [...of.values()].some(({ powers }) => powers.some(([atom]) => atom.name === name))

function withoutOne(of: Polynomial, name: string): Polynomial {
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
function ofOne(asked: Asked, now: Relation, name: Circular): Families {
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
  { angle, letter, inDegrees, steps }: Asked,
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
