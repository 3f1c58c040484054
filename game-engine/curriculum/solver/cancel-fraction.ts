// Fractions with letters in lowest terms.
import Fraction from 'fraction.js'
import type { NormalForm } from '../algebra/normal-form.ts'
import {
  add,
  asNumber,
  constant,
  multiply,
  atom as ofAtom,
  type Polynomial,
  scale,
} from '../algebra/polynomial.ts'
import type { Step } from '../exercise.ts'
import { linearText } from '../linear-text.ts'
import { fraction, list, type Maths, relation } from '../notation.ts'
import { factorsWritten } from './factors.ts'
import { letterOf } from './linear-equation.ts'
import { excludedValues, leastMultiple, reduced } from './rational-equation.ts'
import { isReal, takeRationalRoots, writtenRoot } from './roots.ts'
import { signedTerms, sumWritten } from './signed-terms.ts'
import { step, Unsolved } from './solution.ts'
import {
  type Coefficients,
  coefficientsOf,
  contentOf,
  degreeOf,
  divided,
  leading,
  multiplied,
  quotientOf,
  times,
  written,
} from './univariate.ts'
import { writtenPolynomial } from './written.ts'

/** A fraction of several letters with a single term below. @throws Unsolved several_letters for more terms below */
export function cancelOneTermBelow({ over, under }: NormalForm, steps: Step[]): Maths {
  const [only] = under.size === 1 ? [...under.values()] : []
  if (!only) throw new Unsolved('several_letters')
  // Every power that all terms share is cancelled.
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
        for (let one = 0; one < left; one++) term = multiply(term, ofAtom(atom))
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
export function cancelFactors(
  { over, under }: NormalForm,
  maths: Maths,
  letter: string,
  steps: Step[],
): Maths {
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
