import type { Dice } from '#engine/core/random.ts'
import type { Drawing, Point } from '../../drawing.ts'
import type { Draft } from '../../exercise.ts'
import type { Generator } from '../../generator.ts'
import { graphOf, plane } from '../../graph.ts'
import { equation, fraction, multiple, num, sum, X, Y } from '../../notation.ts'
import { bracketed, inBrackets, linear, polynomial } from '../../terms.ts'
import { nonZero } from '../non-zero.ts'
import { answerIs } from '../sentences.ts'
import { hints, point, say, step } from './area.ts'
import { squareWith } from './roots.ts'

/** graph-parabolas */
export const graphParabolas: Generator = {
  version: 1,
  draw: (dice, difficulty) => {
    if (difficulty === 1) return vertexForm(dice)
    return difficulty === 2 ? factoredForm(dice) : standardForm(dice)
  },
}

const at = ([x, y]: Point) => say('point-at', { x: num(x), y: num(y) })

function parabola(a: number, [h, k]: Point): Drawing {
  return plane(8, {
    curves: graphOf((x) => a * (x - h) ** 2 + k, [-8, 8], [-8, 8]),
    points: [{ at: [h, k] }],
  })
}

function vertexForm(dice: Dice): Draft {
  const [a, h, k] = [dice.pick([1, -1, 2, -2]), nonZero(dice, 5), nonZero(dice, 5)]
  const vertex: Point = [h, k]
  return {
    question: say('vertex-of', { function: equation(Y, squareWith(a, -h, k)) }),
    answer: point(vertex, [
      [[-h, k], 'vertex-sign'],
      [[h, -k], 'height-sign'],
      [[k, h], 'coordinates-swapped'],
    ]),
    hints: hints('vertex-form'),
    solution: [
      step('bracket-zero', undefined, equation(linear(1, -h), 0)),
      { ...step('height-left', { k: num(k) }), drawings: [parabola(a, vertex)] },
      answerIs(at(vertex)),
    ],
  }
}

function factoredForm(dice: Dice): Draft {
  const [a, low, half] = [dice.pick([1, -1, 2]), dice.int(-6, 3), dice.int(1, 3)]
  const high = low + 2 * half
  const vertex: Point = [low + half, -a * half * half]
  if (low === 0 || high === 0 || Math.abs(vertex[1]) > 8) return factoredForm(dice)
  const factors = multiple(inBrackets(1, -low), inBrackets(1, -high))
  return {
    question: say('vertex-of', {
      function: equation(
        Y,
        a === 1 ? factors : a === -1 ? { is: 'opposite', of: factors } : multiple(a, factors),
      ),
    }),
    answer: point(vertex, [
      [[low, 0], 'zero-as-vertex'],
      [[high, 0], 'zero-as-vertex'],
      [[-(low + half), -a * half * half], 'vertex-sign'],
      [[low + half, a * half * half], 'height-sign'],
    ]),
    hints: hints('factored-form'),
    solution: [
      step('zeros-are', { low: num(low), high: num(high) }),
      step('middle-of-zeros', undefined, equation(fraction(sum(low, bracketed(high)), 2), low + half)),
      {
        ...step('height-at-middle', { x: num(low + half), y: num(-a * half * half) }),
        drawings: [parabola(a, vertex)],
      },
      answerIs(at(vertex)),
    ],
  }
}

function standardForm(dice: Dice): Draft {
  const [a, h, k] = [dice.pick([1, -1, 2, -2, 3]), nonZero(dice, 4), dice.int(-7, 7)]
  const [b, c] = [-2 * a * h, a * h * h + k]
  if (c === 0) return standardForm(dice)
  const vertex: Point = [h, k]
  return {
    question: say('vertex-of', { function: equation(Y, polynomial([a, b, c])) }),
    answer: point(vertex, [
      [[-h, a * h * h - b * h + c], 'axis-sign'],
      [[0, c], 'intercept-as-vertex'],
      [[h, c], 'height-not-calculated'],
      ...(Number.isInteger(b / a) ? [[[-b / a, c], 'two-a-as-two'] as const] : []),
    ]),
    hints: hints('standard-form'),
    solution: [
      step('axis', undefined, equation(X, fraction(num(-b), num(2 * a)))),
      step('axis-is', undefined, equation(X, h)),
      { ...step('height-at-middle', { x: num(h), y: num(k) }), drawings: [parabola(a, vertex)] },
      answerIs(at(vertex)),
    ],
  }
}
