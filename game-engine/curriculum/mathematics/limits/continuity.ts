import type { Dice } from '#engine/core/random.ts'
import type { Point } from '../../drawing.ts'
import type { Draft } from '../../exercise.ts'
import type { Generator } from '../../generator.ts'
import { plane } from '../../graph.ts'
import { brackets, equation, F_OF_X, fraction, limit, multiple, num, variable } from '../../notation.ts'
import { linear, polynomial } from '../../terms.ts'
import { nonZero } from '../non-zero.ts'
import { hints, number, say, step } from './area.ts'
import { MOST } from './plane-size.ts'

/** continuity */
export const continuity: Generator = {
  version: 1,
  draw: (dice, difficulty) => {
    if (difficulty === 1) return countBreaks(dice)
    return difficulty === 2 ? joinPieces(dice) : fillHole(dice)
  },
}

/** Jumps, holes and corners along a graph; a corner is no break. */
function countBreaks(dice: Dice): Draft {
  const places = dice
    .shuffle([-4, -2, 0, 2, 4])
    .slice(0, 3)
    .sort((p, q) => p - q)
  const kinds = places.map(() => dice.pick(['jump', 'hole', 'corner'] as const))
  const breaks = kinds.filter((kind) => kind !== 'corner').length
  const [corners, holes] = [
    kinds.filter((kind) => kind === 'corner').length,
    kinds.filter((kind) => kind === 'hole').length,
  ]
  if (breaks === 0) return countBreaks(dice)
  const curves: { points: readonly Point[] }[] = []
  const points: { at: Point; open?: boolean }[] = []
  let [x, y, slope] = [-MOST, dice.int(-2, 2), dice.pick([0.5, -0.5])]
  for (const [index, place] of [...places, MOST].entries()) {
    const end: Point = [place, y + slope * (place - x)]
    curves.push({ points: [[x, y], end] })
    const kind = kinds[index]
    x = place
    y = end[1]
    if (kind === undefined) break
    if (kind === 'corner') slope = slope > 0 ? -1 : 1
    if (kind === 'hole') points.push({ at: end, open: true })
    if (kind === 'jump') {
      y = end[1] > 0 ? end[1] - 3 : end[1] + 3
      points.push({ at: end }, { at: [x, y], open: true })
      slope = y > 0 ? -0.5 : 0.5
    }
  }
  if (curves.some((curve) => curve.points.some(([, height]) => Math.abs(height) > MOST)))
    return countBreaks(dice)
  return {
    question: say('count-breaks'),
    drawing: plane(MOST, { curves, points }),
    answer: number(breaks, [
      ...(corners > 0 ? [[breaks + corners, 'corner-counted'] as const] : []),
      ...(holes > 0 && breaks > holes ? [[breaks - holes, 'hole-not-counted'] as const] : []),
      [0, 'dots-ignored'],
    ]),
    hints: hints('count-breaks'),
    solution: [step('pen-lifts'), step('breaks-are', { breaks })],
  }
}

/** px + k to the left of a, a quadratic to the right. */
function joinPieces(dice: Dice): Draft {
  const [a, p, q, r] = [nonZero(dice, 4), nonZero(dice, 4), nonZero(dice, 3), nonZero(dice, 6)]
  const right = q * a * a + r
  const k = right - p * a
  const K = variable('k')
  return {
    question: say('join-pieces', {
      a,
      left: { is: 'operation', operator: '+', terms: [linear(p, 0), K] },
      right: polynomial([q, 0, r]),
    }),
    answer: number(k, [
      [right, 'one-piece-only'],
      [right + p * a, 'sign-lost'],
      [q * a * a - r - p * a, 'sign-lost'],
      [r, 'numbers-compared'],
    ]),
    hints: hints('join-pieces', { a }),
    solution: [
      step('left-value', { a }, { is: 'operation', operator: '+', terms: [num(p * a), K] }),
      step('right-value', { a }, num(right)),
      step(
        'set-pieces-equal',
        undefined,
        equation({ is: 'operation', operator: '+', terms: [num(p * a), K] }, right),
      ),
      step('k-is', undefined, equation(K, k)),
    ],
  }
}

/** (x² + bx + c)/(x - a), what f(a) must be. */
function fillHole(dice: Dice): Draft {
  const [a, other, lead] = [nonZero(dice, 6), nonZero(dice, 6), dice.int(1, 3)]
  if (a === other) return fillHole(dice)
  const value = lead * (a - other)
  const top = polynomial([lead, -lead * (a + other), lead * a * other])
  return {
    question: say('fill-hole', { function: equation(F_OF_X, fraction(top, linear(1, -a))), a }),
    answer: number(value, [
      [0, 'zero-over-zero'],
      [1, 'zero-over-zero-is-one'],
      [lead * (a + other), 'sign-lost'],
      [a, 'input-for-limit'],
    ]),
    hints: hints('fill-hole', { a }),
    solution: [
      step(
        'factor-top',
        undefined,
        multiple(
          brackets(linear(1, -a)),
          lead === 1 ? brackets(linear(1, -other)) : multiple(lead, brackets(linear(1, -other))),
        ),
      ),
      step(
        'cancel',
        undefined,
        limit('x', a, lead === 1 ? linear(1, -other) : multiple(lead, brackets(linear(1, -other)))),
      ),
      step('put-in', { a }, equation(limit('x', a, fraction(top, linear(1, -a))), value)),
    ],
  }
}
