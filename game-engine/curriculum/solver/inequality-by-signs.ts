// Inequalities that are not linear: the zeros of one side, and its sign between them.
import Fraction from 'fraction.js'
import type { Step } from '../exercise.ts'
import { linearText } from '../linear-text.ts'
import { type Maths, relation } from '../notation.ts'
import { letterOf } from './linear-equation.ts'
import { holds, isStrict, type Order, TURNED } from './order-sign.ts'
import { excludedValues, realRoots } from './rational-equation.ts'
import type { Relation } from './relation.ts'
import { near, type Root, sameRoot, sorted, takeRationalRoots, writtenRoot } from './roots.ts'
import { type SolverAnswer, step, Unsolved } from './solution.ts'
import {
  at,
  type Coefficients,
  degreeOf,
  denominatorOf,
  multiplied,
  quotientOf,
  shown,
  times,
  valueAt,
  written,
} from './univariate.ts'

/** One side against 0: where it is 0 or has no value the sign can change, and nowhere else. */
export function solveBySigns(given: Relation, sign: Order, letter: string, steps: Step[]): SolverAnswer {
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
