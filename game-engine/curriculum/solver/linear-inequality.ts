// Linear inequalities, with the same on both sides or on all three parts.
import Fraction from 'fraction.js'
import type { Step } from '../exercise.ts'
import { linearText } from '../linear-text.ts'
import { type Maths, relation } from '../notation.ts'
import { balanceStep, letterOf } from './linear-equation.ts'
import { holds, isLess, isStrict, type Order, TURNED } from './order-sign.ts'
import { type SolverAnswer, step, Unsolved } from './solution.ts'
import { has, hasLetter } from './tree.ts'
import {
  at,
  type Coefficients,
  degreeOf,
  denominatorOf,
  minus,
  polynomialOf,
  shown,
  times,
  written,
} from './univariate.ts'

export function solveLinear(
  given: Maths,
  sides: readonly [Coefficients, Coefficients],
  typed: Order,
  letter: string,
  steps: Step[],
): SolverAnswer {
  let [a, b] = sides
  let sign = typed
  const now = () => relation(written(a, letter), sign, written(b, letter))
  const all = denominatorOf(a, b)
  if (!all.equals(1)) {
    ;[a, b] = [times(a, all), times(b, all)]
    steps.push(step('clear-denominators', { all: shown(all) }, now()))
  } else if (linearText(now()) !== linearText(given)) {
    const isOpened = has(given, ({ is }) => is === 'brackets' || is === 'fraction')
    steps.push(step(isOpened ? 'expand-and-collect' : 'collect', undefined, now()))
  }
  for (const [power, from] of [
    [1, 1],
    [0, 0],
  ] as const) {
    const moved = from === 1 ? at(b, power) : at(a, power)
    if (moved.n === 0n || (from === 0 && degreeOf(a) < 1)) continue
    const term = power === 1 ? [new Fraction(0), moved] : [moved]
    ;[a, b] = [minus(a, term), minus(b, term)]
    steps.push(balanceStep('both-sides', moved, term, letter, now()))
  }
  const factor = at(a, 1)
  if (factor.n === 0n) {
    const isTrue = holds(sign, at(a, 0).sub(at(b, 0)))
    steps.push(step(isTrue ? 'always-true' : 'never-true', { letter: letterOf(letter) }))
    return { is: isTrue ? 'all-numbers' : 'no-solution' }
  }
  if (!factor.equals(1)) {
    if (factor.s < 0n) sign = TURNED[sign]
    ;[a, b] = [times(a, factor.inverse()), times(b, factor.inverse())]
    steps.push(step(factor.s < 0n ? 'divide-and-turn' : 'divide-both-sides', { by: shown(factor) }, now()))
  }
  return { is: 'any-of', parts: [now()] }
}

/** A < B < C with the letter in the middle alone. */
export function solveBetween(
  [left, middle, right]: readonly [Maths, Maths, Maths],
  [first, second]: readonly [Order, Order],
  letter: string,
  steps: Step[],
): SolverAnswer {
  if (hasLetter(left) || hasLetter(right) || isLess(first) !== isLess(second)) throw new Unsolved('other')
  let parts = [left, middle, right].map((part) => polynomialOf(part, letter))
  let signs = [first, second] as const
  const now = () => {
    const [a = [], b = [], c = []] = parts
    return relation(relation(written(a, letter), signs[0], written(b, letter)), signs[1], written(c, letter))
  }
  if (parts.some((part) => degreeOf(part) > 1) || degreeOf(parts[1] ?? []) < 1) throw new Unsolved('other')
  const constant = at(parts[1] ?? [], 0)
  if (constant.n !== 0n) {
    parts = parts.map((part) => minus(part, [constant]))
    steps.push(balanceStep('all-parts', constant, [constant], letter, now()))
  }
  const factor = at(parts[1] ?? [], 1)
  if (!factor.equals(1)) {
    parts = parts.map((part) => times(part, factor.inverse()))
    if (factor.s < 0n) signs = [TURNED[signs[0]], TURNED[signs[1]]]
    steps.push(step(factor.s < 0n ? 'divide-all-and-turn' : 'divide-all-parts', { by: shown(factor) }, now()))
  }
  const [low = [], , high = []] = isLess(signs[0]) ? parts : [...parts].reverse()
  const gap = at(high, 0).compare(at(low, 0))
  if (gap < 0 || (gap === 0 && signs.some(isStrict))) return { is: 'no-solution' }
  return {
    is: 'any-of',
    parts: [isLess(signs[0]) ? now() : between(low, TURNED[signs[1]], TURNED[signs[0]], high, letter)],
  }
}

const between = (low: Coefficients, first: Order, second: Order, high: Coefficients, letter: string) =>
  relation(relation(written(low, letter), first, letterOf(letter)), second, written(high, letter))
