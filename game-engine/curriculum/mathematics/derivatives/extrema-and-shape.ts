import type { Dice } from '#engine/core/random.ts'
import { rational } from '../../exact.ts'
import type { Choice, Draft } from '../../exercise.ts'
import type { Generator } from '../../generator.ts'
import { asFraction, equation, F_OF_X, functionOf, multiple, num, relation, X } from '../../notation.ts'
import { inBrackets, linear, polynomial } from '../../terms.ts'
import { nonZero } from '../non-zero.ts'
import { answerIs } from '../sentences.ts'
import { choice, hints, number, say, step } from './area.ts'

const DERIVED = functionOf('f′', X)

/** extrema-and-shape */
export const extremaAndShape: Generator = {
  version: 1,
  draw: (dice, difficulty) => {
    if (difficulty === 1) return whereItRises(dice)
    return difficulty === 2
      ? localExtremum(dice)
      : dice.int(1, 2) === 1
        ? inflection(dice)
        : absoluteMaximum(dice)
  },
}

/** x³ - 3(p + q)/2 x² + 3pq x + c, or its opposite, with critical points p < q of one parity. */
function cubic(dice: Dice) {
  const [low, half, c, a] = [dice.int(-4, 2), dice.int(1, 3), dice.int(-6, 6), dice.pick([1, -1])]
  const high = low + 2 * half
  const coefficients = [a, (-3 * a * (low + high)) / 2, 3 * a * low * high, c]
  return {
    low,
    high,
    a,
    coefficients,
    at: (x: number) => coefficients.reduce((all, one) => all * x + one, 0),
  }
}

const between = (low: number, high: number): Choice => ({ maths: relation(relation(low, '<', X), '<', high) })
const outside = (low: number, high: number): Choice => ({
  say: say('or', { first: relation(X, '<', low), second: relation(X, '>', high) }),
})
const derived = (coefficients: readonly number[]) =>
  coefficients.slice(0, -1).map((one, index) => one * (3 - index))

function whereItRises(dice: Dice): Draft {
  const { low, high, a, coefficients } = cubic(dice)
  const isRising = dice.int(1, 2) === 1
  const isOutside = isRising === a > 0
  const right = isOutside ? outside(low, high) : between(low, high)
  return {
    question: say(isRising ? 'where-rises' : 'where-falls', {
      function: equation(F_OF_X, polynomial(coefficients)),
    }),
    answer: choice(dice, right, [
      [isOutside ? between(low, high) : outside(low, high), 'rise-and-fall-mixed'],
      [isOutside ? outside(-high, -low) : between(-high, -low), 'root-signs'],
      [{ maths: relation(X, '>', high) }, 'one-interval-lost'],
    ]),
    hints: hints(isRising ? 'where-rises' : 'where-falls'),
    solution: [
      step('derivative-is', undefined, equation(DERIVED, polynomial(derived(coefficients)))),
      step(
        'critical-points',
        { low: num(low), high: num(high) },
        multiple(3 * a, multiple(inBrackets(1, -low), inBrackets(1, -high))),
      ),
      step(a > 0 ? 'parabola-opens-up' : 'parabola-opens-down'),
      answerIs('say' in right ? right.say : 'maths' in right ? right.maths : 0),
    ],
  }
}

function localExtremum(dice: Dice): Draft {
  const { low, high, a, coefficients, at } = cubic(dice)
  const isMaximum = dice.int(1, 2) === 1
  const [place, other] = isMaximum === a > 0 ? [low, high] : [high, low]
  return {
    question: say(isMaximum ? 'local-maximum' : 'local-minimum', {
      function: equation(F_OF_X, polynomial(coefficients)),
    }),
    answer: number(place, [
      [other, 'maximum-and-minimum-mixed'],
      [at(place), 'value-for-place'],
      [-place, 'root-signs'],
    ]),
    hints: hints('local-extremum'),
    solution: [
      step('derivative-is', undefined, equation(DERIVED, polynomial(derived(coefficients)))),
      step('critical-points', { low: num(low), high: num(high) }),
      step(isMaximum ? 'plus-to-minus' : 'minus-to-plus', { place: num(place) }),
    ],
  }
}

function inflection(dice: Dice): Draft {
  const [a, b, c, d] = [dice.pick([1, 2, -1, -2]), nonZero(dice, 9), dice.int(-9, 9), dice.int(-9, 9)]
  const place = rational(-b, 3 * a)
  return {
    question: say('inflection', { function: equation(F_OF_X, polynomial([a, b, c, d])) }),
    answer: number(
      place,
      [
        [rational(b, 3 * a), 'sign-lost'],
        [rational(-b, 2 * a), 'cubic-as-parabola'],
        [rational(-2 * b, 3 * a), 'first-derivative-used'],
        [rational(-b, 6 * a), 'second-derivative-halved'],
      ],
      'any',
    ),
    hints: hints('inflection'),
    solution: [
      step('derivative-is', undefined, equation(DERIVED, polynomial([3 * a, 2 * b, c]))),
      step('second-derivative', undefined, equation(functionOf('f″', X), linear(6 * a, 2 * b))),
      step('second-zero', undefined, equation(X, asFraction(place))),
    ],
  }
}

function absoluteMaximum(dice: Dice): Draft {
  const { low, high, coefficients, at } = cubic(dice)
  const [from, to] = [low - dice.int(1, 2), high + dice.int(1, 3)]
  const values = [from, low, high, to].map(at)
  const best = Math.max(...values)
  const inner = Math.max(at(low), at(high))
  return {
    question: say('absolute-maximum', { function: equation(F_OF_X, polynomial(coefficients)), from, to }),
    answer: number(best, [
      [inner, 'ends-forgotten'],
      [[from, low, high, to][values.indexOf(best)] ?? from, 'place-for-value'],
      [Math.min(...values), 'maximum-and-minimum-mixed'],
      [at(to), 'right-end-taken'],
    ]),
    hints: hints('absolute-maximum', { from, to }),
    solution: [
      step('critical-points', { low: num(low), high: num(high) }),
      step('candidates', {
        first: equation(functionOf('f', from), at(from)),
        second: equation(functionOf('f', low), at(low)),
        third: equation(functionOf('f', high), at(high)),
        fourth: equation(functionOf('f', to), at(to)),
      }),
      answerIs(num(best)),
    ],
  }
}
