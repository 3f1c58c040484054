// Sums of powers with the letter in the exponent, such as 3·2^(x + 1) - e^x, as exact terms.
import Fraction from 'fraction.js'
import { normalForm, numberOf } from '../algebra/normal-form.ts'
import { fraction, type Maths, num, power, variable } from '../notation.ts'
import { addLogs, type Logs, logsOf, NO_LOGS, primitive, productOf, scaleLogs } from './logarithms.ts'
import { Unsolved } from './solution.ts'
import { lettersOf, unbracketed } from './tree.ts'
import { at, type Coefficients, exactly, polynomialOf, shown, trimmed, written } from './univariate.ts'

/** coefficient · (base of exponents[0]) · (base of exponents[1])^x · … */
export interface Exponential {
  readonly coefficient: Fraction
  /** The index is the power of the letter in the exponent. */
  readonly exponents: readonly Logs[]
}

const ONE = new Fraction(1)
const MAX_TERMS = 12

/** @throws Unsolved functions for a letter that does not stand in an exponent */
export function exponentialSum(maths: Maths, letter: string): Exponential[] {
  const of = unbracketed(maths)
  if (!lettersOf(of).includes(letter)) return [constantTerm(of)]
  const inner = (part: Maths) => exponentialSum(part, letter)
  switch (of.is) {
    case 'opposite':
      return timesAll(inner(of.of), [{ coefficient: ONE.neg(), exponents: [] }])
    case 'multiple':
      return timesAll(inner(of.factor), inner(of.of))
    case 'operation':
      if (of.operator === '×') return of.terms.map(inner).reduce(timesAll)
      if (of.operator === '+' || of.operator === '-') {
        const sign = of.operator === '-' ? ONE.neg() : ONE
        return together(
          of.terms.flatMap((term, index) =>
            inner(term).map((one) =>
              index === 0 ? one : { ...one, coefficient: one.coefficient.mul(sign) },
            ),
          ),
        )
      }
      break
    case 'fraction':
      return timesAll(inner(of.over), [raised(single(inner(of.under)), [ONE.neg()])])
    case 'root':
      return [raised(single(inner(of.of)), [new Fraction(1, of.index ?? 2)])]
    case 'power':
      return ofPower(of.base, of.exponent, letter)
  }
  throw new Unsolved('functions')
}

function ofPower(base: Maths, exponent: Maths, letter: string): Exponential[] {
  const by = polynomialOf(exponent, letter)
  const inner = exponentialSum(base, letter)
  const whole = by.length === 1 ? at(by, 0) : null
  if (inner.length > 1 && whole?.d === 1n && whole.s > 0n && whole.n < 5n) {
    return Array.from({ length: Number(whole.n) }, () => inner).reduce(timesAll)
  }
  return [raised(single(inner), by)]
}

function single(of: readonly Exponential[]): Exponential {
  const [only] = of
  if (!only || of.length > 1) throw new Unsolved('functions')
  return only
}

/** @throws Unsolved functions where neither numbers nor powers of e are in it */
function constantTerm(of: Maths): Exponential {
  if (of.is === 'variable' && of.name === 'e') return powerOfE([ONE])
  if (of.is === 'power' && unbracketed(of.base).is === 'variable') {
    const to = numberOf(normalForm(of.exponent))
    const base = unbracketed(of.base)
    if (to && base.is === 'variable' && base.name === 'e') return powerOfE([to])
  }
  const value = numberOf(normalForm(of))
  if (!value) throw new Unsolved('functions')
  return { coefficient: value, exponents: [] }
}

const powerOfE = (to: Coefficients): Exponential => ({
  coefficient: ONE,
  exponents: to.map((one) => scaleLogs(new Map([['e', ONE]]), one)),
})

/** @throws Unsolved functions for a base that is not above 0 */
function raised(of: Exponential, by: Coefficients): Exponential {
  const whole = by.length === 1 ? at(by, 0) : null
  if (of.coefficient.s <= 0n || of.coefficient.n === 0n) {
    if (whole?.d !== 1n || of.coefficient.n === 0n || whole.n > 6n) throw new Unsolved('functions')
    const coefficient = of.coefficient.pow(whole) ?? ONE
    return { coefficient, exponents: of.exponents.map((one) => scaleLogs(one, whole)) }
  }
  const base = [addLogs(of.exponents[0] ?? NO_LOGS, logsOf(of.coefficient)), ...of.exponents.slice(1)]
  const exponents: Logs[] = []
  base.forEach((logs, i) => {
    by.forEach((times, j) => {
      exponents[i + j] = addLogs(exponents[i + j] ?? NO_LOGS, logs, times)
    })
  })
  return { coefficient: ONE, exponents: Array.from(exponents, (one) => one ?? NO_LOGS) }
}

