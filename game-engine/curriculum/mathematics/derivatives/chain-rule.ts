import type { Dice } from '#engine/core/random.ts'
import { asChoice } from '../../as-choice.ts'
import { rational } from '../../exact.ts'
import type { Draft } from '../../exercise.ts'
import type { Generator } from '../../generator.ts'
import {
  asFraction,
  brackets,
  equation,
  fraction,
  functionOf,
  type Maths,
  multiple,
  num,
  opposite,
  power,
  product,
  sum,
  variable,
  X,
  Y,
} from '../../notation.ts'
import { bracketed, inBrackets, linear, polynomial, sumOf } from '../../terms.ts'
import { nonZero } from '../non-zero.ts'
import { answerIs } from '../sentences.ts'
import { choice, expression, hints, number, say, step } from './area.ts'
import { applied, derivativeOf, derivativeSign, expOf } from './notation.ts'

/** chain-rule */
export const chainRule: Generator = {
  version: 1,
  draw: (dice, difficulty) => {
    if (difficulty === 1) return powerOfLine(dice)
    return difficulty === 2
      ? functionOfInner(dice)
      : dice.int(1, 2) === 1
        ? implicit(dice)
        : chainFromTable(dice)
  },
}

function powerOfLine(dice: Dice): Draft {
  const [a, b, n] = [dice.pick([2, 3, 4, 5, -2, -3]), nonZero(dice, 9), dice.int(3, 8)]
  const line = (size: number, exponent: number) => multiple(size, power(inBrackets(a, b), exponent))
  const right = line(n * a, n - 1)
  return {
    question: derivativeOf(power(inBrackets(a, b), n)),
    answer: expression(right, [
      [line(n, n - 1), 'inner-derivative-lost'],
      [line(n * a, n), 'exponent-not-lowered'],
      [line(a, n - 1), 'exponent-not-in-front'],
    ]),
    hints: hints('power-of-line'),
    solution: [
      step('inner-derivative', undefined, equation(derivativeSign(linear(a, b)), a)),
      step(
        'outer-times-inner',
        undefined,
        product(multiple(n, power(inBrackets(a, b), n - 1)), bracketed(a)),
      ),
      answerIs(right),
    ],
  }
}

function functionOfInner(dice: Dice): Draft {
  const [a, b] = [dice.int(2, 9), dice.int(1, 9)]
  const kind = dice.pick(['sin', 'cos', 'exp', 'ln'] as const)
  const square = sumOf([[a, power(X, 2)]])
  const inner = kind === 'ln' ? polynomial([a, 0, b]) : kind === 'exp' ? linear(a, b) : square
  const slope = kind === 'exp' ? num(a) : sumOf([[2 * a, X]])
  const inside = kind === 'exp' ? inner : brackets(inner)
  const [asked, right, lost, changed, sign] = {
    sin: [
      applied('sin', inside),
      multiple(slope, applied('cos', inside)),
      applied('cos', inside),
      applied('cos', brackets(slope)),
      opposite(multiple(slope, applied('cos', inside))),
    ],
    cos: [
      applied('cos', inside),
      opposite(multiple(slope, applied('sin', inside))),
      opposite(applied('sin', inside)),
      opposite(applied('sin', brackets(slope))),
      multiple(slope, applied('sin', inside)),
    ],
    exp: [
      expOf(inner),
      multiple(slope, expOf(inner)),
      expOf(inner),
      expOf(slope),
      multiple(brackets(inner), expOf(linear(a, b - 1))),
    ],
    ln: [
      applied('ln', inside),
      fraction(slope, inner),
      fraction(1, inner),
      applied('ln', brackets(slope)),
      fraction(1, slope),
    ],
  }[kind] as [Maths, Maths, Maths, Maths, Maths]
  return {
    question: derivativeOf(asked),
    answer: choice(dice, asChoice(right), [
      [asChoice(lost), 'inner-derivative-lost'],
      [asChoice(changed), 'inner-changed-too'],
      [
        asChoice(sign),
        kind === 'exp'
          ? 'power-rule-on-exp'
          : kind === 'ln'
            ? 'inner-changed-too'
            : kind === 'cos'
              ? 'cosine-sign'
              : 'sine-sign',
      ],
    ]),
    hints: hints('function-of-inner'),
    solution: [
      step('inner-derivative', undefined, equation(derivativeSign(inner), slope)),
      step('outer-derivative'),
      answerIs(right),
    ],
  }
}

/** x² + y² = r² or xy = k at a point of it. */
function implicit(dice: Dice): Draft {
  const isCircle = dice.int(1, 2) === 1
  const [p, q] = isCircle
    ? dice.pick([
        [3, 4],
        [4, 3],
        [5, 12],
        [12, 5],
        [8, 15],
        [6, 8],
        [2, 1],
        [1, 3],
        [2, 5],
      ] as const)
    : [dice.int(1, 6), dice.int(1, 6)]
  const [x, y] = [p * dice.pick([1, -1]), q * dice.pick([1, -1])]
  if (Math.abs(x) === Math.abs(y)) return implicit(dice)
  const value = isCircle ? rational(-x, y) : rational(-y, x)
  const curve = isCircle
    ? equation(sum(power(X, 2), power(Y, 2)), x * x + y * y)
    : equation(multiple(X, Y), x * y)
  const slope = fraction(variable('dy'), variable('dx'))
  return {
    question: say('implicit-slope', { curve, point: say('point-at', { x: num(x), y: num(y) }), slope }),
    answer: number(
      value,
      [
        [{ n: -value.n, d: value.d }, 'sign-lost'],
        [rational(value.d * Math.sign(value.n), Math.abs(value.n)), 'turned-over'],
        [isCircle ? 2 * x : y, 'y-as-constant'],
      ],
      'any',
    ),
    hints: hints('implicit'),
    solution: [
      step(
        'derive-both-sides',
        undefined,
        isCircle
          ? equation(sum(multiple(2, X), product(multiple(2, Y), slope)), 0)
          : equation(sum(Y, product(X, slope)), 0),
      ),
      step(
        'solve-for-slope',
        undefined,
        equation(slope, isCircle ? opposite(fraction(X, Y)) : opposite(fraction(Y, X))),
      ),
      answerIs(asFraction(value)),
    ],
  }
}

function chainFromTable(dice: Dice): Draft {
  const [at, g, dg, df, other] = [
    dice.int(1, 3),
    dice.int(4, 6),
    nonZero(dice, 7),
    nonZero(dice, 7),
    nonZero(dice, 7),
  ]
  if (df === other) return chainFromTable(dice)
  const name = (text: string) => functionOf(text, X)
  return {
    question: say('chain-from-table', { at }),
    drawing: {
      kind: 'table',
      rows: [
        [X, name('f′'), name('g'), name('g′')],
        [num(at), num(other), num(g), num(dg)],
        [num(g), num(df), num(at), num(other)],
      ],
    },
    answer: number(df * dg, [
      [df, 'inner-derivative-lost'],
      [other * dg, 'outer-at-wrong-place'],
      [df + dg, 'added-for-multiplied'],
    ]),
    hints: hints('chain-from-table', { at }),
    solution: [
      step('inner-value', { at }, equation(functionOf('g', at), g)),
      step('outer-and-inner', { at }, equation(product(df, bracketed(dg)), df * dg)),
    ],
  }
}
