// Equations with the letter under roots: a root is left alone, both sides are raised, and every result is tried.

import Fraction from 'fraction.js'
import { difference as differenceOf, normalForm } from '../algebra/normal-form.ts'
import {
  type Atom,
  add,
  constant,
  isZero,
  multiply,
  negative,
  type Polynomial,
  raise,
  type Term,
} from '../algebra/polynomial.ts'
import type { Step } from '../exercise.ts'
import { linearText } from '../linear-text.ts'
import { equation, type Maths, power, root } from '../notation.ts'
import { solutionsWritten, solvePolynomial } from './polynomial-equation.ts'
import { isTrueAt, type Relation } from './relation.ts'
import { isReal, type Root, rationalRoot, sorted } from './roots.ts'
import { step, Unsolved } from './solution.ts'
import { at, coefficientsOf, degreeOf, written } from './univariate.ts'
import { writtenPolynomial } from './written.ts'

const MAX_ROUNDS = 3

/** @throws Unsolved roots */
export function solveRadical(given: Relation, letter: string, steps: Step[]): Root[] {
  const { over, under } = differenceOf(normalForm(given.left), normalForm(given.right))
  if (coefficientsOf(under, letter)?.length !== 1) throw new Unsolved('roots')
  let of = over
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const found = rootAtom(of, letter)
    if (!found) break
    const next = withoutRoot(of, found, given, steps, letter)
    if (!next) return []
    of = next
  }
  const coefficients = coefficientsOf(of, letter)
  if (!coefficients || degreeOf(coefficients) < 1) throw new Unsolved('roots')
  const candidates =
    degreeOf(coefficients) === 1
      ? [rationalRoot(at(coefficients, 0).neg().div(at(coefficients, 1)))]
      : solvePolynomial(equation(written(coefficients, letter), 0), [coefficients, []], letter, steps)
  if (degreeOf(coefficients) === 1)
    steps.push(step('solved-for', undefined, solutionsWritten(letter, candidates)))
  steps.push(step('try-each'))
  return sorted(candidates.filter((one) => isReal(one) && isTrueAt(given, letter, one, steps)))
}

function rootAtom(of: Polynomial, letter: string): Atom | null {
  for (const { powers } of of.values()) {
    for (const [atom] of powers) {
      if (atom.root && !atom.value && coefficientsOf(atom.root.of, letter)) return atom
      if (atom.name !== letter) throw new Unsolved('roots')
    }
  }
  return null
}

/** p + q·√r = 0 as q²·r = p², with q a number. */
/** Null where a square root would be below 0. */
function withoutRoot(
  of: Polynomial,
  alone: Atom,
  given: Relation,
  steps: Step[],
  letter: string,
): Polynomial | null {
  const [withIt, others]: [Term[], Term[]] = [[], []]
  for (const term of of.values())
    (term.powers.some(([atom]) => atom.name === alone.name) ? withIt : others).push(term)
  const [front] = withIt
  const { root: inside } = alone
  if (!front || !inside || withIt.length > 1 || front.powers.length > 1 || front.powers[0]?.[1] !== 1) {
    throw new Unsolved('roots')
  }
  const { index, of: under } = inside
  const rest = negative(
    polynomialOfTerms(
      others.map((term) => ({ ...term, coefficient: term.coefficient.div(front.coefficient) })),
    ),
  )
  const left = root(writtenPolynomial(under), index === 2 ? undefined : index)
  const isolated = equation(left, writtenPolynomial(rest))
  if (linearText(isolated).replace(/[()]/g, '') !== linearText(given).replace(/[()]/g, '')) {
    steps.push(step('isolate-root', undefined, isolated))
  }
  const value = coefficientsOf(rest, letter)
  if (index === 2 && value && degreeOf(value) < 1 && at(value, 0).s < 0n) {
    steps.push(step('root-below-zero'))
    return null
  }
  const raised = raise(rest, index)
  const shownRest = writtenPolynomial(rest)
  const raisedWork: Maths =
    rest.size > 1 ? power({ is: 'brackets', inside: shownRest }, index) : writtenPolynomial(raised)
  steps.push(
    step(
      index === 2 ? 'square-both-sides' : 'raise-both-sides',
      { index: indexShown(index) },
      equation(writtenPolynomial(under), raisedWork),
    ),
  )
  return isZero(raised) ? under : add(under, multiply(constant(new Fraction(-1)), raised))
}

const indexShown = (index: number): Maths => ({ is: 'number', value: { n: index, d: 1 } })

function polynomialOfTerms(terms: readonly Term[]): Polynomial {
  let result: Polynomial = new Map()
  for (const { coefficient, powers } of terms) {
    let term = constant(coefficient)
    for (const [atom, exponent] of powers) {
      const name = atom.name
      const one: Polynomial = new Map([
        [`${name}^${exponent}`, { coefficient: new Fraction(1), powers: [[atom, exponent]] }],
      ])
      term = multiply(term, one)
    }
    result = add(result, term)
  }
  return result
}
