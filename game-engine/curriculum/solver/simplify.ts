// Expressions without an equals sign: calculated, simplified, multiplied out.
import Fraction from 'fraction.js'
import { type NormalForm, normalForm } from '../algebra/normal-form.ts'
import {
  type Atom,
  add,
  asNumber,
  constant,
  isZero,
  multiply,
  negative,
  ONE,
  type Polynomial,
  scale,
  type Term,
} from '../algebra/polynomial.ts'
import type { Step } from '../exercise.ts'
import { linearText } from '../linear-text.ts'
import {
  brackets,
  equation,
  fraction,
  list,
  type Maths,
  multiple,
  num,
  product,
  relation,
  root,
} from '../notation.ts'
import { sumOf } from '../terms.ts'
import { calculate, Irrational, signedTerms, sumWritten } from './calculate.ts'
import { factorsWritten } from './factors.ts'
import { letterOf } from './linear-equation.ts'
import { excludedValues, leastMultiple, reduced } from './rational-equation.ts'
import { isReal, squareRoot, takeRationalRoots, writtenRoot } from './roots.ts'
import { step, Unsolved } from './solution.ts'
import { everyPart, has, lettersOf } from './tree.ts'
import {
  type Coefficients,
  coefficientsOf,
  contentOf,
  degreeOf,
  divided,
  exactly,
  leading,
  multiplied,
  quotientOf,
  shown,
  times,
  written,
} from './univariate.ts'
import { inOrder, writtenPolynomial, writtenPowers } from './written.ts'

/** @throws Unsolved, Uncountable */
export function simplify(maths: Maths, steps: Step[]): Maths {
  const letters = lettersOf(maths)
  if (letters.length === 0 && !has(maths, isLetterLike)) {
    try {
      const trial: Step[] = []
      const value = calculate(maths, trial)
      steps.push(...trial)
      const last = trial.at(-1)?.work
      return last && linearText(last) !== linearText(maths) ? last : shown(value)
    } catch (error) {
      if (!(error instanceof Irrational)) throw error
    }
  }
  const form = withoutRootsBelow(complex(normalForm(maths)), maths, steps)
  const [letter] = letters
  const below = asNumber(form.under)
  if (below) {
    const result = scale(form.over, below.inverse())
    if (letters.length > 0) steps.push(...openedStep(maths, result))
    const shownResult = overCommon(result)
    const isOpened = has(maths, ({ is }) => is === 'brackets') && steps.length === 0
    const name = letters.length === 0 ? 'together' : isOpened ? 'open-brackets' : 'like-terms'
    if (linearText(shownResult) !== linearText(maths)) steps.push(step(name, undefined, shownResult))
    return shownResult
  }
  if (letters.length !== 1 || letter === undefined) return ofSeveral(form, steps)
  return cancelled(form, maths, letter, steps)
}

const isLetterLike = (part: Maths) => part.is === 'variable'

/** i² is -1. */
const IMAGINARY: Atom = { name: 'i', root: { index: 2, of: constant(new Fraction(-1)) } }

function complex({ over, under }: NormalForm): NormalForm {
  return { over: withI(over), under: withI(under) }
}

function withI(of: Polynomial): Polynomial {
  let result: Polynomial = new Map()
  for (const { coefficient, powers } of of.values()) {
    let term = constant(coefficient)
    for (const [atom, exponent] of powers) {
      const one: Polynomial = power1(atom.name === 'i' ? IMAGINARY : atom, 1)
      for (let times_ = 0; times_ < exponent; times_++) term = multiply(term, one)
    }
    result = add(result, term)
  }
  return result
}

const power1 = (atom: Atom, exponent: number): Polynomial =>
  new Map([[`${atom.name}^${exponent}`, { coefficient: new Fraction(1), powers: [[atom, exponent]] }]])

const MAX_ROUNDS = 4

/** Multiplied by the conjugate until no root of a number, and no i, stands below. */
function withoutRootsBelow(form: NormalForm, maths: Maths, steps: Step[]): NormalForm {
  for (const part of everyPart(maths)) {
    if (part.is !== 'root' || part.of.is !== 'number' || part.of.value.d !== 1 || (part.index ?? 2) !== 2)
      continue
    const { whole, under } = squareRoot(BigInt(part.of.value.n))
    if (whole > 1n && under > 1n) {
      const square = Number(whole) ** 2
      steps.push(
        step(
          'square-out-of-root',
          undefined,
          equation(
            product(root(num(square)), root(num(Number(under)))),
            multiple(num(Number(whole)), root(num(Number(under)))),
          ),
        ),
      )
    }
  }
  let { over, under } = form
  for (let round = 0; round < MAX_ROUNDS && !asNumber(under); round++) {
    const found = [...under.values()]
      .flatMap(({ powers }) => powers)
      .find(([atom]) => atom.root && (atom.value !== undefined || atom.name === 'i'))
    if (found?.[0].root?.index !== 2) break
    const conjugate = withOpposite(under, found[0])
    steps.push(
      step(
        under.size === 1 ? 'root-below' : 'conjugate',
        undefined,
        fraction(product(held(over), held(conjugate)), product(held(under), held(conjugate))),
      ),
    )
    ;[over, under] = [multiply(over, conjugate), multiply(under, conjugate)]
  }
  return { over, under }
}

