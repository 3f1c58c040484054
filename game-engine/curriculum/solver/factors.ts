// A polynomial as a product: a number, powers of the letter, and factors that no rational number splits further.
import Fraction from 'fraction.js'
import type { Step } from '../exercise.ts'
import { brackets, difference, type Maths, multiple, num, power, product, sum } from '../notation.ts'
import { powerOf } from '../terms.ts'
import { letterOf } from './linear-equation.ts'
import { squareRoot, takeRationalRoots } from './roots.ts'
import { step, Unsolved } from './solution.ts'
import {
  at,
  type Coefficients,
  contentOf,
  degreeOf,
  divided,
  leading,
  shown,
  times,
  written,
} from './univariate.ts'

const ONE = new Fraction(1)

/** The factor with whole coefficients that is 0 at the root: 2x - 3 at 3/2. */
export const factorAt = (root: Fraction): Coefficients => [
  new Fraction(-root.s * root.n),
  new Fraction(root.d),
]

/**
 * The product of a polynomial with these rational solutions, equal ones as a power.
 * @param rest a factor without rational solutions, or none
 * @param first the leading coefficient of the whole
 */
export function factorsWritten(
  roots: readonly Fraction[],
  rest: Coefficients,
  letter: string,
  first: Fraction,
): Maths {
  const front = roots.reduce(
    (left, { d }) => left.div(new Fraction(d)),
    first.div(rest.length > 0 ? leading(rest) : ONE),
  )
  const counted = new Map<string, number>()
  for (const root of roots) counted.set(root.toFraction(), (counted.get(root.toFraction()) ?? 0) + 1)
  const sortedRoots = [...counted].map(([text, count]) => [new Fraction(text), count] as const)
  const zero = sortedRoots.find(([root]) => root.n === 0n)
  const others = sortedRoots.filter(([root]) => root.n !== 0n).sort(([a], [b]) => b.compare(a))
  const factors: Maths[] = others.map(([root, count]) =>
    count === 1
      ? brackets(written(factorAt(root), letter))
      : power(brackets(written(factorAt(root), letter)), count),
  )
  if (rest.length > 1) factors.push(brackets(written(rest, letter)))
  if (zero) factors.unshift(powerOf(letterOf(letter), zero[1]))
  return withFront(front, factors)
}

/** 2x(x - 3), -(x + 1); a single factor without its brackets. */
function withFront(front: Fraction, [first = num(1), ...others]: readonly Maths[]): Maths {
  if (front.equals(1) && others.length === 0 && first.is === 'brackets') return first.inside
  const head = front.equals(1)
    ? first
    : front.equals(-1)
      ? ({ is: 'opposite', of: first } as const)
      : multiple(shown(front), first)
  return others.reduce<Maths>((left, factor) => multiple(left, factor), head)
}

/** As a product, with the way there. @throws Unsolved degree where it cannot be told whether more factors are there */
export function factorize(of: Coefficients, letter: string, steps: Step[]): Maths {
  if (degreeOf(of) < 1) throw new Unsolved('other')
  const { rational, rest } = takeRationalRoots(of)
  if (degreeOf(rest) > 3) throw new Unsolved('degree')
  const content = contentOf(of).mul(leading(of).s < 0n ? -1 : 1)
  const kept = rest.length > 1 ? times(rest, contentOf(rest).inverse()) : []
  const result = factorsWritten(rational, kept, letter, leading(of))
  let inner = times(of, content.inverse())
  const zeros = inner.findIndex(({ n }) => n !== 0n)
  inner = inner.slice(zeros)
  const common = zeros === 0 ? [] : [powerOf(letterOf(letter), zeros)]
  if (!content.equals(1) || zeros > 0) {
    const outside = withFront(content, [...common, brackets(written(inner, letter))])
    const factor = withFront(content, common.length > 0 ? common : [num(1)])
    steps.push(step('take-out', { factor: common.length > 0 ? factor : shown(content) }, outside))
  }
  if (degreeOf(inner) < 2) return result
  if (rational.filter(({ n }) => n !== 0n).length === 0) {
    steps.push(step('no-more-factors', { left: written(inner, letter) }))
    return result
  }
  const front = (of: Maths) =>
    content.equals(1) && zeros === 0 ? of : withFront(content, [...common, brackets(of)])
  if (degreeOf(inner) === 2) splitQuadratic(inner, letter, front, steps)
  else splitByRoots(inner, letter, front, steps)
  steps.push(step('factored', undefined, result))
  return result
}

