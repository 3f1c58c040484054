import type { Dice } from '#engine/core/random.ts'
import type { Point } from '../../drawing.ts'
import { minus, over, plus, type Rational, rational, times } from '../../exact.ts'
import type { Draft } from '../../exercise.ts'
import type { Generator } from '../../generator.ts'
import { graphOf } from '../../graph.ts'
import {
  asFraction,
  brackets,
  definiteIntegral,
  equation,
  F_OF_X,
  fraction,
  type Maths,
  multiple,
  num,
  power,
  product,
  variable,
} from '../../notation.ts'
import { bracketed, polynomial } from '../../terms.ts'
import { answerIs } from '../sentences.ts'
import { drawCoefficients, integrate, PI_SIGN, valueAt } from './antiderivative.ts'
import { expression, hints, number, say, step } from './area.ts'

/** area-between-curves */
export const areaBetweenCurves: Generator = {
  version: 1,
  draw: (dice, difficulty) => {
    if (difficulty === 1) return parabolaAndLine(dice)
    return difficulty === 2 ? averageValue(dice) : volumeOfDiscs(dice)
  },
}

/** A line over x² + …, crossing at two whole places. */
function parabolaAndLine(dice: Dice): Draft {
  const [low, size, m, b] = [dice.int(-3, 1), dice.int(1, 4), dice.int(-1, 2), dice.int(-2, 3)]
  const high = low + size
  // line - parabola is -(x - low)(x - high)
  const parabola = [1, m - (low + high), b + low * high]
  const line = [m, b]
  const area = rational(size ** 3, 6)
  const [p, l] = [
    (x: number) => x * x + (parabola[1] ?? 0) * x + (parabola[2] ?? 0),
    (x: number) => m * x + b,
  ]
  const edge = graphOf(p, [low, high], [-50, 50])[0]?.points ?? []
  const points: Point[] = [
    [low, l(low)],
    [high, l(high)],
  ]
  if (points.some(([, y]) => Math.abs(y) > 7)) return parabolaAndLine(dice)
  const under = minus(valueAt(integrate(parabola), high), valueAt(integrate(parabola), low))
  const top = minus(valueAt(integrate(line), high), valueAt(integrate(line), low))
  return {
    question: say('area-between', {
      parabola: equation(variable('y'), polynomial(parabola)),
      line: equation(variable('y'), polynomial(line)),
    }),
    drawing: {
      kind: 'plane',
      x: [-6, 6],
      y: [-8, 8],
      yStep: 2,
      shaded: [[...edge, [low, l(low)]]],
      curves: [...graphOf(p, [-6, 6], [-8, 8]), ...graphOf(l, [-6, 6], [-8, 8])],
      points: points.map((at) => ({ at })),
    },
    answer: number(
      area,
      [
        [{ n: -area.n, d: area.d }, 'lower-minus-upper'],
        [top, 'lower-curve-ignored'],
        [under, 'upper-curve-ignored'],
        [plus(top, under), 'added-for-subtracted'],
      ],
      'any',
    ),
    hints: hints('area-between'),
    solution: [
      step('curves-cross', { low: num(low), high: num(high) }),
      step(
        'line-is-above',
        undefined,
        definiteIntegral(low, high, brackets(polynomial([-1, low + high, -low * high]))),
      ),
      answerIs(asFraction(area)),
    ],
  }
}

function averageValue(dice: Dice): Draft {
  const [f, a] = [drawCoefficients(dice, 2), dice.int(-2, 2)]
  const b = a + dice.int(2, 4)
  const whole = minus(valueAt(integrate(f), b), valueAt(integrate(f), a))
  const value = over(whole, rational(b - a))
  if (value.n === 0) return averageValue(dice)
  return {
    question: say('average-value', { function: equation(F_OF_X, polynomial(f)), a, b }),
    answer: number(
      value,
      [
        [whole, 'not-divided-by-length'],
        [over(plus(valueAt(f, a), valueAt(f, b)), rational(2)), 'mean-of-ends'],
        [over(minus(valueAt(f, b), valueAt(f, a)), rational(b - a)), 'rate-for-average'],
        [valueAt(f, rational(a + b, 2)), 'value-at-middle'],
      ],
      'any',
    ),
    hints: hints('average-value', { a, b }),
    solution: [
      step('integral-is', undefined, equation(definiteIntegral(a, b, F_OF_X), asFraction(whole))),
      step(
        'divide-by-length',
        { length: b - a },
        equation(product(fraction(1, b - a), bracketed(whole)), asFraction(value)),
      ),
    ],
  }
}

const timesPi = ({ n, d }: Rational): Maths =>
  d === 1 ? (n === 1 ? PI_SIGN : multiple(n, PI_SIGN)) : fraction(n === 1 ? PI_SIGN : multiple(n, PI_SIGN), d)

/** y = ax + b or x² turned around the x-axis. */
function volumeOfDiscs(dice: Dice): Draft {
  const isSquare = dice.int(1, 3) === 1
  const [a, b, to] = [dice.int(1, 3), dice.int(0, 4), dice.int(1, 4)]
  const f = isSquare ? [a, 0, 0] : [a, b]
  const squared = isSquare ? [a * a, 0, 0, 0, 0] : [a * a, 2 * a * b, b * b]
  const volume = valueAt(integrate(squared), to)
  const area = valueAt(integrate(f), to)
  const end = valueAt(f, to)
  return {
    question: say('volume-of-discs', { function: equation(F_OF_X, polynomial(f)), to }),
    answer: expression(timesPi(volume), [
      [timesPi(area), 'disc-not-squared'],
      [asFraction(volume), 'pi-forgotten'],
      [timesPi(times(area, area)), 'squared-after-integral'],
      [timesPi(times(times(end, end), rational(to))), 'cylinder-taken'],
    ]),
    hints: hints('volume-of-discs'),
    solution: [
      step('disc-area', undefined, multiple(PI_SIGN, power(brackets(polynomial(f)), 2))),
      step(
        'integrate-discs',
        undefined,
        multiple(PI_SIGN, definiteIntegral(0, to, brackets(polynomial(squared)))),
      ),
      answerIs(timesPi(volume)),
    ],
  }
}
