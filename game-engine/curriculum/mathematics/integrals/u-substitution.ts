import type { Dice } from '#engine/core/random.ts'
import { asChoice } from '../../as-choice.ts'
import { rational } from '../../exact.ts'
import type { Draft } from '../../exercise.ts'
import type { Generator } from '../../generator.ts'
import {
  apply,
  asFraction,
  brackets,
  definiteIntegral,
  equation,
  fraction,
  integral,
  type Maths,
  multiple,
  power,
  sum,
  variable,
  X,
} from '../../notation.ts'
import { inBrackets, linear, polynomial, powerOf, sumOf } from '../../terms.ts'
import { nonZero } from '../non-zero.ts'
import { answerIs } from '../sentences.ts'
import { C, E } from './antiderivative.ts'
import { choice, hints, number, say, step } from './area.ts'

/** u-substitution */
export const substitution: Generator = {
  version: 1,
  draw: (dice, difficulty) => {
    if (difficulty === 1) return innerLine(dice)
    return difficulty === 2 ? innerSquare(dice) : changedBounds(dice)
  },
}

const withC = (of: Maths): Maths => sum(of, C)
const over1 = (of: Maths, by: number): Maths => (by === 1 ? of : fraction(of, by))

function innerLine(dice: Dice): Draft {
  const [a, b, n] = [dice.int(2, 6), nonZero(dice, 9), dice.int(2, 6)]
  const kind = dice.pick(['power', 'exp', 'cos'] as const)
  const inner = kind === 'power' ? linear(a, b) : linear(a, 0)
  const [inside, outer, by, derivedOuter] = {
    power: [
      power(brackets(inner), n),
      power(brackets(inner), n + 1),
      n + 1,
      multiple(n, power(brackets(inner), n - 1)),
    ] as const,
    exp: [power(E, inner), power(E, inner), 1, multiple(a, power(E, inner))] as const,
    cos: [apply('cos', inner), apply('sin', inner), 1, multiple(-a, apply('sin', inner))] as const,
  }[kind]
  const right = withC(over1(outer, a * by))
  return {
    question: say('find-integral', { integral: integral(inside), where: say('nothing') }),
    answer: choice(dice, asChoice(right), [
      [asChoice(withC(over1(outer, by))), 'inner-not-divided'],
      [asChoice(withC(by === 1 ? multiple(a, outer) : fraction(multiple(a, outer), by))), 'inner-multiplied'],
      [
        asChoice(withC(kind === 'power' ? multiple(a * n, power(brackets(inner), n - 1)) : derivedOuter)),
        kind === 'exp' ? 'inner-multiplied' : 'differentiated',
      ],
    ]),
    hints: hints('inner-line'),
    solution: [
      step('let-u-be', {
        u: equation(variable('u'), inner),
        du: equation(variable('du'), multiple(a, variable('dx'))),
      }),
      step('divide-by-inner', { a }),
      answerIs(right),
    ],
  }
}

/** k·x(ax² + b)^n */
function innerSquare(dice: Dice): Draft {
  const [a, b, n] = [dice.int(1, 4), nonZero(dice, 9), dice.int(2, 5)]
  const k = 2 * a
  const inner = inBrackets(a, 0, b)
  const outer = power(inner, n + 1)
  const right = withC(fraction(outer, n + 1))
  return {
    question: say('find-integral', {
      integral: integral(multiple(multiple(k, X), power(inner, n))),
      where: say('nothing'),
    }),
    answer: choice(dice, asChoice(right), [
      [asChoice(withC(fraction(outer, k * (n + 1)))), 'divided-without-need'],
      [asChoice(withC(fraction(multiple(power(X, 2), outer), n + 1))), 'x-left-beside-u'],
      [asChoice(withC(outer)), 'not-divided'],
    ]),
    hints: hints('inner-square'),
    solution: [
      step('let-u-be', {
        u: equation(variable('u'), polynomial([a, 0, b])),
        du: equation(variable('du'), multiple(multiple(k, X), variable('dx'))),
      }),
      step('integrate-in-u', undefined, fraction(power(variable('u'), n + 1), n + 1)),
      answerIs(right),
    ],
  }
}

/** 2x(x² + b)^n from 0 to c */
function changedBounds(dice: Dice): Draft {
  const [b, c, n] = [dice.int(0, 3), dice.int(1, 2), dice.int(1, 3)]
  const [k, from] = [dice.int(1, 3), dice.int(0, c - 1)]
  const [low, high] = [from * from + b, c * c + b]
  const value = rational(k * (high ** (n + 1) - low ** (n + 1)), n + 1)
  const raised = n === 1 ? inBrackets(1, 0, b) : power(inBrackets(1, 0, b), n)
  return {
    question: say('definite', { integral: definiteIntegral(from, c, multiple(multiple(2 * k, X), raised)) }),
    answer: number(
      value,
      [
        [rational(k * (c ** (n + 1) - from ** (n + 1)), n + 1), 'bounds-not-changed'],
        [rational(k * high ** (n + 1), n + 1), 'lower-bound-ignored'],
        [k * (high ** (n + 1) - low ** (n + 1)), 'not-divided'],
        [{ n: -value.n, d: value.d }, 'order-reversed'],
      ],
      'any',
    ),
    hints: hints('changed-bounds'),
    solution: [
      step('let-u-be', {
        u: equation(variable('u'), polynomial([1, 0, b])),
        du: equation(variable('du'), multiple(multiple(2, X), variable('dx'))),
      }),
      step(
        'new-bounds',
        { low, high },
        definiteIntegral(low, high, sumOf([[k, powerOf(variable('u'), n)]]), 'u'),
      ),
      answerIs(asFraction(value)),
    ],
  }
}