/** Whole powers of numbers in the coefficient: 2^(x + 3) as 8·2^x. */
function folded({ coefficient, exponents }: Exponential): Exponential {
  const [constant = NO_LOGS, ...rest] = exponents
  const whole = new Map([...constant].filter(([prime, count]) => prime !== 'e' && count.d === 1n))
  const left = addLogs(constant, whole, ONE.neg())
  const last = rest.findLastIndex(({ size }) => size > 0)
  return {
    coefficient: coefficient.mul(productOf(whole) ?? ONE),
    exponents: left.size === 0 && last < 0 ? [] : [left, ...rest.slice(0, last + 1)],
  }
}

function timesAll(a: readonly Exponential[], b: readonly Exponential[]): Exponential[] {
  if (a.length * b.length > MAX_TERMS) throw new Unsolved('functions')
  const all = a.flatMap((left) => b.map((right) => times(left, right)))
  return all.length > 1 ? together(all) : all
}

export function times(a: Exponential, b: Exponential): Exponential {
  const length = Math.max(a.exponents.length, b.exponents.length)
  return {
    coefficient: a.coefficient.mul(b.coefficient),
    exponents: Array.from({ length }, (_, index) =>
      addLogs(a.exponents[index] ?? NO_LOGS, b.exponents[index] ?? NO_LOGS),
    ),
  }
}

/** The same for terms that differ in their coefficients alone. */
export const keyOf = ({ exponents }: Exponential) =>
  exponents
    .map((logs) =>
      [...logs]
        .map(([prime, count]) => `${prime}:${count.toFraction()}`)
        .sort()
        .join(' '),
    )
    .join('|')

/** Like terms as one; none of them 0. */
export function together(of: readonly Exponential[]): Exponential[] {
  const all = new Map<string, Exponential>()
  for (const term of of.map(folded)) {
    const before = all.get(keyOf(term))
    const coefficient = term.coefficient.add(before?.coefficient ?? 0)
    all.set(keyOf(term), { ...term, coefficient })
  }
  return [...all.values()].filter(({ coefficient }) => coefficient.n !== 0n)
}

/** One base to an exponent, where all of it is a power of one number or of e. */
export function asPower(exponents: readonly Logs[]): { base: Logs; exponent: Coefficients } | null {
  const first = exponents.findLast(({ size }) => size > 0)
  if (!first) return null
  const { base } = primitive(first)
  const exponent: Fraction[] = []
  for (const logs of exponents) {
    const by = logs.size === 0 ? new Fraction(0) : primitive(logs)
    if (by instanceof Fraction) exponent.push(by)
    else if (
      keyOf({ coefficient: ONE, exponents: [by.base] }) === keyOf({ coefficient: ONE, exponents: [base] })
    )
      exponent.push(by.times)
    else return null
  }
  return { base, exponent: trimmed(exponent) }
}

/** 2, 10 or e. */
export function writtenBase(base: Logs): Maths {
  const number = productOf(base)
  return number ? shown(number) : variable('e')
}

export function writtenPower(base: Logs, exponent: Coefficients, letter: string): Maths {
  const of = writtenBase(base)
  if (exponent.length === 0) return num(1)
  if (exponent.length === 1 && at(exponent, 0).equals(1)) return of
  return power(of.is === 'fraction' ? { is: 'brackets', inside: of } : of, written(exponent, letter))
}

/** 3·2^x. A base for each prime where there is no single one. */
export function writtenTerm({ coefficient, exponents }: Exponential, letter: string): Maths {
  const one = asPower(exponents)
  const powers = one
    ? [one]
    : [...new Set(exponents.flatMap((logs) => [...logs.keys()]))].map((prime) => ({
        base: new Map([[prime, ONE]]) as Logs,
        exponent: trimmed(exponents.map((logs) => logs.get(prime) ?? new Fraction(0))),
      }))
  const factors = powers.map(({ base, exponent }) => writtenPower(base, exponent, letter))
  if (factors.length === 0) return shown(coefficient)
  const product: Maths =
    factors.length === 1 && factors[0] ? factors[0] : { is: 'operation', operator: '×', terms: factors }
  if (coefficient.equals(1)) return product
  const size = num(exactly(new Fraction(coefficient.n)))
  const above: Maths =
    coefficient.n === 1n ? product : { is: 'operation', operator: '×', terms: [size, ...factors] }
  const whole = coefficient.d === 1n ? above : fraction(above, num(exactly(new Fraction(coefficient.d))))
  return coefficient.s < 0n ? { is: 'opposite', of: whole } : whole
}
