// Derivatives by the rules of schools, from the inside out: every rule that is used is a step.
import type Fraction from 'fraction.js'
import { normalForm } from '../algebra/normal-form.ts'
import { asNumber, scale } from '../algebra/polynomial.ts'
import type { Step } from '../exercise.ts'
import {
  apply,
  brackets,
  equation,
  fraction,
  type Maths,
  multiple,
  num,
  opposite,
  power,
  root,
} from '../notation.ts'
import { added, multiplied, tidied } from './build.ts'
import { letterOf } from './linear-equation.ts'
import { step, Unsolved } from './solution.ts'
import { has, lettersOf, unbracketed } from './tree.ts'
import { at, type Coefficients, coefficientsOf, shown, trimmed, written } from './univariate.ts'

/** (x²)′ */
const prime = (of: Maths): Maths =>
  power(of.is === 'brackets' ? of : brackets(of), { is: 'variable', name: '′' })

/** @throws Unsolved for a rule that is not known */
export function derive(maths: Maths, letter: string, steps: Step[]): Maths {
  const result = new Rules(letter, steps).derive(unbracketed(maths))
  return tidied(result, letter)
}

class Rules {
  private readonly letter: string
  private readonly steps: Step[]

  constructor(letter: string, steps: Step[]) {
    this.letter = letter
    this.steps = steps
  }

  private say(name: string, of: Maths, result: Maths): Maths {
    const tidy = tidied(result, this.letter)
    this.steps.push(step(name, undefined, equation(prime(of), tidy)))
    return tidy
  }

  private hasLetter(maths: Maths) {
    return lettersOf(maths).includes(this.letter)
  }

  derive(given: Maths): Maths {
    const of = unbracketed(given)
    if (!this.hasLetter(of)) return this.say('constant', of, num(0))
    const polynomial = this.polynomial(of)
    if (polynomial) {
      const isLinear = polynomial.length === 2
      return this.say(isLinear ? 'linear-rule' : 'power-rule', of, written(derived(polynomial), this.letter))
    }
    switch (of.is) {
      case 'opposite':
        return this.say('constant-factor', of, multiplied(num(-1), this.derive(of.of)))
      case 'operation':
        if (of.operator === '×') return this.product(of, of.terms)
        return this.sum(of, of.terms, of.operator)
      case 'multiple':
        return this.product(of, [of.factor, of.of])
      case 'fraction':
        return this.quotient(of)
      case 'power':
        return this.power(of)
      case 'root':
        return this.root(of)
      case 'apply':
        return this.apply(of)
      default:
        throw new Unsolved('functions')
    }
  }

  /** Its coefficients, but for powers of sums, which the chain rule leaves as they are. */
  private polynomial(of: Maths): Coefficients | null {
    const isChain = has(of, (part) => part.is === 'power' && unbracketed(part.base).is === 'operation')
    if (isChain || has(of, (part) => part.is === 'apply' || part.is === 'root')) return null
    try {
      const { over, under } = normalForm(of)
      const by = asNumber(under)
      return by && coefficientsOf(scale(over, by.inverse()), this.letter)
    } catch {
      return null
    }
  }

  private sum(of: Maths, terms: readonly Maths[], operator: string): Maths {
    if (operator !== '+' && operator !== '-') throw new Unsolved('other')
    const parts = terms.map((term) => this.derive(term))
    const result = parts.reduce((left, part, index) => {
      if (index === 0) return part
      return added(left, operator === '-' ? multiplied(num(-1), part) : part)
    }, num(0))
    return this.say('term-by-term', of, result)
  }

  private product(of: Maths, terms: readonly Maths[]): Maths {
    const numbers = terms.filter((term) => !this.hasLetter(term))
    const [u, v, ...more] = terms.filter((term) => this.hasLetter(term)).map(unbracketed)
    if (!u) return num(0)
    if (numbers.length > 0) {
      const front = numbers.reduce(multiplied, num(1))
      const inner = v ? [u, v, ...more].reduce(multiplied) : u
      return this.say('constant-factor', of, multiplied(front, this.derive(inner)))
    }
    if (!v) return this.derive(u)
    const rest = [v, ...more].reduce(multiplied)
    const [du, dv] = [this.derive(u), this.derive(rest)]
    return this.say(
      'product-rule',
      of,
      added(tidied(multiplied(du, rest), this.letter), tidied(multiplied(u, dv), this.letter)),
    )
  }

