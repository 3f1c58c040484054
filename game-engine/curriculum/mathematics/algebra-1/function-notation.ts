import type { Dice } from '#engine/core/random.ts'
import { rational } from '../../exact.ts'
import type { Choice, Draft } from '../../exercise.ts'
import type { Generator } from '../../generator.ts'
import { graphOf, plane } from '../../graph.ts'
import {
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
