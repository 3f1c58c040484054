// The solutions of an equation without functions: told apart by where the letter stands, and led back to polynomials.
import type { Step } from '../exercise.ts'
import { difference, equation, list, type Maths, opposite, relation } from '../notation.ts'
import { letterOf, solveLinear } from './linear-equation.ts'
import { solvePolynomial } from './polynomial-equation.ts'
import { solveRadical } from './radical-equation.ts'
import { clearDenominators, excludedValues } from './rational-equation.ts'
import { equationOf, isTrueAt, type Relation } from './relation.ts'
import { isReal, type Root, rationalRoot, sameRoot, sorted, writtenRoot } from './roots.ts'
import { step, Unsolved } from './solution.ts'
import { has, hasLetter } from './tree.ts'
import { degreeOf, polynomialOf, quotientOf } from './univariate.ts'

export type Roots = readonly Root[] | 'all-numbers'

/** @throws Unsolved, Uncountable */
export function rootsOf(given: Relation, letter: string, steps: Step[]): Roots {
  const isWith = (is: Maths['is']) => has(given, (part) => part.is === is && hasLetter(part))
  if (isWith('absolute')) return solveAbsolute(given, letter, steps)
  if (isWith('root')) return solveRadical(given, letter, steps)
  const excluded = excludedValues(given, letter)
  if (excluded.length === 0) return solveSides(given, letter, steps)
  const none = list(excluded.map((value) => relation(letterOf(letter), '≠', writtenRoot(value))))
  steps.push(step('denominator-not-zero', undefined, none))
  const roots = solveSides(clearDenominators(given, letter, steps), letter, steps)
  if (roots === 'all-numbers') return roots
  return roots.filter((root) => {
    const isKept = !excluded.some((value) => sameRoot(value, root))
    if (!isKept) steps.push(step('excluded', { value: writtenRoot(root) }))
    return isKept
  })
}

function solveSides(given: Relation, letter: string, steps: Step[]): Roots {
  const sides = [polynomialOf(given.left, letter), polynomialOf(given.right, letter)] as const
  if (Math.max(...sides.map(degreeOf)) > 1) {
    const left = sides[0]
    const right = sides[1]
    const rest = polynomialOf(difference(given.left, bracketed(given.right)), letter)
    if (degreeOf(rest) > 1) return solvePolynomial(given, [left, right], letter, steps)
    steps.push(
      step('expand-and-collect', undefined, equation(difference(given.left, bracketed(given.right)), 0)),
    )
    return linear(given, [rest, []], letter, steps)
  }
  return linear(given, sides, letter, steps)
}

const bracketed = (maths: Maths): Maths =>
  maths.is === 'operation' || maths.is === 'opposite' ? { is: 'brackets', inside: maths } : maths

function linear(
  given: Maths,
  sides: Parameters<typeof solveLinear>[1],
  letter: string,
  steps: Step[],
): Roots {
  const result = solveLinear(given, sides, letter, steps)
  if (result === 'no-solution') return []
  return result === 'all-numbers' ? result : [rationalRoot(result)]
}

/** |A| = B: A = B or A = -B, where B is not below 0. */
function solveAbsolute({ left, right }: Relation, letter: string, steps: Step[]): Roots {
  const [bars, other] = left.is === 'absolute' ? [left, right] : [right, left]
  const inside = bars.is === 'absolute' ? bars.inside : null
  const against = other.is === 'absolute' ? other.inside : other
  if (!inside || has(against, ({ is }) => is === 'absolute'))
    return solveRadical({ ...equationOf(left, right) }, letter, steps)
  const { over, under } = quotientOf(against, letter)
  if (other.is !== 'absolute' && degreeOf(over) < 1 && under.length === 1) {
    const value = (over[0]?.valueOf() ?? 0) / (under[0]?.valueOf() ?? 1)
    if (value < 0) {
      steps.push(step('bars-below-zero'))
      return []
    }
  }
  const found: Root[] = []
  const isNothing = degreeOf(over) < 0
  for (const [name, side] of [
    ['case-same', against],
    ['case-opposite', opposite(bracketed(against))],
  ] as const) {
    if (name === 'case-opposite' && isNothing) continue
    const one = equationOf(inside, side)
    steps.push(step(name, undefined, one))
    const roots = rootsOf(one, letter, steps)
    if (roots === 'all-numbers') throw new Unsolved('other')
    found.push(...roots)
  }
  return sorted(found).filter((root) => isTrueAt(equationOf(left, right), letter, root, steps))
}

/** Steps that bring in i. */
const WITH_I = /\/(complex-roots|formula-with-i|two-values|discriminant-below-zero)$/

/** The real ones alone, without a word of others. @throws Unsolved, Uncountable */
export function realRootsOf(given: Relation, letter: string, steps: Step[]): Roots {
  const trial: Step[] = []
  const roots = rootsOf(given, letter, trial)
  const real = roots === 'all-numbers' ? roots : roots.filter(isReal)
  steps.push(...(real.length > 0 ? trial : trial.filter(({ say }) => !WITH_I.test(say.key))))
  return real
}
