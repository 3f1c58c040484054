// Equations with fractions in x, and false roots: grade 11.
import type { Dice } from '#engine/core/random.ts'
import { rational } from '../../exact.ts'
import type { Draft } from '../../exercise.ts'
import type { Generator } from '../../generator.ts'
import { asFraction, equation, fraction, multiple, power, X } from '../../notation.ts'
import { inBrackets, linear, polynomial, sumOf } from '../../terms.ts'
import { nonZero } from '../non-zero.ts'
import { answerIs } from '../sentences.ts'
import { choice, hints, number, say, step } from './area.ts'
import { both, named, none, only } from './solutions.ts'

/** rational-equations */
export const rationalEquations: Generator = {
  version: 1,
  draw: (dice, difficulty) => {
    if (difficulty === 1) return oneFraction(dice)
    if (difficulty === 2) return twoFractions(dice)
    return dice.pick([oneFalseRoot, oneFalseRoot, twoRoots, noRoot])(dice)
  },
}

function oneFraction(dice: Dice): Draft {
  const [a, b, c] = [nonZero(dice, 12), nonZero(dice, 9), nonZero(dice, 9)]
  const value = rational(a, c - b || 1)
  if (b === c || b === -c || value.d > 6) return oneFraction(dice)
  return {
    question: say('solve', {
      equation: equation(
        sumOf([
          [1, fraction(a, X)],
          [b, null],
        ]),
        c,
      ),
    }),
    answer: number(
      value,
      [
        [rational(a + b, c), 'one-term-not-multiplied'],
        [rational(c - b, a), 'turned-over'],
        [rational(a, c + b), 'moved-without-sign'],
      ],
      'any',
    ),
    hints: hints('one-fraction-equation'),
    solution: [
      step('multiply-each-term', undefined, equation(linear(b, a), linear(c, 0))),
      step('collect-x', undefined, equation(a, linear(c - b, 0))),
      answerIs(asFraction(value)),
    ],
  }
}

function twoFractions(dice: Dice): Draft {
  const [a, b, p, q] = [nonZero(dice, 9), nonZero(dice, 9), nonZero(dice, 6), nonZero(dice, 6)]
  if (a === b || p === q || Math.abs(a - b) > 6) return twoFractions(dice)
  const value = rational(b * p - a * q, a - b)
  return {
    question: say('solve', { equation: equation(fraction(a, linear(1, p)), fraction(b, linear(1, q))) }),
    answer: number(
      value,
      [
        [rational(p - q, a - b), 'brackets-forgotten'],
        [rational(b * q - a * p, a - b), 'not-crosswise'],
        [rational(a * q - b * p, a - b), 'moved-without-sign'],
      ],
      'any',
    ),
    hints: hints('two-fractions'),
    solution: [
      step(
        'cross-multiply',
        undefined,
        equation(multiple(a, inBrackets(1, q)), multiple(b, inBrackets(1, p))),
      ),
      step('multiply-out', undefined, equation(linear(a, a * q), linear(b, b * p))),
      step('collect-x', undefined, equation(linear(a - b, 0), b * p - a * q)),
      answerIs(asFraction(value)),
    ],
  }
}

/** x² = (r + u)x - ru over x - r: u is left. */
function oneFalseRoot(dice: Dice): Draft {
  const [r, u] = [nonZero(dice, 7), nonZero(dice, 7)]
  if (r === u || r === -u) return oneFalseRoot(dice)
  const top = linear(r + u, -r * u)
  const right = only(u)
  return {
    question: say('solve-and-check', {
      equation: equation(fraction(power(X, 2), linear(1, -r)), fraction(top, linear(1, -r))),
    }),
    answer: choice(dice, right, [
      [both(r, u), 'false-root-kept'],
      [only(r), 'false-root-kept'],
      [none, 'true-root-rejected'],
    ]),
    hints: hints('solve-and-check'),
    solution: [
      step('excluded', { value: r }),
      step('multiply-by-denominator', undefined, equation(polynomial([1, -r - u, r * u]), 0)),
      step('candidates', { low: Math.min(r, u), high: Math.max(r, u) }),
      answerIs(named(right)),
    ],
  }
}

/** x + uv/x = u + v */
function twoRoots(dice: Dice): Draft {
  const [u, v] = [nonZero(dice, 8), nonZero(dice, 8)]
  if (u === v || u === -v) return twoRoots(dice)
  const right = both(u, v)
  return {
    question: say('solve-and-check', {
      equation: equation(
        sumOf([
          [1, X],
          [Math.sign(u * v), fraction(Math.abs(u * v), X)],
        ]),
        u + v,
      ),
    }),
    answer: choice(dice, right, [
      [only(u), 'true-root-rejected'],
      [only(v), 'true-root-rejected'],
      [none, 'true-root-rejected'],
    ]),
    hints: hints('solve-and-check'),
    solution: [
      step('excluded', { value: 0 }),
      step('multiply-by-denominator', undefined, equation(polynomial([1, -u - v, u * v]), 0)),
      step('candidates', { low: Math.min(u, v), high: Math.max(u, v) }),
      answerIs(named(right)),
    ],
  }
}

/** mx/(x - r) + k = mr/(x - r) + k */
function noRoot(dice: Dice): Draft {
  const [m, r] = [dice.int(1, 6), nonZero(dice, 8)]
  const over = (top: ReturnType<typeof linear>) => fraction(top, linear(1, -r))
  return {
    question: say('solve-and-check', {
      equation: equation(over(linear(m, 0)), over(linear(0, m * r))),
    }),
    answer: choice(dice, none, [
      [only(r), 'false-root-kept'],
      [both(r, 0), 'false-root-kept'],
      [only(-r), 'moved-without-sign'],
    ]),
    hints: hints('solve-and-check'),
    solution: [
      step('excluded', { value: r }),
      step('multiply-by-denominator', undefined, equation(linear(m, 0), m * r)),
      step('only-candidate', { value: r }),
      answerIs(named(none)),
    ],
  }
}
