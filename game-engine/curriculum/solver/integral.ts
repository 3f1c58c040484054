// Integrals of sums of powers, 1/x, roots, e^x, sin and cos, each with a linear inside, and of their products with polynomials; between bounds where the value is exact.
import Fraction from 'fraction.js'
import { normalForm } from '../algebra/normal-form.ts'
import { asNumber, scale } from '../algebra/polynomial.ts'
import type { Step } from '../exercise.ts'
import { linearText } from '../linear-text.ts'
import {
  absolute,
  apply,
  brackets,
  definiteIntegral,
  difference,
  equation,
  fraction,
  integral,
  type Maths,
  num,
  power,
  variable,
} from '../notation.ts'
import { powerOf } from '../terms.ts'
import { added, multiplied } from './build.ts'
import { wholeOverWhole } from './cancel-fraction.ts'
import { exactFunctions } from './exact-functions.ts'
import { integrateByParts } from './integral-by-parts.ts'
import { letterOf } from './linear-equation.ts'
import { nearValue } from './near-value.ts'
import { realRoots, reduced } from './rational-equation.ts'
import { near } from './roots.ts'
import { signedTerms } from './signed-terms.ts'
import { overCommon } from './simplify.ts'
import { step, Unsolved } from './solution.ts'
import { everyPart, has, lettersOf, substituted, unbracketed } from './tree.ts'
import {
  at,
  type Coefficients,
  coefficientsOf,
  degreeOf,
  divided,
  quotientOf,
  shown,
  trimmed,
  written,
} from './univariate.ts'

const ZERO = new Fraction(0)

/** With + C. @throws Unsolved functions */
export function integrate(maths: Maths, letter: string, steps: Step[]): Maths {
  const result = antiderivative(maths, letter, steps)
  const whole: Maths = { is: 'operation', operator: '+', terms: [result, variable('C')] }
  steps.push(step('add-constant', undefined, equation(integral(maths, letter), whole)))
  return whole
}

/** @throws Unsolved */
export function integrateBetween(
  maths: Maths,
  [from, to]: readonly [Maths, Maths],
  letter: string,
  steps: Step[],
): Maths {
  if (hasPoleBetween(maths, letter, nearValue(from), nearValue(to))) throw new Unsolved('other')
  const result = antiderivative(maths, letter, steps)
  const ends = [to, from].map((end) => substituted(result, { [letter]: end }))
  const [high = num(0), low = num(0)] = ends
  if (ends.some(hasLogOfNothing)) throw new Unsolved('other')
  steps.push(step('put-bounds-in', { from, to }, difference(bracketed(high), bracketed(low))))
  const { over, under } = normalForm(exactFunctions(difference(brackets(high), brackets(low))))
  const by = asNumber(under)
  if (!by) throw new Unsolved('functions')
  const value = overCommon(scale(over, by.inverse()))
  steps.push(step('value-between', undefined, equation(definiteIntegral(from, to, maths, letter), value)))
  return value
}

const hasLogOfNothing = (maths: Maths) =>
  has(maths, (part) => part.is === 'apply' && linearText(part.function) === 'ln' && !(nearValue(part.of) > 0))

/** Whether a denominator is 0 between both, or may be. */
function hasPoleBetween(maths: Maths, letter: string, from: number, to: number): boolean {
  return everyPart(maths).some((part) => {
    const under = part.is === 'fraction' ? part.under : isReciprocal(part) ? part.base : null
    if (!under || !lettersOf(under).includes(letter)) return false
    const { over } = quotientOf(
      unbracketed(under).is === 'root' ? insideOf(unbracketed(under)) : under,
      letter,
    )
    const roots = realRoots(over).map(near)
    return (
      degreeOf(over) > 2 || !roots.every((root) => root < Math.min(from, to) || root > Math.max(from, to))
    )
  })
}

const isReciprocal = (part: Maths): part is Extract<Maths, { is: 'power' }> =>
  part.is === 'power' && part.exponent.is === 'number' && part.exponent.value.n < 0
const insideOf = (maths: Maths): Maths => (maths.is === 'root' ? maths.of : maths)
const bracketed = (maths: Maths): Maths =>
  maths.is === 'operation' || maths.is === 'opposite' ? brackets(maths) : maths

function antiderivative(maths: Maths, letter: string, steps: Step[]): Maths {
  const of = unbracketed(maths)
  const polynomial = polynomialOrNull(of, letter)
  if (polynomial) {
    const result = written(raised(polynomial), letter)
    const name = polynomial.length <= 1 ? 'integral-constant' : 'integral-power'
    if (linearOpened(of, polynomial, letter))
      steps.push(step('open-first', undefined, equation(of, written(polynomial, letter))))
    steps.push(step(name, undefined, equation(integral(written(polynomial, letter), letter), result)))
    return result
  }
  const terms = signedTerms(of)
  if (terms.length === 1) return ofTerm(of, letter, steps)
  steps.push(step('integral-term-by-term'))
  return terms
    .map(({ of: term, isMinus }) => {
      const part = antiderivative(term, letter, steps)
      return isMinus ? multiplied(num(-1), part) : part
    })
    .reduce(added)
}

const linearOpened = (of: Maths, polynomial: Coefficients, letter: string) =>
  has(of, ({ is }) => is === 'brackets') && JSON.stringify(of) !== JSON.stringify(written(polynomial, letter))

const raised = (of: Coefficients): Coefficients =>
  trimmed([ZERO, ...of.map((one, power_) => one.div(power_ + 1))])

function polynomialOrNull(of: Maths, letter: string): Coefficients | null {
  const { over, under } = normalForm(of)
  const by = asNumber(under)
  return by && coefficientsOf(scale(over, by.inverse()), letter)
}

