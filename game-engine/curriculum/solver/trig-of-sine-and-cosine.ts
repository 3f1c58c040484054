// Equations with sin and cos: by a product, by sin² + cos² = 1, or by the tangent.
import type Fraction from 'fraction.js'
import type { Polynomial } from '../algebra/polynomial.ts'
import { apply, brackets, equation, type Maths, multiple, num, variable } from '../notation.ts'
import { letterOf } from './linear-equation.ts'
import { equationOf, type Relation } from './relation.ts'
import { step, Unsolved } from './solution.ts'
import { reducedSquares, withAngle } from './trig-identities.ts'
import {
  type AngleFamilies,
  hasAtom,
  solveOneFunction,
  type TrigQuestion,
  withoutOne,
} from './trig-of-one-function.ts'
import { writtenPolynomial } from './written.ts'

const zero = (of: Maths): Relation => equationOf(of, num(0))

/** A polynomial in s and c, the sine and cosine, that has to be 0. @param now the equation as it stands */
export function solveSineAndCosine(asked: TrigQuestion, over: Polynomial, now: Relation): AngleFamilies {
  const { angle, steps } = asked
  const back = (of: Polynomial) => withAngle(writtenPolynomial(of), angle)
  const [hasS, hasC] = ['s', 'c'].map((name) => hasAtom(over, name))
  if (!hasS || !hasC) {
    if (!hasS && !hasC) {
      steps.push(step('never-true', { letter: letterOf(asked.letter) }))
      return []
    }
    return solveOneFunction(asked, now, hasS ? 'sin' : 'cos')
  }
  for (const name of ['s', 'c'] as const) {
    if (![...over.values()].every(({ powers }) => powers.some(([atom]) => atom.name === name))) continue
    const rest = withoutOne(over, name)
    const factor = withAngle(variable(name), angle)
    const product = multiple(factor, rest.size > 1 ? brackets(back(rest)) : back(rest))
    steps.push(step('trig-product', undefined, equation(product, 0)), step('zero-product'))
    steps.push(step('factor-case', undefined, zero(factor)))
    const first = solveOneFunction(asked, zero(factor), name === 's' ? 'sin' : 'cos')
    steps.push(step('factor-case', undefined, zero(back(rest))))
    const others = solveSineAndCosine(asked, rest, zero(back(rest)))
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
      ? solveOneFunction(asked, next, other === 's' ? 'sin' : 'cos')
      : solveSineAndCosine(asked, reduced, next)
  }
  return ofTangent(asked, over)
}

/** a·sin + b·cos = 0 */
function ofTangent(asked: TrigQuestion, over: Polynomial): AngleFamilies {
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
  return solveOneFunction(asked, next, 'tan')
}

const numberWritten = (value: Fraction): Maths =>
  writtenPolynomial(new Map([['', { coefficient: value, powers: [] }]]))
