import type { Dice } from '#engine/core/random.ts'
import { asChoice } from '../../as-choice.ts'
import type { Draft } from '../../exercise.ts'
import type { Generator } from '../../generator.ts'
import {
  difference,
  equation,
  F_OF_X,
  fraction,
  functionOf,
  type Maths,
  multiple,
  num,
  opposite,
  power,
  sum,
  variable,
  X,
} from '../../notation.ts'
import { powerOf, sumOf } from '../../terms.ts'
import { nonZero } from '../non-zero.ts'
import { answerIs } from '../sentences.ts'
import { choice, hints, number, say, step } from './area.ts'
import { applied, derivativeOf, derivativeSign, E, expOf } from './notation.ts'

/** derivatives-trig-exp-log */
export const derivativesOfFunctions: Generator = {
  version: 1,
  draw: (dice, difficulty) => {
    if (difficulty === 1) return sineAndCosine(dice)
    return difficulty === 2 ? expAndLog(dice) : specialValue(dice)
  },
}

function sineAndCosine(dice: Dice): Draft {
  const [a, b, c, n] = [nonZero(dice, 9), nonZero(dice, 9), nonZero(dice, 5), dice.int(2, 4)]
  const line = (p: number, q: number, r: number, exponent: number) =>
    asChoice(
      sumOf([
        [p, applied('cos')],
        [q, applied('sin')],
        [r, powerOf(X, exponent)],
      ]),
    )
  return {
    question: derivativeOf(
      sumOf([
        [a, applied('sin')],
        [b, applied('cos')],
        [c, powerOf(X, n)],
      ]),
    ),
    answer: choice(dice, line(a, -b, c * n, n - 1), [
      [line(a, b, c * n, n - 1), 'cosine-sign'],
      [line(-a, -b, c * n, n - 1), 'sine-sign'],
      [line(a, -b, c * n, n), 'exponent-not-lowered'],
    ]),
    hints: hints('sine-and-cosine'),
    solution: [
      step('sine-becomes', undefined, equation(derivativeSign(applied('sin')), applied('cos'))),
      step('cosine-becomes', undefined, equation(derivativeSign(applied('cos')), opposite(applied('sin')))),
      answerIs(
        sumOf([
          [a, applied('cos')],
          [-b, applied('sin')],
          [c * n, powerOf(X, n - 1)],
        ]),
      ),
    ],
  }
}

function expAndLog(dice: Dice): Draft {
  const [a, b, c] = [nonZero(dice, 9), nonZero(dice, 9), nonZero(dice, 9)]
  const line = (front: Maths, size: number, back: Maths) =>
    asChoice(size < 0 ? difference(front, back) : sum(front, back))
  const reciprocal = fraction(Math.abs(b), X)
  const front = (last: number) =>
    sumOf([
      [a, expOf()],
      [last, null],
    ])
  const right = b < 0 ? difference(front(c), reciprocal) : sum(front(c), reciprocal)
  return {
    question: derivativeOf(
      sumOf([
        [a, expOf()],
        [b, applied('ln')],
        [c, X],
      ]),
    ),
    answer: choice(dice, asChoice(right), [
      [
        line(
          sumOf([
            [a, multiple(X, power(E, difference(X, 1)))],
            [c, null],
          ]),
          b,
          reciprocal,
        ),
        'power-rule-on-exp',
      ],
      [line(front(c), b, fraction(Math.abs(b), applied('ln'))), 'log-as-power'],
      [line(front(0), b, reciprocal), 'linear-term-lost'],
      [line(front(c), -b, reciprocal), 'sign-lost'],
    ]),
    hints: hints('exp-and-log'),
    solution: [
      step('exp-becomes', undefined, equation(derivativeSign(expOf()), expOf())),
      step('log-becomes', undefined, equation(derivativeSign(applied('ln')), fraction(1, X))),
      answerIs(right),
    ],
  }
}

/** The slope of a sine, an exponential or a logarithm at a place where it is rational. */
function specialValue(dice: Dice): Draft {
  const [a, c] = [nonZero(dice, 9), nonZero(dice, 9)]
  const PI_SIGN = variable('π')
  const [formula, at, value, wrong, shown] = dice.pick([
    [
      sumOf([
        [a, applied('sin')],
        [c, X],
      ]),
      num(0),
      a + c,
      c,
      applied('cos'),
    ] as const,
    [
      sumOf([
        [a, applied('sin')],
        [c, X],
      ]),
      PI_SIGN,
      c - a,
      c + a,
      applied('cos'),
    ] as const,
    [
      sumOf([
        [a, applied('cos')],
        [c, X],
      ]),
      fraction(PI_SIGN, 2),
      c - a,
      c + a,
      applied('sin'),
    ] as const,
    [
      sumOf([
        [a, expOf()],
        [c, X],
      ]),
      num(0),
      a + c,
      c,
      expOf(),
    ] as const,
    [
      sumOf([
        [a, applied('ln')],
        [c, X],
      ]),
      num(1),
      a + c,
      c,
      fraction(1, X),
    ] as const,
  ])
  if (value === 0 || a === c || a === -c) return specialValue(dice)
  return {
    question: say('slope-at', { function: equation(F_OF_X, formula), asked: functionOf('f′', at) }),
    answer: number(value, [
      [wrong, wrong === c ? 'term-lost' : 'special-sign'],
      [a, 'linear-term-lost'],
      [-value, 'sign-lost'],
      [a * c, 'multiplied-for-added'],
    ]),
    hints: hints('special-value'),
    solution: [
      step('known-derivative', { function: shown }),
      step('value-is', undefined, equation(functionOf('f′', at), value)),
    ],
  }
}
