// Zeros, multiplicity and the shape of a graph: grade 11.
import type { Dice } from '#engine/core/random.ts'
import type { Drawing } from '../../drawing.ts'
import type { Draft } from '../../exercise.ts'
import type { Generator } from '../../generator.ts'
import { graphOf } from '../../graph.ts'
import { equation, F_OF_X, list, type Maths, multiple, num, power, X } from '../../notation.ts'
import { inBrackets, polynomial, sumOf } from '../../terms.ts'
import { answerIs, answerLooks } from '../sentences.ts'
import { choice, hints, numbers, say, step } from './area.ts'

/** zeros-of-polynomials */
export const zerosOfPolynomials: Generator = {
  version: 1,
  draw: (dice, difficulty) => {
    if (difficulty === 1) return fromFactors(dice)
    return difficulty === 2 ? oneZeroGiven(dice) : whichGraph(dice)
  },
}

const factor = (zero: number): Maths => (zero === 0 ? X : inBrackets(1, -zero))
const ascending = (values: readonly number[]) => [...values].sort((a, b) => a - b)
const timesAll = (front: number, factors: readonly Maths[]): Maths =>
  sumOf([[front, factors.reduce((all, one) => multiple(all, one))]])

function threeZeros(dice: Dice): readonly number[] {
  const zeros = ascending(dice.shuffle([-5, -4, -3, -2, -1, 1, 2, 3, 4, 5]).slice(0, 3))
  const isMirrored = zeros.every((zero) => zeros.includes(-zero))
  return isMirrored ? threeZeros(dice) : zeros
}

function fromFactors(dice: Dice): Draft {
  const [zeros, front] = [threeZeros(dice), dice.pick([1, 1, -1, 2, -2, 3])]
  const shown = timesAll(front, dice.shuffle(zeros).map(factor))
  return {
    question: say('zeros-of-factors', { function: equation(F_OF_X, shown) }),
    answer: numbers(['least-zero', 'middle-zero', 'greatest-zero'], zeros, [
      [ascending(zeros.map((zero) => -zero)), 'sign-of-zeros'],
      [zeros.map((zero) => -zero), 'sign-of-zeros'],
    ]),
    hints: hints('zeros-of-factors'),
    solution: [step('factor-zero'), step('each-factor-zero'), answerIs(list(zeros))],
  }
}

function oneZeroGiven(dice: Dice): Draft {
  const zeros = threeZeros(dice)
  const [a = 1, ...others] = dice.shuffle(zeros)
  const [low = 0, high = 0] = ascending(others)
  if (low === -high) return oneZeroGiven(dice)
  const [s, p] = [low + high, low * high]
  const p3 = [1, -(s + a), p + a * s, -a * p]
  return {
    question: say('other-zeros', { function: equation(F_OF_X, polynomial(p3)), zero: equation(X, a) }),
    answer: numbers(
      ['smaller', 'larger'],
      [low, high],
      [
        [[-high, -low], 'sign-of-zeros'],
        [ascending([-p, s]), 'coefficients-as-zeros'],
      ],
    ),
    hints: hints('other-zeros'),
    solution: [
      step(
        'divide-by-factor',
        undefined,
        equation(polynomial(p3), multiple(factor(a), inBrackets(1, -s, p))),
      ),
      step(
        'factor-the-rest',
        undefined,
        equation(polynomial([1, -s, p]), multiple(factor(low), factor(high))),
      ),
      answerIs(list([low, high])),
    ],
  }
}

const graph = (front: number, double: number, single: number): Drawing => ({
  kind: 'plane',
  x: [-6, 6],
  y: [-10, 10],
  step: 2,
  curves: graphOf((x) => front * (x - double) ** 2 * (x - single), [-6, 6], [-10, 10]),
})

/** One zero is double: the graph touches the axis there. */
function whichGraph(dice: Dice): Draft {
  const [front, double, single] = [dice.pick([1, -1]), dice.int(-4, 4), dice.int(-4, 4)]
  // Far enough apart for the turn between them to be seen, near enough to stay on the plane.
  const apart = Math.abs(double - single)
  if (apart < 3 || apart > 4 || double === -single) return whichGraph(dice)
  const right = graph(front, double, single)
  const formula = sumOf([[front, multiple(power(factor(double), 2), factor(single))]])
  return {
    question: say('which-graph', { function: equation(F_OF_X, formula) }),
    answer: choice(dice, { drawing: right }, [
      [{ drawing: graph(front, single, double) }, 'crosses-at-double-zero'],
      [{ drawing: graph(-front, double, single) }, 'end-behavior'],
      [{ drawing: graph(front, -double, -single) }, 'sign-of-zeros'],
    ]),
    hints: hints('which-graph'),
    solution: [
      step('touches-and-crosses', { double: num(double), single: num(single) }),
      step(front > 0 ? 'rises-to-the-right' : 'falls-to-the-right'),
      answerLooks(right),
    ],
  }
}