const held = (of: Polynomial): Maths =>
  of.size > 1 ? brackets(writtenPolynomial(of)) : writtenPolynomial(of)

/** a - b√c for a + b√c; √c alone for b√c. */
function withOpposite(of: Polynomial, alone: Atom): Polynomial {
  if (of.size === 1) return power1(alone, 1)
  let result: Polynomial = new Map()
  for (const [key, term] of of) {
    const one: Polynomial = new Map<string, Term>([[key, term]])
    const isIt = term.powers.some(([atom]) => atom.name === alone.name)
    result = add(result, isIt ? negative(one) : one)
  }
  return result
}

/** Several terms over one denominator where they have one: (1 + √5)/2. */
export function overCommon(of: Polynomial): Maths {
  const isPlain = [...of.values()].every(({ powers }) =>
    powers.every(([atom]) => !atom.root && atom.name !== 'π'),
  )
  const below = [...of.values()].reduce(
    (all, { coefficient }) => all.lcm(new Fraction(coefficient.d)),
    new Fraction(1),
  )
  if (isPlain || below.equals(1)) return writtenPolynomial(of)
  return fraction(writtenPolynomial(scale(of, below)), shown(below))
}

/** Every bracket multiplied out, before like terms are put together. */
function openedStep(maths: Maths, result: Polynomial): Step[] {
  const terms = signedTerms(maths).flatMap(({ of, isMinus }) => {
    const { over, under } = normalForm(of)
    const by = asNumber(under)
    return by ? inOrder(scale(over, by.inverse().mul(isMinus ? -1 : 1))) : []
  })
  const work = sumOf(terms.map((term) => [exactly(term.coefficient), writtenPowers(term)] as const))
  const texts = [maths, writtenPolynomial(result)].map((one) => linearText(one))
  if (texts.includes(linearText(work)) || isZero(result)) return []
  return [step('open-brackets', undefined, work)]
}

function ofSeveral({ over, under }: NormalForm, steps: Step[]): Maths {
  const [only] = under.size === 1 ? [...under.values()] : []
  if (!only) throw new Unsolved('several_letters')
  // A single term below: every power that all terms share is cancelled.
  const shared = only.powers.map(([atom, exponent]) => {
    const lowest = [...over.values()].map(
      ({ powers }) => powers.find(([{ name }]) => name === atom.name)?.[1] ?? 0,
    )
    return [atom, Math.min(exponent, ...lowest)] as const
  })
  const less = (of: Polynomial): Polynomial => {
    let result: Polynomial = new Map()
    for (const { coefficient, powers } of of.values()) {
      let term = constant(coefficient)
      for (const [atom, exponent] of powers) {
        const left = exponent - (shared.find(([{ name }]) => name === atom.name)?.[1] ?? 0)
        for (let one = 0; one < left; one++) term = multiply(term, power1(atom, 1))
      }
      result = add(result, term)
    }
    return result
  }
  const [above, below] = [
    scale(less(over), only.coefficient.inverse()),
    scale(less(under), only.coefficient.inverse()),
  ]
  const result = asNumber(below)
    ? writtenPolynomial(above)
    : fraction(writtenPolynomial(above), writtenPolynomial(below))
  steps.push(step('cancel', undefined, result))
  return result
}

/** One fraction of polynomials in lowest terms, in factors below. */
function cancelled({ over, under }: NormalForm, maths: Maths, letter: string, steps: Step[]): Maths {
  const [above, below] = [coefficientsOf(over, letter), coefficientsOf(under, letter)]
  if (!above || !below) throw new Unsolved('functions')
  const excluded = excludedValues(maths, letter).filter(isReal)
  if (excluded.length > 0) {
    steps.push(
      step(
        'denominator-not-zero',
        undefined,
        list(excluded.map((value) => relation(letterOf(letter), '≠', writtenRoot(value)))),
      ),
    )
  }
  const lowest = wholeOverWhole(reduced({ over: above, under: below }))
  const before = wholeOverWhole({ over: above, under: below })
  const typed = linearText(maths)
  const factored = fraction(asFactors(before.over, letter), asFactors(before.under, letter))
  if (degreeOf(lowest.under) < degreeOf(before.under)) {
    steps.push(step('factor-both', undefined, factored))
  }
  const terms = signedTerms(maths)
  const isSum = terms.length > 1
  if (isSum) steps.push(step('same-denominator', undefined, overOne(terms, letter)))
  const result: Maths =
    degreeOf(lowest.under) < 1
      ? written(times(lowest.over, leading(lowest.under).inverse()), letter)
      : fraction(written(lowest.over, letter), asFactors(lowest.under, letter))
  if (linearText(result) !== typed) steps.push(step(isSum ? 'one-fraction' : 'cancel', undefined, result))
  return result
}

