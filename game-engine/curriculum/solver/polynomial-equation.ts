// p(x) = q(x) of degree 2 and more: by roots, by factors and by the quadratic formula.
import Fraction from 'fraction.js'
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
  plusMinus,
  power,
  root,
} from '../notation.ts'
import { bracketed } from '../terms.ts'
import { factorsWritten } from './factors.ts'
import { letterOf } from './linear-equation.ts'
import {
  discriminantOf,
  findRationalRoot,
  quadraticRoots,
  type Root,
  rationalRoot,
  sorted,
  squareRoot,
  writtenRoot,
} from './roots.ts'
import { step, Unsolved } from './solution.ts'
import {
  at,
  type Coefficients,
  contentOf,
  degreeOf,
  denominatorOf,
  divided,
  exactly,
  leading,
  minus,
  shown,
  times,
  written,
} from './univariate.ts'

const NOTHING = num(0)

/** All solutions; with i where a quadratic equation has no real ones. @throws Unsolved degree */
export function solvePolynomial(
  given: Maths,
  [left, right]: readonly [Coefficients, Coefficients],
  letter: string,
  steps: Step[],
): Root[] {
  const whole = minus(left, right)
  if (degreeOf(whole) === 2 && at(whole, 1).n === 0n) {
    return byRoot(given, times(whole, denominatorOf(whole)), letter, steps)
  }
  const of = toZeroForm(given, whole, letter, steps)
  return degreeOf(of) === 2 ? solveQuadratic(of, letter, steps) : byFactors(of, letter, steps)
}

/** Everything on one side, whole coefficients without a common factor, the first above 0. */
function toZeroForm(given: Maths, difference: Coefficients, letter: string, steps: Step[]): Coefficients {
  const all = denominatorOf(difference)
  const whole = times(difference, all)
  const common = contentOf(whole).mul(leading(whole).s < 0n ? -1 : 1)
  const show = (of: Coefficients) => equation(written(of, letter), NOTHING)
  if (linearText(show(difference)) !== linearText(given)) {
    steps.push(step('to-zero-form', undefined, show(difference)))
  }
  if (!all.equals(1)) steps.push(step('clear-denominators', { all: shown(all) }, show(whole)))
  const result = times(whole, common.inverse())
  if (!common.equals(1)) steps.push(step('divide-both-sides', { by: shown(common) }, show(result)))
  return result
}

/** ax² + c = 0 */
function byRoot(given: Maths, of: Coefficients, letter: string, steps: Step[]): Root[] {
  const square = power(letterOf(letter), 2)
  const value = at(of, 0).neg().div(at(of, 2))
  const isolated = equation(square, shown(value))
  if (linearText(isolated) !== linearText(given)) steps.push(step('isolate-square', { square }, isolated))
  const roots = quadraticRoots(of)
  if (value.s < 0n) steps.push(step('square-below-zero', { square }))
  steps.push(takenRoot(letter, value, roots))
  return roots
}

function takenRoot(letter: string, value: Fraction, roots: readonly Root[]): Step {
  const name = value.n === 0n ? 'zero-square' : value.s < 0n ? 'complex-roots' : 'both-roots'
  return step(name, { value: shown(value) }, solutionsWritten(letter, roots))
}

/** x = -3, x = 3 */
export const solutionsWritten = (letter: string, roots: readonly Root[]): Maths =>
  list(roots.map((one) => equation(letterOf(letter), writtenRoot(one))))

function solveQuadratic(of: Coefficients, letter: string, steps: Step[]): Root[] {
  const discriminant = discriminantOf(of)
  const isSquare = discriminant.s >= 0n && discriminant.n > 0n && squareRoot(discriminant.n).under === 1n
  if (discriminant.n === 0n || isSquare) return byFactors(of, letter, steps)
  return byFormula(of, letter, steps)
}

/** x = (-b ± √(b² - 4ac)) / 2a */
export function byFormula(of: Coefficients, letter: string, steps: Step[]): Root[] {
  const [c, b, a] = [at(of, 0), at(of, 1), at(of, 2)]
  steps.push(step('read-coefficients', { a: shown(a), b: shown(b), c: shown(c) }))
  const discriminant = discriminantOf(of)
  steps.push(
    step(
      discriminant.s < 0n ? 'discriminant-below-zero' : 'discriminant',
      { value: shown(discriminant) },
      equation(
        { is: 'operation', operator: '-', terms: [power(held(b), 2), timesSigned(4, a, c)] },
        shown(discriminant),
      ),
    ),
  )
  const roots = quadraticRoots(of)
  const x = letterOf(letter)
  const under = root(shown(discriminant.abs()))
  const above = discriminant.s < 0n ? multiple(under, letterOf('i')) : under
  steps.push(
    step(
      discriminant.s < 0n ? 'formula-with-i' : 'formula',
      undefined,
      equation(x, fraction(plusMinus(shown(b.neg()), above), num(exactly(a.mul(2))))),
    ),
  )
  steps.push(step('two-values', undefined, solutionsWritten(letter, roots)))
  return roots
}

const held = (value: Fraction): Maths =>
  value.s < 0n || value.d > 1n ? brackets(shown(value)) : shown(value)
const timesSigned = (by: number, a: Fraction, c: Fraction): Maths => ({
  is: 'operation',
  operator: '×',
  terms: [num(by), bracketed(exactly(a)), bracketed(exactly(c))],
})

/** A factor for every rational solution; what is left by the formula. */
function byFactors(of: Coefficients, letter: string, steps: Step[]): Root[] {
  let rest = of
  const found: Fraction[] = []
  const roots: Root[] = []
  for (;;) {
    if (degreeOf(rest) === 1) found.push(at(rest, 0).neg().div(at(rest, 1)))
    if (degreeOf(rest) < 2) break
    const next = findRationalRoot(rest)
    if (!next) break
    if (degreeOf(of) > 2 && next.n !== 0n) {
      steps.push(step('found-root', { letter: letterOf(letter), value: shown(next) }))
    }
    found.push(next)
    rest = times(divided(rest, [next.neg(), new Fraction(1)]).quotient, new Fraction(next.d).inverse())
  }
  if (degreeOf(rest) > 2 || (degreeOf(rest) === 2 && found.length === 0 && degreeOf(of) > 2)) {
    throw new Unsolved('degree')
  }
  if (found.length > 0) {
    const work = equation(
      factorsWritten(found, degreeOf(rest) === 2 ? rest : [], letter, leading(of)),
      NOTHING,
    )
    steps.push(step('as-product', undefined, work))
    steps.push(step('zero-product'))
  }
  for (const value of sorted(found.map(rationalRoot))) {
    roots.push(value)
    steps.push(step('factor-is-zero', undefined, equation(letterOf(letter), shown(value.p))))
  }
  if (degreeOf(rest) === 2) {
    if (discriminantOf(rest).s < 0n) {
      steps.push(step('factor-never-zero', { factor: written(rest, letter) }))
    } else roots.push(...byFormula(rest, letter, steps))
  }
  return sorted(roots)
}
