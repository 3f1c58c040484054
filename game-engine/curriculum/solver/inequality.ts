// Inequalities in one letter: linear ones step by step, others by their zeros and the sign between them.
import Fraction from 'fraction.js'
import type { Step } from '../exercise.ts'
import { linearText } from '../linear-text.ts'
import { type Maths, relation, type Sign } from '../notation.ts'
import { balanceStep, letterOf } from './linear-equation.ts'
import { excludedValues, realRoots } from './rational-equation.ts'
import type { Relation } from './relation.ts'
import { near, type Root, sameRoot, sorted, takeRationalRoots, writtenRoot } from './roots.ts'
import { type SolverAnswer, step, Unsolved } from './solution.ts'
import { has, hasLetter } from './tree.ts'
import {
  at,
  type Coefficients,
  degreeOf,
  denominatorOf,
  minus,
  multiplied,
  polynomialOf,
  quotientOf,
  shown,
  times,
  valueAt,
  written,
} from './univariate.ts'

type Order = '<' | '>' | '≤' | '≥'
type Solved = { steps: Step[]; answer: SolverAnswer }

const TURNED: Readonly<Record<Order, Order>> = { '<': '>', '>': '<', '≤': '≥', '≥': '≤' }
const isOrder = (sign: Sign): sign is Order => sign in TURNED
const isStrict = (sign: Order) => sign === '<' || sign === '>'
const isLess = (sign: Order) => sign === '<' || sign === '≤'
const holds = (sign: Order, value: Fraction) =>
  value.n === 0n ? !isStrict(sign) : isLess(sign) === value.s < 0n

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
  return bySigns(given, sign, letter, steps)
}

function solveLinear(
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
function solveBetween(
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

/** One side against 0: where it is 0 or has no value the sign can change, and nowhere else. */
function bySigns(given: Relation, sign: Order, letter: string, steps: Step[]): SolverAnswer {
  const side = quotientOf(
    { is: 'operation', operator: '-', terms: [given.left, { is: 'brackets', inside: given.right }] },
    letter,
  )
  const holes = excludedValues(given, letter)
  const wholeOver = times(side.over, denominatorOf(side.over))
  const { rest } = takeRationalRoots(wholeOver)
  if (degreeOf(rest) > 2) throw new Unsolved('degree')
  const shownOver = written(side.over, letter)
  const shownSide: Maths =
    degreeOf(side.under) > 0
      ? { is: 'fraction', over: shownOver, under: written(side.under, letter) }
      : written(times(side.over, at(side.under, 0).inverse()), letter)
  const zeroForm = relation(shownSide, sign, { is: 'number', value: { n: 0, d: 1 } })
  if (linearText(zeroForm) !== linearText(given)) steps.push(step('to-zero-form', undefined, zeroForm))
  const zeros = realRoots(side.over).filter((root) => !holes.some((hole) => sameRoot(hole, root)))
  const product = multiplied(side.over, side.under)
  const borders = sorted([...zeros, ...holes])
  if (borders.length === 0) {
    const isTrue = holds(sign, valueAt(product, new Fraction(0)))
    steps.push(step(isTrue ? 'sign-never-changes-true' : 'sign-never-changes-false'))
    return { is: isTrue ? 'all-numbers' : 'no-solution' }
  }
  for (const zero of zeros)
    steps.push(step('zero-at', { letter: letterOf(letter), value: writtenRoot(zero) }))
  for (const hole of holes)
    steps.push(step('no-value-at', { letter: letterOf(letter), value: writtenRoot(hole) }))
  const pieces = piecesOf(borders, holes, product, sign, letter, steps)
  return answerOf(pieces, letter)
}

interface Piece {
  readonly low: Root | null
  readonly high: Root | null
  readonly lowIn: boolean
  readonly highIn: boolean
}

function piecesOf(
  borders: readonly Root[],
  holes: readonly Root[],
  product: Coefficients,
  sign: Order,
  letter: string,
  steps: Step[],
): Piece[] {
  const isIn = (root: Root) => !isStrict(sign) && !holes.some((hole) => sameRoot(hole, root))
  const pieces: Piece[] = []
  const ends = [null, ...borders, null]
  for (let index = 0; index + 1 < ends.length; index++) {
    const [low, high] = [ends[index] ?? null, ends[index + 1] ?? null]
    const tried = numberBetween(low, high)
    const isTrue = holds(sign, valueAt(product, tried))
    steps.push(step(isTrue ? 'tried-true' : 'tried-false', { letter: letterOf(letter), value: shown(tried) }))
    const last = pieces.at(-1)
    if (isTrue && last && low && last.high && sameRoot(last.high, low) && isIn(low)) {
      pieces[pieces.length - 1] = { ...last, high, highIn: high !== null && isIn(high) }
    } else if (isTrue)
      pieces.push({ low, high, lowIn: low !== null && isIn(low), highIn: high !== null && isIn(high) })
    else if (
      high &&
      isIn(high) &&
      !holds(sign, valueAt(product, numberBetween(high, ends[index + 2] ?? null)))
    ) {
      pieces.push({ low: high, high, lowIn: true, highIn: true })
    }
  }
  return pieces
}

/** A short number strictly between two. */
function numberBetween(low: Root | null, high: Root | null): Fraction {
  if (!low && !high) return new Fraction(0)
  const [from, to] = [low ? near(low) : null, high ? near(high) : null]
  if (from === null) return new Fraction(Math.ceil(to ?? 0) - 1)
  if (to === null) return new Fraction(Math.floor(from) + 1)
  for (const below of [1, 2, 4, 10, 100, 1_000, 1_000_000]) {
    const above = Math.floor(from * below) + 1
    if (above / below > from && above / below < to) return new Fraction(above, below)
  }
  throw new Unsolved('too_large')
}

function answerOf(pieces: readonly Piece[], letter: string): SolverAnswer {
  if (pieces.length === 0) return { is: 'no-solution' }
  const x = letterOf(letter)
  const parts = pieces.map(({ low, high, lowIn, highIn }) => {
    if (low && high && sameRoot(low, high)) return relation(x, '=', writtenRoot(low))
    const above = low && ([lowIn ? '≥' : '>', writtenRoot(low)] as const)
    const below = high && ([highIn ? '≤' : '<', writtenRoot(high)] as const)
    if (above && below) return relation(relation(above[1], TURNED[above[0]], x), below[0], below[1])
    if (above) return relation(x, ...above)
    return below ? relation(x, ...below) : null
  })
  const known = parts.filter((part) => part !== null)
  return known.length < parts.length ? { is: 'all-numbers' } : { is: 'any-of', parts: known }
}
