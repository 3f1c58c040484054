import type { Dice } from '#engine/core/random.ts'
import type { Drawing, Point } from '../../drawing.ts'
import { type Rational, rational } from '../../exact.ts'
import type { Choice, Draft } from '../../exercise.ts'
import type { Generator } from '../../generator.ts'
import { graphOf, plane } from '../../graph.ts'
import { asFraction, equation, num, X, Y } from '../../notation.ts'
import { linear, sumOf } from '../../terms.ts'
import { nonZero } from '../non-zero.ts'
import { answerIs, answerLooks } from '../sentences.ts'
import { choice, hints, point, say, step } from './area.ts'
import { at, inverse, opposite, value } from './slopes.ts'

const lineThrough = (m: Rational, b: number): Drawing =>
  plane(6, { curves: graphOf((x) => value(m) * x + b, [-6, 6], [-6, 6]) })

/** graph-linear-functions */
export const graphLinearFunctions: Generator = {
  version: 1,
  draw: (dice, difficulty) => {
    if (difficulty === 3) return axisCrossing(dice)
    const b = nonZero(dice, 4)
    const m = difficulty === 1 ? rational(nonZero(dice, 3)) : rational(nonZero(dice, 3), dice.pick([2, 3, 4]))
    if (difficulty === 2 && m.d === 1) return graphLinearFunctions.draw(dice, difficulty)
    return pickGraph(dice, m, b)
  },
}

function pickGraph(dice: Dice, m: Rational, b: number): Draft {
  const right = lineThrough(m, b)
  const line = equation(Y, linear(m, b))
  const wrong: readonly (readonly [Rational, number, string])[] = [
    [opposite(m), b, 'slope-sign'],
    ...(m.d === 1 ? [[rational(b), m.n, 'slope-and-intercept-swapped'] as const] : []),
    ...(m.d > 1 ? [[inverse(m), b, 'run-before-rise'] as const] : []),
    [m, -b, 'intercept-sign'],
  ]
  return {
    question: say('which-graph', { line }),
    answer: choice(
      dice,
      { drawing: right },
      wrong.map(([slope, cut, why]) => [{ drawing: lineThrough(slope, cut) } as Choice, why] as const),
    ),
    hints: hints('graph-line', { line }),
    solution: [
      step('mark-intercept', { at: num(b) }),
      step('go-rise-and-run', { slope: asFraction(m) }),
      answerLooks(right),
    ],
  }
}

/** ax + by = c, where it meets an axis. */
function axisCrossing(dice: Dice): Draft {
  const [p, q] = [nonZero(dice, 6), nonZero(dice, 6)]
  if (Math.abs(p) === Math.abs(q)) return axisCrossing(dice)
  const share = gcd(p, q)
  const [a, b, c] = [q / share, p / share, (p * q) / share]
  const isX = dice.int(1, 2) === 1
  const target: Point = isX ? [p, 0] : [0, q]
  const line = equation(
    sumOf([
      [a, X],
      [b, Y],
    ]),
    c,
  )
  return {
    question: say(isX ? 'meets-x-axis' : 'meets-y-axis', { line }),
    answer: point(target, [
      [isX ? [0, q] : [p, 0], 'other-axis'],
      [isX ? [0, p] : [q, 0], 'coordinates-swapped'],
      [isX ? [-p, 0] : [0, -q], 'sign-lost'],
      [isX ? [c, 0] : [0, c], 'not-divided'],
    ]),
    hints: hints(isX ? 'meets-x-axis' : 'meets-y-axis'),
    solution: [
      step(
        isX ? 'put-y-zero' : 'put-x-zero',
        undefined,
        equation(isX ? sumOf([[a, X]]) : sumOf([[b, Y]]), c),
      ),
      {
        ...step('divide', undefined, isX ? equation(X, p) : equation(Y, q)),
        drawings: [
          plane(7, {
            curves: graphOf((x) => (c - a * x) / b, [-7, 7], [-7, 7]),
            points: [{ at: target }],
          }),
        ],
      },
      answerIs(at(target)),
    ],
  }
}

function gcd(a: number, b: number): number {
  return b === 0 ? Math.abs(a) : gcd(b, a % b)
}
