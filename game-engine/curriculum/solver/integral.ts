// Integrals of sums of powers, 1/x, roots, e^x, sin and cos, each with a linear inside; between bounds where the value is exact.
import Fraction from 'fraction.js'
import { normalForm } from '../algebra/normal-form.ts'
import { asNumber, scale } from '../algebra/polynomial.ts'
import type { Step } from '../exercise.ts'
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
import { signedTerms } from './calculate.ts'
import { exactFunctions } from './exact-functions.ts'
import { letterOf } from './linear-equation.ts'
import { overCommon } from './simplify.ts'
import { step, Unsolved } from './solution.ts'
import { bare, has, lettersOf, substituted } from './tree.ts'
import { at, type Coefficients, coefficientsOf, shown, trimmed, written } from './univariate.ts'

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
  const hasPole = has(maths, (part) => part.is === 'fraction' && lettersOf(part.under).includes(letter))
  if (hasPole && !(isPositive(from) && isPositive(to))) throw new Unsolved('other')
  const result = antiderivative(maths, letter, steps)
  const ends = [to, from].map((end) => substituted(result, { [letter]: end }))
  const [high = num(0), low = num(0)] = ends
  steps.push(step('put-bounds-in', { from, to }, difference(held(high), held(low))))
  const { over, under } = normalForm(exactFunctions(difference(brackets(high), brackets(low))))
  const by = asNumber(under)
  if (!by) throw new Unsolved('functions')
  const value = overCommon(scale(over, by.inverse()))
  steps.push(step('value-between', undefined, equation(definiteIntegral(from, to, maths, letter), value)))
  return value
}

const isPositive = (maths: Maths) => (maths.is === 'number' ? maths.value.n > 0 : maths.is === 'variable')
const held = (maths: Maths): Maths =>
  maths.is === 'operation' || maths.is === 'opposite' ? brackets(maths) : maths

function antiderivative(maths: Maths, letter: string, steps: Step[]): Maths {
  const of = bare(maths)
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
  const [front, core] = constantAndCore(term, letter)
  const [name, result] = ofCore(core, letter)
  const whole = multiplied(front, result)
  steps.push(step(name, undefined, equation(integral(term, letter), whole)))
  return whole
}

/** 3·sin x as 3 and sin x. */
function constantAndCore(term: Maths, letter: string): readonly [Maths, Maths] {
  const of = bare(term)
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
  if (core.is === 'root' && core.index === undefined && bare(core.of).is === 'variable') {
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

/** The a of ax + b. */
function slope(maths: Maths, letter: string): Fraction {
  const of = polynomialOrNull(maths, letter)
  if (of?.length !== 2) throw new Unsolved('functions')
  return at(of, 1)
}
