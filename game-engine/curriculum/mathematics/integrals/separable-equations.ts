// Differential equations whose variables can be separated: grade 12.
import type { Dice } from '#engine/core/random.ts'
import { rational } from '../../exact.ts'
import type { Draft } from '../../exercise.ts'
import type { Generator } from '../../generator.ts'
import {
  absolute,
  apply,
  brackets,
  equation,
  fraction,
  functionOf,
  integral,
  type Maths,
  num,
  opposite,
  power,
  root,
  variable,
  X,
  Y,
} from '../../notation.ts'
import { linear, polynomial, sumOf } from '../../terms.ts'
import { nonZero } from '../non-zero.ts'
import { answerIs } from '../sentences.ts'
import { expression, hints, say, step } from './area.ts'

/** separable-equations */
export const separableEquations: Generator = {
  version: 1,
  draw: (dice, difficulty) => {
    if (difficulty === 1) return growth(dice)
    return difficulty === 2 ? rootBranch(dice) : towardsLimit(dice)
  },
}

const SLOPE = fraction(variable('dy'), variable('dx'))
const C = variable('C')
const exp = (k: number): Maths => power(variable('e'), sumOf([[k, X]]))
const solved = (right: Maths) => equation(Y, right)

function question(slope: Maths, start: number) {
  return say('solve-separable', {
    equation: equation(SLOPE, slope),
    start: equation(functionOf('y', 0), start),
  })
}

/** dy/dx = ky */
function growth(dice: Dice): Draft {
  const [k, a] = [nonZero(dice, 5), nonZero(dice, 9)]
  if (a === 1) return growth(dice)
  const right = solved(sumOf([[a, exp(k)]]))
  return {
    question: question(sumOf([[k, Y]]), a),
    answer: expression(right, [
      [
        solved(
          sumOf([
            [1, exp(k)],
            [a - 1, null],
          ]),
        ),
        'constant-added-at-end',
      ],
      [solved(linear(k, a)), 'not-separated'],
      [solved(exp(k)), 'start-ignored'],
      [solved(sumOf([[a, exp(-k)]])), 'sign-of-exponent'],
    ]),
    hints: hints('separable-growth'),
    solution: [
      step('separate', undefined, equation(integral(fraction(1, Y), 'y'), integral(num(k), 'x'))),
      step(
        'integrate-both-sides',
        undefined,
        equation(
          apply('ln', absolute(Y)),
          sumOf([
            [k, X],
            [1, C],
          ]),
        ),
      ),
      step('start-gives-factor', undefined, equation(functionOf('y', 0), a)),
      answerIs(right),
    ],
  }
}

/** dy/dx = (mx + n)/y with y(0) > 0 */
function rootBranch(dice: Dice): Draft {
  const [m, n, a] = [dice.int(1, 6), dice.int(0, 6), dice.int(1, 9)]
  const under = (...values: number[]) => root(polynomial(values))
  const right = solved(under(m, 2 * n, a * a))
  return {
    question: question(fraction(linear(m, n), Y), a),
    answer: expression(right, [
      [solved(opposite(under(m, 2 * n, a * a))), 'branch-lost'],
      [
        solved(
          sumOf([
            [1, under(m, 2 * n, 0)],
            [a, null],
          ]),
        ),
        'constant-added-at-end',
      ],
      [solved(root(polynomial([rational(m, 2), n, a * a]))), 'half-not-carried-over'],
      [solved(under(m, 2 * n, a)), 'start-not-squared'],
    ]),
    hints: hints('separable-root'),
    solution: [
      step(
        'separate',
        undefined,
        equation(integral(Y, 'y'), integral(n === 0 ? linear(m, n) : brackets(linear(m, n)), 'x')),
      ),
      step(
        'integrate-both-sides',
        undefined,
        equation(
          fraction(power(Y, 2), 2),
          sumOf([
            [rational(m, 2), power(X, 2)],
            [n, X],
            [1, C],
          ]),
        ),
      ),
      step('start-gives-constant', undefined, equation(C, fraction(a * a, 2))),
      step('positive-branch'),
      answerIs(right),
    ],
  }
}

/** dy/dx = k(y - m) */
function towardsLimit(dice: Dice): Draft {
  const [k, m, a] = [nonZero(dice, 4), nonZero(dice, 9), dice.int(-9, 12)]
  if (a === m || a === 0) return towardsLimit(dice)
  const right = solved(
    sumOf([
      [m, null],
      [a - m, exp(k)],
    ]),
  )
  return {
    question: question(sumOf([[k, brackets(linear(1, -m, Y))]]), a),
    answer: expression(right, [
      [
        solved(
          sumOf([
            [m, null],
            [a, exp(k)],
          ]),
        ),
        'start-not-shifted',
      ],
      [solved(sumOf([[a - m, exp(k)]])), 'shift-not-undone'],
      [
        solved(
          sumOf([
            [-m, null],
            [a + m, exp(k)],
          ]),
        ),
        'sign-of-shift',
      ],
      [
        solved(
          sumOf([
            [m, null],
            [a - m, exp(-k)],
          ]),
        ),
        'sign-of-exponent',
      ],
    ]),
    hints: hints('separable-shift'),
    solution: [
      step(
        'separate',
        undefined,
        equation(integral(fraction(1, linear(1, -m, Y)), 'y'), integral(num(k), 'x')),
      ),
      step(
        'integrate-both-sides',
        undefined,
        equation(
          apply('ln', absolute(linear(1, -m, Y))),
          sumOf([
            [k, X],
            [1, C],
          ]),
        ),
      ),
      step('difference-grows', undefined, equation(linear(1, -m, Y), sumOf([[a - m, exp(k)]]))),
      answerIs(right),
    ],
  }
}