  private quotient(of: Extract<Maths, { is: 'fraction' }>): Maths {
    const [u, v] = [unbracketed(of.over), unbracketed(of.under)]
    if (!this.hasLetter(v)) return this.say('constant-factor', of, multiplied(fraction(1, v), this.derive(u)))
    const x = letterOf(this.letter)
    if (!this.hasLetter(u)) {
      const below = this.polynomial(v)
      if (below?.slice(0, -1).every(({ n }) => n === 0n)) {
        const degree = below.length - 1
        const front = multiplied(num(-degree), fraction(u, shown(at(below, degree))))
        return this.say('negative-power-rule', of, multiplied(front, fraction(1, power(x, degree + 1))))
      }
    }
    const [du, dv] = [this.derive(u), this.derive(v)]
    const above = tidied(added(multiplied(du, v), multiplied(num(-1), multiplied(u, dv))), this.letter)
    const bracketed: Maths = v.is === 'operation' ? brackets(v) : v
    return this.say(
      'quotient-rule',
      of,
      fraction(above, power(bracketed.is === 'power' ? brackets(bracketed) : bracketed, 2)),
    )
  }

  private power(of: Extract<Maths, { is: 'power' }>): Maths {
    const [base, exponent] = [unbracketed(of.base), unbracketed(of.exponent)]
    if (this.hasLetter(base) && this.hasLetter(exponent)) throw new Unsolved('functions')
    if (this.hasLetter(exponent)) {
      const isE = base.is === 'variable' && base.name === 'e'
      const inner = this.inside(exponent)
      const log = isE ? num(1) : apply('ln', base.is === 'number' ? base : brackets(base))
      return this.say(isE ? 'exponential-rule' : 'base-rule', of, multiplied(multiplied(log, of), inner))
    }
    const value = exactNumber(exponent)
    const lower = value.sub(1)
    const kept: Maths = base.is === 'variable' ? base : base.is === 'brackets' ? base : brackets(base)
    const inner = this.inside(base)
    const outer = lower.equals(0)
      ? num(1)
      : lower.equals(1)
        ? base
        : lower.s < 0n
          ? fraction(1, lower.equals(-1) ? base : power(kept, shown(lower.neg())))
          : power(kept, shown(lower))
    const result = multiplied(multiplied(shown(value), outer), inner)
    return this.say(base.is === 'variable' ? 'power-rule' : 'chain-rule', of, result)
  }

  /** The derivative of what is inside; 1 for the letter alone, without a step. */
  private inside(of: Maths): Maths {
    return of.is === 'variable' && of.name === this.letter ? num(1) : this.derive(of)
  }

  private root(of: Extract<Maths, { is: 'root' }>): Maths {
    if (of.index !== undefined) throw new Unsolved('roots')
    const inner = this.inside(unbracketed(of.of))
    return this.say('root-rule', of, multiplied(inner, fraction(1, multiple(2, root(of.of)))))
  }

  private apply(of: Extract<Maths, { is: 'apply' }>): Maths {
    const name = of.function.is === 'variable' ? of.function.name : ''
    const inside = unbracketed(of.of)
    const inner = this.inside(inside)
    const outer: Readonly<Record<string, () => Maths>> = {
      sin: () => apply('cos', of.of),
      cos: () => opposite(apply('sin', of.of)),
      tan: () => fraction(1, power(brackets(apply('cos', of.of)), 2)),
      ln: () => fraction(1, inside),
    }
    const rule = outer[name]
    if (!rule) throw new Unsolved('functions')
    return this.say(`${name}-rule`, of, multiplied(rule(), inner))
  }
}

/** nxⁿ⁻¹ for every xⁿ. */
export const derived = (of: Coefficients): Coefficients =>
  trimmed(of.map((coefficient, index) => coefficient.mul(index)).slice(1))

/** @throws Unsolved functions */
function exactNumber(maths: Maths): Fraction {
  const { over, under } = normalForm(maths)
  const [above, below] = [asNumber(over), asNumber(under)]
  if (!above || !below) throw new Unsolved('functions')
  return above.div(below)
}
