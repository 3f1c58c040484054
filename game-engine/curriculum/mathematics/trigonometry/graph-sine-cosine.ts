// Amplitude, midline and period of sine and cosine, read from graphs and put into models.
import type { Dice } from '#engine/core/random.ts'
import type { Drawing } from '../../drawing.ts'
import { type Rational, rational } from '../../exact.ts'
import type { Draft } from '../../exercise.ts'
import type { Generator } from '../../generator.ts'
import { graphOf } from '../../graph.ts'
import {
  asFraction,
  difference,
  equation,
  F_OF_X,
  fraction,
  functionOf,
  type Maths,
  multiple,
  num,
  PI,
  sum,
  variable,
  X,
} from '../../notation.ts'
import { timesLetter } from '../linear.ts'
import { answerIs } from '../sentences.ts'
import { expression, hints, numbers, say, step } from './area.ts'
import { multipleOfPi } from './exact-values.ts'

/** graph-sine-cosine */
export const graphSineCosine: Generator = {
  version: 1,
  draw: (dice, difficulty) => {
    if (difficulty === 1) return readGraph(dice)
    if (difficulty === 2) return dice.pick([periodOf, equationOfGraph])(dice)
    return model(dice)
  },
}

const BS = [rational(1, 2), rational(2), rational(3), rational(4)] as const
const plusMiddle = (of: Maths, middle: number) =>
  middle === 0 ? of : middle < 0 ? difference(of, -middle) : sum(of, middle)

/** A sin(Bx) + D */
const wave = (name: 'sin' | 'cos', a: number, inside: Maths, d: number): Maths =>
  plusMiddle(timesLetter(a, functionOf(name, inside)), d)

function graph(f: (x: number) => number, high: number, low: number, turns: number): Drawing {
  const y = [Math.min(low - 1, -1), Math.max(high + 1, 1)] as const
  const end = 2 * Math.PI * turns
  const mark = turns > 1 ? 2 : 1
  return {
    kind: 'plane',
    x: [0, end],
    y,
    ...(high - low > 8 && { yStep: 2 }),
    xMarks: Array.from({ length: Math.floor((2 * turns) / mark) * 2 }, (_, index) => {
      const quarters = (index + 1) * mark
      return { at: (quarters * Math.PI) / 2, text: multipleOfPi(rational(quarters, 2)) }
    }).filter(({ at }) => at <= end + 0.01),
    curves: graphOf(f, [0, end], y),
  }
}

function readGraph(dice: Dice): Draft {
  const [a, d, name] = [dice.int(1, 5), dice.int(-3, 4), dice.pick(['sin', 'cos'] as const)]
  if (d === 0 || a === d) return readGraph(dice)
  return {
    question: say('read-wave'),
    drawing: graph((x) => a * Math[name](x) + d, a + d, d - a, 1),
    answer: numbers(
      ['amplitude', 'midline'],
      [a, d],
      [
        [[a + d, d], 'amplitude-is-maximum'],
        [[2 * a, d], 'full-height-as-amplitude'],
        [[d, a], 'amplitude-midline-swapped'],
      ],
    ),
    hints: hints('read-wave'),
    solution: [
      step('highest-and-lowest', { high: a + d, low: d - a }),
      step('midline-is', undefined, equation(fraction(plusMiddle(num(a + d), d - a), 2), d)),
      step(
        'amplitude-is',
        undefined,
        equation(
          fraction(difference(a + d, d - a < 0 ? { is: 'brackets', inside: num(d - a) } : d - a), 2),
          a,
        ),
      ),
      answerIs(say('wave-values', { a: num(a), d: num(d) })),
    ],
  }
}

const inner = (b: Rational): Maths => timesLetter(b)

function periodOf(dice: Dice): Draft {
  const [a, b, d, name] = [
    dice.int(2, 6),
    dice.pick([...BS, rational(1, 3), rational(5), rational(6)]),
    dice.int(-4, 5),
    dice.pick(['sin', 'cos'] as const),
  ]
  const right = multipleOfPi(rational(2 * b.d, b.n))
  return {
    question: say('period-of', { function: equation(F_OF_X, wave(name, a, inner(b), d)) }),
    answer: expression(right, [
      [asFraction(b), 'factor-as-period'],
      [multipleOfPi(rational(2 * b.n, b.d)), 'period-multiplied'],
      [multipleOfPi(rational(b.d, b.n)), 'half-period'],
    ]),
    hints: hints('period-of'),
    solution: [
      step('period-rule'),
      step(
        'divide-by-factor',
        undefined,
        b.d === 1 ? fraction(multiple(2, PI), b.n) : fraction(multiple(2, PI), asFraction(b)),
      ),
      answerIs(right),
    ],
  }
}

function equationOfGraph(dice: Dice): Draft {
  const [a, b, d, name] = [dice.int(1, 4), dice.pick(BS), dice.int(-2, 3), dice.pick(['sin', 'cos'] as const)]
  const right = wave(name, a, inner(b), d)
  const value = b.n / b.d
  return {
    question: say(name === 'sin' ? 'equation-of-sine' : 'equation-of-cosine'),
    drawing: graph((x) => a * Math[name](value * x) + d, a + d, d - a, b.d === 2 ? 2 : 1),
    answer: expression(right, [
      [wave(name, 2 * a, inner(b), d), 'full-height-as-amplitude'],
      [wave(name, a, X, d), 'factor-forgotten'],
      [wave(name, a, inner(rational(b.d, b.n)), d), 'factor-turned-over'],
      ...(d === 0
        ? []
        : ([[wave(name, Math.max(1, Math.abs(a + d)), inner(b), d), 'amplitude-is-maximum']] as const)),
    ]),
    hints: hints('equation-of-wave'),
    solution: [
      step('highest-and-lowest', { high: a + d, low: d - a }),
      step('middle-and-height', { a, d }),
      step('factor-from-period', { period: multipleOfPi(rational(2 * b.d, b.n)), b: asFraction(b) }),
      answerIs(right),
    ],
  }
}

const T = variable('t')

function model(dice: Dice): Draft {
  const [a, d, period] = [dice.int(1, 8), dice.int(2, 15), dice.pick([4, 6, 8, 10, 12, 16, 20, 24])]
  const start = dice.pick(['sin', 'cos'] as const)
  if (d <= a) return model(dice)
  const inside = (times: Rational) => {
    const factor = multipleOfPi(times)
    return multiple(factor, T)
  }
  const b = rational(2, period)
  const right = wave(start, a, inside(b), d)
  const kind = dice.pick(['tide', 'wheel'] as const)
  return {
    question: say(`${kind}-${start === 'sin' ? 'from-middle' : 'from-top'}`, {
      high: a + d,
      low: d - a,
      period,
    }),
    answer: expression(right, [
      [wave(start, 2 * a, inside(b), d), 'full-height-as-amplitude'],
      [wave(start === 'sin' ? 'cos' : 'sin', a, inside(b), d), 'start-mistaken'],
      [wave(start, a, multiple(period, T), d), 'period-as-factor'],
      [wave(start, a + d, inside(b), d), 'amplitude-is-maximum'],
    ]),
    hints: hints('wave-model', { high: a + d, low: d - a, period }),
    solution: [
      step('middle-and-height', { a, d }),
      step('factor-of-model', undefined, equation(fraction(multiple(2, PI), period), multipleOfPi(b))),
      step(start === 'sin' ? 'sine-starts-in-middle' : 'cosine-starts-at-top'),
      answerIs(right),
    ],
  }
}