/** With what was taken out in front. */
type Whole = (of: Maths) => Maths

/** @param of ax² + bx + c with rational solutions and no common factor */
function splitQuadratic(of: Coefficients, letter: string, front: Whole, steps: Step[]) {
  const [c, b, a] = [at(of, 0), at(of, 1), at(of, 2)]
  const [outer, inner] = [rootTerm(a, letter), rootTerm(c.abs(), letter, true)]
  if (b.n === 0n && outer && inner && c.s < 0n) {
    steps.push(step('difference-of-squares', undefined, front(difference(squared(outer), squared(inner)))))
    return
  }
  if (b.mul(b).equals(a.mul(c).mul(4)) && outer && inner) {
    const middle = product(num(2), outer, inner)
    const squares = b.s < 0n ? difference(squared(outer), middle) : sum(squared(outer), middle)
    steps.push(step('perfect-square', undefined, front(sum(squares, squared(inner)))))
    return
  }
  const { rational } = takeRationalRoots(of)
  const [first = ONE, second = first] = rational
  const [p, q] = [first, second].map((root) => root.neg().mul(a)) as [Fraction, Fraction]
  const fillers = { product: shown(a.mul(c)), sum: shown(b), first: shown(p), second: shown(q) }
  if (a.equals(1)) steps.push(step('two-numbers', fillers))
  else {
    const x = (by: Fraction) => written([new Fraction(0), by], letter)
    const middle =
      q.s < 0n
        ? difference(sumOrDifference(x2(a, letter), p, x(p.abs())), x(q.abs()))
        : sum(sumOrDifference(x2(a, letter), p, x(p.abs())), x(q))
    const whole = c.s < 0n ? difference(middle, shown(c.abs())) : sum(middle, shown(c))
    steps.push(step('split-middle', fillers, front(whole)))
  }
}

const x2 = (a: Fraction, letter: string) => written([new Fraction(0), new Fraction(0), a], letter)
const sumOrDifference = (left: Maths, by: Fraction, term: Maths) =>
  by.s < 0n ? difference(left, term) : sum(left, term)
const squared = (of: Maths) => power(of.is === 'multiple' ? brackets(of) : of, 2)

/** The root of ax², or of a number alone; null where it is not rational. */
function rootTerm(of: Fraction, letter: string, alone = false): Maths | null {
  const [above, below] = [squareRoot(of.n), squareRoot(of.d)]
  if (above.under !== 1n || below.under !== 1n) return null
  const value = new Fraction(above.whole, below.whole)
  return alone ? shown(value) : written([new Fraction(0), value], letter)
}

function splitByRoots(of: Coefficients, letter: string, front: Whole, steps: Step[]) {
  let rest = of
  while (degreeOf(rest) > 2) {
    const { rational } = takeRationalRoots(rest)
    const [found] = rational
    if (!found) return
    const factor = factorAt(found)
    rest = divided(rest, factor).quotient
    const before = divided(of, rest).quotient
    const [head, tail] = [written(before, letter), written(rest, letter)]
    steps.push(
      step(
        'root-gives-factor',
        { value: shown(found), factor: written(factor, letter) },
        front(multiple(brackets(head), brackets(tail))),
      ),
    )
  }
  if (degreeOf(rest) === 2 && takeRationalRoots(rest).rational.length === 0) {
    steps.push(step('no-more-factors', { left: written(rest, letter) }))
  }
}
