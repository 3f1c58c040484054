// The normal form of an expression: a fraction of two polynomials. Two expressions are equal when the difference of their
// normal forms is 0: exact for rational functions, roots of numbers and π. A root, a power or a function of something with
// letters counts as a letter of its own, so identities of those (sin² + cos² = 1) are not known here.
import Fraction from 'fraction.js'
import { linearText } from '../linear-text.ts'
import type { Maths } from '../notation.ts'
import {
  add,
  asNumber,
  atom,
  constant,
  contentOf,
  isZero,
  multiply,
  nameOf,
  negative,
  ONE,
  type Polynomial,
  raise,
  scale,
  Uncountable,
} from './polynomial.ts'

export interface NormalForm {
  readonly over: Polynomial
  /** Never 0. */
  readonly under: Polynomial
}

const MAX_EXPONENT = 40
/** Numbers under a root are taken apart into primes. */
const LARGEST_ROOTED = 1_000_000_000

/** @throws Uncountable for what has no value or is too large; Error for a gap, a relation or a list */
export function normalForm(maths: Maths): NormalForm {
  switch (maths.is) {
    case 'number':
    case 'repeating':
      return whole(constant(new Fraction(maths.value.n, maths.value.d)))
    case 'mixed':
      return whole(constant(new Fraction(maths.whole).add(new Fraction(maths.over, maths.under))))
    case 'variable':
      return maths.name === 'π' ? PI : whole(atom({ name: maths.name }))
    case 'apply': {
      const [of, over, under] = [linearText(maths.function), ...namesOf(normalForm(maths.of))]
      return whole(atom({ name: `${of}(${over} / ${under})` }))
    }
    case 'fraction':
      return quotient(normalForm(maths.over), normalForm(maths.under))
    case 'brackets':
      return normalForm(maths.inside)
    case 'opposite':
      return opposite(normalForm(maths.of))
    case 'multiple':
      return product(normalForm(maths.factor), normalForm(maths.of))
    case 'operation': {
      const [first, ...others] = maths.terms.map(normalForm)
      if (!first) throw new Error('an operation without terms')
      return others.reduce(CALCULATE[maths.operator], first)
    }
    case 'power':
      return powerOf(normalForm(maths.base), normalForm(maths.exponent))
    case 'root':
      return rootOf(normalForm(maths.of), maths.index ?? 2)
    case 'degrees':
      return product(normalForm(maths.of), DEGREE)
    case 'absolute':
      return absolute(normalForm(maths.inside))
    default:
      throw new Error(`no normal form of a ${maths.is}`)
  }
}

const PI = whole(atom({ name: 'π', value: Math.PI }))
/** π/180 */
const DEGREE = { over: scale(PI.over, new Fraction(1, 180)), under: ONE }

/** Whether two expressions are equal for all values of their letters for which both have a value. */
export function sameExpression(a: Maths, b: Maths): boolean {
  return isZero(difference(normalForm(a), normalForm(b)).over)
}

export const difference = (a: NormalForm, b: NormalForm) => sum(a, opposite(b))

const CALCULATE = {
  '+': sum,
  '-': difference,
  '×': product,
  '÷': quotient,
  '±': () => {
    throw new Error('two values have no normal form')
  },
} as const

const namesOf = ({ over, under }: NormalForm) => [nameOf(over), nameOf(under)] as const

function whole(over: Polynomial): NormalForm {
  return { over, under: ONE }
}

function sum(a: NormalForm, b: NormalForm): NormalForm {
  if (nameOf(a.under) === nameOf(b.under)) return { over: add(a.over, b.over), under: a.under }
  return {
    over: add(multiply(a.over, b.under), multiply(b.over, a.under)),
    under: multiply(a.under, b.under),
  }
}

function product(a: NormalForm, b: NormalForm): NormalForm {
  const under = a.under === ONE ? b.under : b.under === ONE ? a.under : multiply(a.under, b.under)
  return { over: multiply(a.over, b.over), under }
}

function quotient(a: NormalForm, b: NormalForm): NormalForm {
  if (isZero(b.over)) throw new Uncountable('division_by_zero')
  const by = asNumber(b.over)
  if (by && b.under === ONE) return { over: scale(a.over, by.inverse()), under: a.under }
  return product(a, { over: b.under, under: b.over })
}

function opposite({ over, under }: NormalForm): NormalForm {
  return { over: negative(over), under }
}

