// Function notation and the average rate of change: grade 9.
import type { Dice } from '#engine/core/random.ts'
import { over, rational } from '../../exact.ts'
import type { Choice, Draft } from '../../exercise.ts'
import type { Generator } from '../../generator.ts'
import { graphOf, plane } from '../../graph.ts'
import {
  asFraction,
  difference,
  equation,
  F_OF_X,
  fraction,
  functionOf,
  type Maths,
  power,
  product,
  relation,
  root,
  sum,
  variable,
  X,
} from '../../notation.ts'
import { bracketed, linear, polynomial } from '../../terms.ts'
import { nonZero } from '../non-zero.ts'
import { answerIs } from '../sentences.ts'
import { choice, hints, number, say, step } from './area.ts'

/** function-notation */
export const functionNotation: Generator = {
  version: 1,
  draw: (dice, difficulty) => {
    if (difficulty === 1) return evaluate(dice)
    if (difficulty === 2) return inputOf(dice)
    return dice.int(1, 2) === 1 ? domainOfRoot(dice) : domainOfFraction(dice)
  },
}

function evaluate(dice: Dice): Draft {
  const [a, b, c, at] = [nonZero(dice, 4), nonZero(dice, 5), nonZero(dice, 6), dice.pick([-4, -3, -2, 3, 4])]
  const value = a * at * at + b * at + c
  return {
    question: say('evaluate', {
      function: equation(F_OF_X, polynomial([a, b, c])),
      asked: functionOf('f', at),
    }),
    answer: number(value, [
      [
        at < 0 ? -a * at * at + b * at + c : a * 2 * at + b * at + c,
        at < 0 ? 'square-of-negative' : 'power-as-product',
      ],
      [(a * at) ** 2 + b * at + c, 'coefficient-squared'],
      [a * at * at - b * at + c, 'sign-of-input'],
    ]),
    hints: hints('evaluate', { at }),
    solution: [
      step(
        'replace-x',
        { at },
        equation(
          functionOf('f', at),
          sum(
            sum(product(bracketed(a), power(bracketed(at), 2)), product(bracketed(b), bracketed(at))),
            bracketed(c),
          ),
        ),
      ),
      step('powers-first', undefined, equation(power(bracketed(at), 2), at * at)),
      step('total', undefined, equation(functionOf('f', at), value)),
    ],
  }
}

/** f(x) = c for a line, with its graph. */
function inputOf(dice: Dice): Draft {
  const [m, b, x] = [dice.pick([-3, -2, 2, 3]), dice.int(-4, 4), nonZero(dice, 3)]
  const value = m * x + b
  if (Math.abs(value) > 6 || value === x || m * value + b === x) return inputOf(dice)
  return {
    question: say('input-of', {
      equation: equation(F_OF_X, value),
      function: equation(F_OF_X, linear(m, b)),
    }),
    drawing: plane(7, { curves: graphOf((at) => m * at + b, [-7, 7], [-7, 7], variable('f')) }),
    answer: number(
      x,
      [
        [m * value + b, 'input-and-output-swapped'],
        [rational(value + b, m), 'constant-sign'],
        [value - b, 'not-divided'],
        [-x, 'sign-lost'],
      ],
      'any',
    ),
    hints: hints('input-of', { value }),
    solution: [
      step('set-equal', undefined, equation(linear(m, b), value)),
      step('isolate', undefined, equation(linear(m, 0), value - b)),
      step('divide', undefined, equation(X, x)),
    ],
  }
}

const option = (maths: Maths): Choice => ({ maths })

/** f(x) = √(ax + b) */
function domainOfRoot(dice: Dice): Draft {
  const [a, edge] = [nonZero(dice, 4), nonZero(dice, 7)]
  const b = -a * edge
  const [at, turned] = a > 0 ? (['≥', '≤'] as const) : (['≤', '≥'] as const)
  const right = relation(X, at, edge)
  return {
    question: say('domain', { function: equation(F_OF_X, root(linear(a, b))) }),
    answer: choice(dice, option(right), [
      [option(relation(X, turned, edge)), 'sign-not-turned'],
      [option(relation(X, at, -edge)), 'constant-sign'],
      [option(relation(X, '≠', edge)), 'root-as-denominator'],
      [option(relation(X, '≥', 0)), 'zero-for-inside'],
    ]),
    hints: hints('domain-root'),
    solution: [
      step('inside-not-negative', undefined, relation(linear(a, b), '≥', 0)),
      ...(a < 0 ? [step('turn-sign')] : []),
      answerIs(right),
    ],
  }
}

/** f(x) = k/(ax + b) */
function domainOfFraction(dice: Dice): Draft {
  const [a, k, edge] = [dice.int(1, 5), dice.int(1, 9), nonZero(dice, 7)]
  const b = -a * edge
  const right = relation(X, '≠', edge)
  return {
    question: say('domain', { function: equation(F_OF_X, fraction(k, linear(a, b))) }),
    answer: choice(dice, option(right), [
      [option(relation(X, '≠', -edge)), 'constant-sign'],
      [option(relation(X, '≠', 0)), 'zero-for-inside'],
      [option(relation(X, '≥', edge)), 'denominator-as-root'],
    ]),
    hints: hints('domain-fraction'),
    solution: [step('denominator-zero', undefined, equation(linear(a, b), 0)), answerIs(right)],
  }
}

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
