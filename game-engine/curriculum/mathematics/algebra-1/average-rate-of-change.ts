import type { Dice } from '#engine/core/random.ts'
import { over, rational } from '../../exact.ts'
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
  power,
  product,
  variable,
  X,
} from '../../notation.ts'
import { bracketed, polynomial } from '../../terms.ts'
import { nonZero } from '../non-zero.ts'
import { hints, number, say, step } from './area.ts'

/** average-rate-of-change */
export const averageRateOfChange: Generator = {
  version: 1,
  draw: (dice, difficulty) => {
    if (difficulty === 1) return fromTable(dice)
    return difficulty === 2 ? ofQuadratic(dice) : ofExponential(dice)
  },
}

interface Ends {
  readonly a: number
  readonly b: number
  readonly fa: number
  readonly fb: number
}

function rateDraft(
  { a, b, fa, fb }: Ends,
  middle: number | null,
  parts: Pick<Draft, 'question'> & Partial<Pick<Draft, 'drawing'>>,
): Draft {
  const rate = rational(fb - fa, b - a)
  return {
    ...parts,
    answer: number(
      rate,
      [
        [fb - fa, 'difference-only'],
        ...(rate.n === 0 ? [] : [[over(rational(1), rate), 'input-over-output'] as const]),
        [{ n: -rate.n, d: rate.d }, 'order-mixed'],
        ...(middle === null ? [] : [[middle, 'value-at-middle'] as const]),
        [rational(fa + fb, 2), 'mean-of-values'],
      ],
      'any',
    ),
    hints: hints('rate', { a, b }),
    solution: [
      step('value-at', undefined, equation(functionOf('f', a), fa)),
      step('value-at', undefined, equation(functionOf('f', b), fb)),
      step(
        'rate-step',
        undefined,
        equation(fraction(difference(fb, bracketed(fa)), difference(b, bracketed(a))), asFraction(rate)),
      ),
    ],
  }
}

function fromTable(dice: Dice): Draft {
  const start = dice.int(-3, 3)
  const xs = [0, 1, 2, 3, 4].map((index) => start + index)
  const ys = xs.map(() => dice.int(-9, 20))
  const [from, to] = dice.pick([
    [0, 2],
    [0, 3],
    [1, 3],
    [1, 4],
    [0, 4],
    [2, 4],
  ] as const)
  const [a = 0, b = 0, fa = 0, fb = 0] = [xs[from], xs[to], ys[from], ys[to]]
  if (fa === fb) return fromTable(dice)
  return rateDraft({ a, b, fa, fb }, null, {
    question: say('rate-from-table', { a, b }),
    drawing: {
      kind: 'table',
      rows: [
        [X, ...xs.map((x) => asFraction(rational(x)))],
        [F_OF_X, ...ys.map((y) => asFraction(rational(y)))],
      ],
    },
  })
}

function ofQuadratic(dice: Dice): Draft {
  const [p, q, r, a] = [nonZero(dice, 3), dice.int(-3, 3), dice.int(-3, 5), dice.int(-4, 3)]
  const b = a + dice.int(2, 4)
  const f = (x: number) => p * x * x + q * x + r
  if (f(a) === f(b)) return ofQuadratic(dice)
  return rateDraft({ a, b, fa: f(a), fb: f(b) }, (a + b) % 2 === 0 ? f((a + b) / 2) : null, {
    question: say('rate-of', { a, b, function: equation(F_OF_X, polynomial([p, q, r])) }),
  })
}

/** k · 2^x with the secant drawn. */
function ofExponential(dice: Dice): Draft {
  const [k, base, a] = [dice.int(1, 4), dice.pick([2, 3]), dice.int(0, 2)]
  const b = a + dice.int(1, base === 3 ? 2 : 4 - a || 1)
  const f = (x: number) => k * base ** x
  const high = f(b) * 1.15
  const step = [1, 2, 5, 10, 20, 50].find((one) => high / one <= 9) ?? 100
  return rateDraft({ a, b, fa: f(a), fb: f(b) }, (a + b) % 2 === 0 ? f((a + b) / 2) : null, {
    question: say('rate-of', {
      a,
      b,
      function: equation(F_OF_X, k === 1 ? power(base, X) : product(k, power(base, X))),
    }),
    drawing: {
      kind: 'plane',
      x: [-1, 5],
      y: [0, Math.ceil(high / step) * step],
      yStep: step,
      curves: [
        ...graphOf(f, [-1, 5], [0, Math.ceil(high / step) * step], variable('f')),
        {
          points: [
            [a, f(a)],
            [b, f(b)],
          ],
          dashed: true,
        },
      ],
      points: [{ at: [a, f(a)] }, { at: [b, f(b)] }],
    },
  })
}
