// Inequalities in one letter: linear ones step by step, others by their zeros and the sign between them.
import type { Step } from '../exercise.ts'
import { type Maths, relation, type Sign } from '../notation.ts'
import { solveBySigns } from './inequality-by-signs.ts'
import { solveBetween, solveLinear } from './linear-inequality.ts'
import { isLess, isOrder, type Order, TURNED } from './order-sign.ts'
import { excludedValues } from './rational-equation.ts'
import type { Relation } from './relation.ts'
import { type SolverAnswer, step, Unsolved } from './solution.ts'
import { has, hasLetter } from './tree.ts'
import { at, degreeOf, minus, polynomialOf, shown } from './univariate.ts'

type Solved = { steps: Step[]; answer: SolverAnswer }

/** @param chain what stands between the signs; two parts, or three with the letter in the middle */
export function solveInequality(chain: readonly Maths[], signs: readonly Sign[], letter: string): Solved {
  const orders = signs.filter(isOrder)
  const [left, middle, right] = chain
  const [first, second] = orders
  if (orders.length !== signs.length || !left || !middle || !first) throw new Unsolved('other')
  const steps: Step[] = []
  if (right && second)
    return { steps, answer: solveBetween([left, middle, right], [first, second], letter, steps) }
  if (chain.some((part) => part.is === 'absolute')) {
    return { steps, answer: solveBars(left, first, middle, letter, steps) }
  }
  if (
    chain.some((part) => has(part, (inner) => ['absolute', 'root'].includes(inner.is) && hasLetter(inner)))
  ) {
    throw new Unsolved('roots')
  }
  return { steps, answer: solveTwo(left, first, middle, letter, steps) }
}

function solveTwo(left: Maths, sign: Order, right: Maths, letter: string, steps: Step[]): SolverAnswer {
  const given = relation(left, sign, right) as Relation
  if (excludedValues(given, letter).length === 0) {
    const sides = [polynomialOf(left, letter), polynomialOf(right, letter)] as const
    if (degreeOf(minus(...sides)) < 2 && sides.every((side) => degreeOf(side) < 2)) {
      return solveLinear(given, sides, sign, letter, steps)
    }
  }
  return solveBySigns(given, sign, letter, steps)
}

/** |A| < c lies between -c and c; |A| > c outside. */
function solveBars(left: Maths, typed: Order, right: Maths, letter: string, steps: Step[]): SolverAnswer {
  const [bars, other, sign] =
    left.is === 'absolute' ? ([left, right, typed] as const) : ([right, left, TURNED[typed]] as const)
  if (bars.is !== 'absolute' || hasLetter(other)) throw new Unsolved('roots')
  const value = at(polynomialOf(other, letter), 0)
  if (value.s < 0n || (value.n === 0n && sign === '<')) {
    steps.push(step('bars-never-below'))
    return { is: isLess(sign) ? 'no-solution' : 'all-numbers' }
  }
  const inside = bars.inside
  if (isLess(sign)) {
    steps.push(
      step(
        'bars-between',
        undefined,
        relation(relation(shown(value.neg()), sign, inside), sign, shown(value)),
      ),
    )
    return solveBetween([shown(value.neg()), inside, shown(value)], [sign, sign], letter, steps)
  }
  const parts: Maths[] = []
  for (const [name, order, bound] of [
    ['bars-left', TURNED[sign], value.neg()],
    ['bars-right', sign, value],
  ] as const) {
    steps.push(step(name, undefined, relation(inside, order, shown(bound))))
    const solved = solveTwo(inside, order, shown(bound), letter, steps)
    if (solved.is !== 'any-of') throw new Unsolved('other')
    parts.push(...solved.parts)
  }
  const ends = (part: Maths) => (part.is === 'relation' && isLess(part.sign as Order) ? 0 : 1)
  return { is: 'any-of', parts: parts.sort((a, b) => ends(a) - ends(b)) }
}