/** Every term over the least common denominator. */
function overOne(terms: ReturnType<typeof signedTerms>, letter: string): Maths {
  const parts = terms.map(({ of, isMinus }) => ({ ...reduced(quotientOf(of, letter)), isMinus }))
  const common = parts.reduce<Coefficients>((all, { under }) => leastMultiple(all, under), [new Fraction(1)])
  const below = asFactors(common, letter)
  return sumWritten(
    parts.map(({ over, under, isMinus }) => ({
      of: fraction(written(multiplied(over, divided(common, under).quotient), letter), below),
      isMinus,
    })),
  )
}

function asFactors(of: Coefficients, letter: string): Maths {
  const { rational, rest } = takeRationalRoots(of)
  return factorsWritten(
    rational,
    degreeOf(rest) > 0 ? times(rest, contentOf(rest).inverse()) : [],
    letter,
    leading(of),
  )
}

/** Whole coefficients above and below, without a common number. */
export function wholeOverWhole({ over, under }: { over: Coefficients; under: Coefficients }) {
  const [above, below] = [contentOf(over), contentOf(under)]
  const front = above.n === 0n ? new Fraction(1) : above.div(below)
  const sign = leading(under).s < 0n ? -1 : 1
  const inner = (of: Coefficients, content: Fraction, by: bigint) =>
    content.n === 0n ? of : times(of, content.inverse().mul(by).mul(sign))
  return { over: inner(over, above, front.n), under: inner(under, below, front.d) }
}

/** Multiplied out, two factors at a time. @throws Unsolved functions */
export function expand(maths: Maths, steps: Step[]): Maths {
  const { over, under } = normalForm(maths)
  const by = asNumber(under)
  if (!by) throw new Unsolved('other')
  const result = scale(over, by.inverse())
  const factors = factorsIn(maths)
  if (factors && factors.length > 1) multiplyOut(factors, steps)
  else steps.push(...openedStep(maths, result))
  const shownResult = writtenPolynomial(result)
  steps.push(step('like-terms', undefined, shownResult))
  return shownResult
}

/** The factors of a product of sums, a power as often as it says; null for anything else. */
function factorsIn(maths: Maths): Polynomial[] | null {
  const polynomial = (of: Maths): Polynomial => {
    const { over, under } = normalForm(of)
    const by = asNumber(under)
    if (!by) throw new Unsolved('other')
    return scale(over, by.inverse())
  }
  switch (maths.is) {
    case 'brackets':
      return [polynomial(maths.inside)]
    case 'multiple':
      return joined([maths.factor, maths.of])
    case 'operation':
      return maths.operator === '×' ? joined(maths.terms) : null
    case 'power': {
      const count =
        maths.exponent.is === 'number' && maths.exponent.value.d === 1 ? maths.exponent.value.n : 0
      if (maths.base.is !== 'brackets' || count < 2 || count > 6) return null
      return Array.from({ length: count }, () => polynomial(maths.base))
    }
    default:
      return has(maths, ({ is }) => is === 'brackets') ? null : [polynomial(maths)]
  }
}

function joined(parts: readonly Maths[]): Polynomial[] | null {
  const all = parts.map(factorsIn)
  return all.some((one) => one === null) ? null : all.flatMap((one) => one ?? [])
}

function multiplyOut(factors: readonly Polynomial[], steps: Step[]) {
  let [left = ONE, ...rest] = factors
  while (rest.length > 0) {
    const [next = ONE, ...others] = rest
    const terms = inOrder(left).flatMap((one) =>
      inOrder(next).flatMap((other) => [...multiply(new Map([['', one]]), new Map([['', other]])).values()]),
    )
    const product_ = multiply(left, next)
    const open = sumOf(terms.map((term) => [exactly(term.coefficient), writtenPowers(term)] as const))
    const tail = others.map((one) => brackets(writtenPolynomial(one)))
    const whole = (front: Maths) =>
      tail.reduce<Maths>((all, one) => multiple(all, one), tail.length > 0 ? brackets(front) : front)
    if (terms.length > product_.size || others.length > 0)
      steps.push(step('each-with-each', undefined, whole(open)))
    if (others.length > 0) steps.push(step('like-terms', undefined, whole(writtenPolynomial(product_))))
    ;[left, rest] = [product_, others]
  }
}
