// Equations with the letter in a denominator: what it cannot be, and both sides times the least common denominator.
import type { Step } from '../exercise.ts'
import { equation, type Maths } from '../notation.ts'
import { factorsWritten } from './factors.ts'
import type { Relation } from './relation.ts'
import { quadraticRoots, type Root, rationalRoot, sorted, takeRationalRoots } from './roots.ts'
import { step } from './solution.ts'
import { everyPart, lettersOf } from './tree.ts'
import {
  type Coefficients,
  commonDivisor,
  contentOf,
  degreeOf,
  denominatorOf,
  divided,
  leading,
  multiplied,
  quotientOf,
  times,
  written,
} from './univariate.ts'

/** Real values at which a denominator is 0. */
export function excludedValues(given: Maths, letter: string): Root[] {
  const denominators = everyPart(given).flatMap((part) => {
    if (part.is === 'fraction') return [part.under]
    if (part.is === 'operation' && part.operator === '÷') return part.terms.slice(1)
    return part.is === 'power' && part.exponent.is === 'number' && part.exponent.value.n < 0
      ? [part.base]
      : []
  })
  return sorted(
    denominators
      .filter((under) => lettersOf(under).includes(letter))
      .flatMap((under) => realRoots(quotientOf(under, letter).over)),
  )
}

/** As far as they can be found. */
export function realRoots(of: Coefficients): Root[] {
  const { rational, rest } = takeRationalRoots(times(of, denominatorOf(of)))
  const others = degreeOf(rest) === 2 ? quadraticRoots(rest).filter(({ under }) => under > 0n) : []
  return sorted([...rational.map(rationalRoot), ...others])
}

/** Both sides times the least common denominator, as polynomials. */
export function clearDenominators({ left, right }: Relation, letter: string, steps: Step[]): Relation {
  const [a, b] = [quotientOf(left, letter), quotientOf(right, letter)]
  const [below, above] = [reduced(a), reduced(b)]
  const common = leastMultiple(below.under, above.under)
  const widened = ({ over, under }: typeof a) => multiplied(over, divided(common, under).quotient)
  const sides = [widened(below), widened(above)] as const
  const front = denominatorOf(common, ...sides)
  const all = times(common, front)
  const [newLeft, newRight] = [times(sides[0], front), times(sides[1], front)]
  const cleared = equation(written(newLeft, letter), written(newRight, letter)) as Relation
  const { rational, rest } = takeRationalRoots(all)
  const by = factorsWritten(
    rational,
    degreeOf(rest) > 0 ? times(rest, contentOf(rest).inverse()) : [],
    letter,
    leading(all),
  )
  steps.push(step('times-denominator', { all: by }, cleared))
  return cleared
}

/** Without a common factor that holds the letter. */
export function reduced({ over, under }: { over: Coefficients; under: Coefficients }) {
  const common = commonDivisor(over, under)
  if (degreeOf(common) < 1) return { over, under }
  return { over: divided(over, common).quotient, under: divided(under, common).quotient }
}

export function leastMultiple(a: Coefficients, b: Coefficients): Coefficients {
  const product = multiplied(a, divided(b, commonDivisor(a, b)).quotient)
  return times(product, contentOf(product).inverse())
}
