import type { Dice } from '#engine/core/random.ts'
import { rational } from '../../exact.ts'
import type { Draft } from '../../exercise.ts'
import type { Generator } from '../../generator.ts'
import {
  asFraction,
  brackets,
  difference,
  equation,
  fraction,
  multiple,
  num,
  sum,
  X,
} from '../../notation.ts'
import { linear, sumOf } from '../../terms.ts'
import { nonZero } from '../non-zero.ts'
import { hints, number, say, step } from './area.ts'

/** Not 0. */

const xPlus = (b: number) => brackets(linear(1, b))

/** multi-step-linear-equations */
export const multiStepEquations: Generator = {
  version: 1,
  draw: (dice, difficulty) =>
    [oneBracket, bracketsOnBothSides, withFractions][difficulty - 1]?.(dice) ?? oneBracket(dice),
}

/** c + a(x + b) = d */
function oneBracket(dice: Dice): Draft {
  const [x, a, b, c] = [nonZero(dice, 12), -dice.int(2, 6), nonZero(dice, 9), dice.int(1, 12)]
  if (x === a) return oneBracket(dice)
  const d = c + a * (x + b)
  return {
    question: say('solve', { equation: equation(difference(c, multiple(-a, xPlus(b))), d) }),
    answer: number(
      x,
      [
        [rational(d - c + a * b, a), 'minus-before-bracket'],
        [rational(d - c - b, a), 'first-term-only'],
        ...(c + a === 0 ? [] : [[rational(d - (c + a) * b, c + a), 'joined-before-bracket'] as const]),
        [-x, 'sign-lost'],
      ],
      'any',
    ),
    hints: hints('one-bracket', { factor: num(a) }),
    solution: [
      step(
        'expand',
        undefined,
        equation(
          sumOf([
            [c, null],
            [a, X],
            [a * b, null],
          ]),
          d,
        ),
      ),
      step('collect', undefined, equation(linear(a, a * b + c), d)),
      step('isolate', undefined, equation(linear(a, 0), d - a * b - c)),
      step('divide', undefined, equation(X, x)),
    ],
  }
}

/** a(x + b) = c(x + e) + f */
function bracketsOnBothSides(dice: Dice): Draft {
  const [a, c] = [dice.int(2, 9), dice.int(2, 9)]
  const [b, e, f] = [nonZero(dice, 8), nonZero(dice, 8), nonZero(dice, 12)]
  if (a === c) return bracketsOnBothSides(dice)
  const x = rational(c * e + f - a * b, a - c)
  if (x.d > 9 || Math.abs(x.n) > 40 || c * e + f === 0) return bracketsOnBothSides(dice)
  return {
    question: say('solve', {
      equation: equation(
        multiple(a, xPlus(b)),
        sumOf([
          [c, xPlus(e)],
          [f, null],
        ]),
      ),
    }),
    answer: number(
      x,
      [
        [rational(e + f - b, a - c), 'first-term-only'],
        [rational(c * e + f - a * b, a + c), 'moved-without-sign'],
        [rational(c * e + f + a * b, a - c), 'constant-sign'],
        [{ n: -x.n, d: x.d }, 'sign-lost'],
      ],
      'any',
    ),
    hints: hints('both-brackets'),
    solution: [
      step(
        'expand',
        undefined,
        equation(
          linear(a, a * b),
          sumOf([
            [c, X],
            [c * e, null],
            [f, null],
          ]),
        ),
      ),
      step('x-left', undefined, equation(linear(a - c, a * b), c * e + f)),
      step('isolate', undefined, equation(linear(a - c, 0), c * e + f - a * b)),
      step('divide', undefined, equation(X, asFraction(x))),
    ],
  }
}

/** (x + a)/p + x/q = c */
function withFractions(dice: Dice): Draft {
  const [p = 2, q = 3] = dice.shuffle([2, 3, 4, 5, 6, 7])
  const [s, t] = [nonZero(dice, 5), nonZero(dice, 4)]
  const [x, a, c] = [q * t, p * s - q * t, s + t]
  if (a === 0 || c === 0) return withFractions(dice)
  return {
    question: say('solve', { equation: equation(sum(fraction(linear(1, a), p), fraction(X, q)), c) }),
    answer: number(
      x,
      [
        [rational(c - q * a, p + q), 'right-side-not-multiplied'],
        [rational(c * p * q - a, p + q), 'first-term-only'],
        [rational(c * (p + q) - a, 2), 'denominators-added'],
        [-x, 'sign-lost'],
      ],
      'any',
    ),
    hints: hints('fractions', { p, q }),
    solution: [
      step(
        'clear-fractions',
        { all: p * q },
        equation(sum(multiple(q, xPlus(a)), multiple(p, X)), c * p * q),
      ),
      step('expand', undefined, equation(linear(p + q, q * a), c * p * q)),
      step('isolate', undefined, equation(linear(p + q, 0), c * p * q - q * a)),
      step('divide', undefined, equation(X, x)),
    ],
  }
}
