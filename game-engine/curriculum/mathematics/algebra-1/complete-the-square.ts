import type { Dice } from '#engine/core/random.ts'
import type { Draft } from '../../exercise.ts'
import type { Generator } from '../../generator.ts'
import {
  brackets,
  equation,
  fraction,
  type Maths,
  multiple,
  plusMinus,
  power,
  root,
  sum,
  X,
} from '../../notation.ts'
import { bracketed, inBrackets, polynomial, sumOf } from '../../terms.ts'
import { nonZero } from '../non-zero.ts'
import { answerIs } from '../sentences.ts'
import { choice, hints, numbers, say, step } from './area.ts'
import { squareWith } from './roots.ts'

/** complete-the-square */
export const completeTheSquare: Generator = {
  version: 1,
  draw: (dice, difficulty) => {
    if (difficulty === 1) return squareForm(dice, 1)
    return difficulty === 2 ? solveBySquare(dice) : squareForm(dice, dice.pick([2, 3, 4, -1, -2]))
  },
}

/** ax² + bx + c = a(x + h)² + k */
function squareForm(dice: Dice, a: number): Draft {
  const [h, c] = [nonZero(dice, 8), nonZero(dice, 20)]
  const [b, k] = [2 * a * h, c - a * h * h]
  if (k === 0) return squareForm(dice, a)
  const letter = (name: string): Maths => ({ is: 'variable', name })
  const form = sum(
    a === 1 ? power(brackets(sum(X, letter('h'))), 2) : multiple(a, power(brackets(sum(X, letter('h'))), 2)),
    letter('k'),
  )
  return {
    question: say('square-form', { given: polynomial([a, b, c]), form }),
    answer: numbers(
      ['h', 'k'],
      [h, k],
      [
        [[h, c], 'square-not-subtracted'],
        [[2 * h, c - 4 * h * h * a], 'half-not-taken'],
        [[-h, k], 'square-sign'],
        [[h, c - h * h], 'leading-number-ignored'],
        [[h, c + a * h * h], 'square-added-again'],
      ],
    ),
    hints: hints(a === 1 ? 'square-form' : 'square-form-leading', { b }),
    solution: [
      ...(a === 1
        ? []
        : [step('take-leading', { a }, sum(multiple(a, brackets(polynomial([1, 2 * h, 0]))), bracketed(c)))]),
      step('half-of-middle', undefined, equation(fraction(2 * h, 2), h)),
      step(
        'add-and-take-away',
        { square: h * h },
        a === 1
          ? sumOf([
              [1, inBrackets(1, 2 * h, h * h)],
              [-h * h, null],
              [c, null],
            ])
          : undefined,
      ),
      answerIs(
        say('h-and-k', {
          h: equation(letter('h'), h),
          k: equation(letter('k'), k),
          form: squareWith(a, h, k),
        }),
      ),
    ],
  }
}

const rootPair = (p: number, q: number): Maths => equation(X, plusMinus(p, root(q)))

/** (x - p)² = q, q no square. */
function solveBySquare(dice: Dice): Draft {
  const [p, q] = [nonZero(dice, 8), dice.pick([2, 3, 5, 6, 7, 10, 11, 13, 14, 15])]
  const c = p * p - q
  if (c === 0) return solveBySquare(dice)
  const right = rootPair(p, q)
  return {
    question: say('solve-by-square', { equation: equation(polynomial([1, -2 * p, c]), 0) }),
    answer: choice(dice, { maths: right }, [
      [{ maths: rootPair(-p, q) }, 'square-sign'],
      [{ maths: equation(X, plusMinus(p, q)) }, 'root-not-taken-of-right'],
      [{ maths: rootPair(2 * p, q) }, 'half-not-taken'],
      ...(c < 0
        ? [[{ maths: rootPair(p, -c) }, 'one-side-only'] as const]
        : [[{ maths: equation(X, sum(p, root(q))) }, 'one-root-only'] as const]),
    ]),
    hints: hints('solve-by-square'),
    solution: [
      step('number-to-right', undefined, equation(polynomial([1, -2 * p, 0]), -c)),
      step('add-square-both', { square: p * p }, equation(power(inBrackets(1, -p), 2), q)),
      step('root-both-signs'),
      answerIs(right),
    ],
  }
}