/** The value where it is a plain number. */
export function numberOf({ over, under }: NormalForm): Fraction | null {
  const [above, below] = [asNumber(over), asNumber(under)]
  return above && below ? above.div(below) : null
}

function powerOf(base: NormalForm, exponent: NormalForm): NormalForm {
  const number = numberOf(exponent)
  if (number) return rationalPower(base, number)
  const under = asNumber(exponent.under)
  if (!under) throw new Uncountable('too_large')
  // b^(2x + 3) is (b^x)² · b³
  let result = whole(ONE)
  for (const { coefficient, powers } of scale(exponent.over, under.inverse()).values()) {
    if (powers.length === 0) result = product(result, rationalPower(base, coefficient))
    else
      for (const [prime, count] of basesOf(base)) {
        const to = powers.map(([{ name }, times]) => `${name}^${times}`).join(' ')
        const step = new Fraction(1n, coefficient.d)
        const one = whole(atom({ name: `(${prime})^(${step.toFraction()} ${to})` }))
        result = product(result, rationalPower(one, coefficient.mul(coefficient.d).mul(count)))
      }
  }
  return result
}

/** A positive whole number as its primes, so that 4^x is (2^x)²; anything else as it is. */
function basesOf(base: NormalForm): [string, number][] {
  const number = numberOf(base)
  if (number && number.n === 0n) throw new Uncountable('too_large')
  if (number && number.s > 0n) {
    return [
      ...primesOf(number.n).map(([prime, count]): [string, number] => [String(prime), count]),
      ...primesOf(number.d).map(([prime, count]): [string, number] => [String(prime), -count]),
    ]
  }
  return [[`${nameOf(base.over)} / ${nameOf(base.under)}`, 1]]
}

function rationalPower(base: NormalForm, { s, n, d }: Fraction): NormalForm {
  if (n > MAX_EXPONENT || d > 9n) throw new Uncountable('too_large')
  const rooted = d === 1n ? base : rootOf(base, Number(d))
  const exponent = Number(n)
  const power = { over: raise(rooted.over, exponent), under: raise(rooted.under, exponent) }
  return s < 0n ? quotient(whole(ONE), power) : power
}

function rootOf(of: NormalForm, index: number): NormalForm {
  const number = numberOf(of)
  if (number) {
    if (number.s < 0n && index % 2 === 0) throw new Uncountable('not_real')
    // √(n/d) is √(n·d^(index - 1)) / d
    return {
      over: scale(
        rootOfNumber(number.n * number.d ** BigInt(index - 1), index),
        new Fraction(number.s, number.d),
      ),
      under: ONE,
    }
  }
  const top = rootOfPolynomial(multiply(of.over, raise(of.under, index - 1)), index)
  return { over: top, under: of.under }
}

/** The content of the inside comes out where it is a square: √(4x) is 2√x. */
function rootOfPolynomial(inside: Polynomial, index: number): Polynomial {
  if (isZero(inside)) return inside
  const content = contentOf(inside)
  const rest = scale(inside, content.inverse())
  const front = rootOf(whole(constant(content)), index).over
  const name = `root${index}(${nameOf(rest)})`
  return multiply(front, atom({ name, root: { index, of: rest } }))
}

function rootOfNumber(number: bigint, index: number): Polynomial {
  if (number === 0n) return constant(new Fraction(0))
  let result: Polynomial = ONE
  for (const [prime, count] of primesOf(number)) {
    const of = constant(new Fraction(prime))
    const root = { name: `root${index}(${prime})`, value: Number(prime) ** (1 / index), root: { index, of } }
    result = multiply(
      result,
      multiply(raise(of, Math.floor(count / index)), raise(atom(root), count % index)),
    )
  }
  return result
}

export function primesOf(number: bigint): [bigint, number][] {
  if (number > BigInt(LARGEST_ROOTED)) throw new Uncountable('too_large')
  const primes: [bigint, number][] = []
  let rest = Number(number)
  for (let prime = 2; rest > 1; prime = prime * prime > rest ? rest : prime + 1) {
    let count = 0
    while (rest % prime === 0) {
      rest /= prime
      count += 1
    }
    if (count > 0) primes.push([BigInt(prime), count])
  }
  return primes
}

function absolute(of: NormalForm): NormalForm {
  const number = numberOf(of)
  if (number) return whole(constant(number.abs()))
  const names = [nameOf(of.over), nameOf(negative(of.over))].sort()
  return whole(atom({ name: `|${names[0]} / ${nameOf(of.under)}|` }))
}
