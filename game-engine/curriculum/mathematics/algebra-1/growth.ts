// Sequences and exponential functions: grade 9.
import type { Dice } from '#engine/core/random.ts'
import { rational } from '../../exact.ts'
import type { Choice, Draft } from '../../exercise.ts'
import type { Generator } from '../../generator.ts'
import {
  asFraction,
  brackets,
  difference,
  equation,
  functionOf,
  list,
  type Maths,
  multiple,
  num,
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
const T = variable('t')
const DOTS = variable('…')
const term = (of: Part) => subscript(variable('a'), of)
const option = (maths: Maths): Choice => ({ maths })

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
    answer: choice(dice, option(rule(d, first - d)), [
      [option(rule(d, first)), 'one-step-too-far'],
      [option(rule(first, d)), 'start-and-step-swapped'],
      [option(rule(-d, first + d)), 'difference-sign'],
      [
        option(equation(term(N), product(first, power(bracketed(d), difference(N, 1))))),
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
    answer: choice(dice, option(right), [
      [option(rule(first, r, N)), 'one-step-too-far'],
      [option(rule(r, first, difference(N, 1))), 'start-and-step-swapped'],
      [
        option(equation(term(N), linear(first * r - first, 2 * first - first * r, N))),
        'difference-for-ratio',
      ],
      [option(rule(first, -r, difference(N, 1))), 'ratio-sign'],
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

/** exponential-growth */
export const exponentialGrowth: Generator = {
  version: 1,
  draw: (dice, difficulty) => {
    if (difficulty === 1) return valueAfter(dice)
    return difficulty === 2 ? functionFromPercent(dice) : percentFromTwoValues(dice)
  },
}

const F_OF_T = functionOf('f', T)

function valueAfter(dice: Dice): Draft {
  const t = dice.int(2, 4)
  const isHalf = dice.int(1, 3) === 1
  const base = isHalf ? rational(1, 2) : rational(dice.int(2, 3))
  const start = isHalf ? dice.int(1, 12) * 2 ** t : dice.int(2, 60)
  const value = (start * base.n ** t) / base.d ** t
  const other = rational(start * base.n, base.d)
  return {
    question: say('value-after', {
      function: equation(
        F_OF_T,
        product(start, power(base.d === 1 ? base.n : brackets(asFraction(base)), T)),
      ),
      asked: functionOf('f', t),
    }),
    answer: number(
      value,
      [
        [rational(other.n * t, other.d), 'power-as-product'],
        [rational((start * base.n) ** t, base.d ** t), 'start-in-power'],
        [rational(start * base.n ** (t - 1), base.d ** (t - 1)), 'one-step-too-few'],
      ],
      'any',
    ),
    hints: hints('value-after', { t }),
    solution: [
      step(
        'power-first',
        undefined,
        equation(
          power(base.d === 1 ? base.n : brackets(asFraction(base)), t),
          asFraction(rational(base.n ** t, base.d ** t)),
        ),
      ),
      step(
        'times-start',
        undefined,
        equation(product(start, asFraction(rational(base.n ** t, base.d ** t))), value),
      ),
    ],
  }
}

const hundredths = (value: number) => num(rational(value, 100))

function functionFromPercent(dice: Dice): Draft {
  const [start, percent, isGrowth] = [dice.int(2, 99) * 10, dice.int(2, 45), dice.int(1, 2) === 1]
  const growing = (base: Maths) => equation(F_OF_T, product(start, power(base, T)))
  const factor = 100 + (isGrowth ? percent : -percent)
  return {
    question: say(isGrowth ? 'grows-by' : 'shrinks-by', { start, percent }),
    answer: choice(dice, option(growing(hundredths(factor))), [
      [option(growing(hundredths(percent))), 'rate-as-base'],
      [option(growing(hundredths(100 - (isGrowth ? percent : -percent)))), 'growth-and-decay-mixed'],
      [
        option(
          equation(
            F_OF_T,
            product(
              start,
              brackets(
                isGrowth
                  ? sum(1, multiple(hundredths(percent), T))
                  : difference(1, multiple(hundredths(percent), T)),
              ),
            ),
          ),
        ),
        'percent-of-start-only',
      ],
    ]),
    hints: hints('growth-factor', { percent }),
    solution: [
      step(
        isGrowth ? 'factor-growth' : 'factor-decay',
        { percent },
        equation(
          isGrowth ? sum(1, hundredths(percent)) : difference(1, hundredths(percent)),
          hundredths(factor),
        ),
      ),
      answerIs(growing(hundredths(factor))),
    ],
  }
}

/** Two values two steps apart, and the percent of change in one. */
function percentFromTwoValues(dice: Dice): Draft {
  const percent = dice.pick([10, 20, 30, 40, 50, 60, -10, -20, -30, -40, -50])
  const factor = 100 + percent
  const start = dice.int(1, 12) * 100
  const later = (start * factor * factor) / 10_000
  const all = (later - start) / start
  return {
    question: say('percent-from-two', {
      start: equation(functionOf('f', 0), start),
      later: equation(functionOf('f', 2), num(rational(later))),
    }),
    answer: number(
      percent,
      [
        [rational(Math.round(all * 10_000), 200), 'change-halved'],
        [rational(Math.round(all * 10_000), 100), 'both-steps-together'],
        [factor, 'factor-for-percent'],
        [-percent, 'growth-and-decay-mixed'],
      ],
      'any',
      say('percent-sign'),
    ),
    hints: hints('percent-from-two'),
    solution: [
      step(
        'two-steps-factor',
        undefined,
        equation(quotient(later, start), num(rational(factor * factor, 10_000))),
      ),
      step(
        'square-root-step',
        undefined,
        equation(power(num(rational(factor, 100)), 2), num(rational(factor * factor, 10_000))),
      ),
      step('factor-to-percent', { factor: num(rational(factor, 100)), percent }),
    ],
  }
}
