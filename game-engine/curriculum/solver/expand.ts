// Products of sums multiplied out.
import { normalForm } from '../algebra/normal-form.ts'
import { asNumber, isZero, multiply, ONE, type Polynomial, scale } from '../algebra/polynomial.ts'
import type { Step } from '../exercise.ts'
import { linearText } from '../linear-text.ts'
import { brackets, type Maths, multiple } from '../notation.ts'
import { sumOf } from '../terms.ts'
import { signedTerms } from './signed-terms.ts'
import { step, Unsolved } from './solution.ts'
import { has } from './tree.ts'
import { exactly } from './univariate.ts'
import { inOrder, writtenPolynomial, writtenPowers } from './written.ts'

/** Every bracket multiplied out, before like terms are put together. */
export function openBracketsStep(maths: Maths, result: Polynomial): Step[] {
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

/** Multiplied out, two factors at a time. @throws Unsolved functions */
export function expand(maths: Maths, steps: Step[]): Maths {
  const { over, under } = normalForm(maths)
  const by = asNumber(under)
  if (!by) throw new Unsolved('other')
  const result = scale(over, by.inverse())
  const factors = factorsIn(maths)
  if (factors && factors.length > 1) multiplyOut(factors, steps)
  else steps.push(...openBracketsStep(maths, result))
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