function ofTerm(term: Maths, letter: string, steps: Step[]): Maths {
  const byParts = integrateByParts(term, letter, steps, (one, its) => antiderivative(one, letter, its))
  if (byParts) return byParts
  const parts = dividedOut(term, letter)
  if (parts) {
    steps.push(step('divide-first', undefined, equation(term, parts)))
    return antiderivative(parts, letter, steps)
  }
  const [front, core] = constantAndCore(term, letter)
  const [name, result] = ofCore(core, letter)
  const whole = multiplied(front, result)
  steps.push(step(name, undefined, equation(integral(term, letter), whole)))
  return whole
}

/** A polynomial over another as a polynomial and a number over it; null where nothing is to be divided. */
function dividedOut(term: Maths, letter: string): Maths | null {
  const form = normalForm(term)
  const [above, below] = [coefficientsOf(form.over, letter), coefficientsOf(form.under, letter)]
  if (!above || !below || degreeOf(above) < 1 || degreeOf(below) < 1) return null
  const { over, under } = wholeOverWhole(reduced({ over: above, under: below }))
  const { quotient, rest } = divided(over, under)
  if (quotient.length === 0) return null
  const whole = written(quotient, letter)
  return rest.length === 0 ? whole : added(whole, fraction(written(rest, letter), written(under, letter)))
}

/** 3·sin x as 3 and sin x. */
function constantAndCore(term: Maths, letter: string): readonly [Maths, Maths] {
  const of = unbracketed(term)
  const isFree = (part: Maths) => !lettersOf(part).includes(letter)
  const parts =
    of.is === 'multiple' ? [of.factor, of.of] : of.is === 'operation' && of.operator === '×' ? of.terms : null
  if (of.is === 'opposite') {
    const [front, core] = constantAndCore(of.of, letter)
    return [multiplied(num(-1), front), core]
  }
  if (parts) {
    const [cores, fronts] = [parts.filter((part) => !isFree(part)), parts.filter(isFree)]
    const [core] = cores
    if (!core || cores.length > 1) throw new Unsolved('functions')
    const [more, inner] = constantAndCore(core, letter)
    return [[...fronts, more].reduce(multiplied), inner]
  }
  if (of.is === 'fraction') {
    if (isFree(of.under)) {
      const [front, core] = constantAndCore(of.over, letter)
      return [multiplied(front, fraction(1, of.under)), core]
    }
    if (isFree(of.over) && !(of.over.is === 'number' && of.over.value.n === 1)) {
      return [of.over, fraction(1, of.under)]
    }
  }
  return [num(1), of]
}

/** The rule and what it gives. */
function ofCore(core: Maths, letter: string): readonly [string, Maths] {
  const x = letterOf(letter)
  if (core.is === 'fraction' && lettersOf(core.over).includes(letter)) throw new Unsolved('functions')
  if (core.is === 'fraction') {
    const below = polynomialOrNull(core.under, letter)
    if (below?.slice(0, -1).every(({ n }) => n === 0n)) {
      const degree = below.length - 1
      const front = shown(at(below, degree).inverse())
      if (degree === 1) return ['integral-one-over', multiplied(front, apply('ln', brackets(absolute(x))))]
      const result = fraction(1, powerOf(x, degree - 1))
      return ['integral-power', multiplied(front, multiplied(shown(new Fraction(-1, degree - 1)), result))]
    }
    if (below?.length === 2) {
      return [
        'integral-one-over',
        multiplied(shown(at(below, 1).inverse()), apply('ln', brackets(absolute(core.under)))),
      ]
    }
  }
  const inverse = core.is === 'fraction' && integralOfInverse(core.under, letter)
  if (inverse) return inverse
  if (core.is === 'root' && core.index === undefined && unbracketed(core.of).is === 'variable') {
    return ['integral-root', multiplied(shown(new Fraction(2, 3)), power(x, fraction(3, 2)))]
  }
  if (core.is === 'power' && core.base.is === 'variable' && core.base.name === 'e') {
    return ['integral-e', multiplied(shown(slope(core.exponent, letter).inverse()), core)]
  }
  if (core.is === 'apply' && core.function.is === 'variable') {
    const by = slope(core.of, letter).inverse()
    if (core.function.name === 'sin')
      return ['integral-sin', multiplied(shown(by.neg()), apply('cos', core.of))]
    if (core.function.name === 'cos') return ['integral-cos', multiplied(shown(by), apply('sin', core.of))]
  }
  throw new Unsolved('functions')
}

/** 1/(c + ax²) and 1/√(c - ax²), where both roots are rational. */
function integralOfInverse(under: Maths, letter: string): readonly [string, Maths] | null {
  const isRoot = under.is === 'root' && under.index === undefined
  const below = polynomialOrNull(isRoot ? under.of : under, letter)
  if (below?.length !== 3 || at(below, 1).n !== 0n) return null
  const [c, a] = [at(below, 0), at(below, 2).mul(isRoot ? -1 : 1)]
  if (c.s * c.n <= 0n || a.s * a.n <= 0n) return null
  const [inner, front] = [a.div(c), isRoot ? a : a.mul(c)].map((one) => one.pow(new Fraction(1, 2)))
  if (!inner || !front) return null
  const name = isRoot ? 'arcsin' : 'arctan'
  const of = brackets(multiplied(shown(inner), letterOf(letter)))
  return [`integral-${name}`, multiplied(shown(front.inverse()), apply(name, of))]
}

/** The a of ax + b. */
function slope(maths: Maths, letter: string): Fraction {
  const of = polynomialOrNull(maths, letter)
  if (of?.length !== 2) throw new Unsolved('functions')
  return at(of, 1)
}
