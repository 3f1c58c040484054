// ax + b = cx + d, solved by doing the same on both sides.
import type Fraction from 'fraction.js'
import type { Step } from '../exercise.ts'
import { linearText } from '../linear-text.ts'
import { equation, type Maths } from '../notation.ts'
import { step } from './solution.ts'
import { has } from './tree.ts'
import { at, type Coefficients, denominatorOf, shown, times, written } from './univariate.ts'

/** What solves it: a number, no number or every number. */
export type LinearResult = Fraction | 'no-solution' | 'all-numbers'

/** A sentence for adding what is below 0 and subtracting what is above. */
export function balanceStep(
  name: string,
  by: Fraction,
  term: Coefficients,
  letter: string,
  work: Maths,
): Step {
  const size = written(times(term, by.s < 0n ? -1 : 1), letter)
  return step(`${by.s < 0n ? 'add' : 'subtract'}-${name}`, { term: size }, work)
}

/**
 * @param given as it was typed
 * @param left and @param right its sides, of degree 1 at the most
 */
export function solveLinear(
  given: Maths,
  [left, right]: readonly [Coefficients, Coefficients],
  letter: string,
  steps: Step[],
): LinearResult {
  let [a, b] = [left, right]
  const now = () => equation(written(a, letter), written(b, letter))
  const all = denominatorOf(a, b)
  if (!all.equals(1)) {
    ;[a, b] = [times(a, all), times(b, all)]
    steps.push(step('clear-denominators', { all: shown(all) }, now()))
  } else if (linearText(now()) !== linearText(given)) {
    const isOpened = has(given, ({ is }) => is === 'brackets' || is === 'fraction')
    steps.push(step(isOpened ? 'expand-and-collect' : 'collect', undefined, now()))
  }
  if (at(a, 1).n === 0n && at(b, 1).n !== 0n) {
    ;[a, b] = [b, a]
    steps.push(step('swap-sides', { letter: letterOf(letter) }, now()))
  }
  const moved = at(b, 1)
  if (moved.n !== 0n) {
    const term = [moved.sub(moved), moved]
    ;[a, b] = [subtracted(a, 1, moved), subtracted(b, 1, moved)]
    steps.push(balanceStep('both-sides', moved, term, letter, now()))
  }
  if (at(a, 1).n === 0n) {
    const isTrue = at(a, 0).equals(at(b, 0))
    steps.push(step(isTrue ? 'always-true' : 'never-true', { letter: letterOf(letter) }))
    return isTrue ? 'all-numbers' : 'no-solution'
  }
  const constant = at(a, 0)
  if (constant.n !== 0n) {
    ;[a, b] = [subtracted(a, 0, constant), subtracted(b, 0, constant)]
    steps.push(balanceStep('both-sides', constant, [constant], letter, now()))
  }
  const factor = at(a, 1)
  const value = at(b, 0).div(factor)
  if (!factor.equals(1)) {
    ;[a, b] = [times(a, factor.inverse()), times(b, factor.inverse())]
    steps.push(step('divide-both-sides', { by: shown(factor) }, now()))
  }
  return value
}

export const letterOf = (letter: string): Maths => ({ is: 'variable', name: letter })

function subtracted(of: Coefficients, power: number, by: Fraction): Coefficients {
  const result = [...of]
  while (result.length <= power) result.push(by.sub(by))
  result[power] = at(of, power).sub(by)
  const last = result.findLastIndex(({ n }) => n !== 0n)
  return result.slice(0, last + 1)
}
