// Equations with roots, and false roots: grade 11.
import type { Dice } from '#engine/core/random.ts'
import { rational } from '../../exact.ts'
import type { Draft } from '../../exercise.ts'
import type { Generator } from '../../generator.ts'
import { graphOf } from '../../graph.ts'
import { difference, equation, type Maths, multiple, power, root, sum, X } from '../../notation.ts'
import { inBrackets, linear, polynomial, sumOf } from '../../terms.ts'
import { nonZero } from '../non-zero.ts'
import { answerIs } from '../sentences.ts'
import { choice, hints, number, say, step } from './area.ts'
import { both, named, none, only } from './solutions.ts'

/** radical-equations */
export const radicalEquations: Generator = {
  version: 1,
  draw: (dice, difficulty) => {
    if (difficulty === 1) return dice.pick([oneRoot, oneRoot, rootAndNumber])(dice)
    if (difficulty === 2) return dice.int(1, 8) === 1 ? negativeSide(dice) : rootAndLine(dice)
    return dice.pick([cubeRoot, twoRoots])(dice)
  },
}

function oneRoot(dice: Dice): Draft {
  const [a, x, c] = [nonZero(dice, 6), dice.int(-9, 12), dice.int(2, 9)]
  const b = c * c - a * x
  if (b === 0 || Math.abs(b) > 60) return oneRoot(dice)
  return {
    question: say('solve', { equation: equation(root(linear(a, b)), c) }),
    answer: number(
      x,
      [
        [rational(c - b, a), 'not-squared'],
        [rational(2 * c - b, a), 'doubled-for-squared'],
        [rational(c * c + b, a), 'moved-without-sign'],
      ],
      'any',
    ),
    hints: hints('one-root'),
    solution: [
      step('square-both', undefined, equation(linear(a, b), c * c)),
      step('solve-line', undefined, equation(X, x)),
      step('check-root', undefined, equation(root(c * c), c)),
      answerIs(x),
    ],
  }
}

/** √x + b = c */
function rootAndNumber(dice: Dice): Draft {
  const [size, b] = [dice.int(1, 12), nonZero(dice, 9)]
  const c = size + b
  return {
    question: say('solve', {
      equation: equation(
        sumOf([
          [1, root(X)],
          [b, null],
        ]),
        c,
      ),
    }),
    answer: number(size * size, [
      [c * c - b, 'root-not-isolated'],
      [c * c - b * b, 'root-not-isolated'],
      [size, 'not-squared'],
      [2 * size, 'doubled-for-squared'],
    ]),
    hints: hints('root-and-number'),
    solution: [
      step('isolate-root', undefined, equation(root(X), size)),
      step('square-both', undefined, equation(X, size * size)),
      answerIs(size * size),
    ],
  }
}

const graphs = (a: number, b: number, d: number) =>
  ({
    kind: 'plane',
    x: [-10, 10],
    y: [-4, 10],
    step: 2,
    curves: [
      ...graphOf((x) => Math.sqrt(a * x + b), [-10, 10], [-4, 10]),
      ...graphOf((x) => x + d, [-10, 10], [-4, 10]).map((curve) => ({ ...curve, dashed: true })),
    ],
  }) as const

/** √(ax + b) = x + d with two whole candidates, in half of them one false. */
function rootAndLine(dice: Dice): Draft {
  const [r, s, d] = [dice.int(-8, 8), dice.int(-8, 8), nonZero(dice, 6)]
  const [a, b] = [r + s + 2 * d, d * d - r * s]
  const valid = [r, s].filter((x) => x + d >= 0)
  if (r === s || r === -s || a === 0 || b === 0 || Math.abs(a) > 12 || Math.abs(b) > 40 || valid.length === 0)
    return rootAndLine(dice)
  // Two true ones are drawn more often: half of them are drawn again.
  if (valid.length === 2 && dice.int(1, 2) === 1) return rootAndLine(dice)
  const right = valid.length === 2 ? both(r, s) : only(valid[0] ?? r)
  return {
    question: say('solve-and-check', { equation: equation(root(linear(a, b)), linear(1, d)) }),
    answer: choice(dice, right, [
      [both(r, s), 'false-root-kept'],
      [only(r), valid.includes(r) ? 'true-root-rejected' : 'false-root-kept'],
      [only(s), valid.includes(s) ? 'true-root-rejected' : 'false-root-kept'],
      [none, 'true-root-rejected'],
    ]),
    hints: hints('root-and-line'),
    solution: [
      step('square-both', undefined, equation(linear(a, b), power(inBrackets(1, d), 2))),
      step('all-on-one-side', undefined, equation(polynomial([1, 2 * d - a, d * d - b]), 0)),
      {
        ...step('check-each', { low: Math.min(r, s), high: Math.max(r, s) }),
        drawings: [graphs(a, b, d)],
      },
      answerIs(named(right)),
    ],
  }
}

/** A root is never negative. */
function negativeSide(dice: Dice): Draft {
  const [a, x, c] = [nonZero(dice, 6), dice.int(-9, 12), dice.int(2, 9)]
  const b = c * c - a * x
  if (b === 0 || Math.abs(b) > 60 || x === 0) return negativeSide(dice)
  return {
    question: say('solve-and-check', { equation: equation(root(linear(a, b)), -c) }),
    answer: choice(dice, none, [
      [only(x), 'false-root-kept'],
      [only(-x), 'moved-without-sign'],
      [both(x, -x), 'false-root-kept'],
    ]),
    hints: hints('root-and-line'),
    solution: [
      step('square-both', undefined, equation(linear(a, b), c * c)),
      step('only-candidate', { value: x }),
      step('root-not-negative', { c: -c }),
      answerIs(named(none)),
    ],
  }
}

function cubeRoot(dice: Dice): Draft {
  const [a, x, c] = [nonZero(dice, 5), dice.int(-9, 12), nonZero(dice, 5, 2)]
  const b = c ** 3 - a * x
  if (b === 0) return cubeRoot(dice)
  return {
    question: say('solve', { equation: equation(root(linear(a, b), 3), c) }),
    answer: number(
      x,
      [
        [rational(c * c - b, a), 'squared-for-cubed'],
        [rational(3 * c - b, a), 'tripled-for-cubed'],
        [rational(c ** 3 + b, a), 'moved-without-sign'],
      ],
      'any',
    ),
    hints: hints('cube-root'),
    solution: [
      step('cube-both', undefined, equation(linear(a, b), c ** 3)),
      step('solve-line', undefined, equation(X, x)),
      answerIs(x),
    ],
  }
}

/** √(x + p) + √x = s */
function twoRoots(dice: Dice): Draft {
  const [m, n] = [dice.int(1, 9), dice.int(2, 12)]
  if (n <= m) return twoRoots(dice)
  const [p, s, x] = [n * n - m * m, n + m, m * m]
  const rootOfSum: Maths = root(linear(1, p))
  return {
    question: say('solve', { equation: equation(sum(rootOfSum, root(X)), s) }),
    answer: number(
      x,
      [
        [rational(s * s - p, 2), 'squared-term-by-term'],
        [m, 'not-squared'],
        [n * n, 'other-root'],
      ],
      'any',
    ),
    hints: hints('two-roots'),
    solution: [
      step('one-root-alone', undefined, equation(rootOfSum, difference(s, root(X)))),
      step(
        'square-both',
        undefined,
        equation(linear(1, p), sum(difference(s * s, multiple(2 * s, root(X))), X)),
      ),
      step('isolate-root', undefined, equation(root(X), m)),
      step('check-root', undefined, equation(sum(root(n * n), root(m * m)), s)),
      answerIs(x),
    ],
  }
}
