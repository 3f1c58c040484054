// Lines of fit, residuals and the correlation coefficient: grade 9.
import type { Dice } from '#engine/core/random.ts'
import type { Drawing, Point } from '../../drawing.ts'
import { minus, plus, type Rational, rational, times } from '../../exact.ts'
import type { Draft } from '../../exercise.ts'
import type { Generator } from '../../generator.ts'
import { graphOf } from '../../graph.ts'
import { difference, equation, type Maths, num, product, sum, X, Y } from '../../notation.ts'
import { answerIs } from '../sentences.ts'
import { fixedChoice, hints, number, say, step } from './area.ts'

/** best-fit-and-residuals */
export const bestFit: Generator = {
  version: 1,
  draw: (dice, difficulty) => {
    if (difficulty === 1) return predict(dice)
    return difficulty === 2 ? residual(dice) : coefficient(dice)
  },
}

const tenths = (value: number) => rational(value, 10)
const decimal = (value: Rational): Maths => num(value)
const [MOST_X, MOST_Y] = [12, 24]

interface Fit {
  readonly m: Rational
  readonly b: Rational
  readonly drawing: Drawing
  readonly line: Maths
}

/** A line with slope and start in tenths, and points around it. */
function lineOfFit(dice: Dice, observed?: (m: Rational, b: Rational) => Point): Fit {
  const [m, b] = [tenths(dice.int(4, 15)), tenths(dice.int(10, 45))]
  const at = (x: number) => (m.n / m.d) * x + b.n / b.d
  const points = dice
    .shuffle([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11])
    .slice(0, 9)
    .map((x): Point => [x, Math.round(10 * at(x) + dice.int(4, 18) * dice.pick([1, -1])) / 10])
  const extra = observed?.(m, b)
  return {
    m,
    b,
    line: equation(Y, sum({ is: 'multiple', factor: decimal(m), of: X }, decimal(b))),
    drawing: {
      kind: 'plane',
      x: [0, MOST_X],
      y: [0, MOST_Y],
      step: 2,
      yStep: 4,
      points: [
        ...points.filter(([x]) => x !== extra?.[0]).map((place) => ({ at: place })),
        ...(extra ? [{ at: extra, label: say('this-point') }] : []),
      ],
      curves: graphOf(at, [0, MOST_X], [0, MOST_Y]),
    },
  }
}

const valueAt = ({ m, b }: Fit, x: number) => plus(times(m, rational(x)), b)

function predict(dice: Dice): Draft {
  const [made, x] = [lineOfFit(dice), dice.int(2, 10)]
  const value = valueAt(made, x)
  return {
    question: say('predict', { line: made.line, x }),
    drawing: made.drawing,
    answer: number(
      value,
      [
        [times(made.m, rational(x)), 'intercept-left-out'],
        [plus(times(made.b, rational(x)), made.m), 'slope-and-intercept-swapped'],
        [times(plus(made.m, made.b), rational(x)), 'intercept-multiplied'],
      ],
      'any',
    ),
    hints: hints('predict'),
    solution: [
      step('put-x-in', undefined, product(decimal(made.m), x)),
      step(
        'add-intercept',
        undefined,
        equation(sum(decimal(times(made.m, rational(x))), decimal(made.b)), decimal(value)),
      ),
    ],
  }
}

function residual(dice: Dice): Draft {
  const [x, off] = [dice.int(2, 10), tenths(dice.int(5, 25) * dice.pick([1, -1]))]
  const value = (m: Rational, b: Rational) => plus(plus(times(m, rational(x)), b), off)
  const made = lineOfFit(dice, (m, b) => {
    const y = value(m, b)
    return [x, y.n / y.d]
  })
  const [observed, predicted] = [value(made.m, made.b), valueAt(made, x)]
  return {
    question: say('residual', { line: made.line, x, y: decimal(observed) }),
    drawing: made.drawing,
    answer: number(
      off,
      [
        [minus(rational(0), off), 'residual-reversed'],
        [predicted, 'prediction-for-residual'],
        [plus(observed, predicted), 'added-for-subtracted'],
      ],
      'any',
    ),
    hints: hints('residual'),
    solution: [
      step(
        'predicted',
        undefined,
        equation(sum(product(decimal(made.m), x), decimal(made.b)), decimal(predicted)),
      ),
      step(
        'observed-minus-predicted',
        undefined,
        equation(difference(decimal(observed), decimal(predicted)), decimal(off)),
      ),
      step(off.n > 0 ? 'above-the-line' : 'below-the-line', { residual: decimal(off) }),
    ],
  }
}

const VALUES = [-9, -5, 0, 5, 9] as const

function coefficient(dice: Dice): Draft {
  const right = dice.int(0, 4)
  const r = (VALUES[right] ?? 0) / 10
  const points = cloud(dice, r)
  if (!points) return coefficient(dice)
  return {
    question: say('which-r'),
    drawing: { kind: 'plane', x: [0, 13], y: [0, 13], step: 2, points: points.map((at) => ({ at })) },
    answer: fixedChoice(
      VALUES.map((value) => ({ maths: decimal(tenths(value)) })),
      right,
      VALUES.map((value, index) => [
        index,
        Math.sign(value) === Math.sign(r)
          ? 'r-as-slope'
          : r === 0 || value === 0
            ? 'strength-of-r'
            : 'sign-of-r',
      ]),
    ),
    hints: hints('which-r'),
    solution: [
      step(r > 0 ? 'cloud-rises' : r < 0 ? 'cloud-falls' : 'cloud-without-direction'),
      step(Math.abs(r) > 0.7 ? 'cloud-narrow' : r === 0 ? 'cloud-round' : 'cloud-wide'),
      answerIs(decimal(tenths(VALUES[right] ?? 0))),
    ],
  }
}

/** Points with exactly this correlation: noise without any is added to a line. Null where some leave the plane. */
function cloud(dice: Dice, r: number): Point[] | null {
  const xs = Array.from({ length: 12 }, (_, index) => index - 5.5)
  const noise = xs.map(() => dice.int(-100, 100))
  const mean = noise.reduce((all, one) => all + one, 0) / noise.length
  const squares = xs.reduce((all, x) => all + x * x, 0)
  const along = xs.reduce((all, x, index) => all + x * ((noise[index] ?? 0) - mean), 0) / squares
  const rest = xs.map((x, index) => (noise[index] ?? 0) - mean - along * x)
  const size = Math.sqrt(squares / rest.reduce((all, one) => all + one * one, 0))
  const scale = dice.pick([0.5, 0.7, 0.9])
  const points = xs.map(
    (x, index): Point => [
      x + 6.5,
      Math.round(100 * (6.5 + scale * (r * x + Math.sqrt(1 - r * r) * size * (rest[index] ?? 0)))) / 100,
    ],
  )
  return points.every(([, y]) => y > 0.3 && y < 12.7) ? points : null
}
