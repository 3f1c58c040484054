import type { Dice } from '#engine/core/random.ts'
import { asChoice } from '../../as-choice.ts'
import { rational } from '../../exact.ts'
import type { Draft } from '../../exercise.ts'
import type { Generator } from '../../generator.ts'
import {
  brackets,
  difference,
  equation,
  list,
  type Maths,
  multiple,
  type Part,
  power,
  product,
  quotient,
  subscript,
  sum,
  variable,
} from '../../notation.ts'
import { bracketed, linear } from '../../terms.ts'
import { nonZero } from '../non-zero.ts'
import { answerIs } from '../sentences.ts'
import { choice, hints, number, say, step } from './area.ts'

const N = variable('n')
const DOTS = variable('…')
const term = (of: Part) => subscript(variable('a'), of)

/** sequences-arithmetic-geometric */
export const sequences: Generator = {
  version: 1,
  draw: (dice, difficulty) => {
    if (difficulty === 1) return farTerm(dice)
    if (difficulty === 2) return dice.int(1, 2) === 1 ? arithmeticRule(dice) : geometricRule(dice)
    return dice.int(1, 2) === 1 ? arithmeticFromTwo(dice) : geometricFromTwo(dice)
  },
}

function farTerm(dice: Dice): Draft {
  const [first, d, n] = [dice.int(-20, 20), nonZero(dice, 9), dice.int(8, 20)]
  const value = first + (n - 1) * d
  return {
    question: say('far-term', {
      terms: list([first, first + d, first + 2 * d, first + 3 * d, DOTS]),
      asked: term(n),
    }),
    answer: number(value, [
      [first + n * d, 'one-step-too-far'],
      [first - (n - 1) * d, 'difference-sign'],
      [first + (n - 4) * d, 'counted-from-last'],
      [n * d, 'first-term-left-out'],
    ]),
    hints: hints('far-term', { n }),
    solution: [
      step('difference-step', undefined, equation(variable('d'), d)),
      step('steps-to-term', { n, steps: n - 1 }),
      step('arithmetic-term', undefined, equation(sum(first, product(n - 1, bracketed(d))), value)),
    ],
  }
}

/** a + (n - 1)d in both its forms. */
function arithmeticRule(dice: Dice): Draft {
  const [first, d] = [nonZero(dice, 12), nonZero(dice, 8)]
  if (first === d) return arithmeticRule(dice)
  const rule = (m: number, b: number) => equation(term(N), linear(m, b, N))
  return {
    question: say('which-rule', { terms: list([first, first + d, first + 2 * d, first + 3 * d, DOTS]) }),
    answer: choice(dice, asChoice(rule(d, first - d)), [
      [asChoice(rule(d, first)), 'one-step-too-far'],
      [asChoice(rule(first, d)), 'start-and-step-swapped'],
      [asChoice(rule(-d, first + d)), 'difference-sign'],
      [
        asChoice(equation(term(N), product(first, power(bracketed(d), difference(N, 1))))),
        'ratio-for-difference',
      ],
    ]),
    hints: hints('arithmetic-rule'),
    solution: [
      step('difference-step', undefined, equation(variable('d'), d)),
      step(
        'arithmetic-formula',
        undefined,
        equation(term(N), sum(first, multiple(brackets(difference(N, 1)), bracketed(d)))),
      ),
      answerIs(rule(d, first - d)),
    ],
  }
}

function geometricRule(dice: Dice): Draft {
  const [first, r] = [dice.int(2, 9), dice.pick([2, 3, -2, 4, -3])]
  if (first === r) return geometricRule(dice)
  const rule = (a: number, base: number, exponent: Maths) =>
    equation(term(N), product(a, power(bracketed(base), exponent)))
  const right = rule(first, r, difference(N, 1))
  return {
    question: say('which-rule', { terms: list([first, first * r, first * r * r, first * r ** 3, DOTS]) }),
    answer: choice(dice, asChoice(right), [
      [asChoice(rule(first, r, N)), 'one-step-too-far'],
      [asChoice(rule(r, first, difference(N, 1))), 'start-and-step-swapped'],
      [
        asChoice(equation(term(N), linear(first * r - first, 2 * first - first * r, N))),
        'difference-for-ratio',
      ],
      [asChoice(rule(first, -r, difference(N, 1))), 'ratio-sign'],
    ]),
    hints: hints('geometric-rule'),
    solution: [
      step('ratio-step', undefined, equation(quotient(first * r, first), r)),
      step('geometric-formula'),
      answerIs(right),
    ],
  }
}

function arithmeticFromTwo(dice: Dice): Draft {
  const [d, i, gap, first] = [nonZero(dice, 9), dice.int(3, 6), dice.int(3, 7), dice.int(-20, 20)]
  const j = i + gap
  const [ai, aj] = [first + (i - 1) * d, first + (j - 1) * d]
  return {
    question: say('first-term-from-two', {
      one: equation(term(i), ai),
      other: equation(term(j), aj),
      asked: term(1),
    }),
    answer: number(first, [
      [ai - i * d, 'one-step-too-far'],
      [ai + (i - 1) * d, 'difference-sign'],
      [ai - (aj - ai), 'difference-not-divided'],
    ]),
    hints: hints('first-term-from-two'),
    solution: [
      step(
        'steps-between',
        { steps: gap },
        equation(difference(aj, bracketed(ai)), product(gap, bracketed(d))),
      ),
      step('back-to-first', { steps: i - 1 }, equation(difference(ai, product(i - 1, bracketed(d))), first)),
    ],
  }
}

function geometricFromTwo(dice: Dice): Draft {
  const [first, r, i] = [dice.int(1, 6), dice.int(2, 4), dice.int(1, 3)]
  const [ai, aj] = [first * r ** (i - 1), first * r ** (i + 2)]
  if (aj > 3_000) return geometricFromTwo(dice)
  return {
    question: say('ratio-from-two', { one: equation(term(i), ai), other: equation(term(i + 3), aj) }),
    answer: number(
      r,
      [
        [r ** 3, 'root-not-taken'],
        [rational(r ** 3, 3), 'root-as-division'],
        [rational(aj - ai, 3), 'difference-for-ratio'],
      ],
      'any',
    ),
    hints: hints('ratio-from-two'),
    solution: [
      step('three-steps', undefined, equation(quotient(aj, ai), r ** 3)),
      step('cube-root', undefined, equation(power(r, 3), r ** 3)),
    ],
  }
}
