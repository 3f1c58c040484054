// Integration by parts: a polynomial times e^(ax + b), sin, cos or ln, one degree less with every round.
import { normalForm } from '../algebra/normal-form.ts'
import { asNumber, scale } from '../algebra/polynomial.ts'
import type { Step } from '../exercise.ts'
import { equation, fraction, integral, type Maths, num } from '../notation.ts'
import { added, multiplied } from './build.ts'
import { letterOf } from './linear-equation.ts'
import { signedTerms } from './signed-terms.ts'
import { step } from './solution.ts'
import { lettersOf, unbracketed } from './tree.ts'
import { at, type Coefficients, coefficientsOf, degreeOf, trimmed, written } from './univariate.ts'

interface Parts {
  /** Differentiated. */
  readonly u: Maths
  readonly slope: Maths
  /** Integrated. */
  readonly dv: Maths
}

/** Null for another product. @param integrated the integral of a term that is simpler, with its steps */
export function integrateByParts(
  term: Maths,
  letter: string,
  steps: Step[],
  integrated: (term: Maths, steps: Step[]) => Maths,
): Maths | null {
  const parts = partsOf(term, letter)
  if (!parts) return null
  const { u, slope, dv } = parts
  const v = integrated(dv, [])
  const [front, rest] = [multiplied(u, v), multiplied(slope, v)]
  const work = equation(integral(term, letter), lessTerms(front, integral(rest, letter)))
  steps.push(step('by-parts', { u, dv }, work))
  const result = lessTerms(front, integrated(rest, steps))
  steps.push(step('together', undefined, equation(integral(term, letter), result)))
  return result
}

/** a - b, with each term of b turned. */
function lessTerms(a: Maths, b: Maths): Maths {
  if (b.is === 'integral') return { is: 'operation', operator: '-', terms: [a, b] }
  return signedTerms(unbracketed(b)).reduce(
    (left, { of, isMinus }) => added(left, isMinus ? of : multiplied(num(-1), of)),
    a,
  )
}

function partsOf(term: Maths, letter: string): Parts | null {
  const all = factorsIn(term)
  const polynomials = all.map((one) => polynomialOrNull(one, letter))
  const others = all.filter((_, index) => !polynomials[index])
  const [other] = others
  if (!other || others.length > 1) return null
  const polynomial = polynomialOrNull(
    all.filter((_, index) => polynomials[index]).reduce(multiplied, num(1)),
    letter,
  )
  if (!polynomial || polynomial.length === 0) return null
  const name = other.is === 'apply' && other.function.is === 'variable' ? other.function.name : ''
  if (name === 'ln' && other.is === 'apply') {
    const inside = polynomialOrNull(other.of, letter)
    if (inside?.length !== 2 || at(inside, 0).n !== 0n) return null
    return { u: other, slope: fraction(1, letterOf(letter)), dv: written(polynomial, letter) }
  }
  const isPower =
    other.is === 'power' &&
    other.base.is === 'variable' &&
    other.base.name === 'e' &&
    lettersOf(other.exponent).length > 0
  if (degreeOf(polynomial) < 1 || !(isPower || name === 'sin' || name === 'cos')) return null
  return { u: written(polynomial, letter), slope: written(derived(polynomial), letter), dv: other }
}

const derived = (of: Coefficients): Coefficients =>
  trimmed(of.slice(1).map((one, index) => one.mul(index + 1)))

function factorsIn(maths: Maths): Maths[] {
  const of = unbracketed(maths)
  if (of.is === 'multiple') return [...factorsIn(of.factor), ...factorsIn(of.of)]
  if (of.is === 'operation' && of.operator === '×') return of.terms.flatMap(factorsIn)
  if (of.is === 'opposite') return [num(-1), ...factorsIn(of.of)]
  if (of.is === 'fraction' && lettersOf(of.under).length === 0)
    return [fraction(1, of.under), ...factorsIn(of.over)]
  return [of]
}

function polynomialOrNull(of: Maths, letter: string): Coefficients | null {
  const { over, under } = normalForm(of)
  const by = asNumber(under)
  return by && coefficientsOf(scale(over, by.inverse()), letter)
}
