// Inverse functions from a formula and from a table: grade 11.
import type { Dice } from '#engine/core/random.ts'
import { rational } from '../../exact.ts'
import type { Draft } from '../../exercise.ts'
import type { Generator } from '../../generator.ts'
import {
  apply,
  brackets,
  equation,
  F_OF_X,
  fraction,
  functionOf,
  type Maths,
  num,
  power,
  root,
  variable,
  X,
  Y,
} from '../../notation.ts'
import { linear, sumOf } from '../../terms.ts'
import { nonZero } from '../non-zero.ts'
import { answerIs } from '../sentences.ts'
import { expression, hints, number, say, step } from './area.ts'

/** inverse-functions */
export const inverseFunctions: Generator = {
  version: 1,
  draw: (dice, difficulty) => {
    if (difficulty === 1) return dice.pick([ofLine, ofLine, fromTable])(dice)
    return difficulty === 2 ? ofPower(dice) : ofQuotient(dice)
  },
}

const INVERSE = power(variable('f'), -1)

function ofLine(dice: Dice): Draft {
  const [a, b] = [nonZero(dice, 9, 2), nonZero(dice, 9)]
  const right = a > 0 ? fraction(linear(1, -b), a) : fraction(linear(-1, b), -a)
  return inverseDraft(
    linear(a, b),
    right,
    [
      [fraction(1, linear(a, b)), 'inverse-as-reciprocal'],
      [linear(-a, -b), 'signs-changed'],
      [linear(rational(1, a), -b), 'undone-in-wrong-order'],
      [
        sumOf([
          [rational(1, a), X],
          [rational(b, a), null],
        ]),
        'moved-without-sign',
      ],
    ],
    equation(X, linear(a, b, Y)),
  )
}

function inverseDraft(
  f: Maths,
  right: Maths,
  mistakes: Parameters<typeof expression>[1],
  swapped: Maths,
): Draft {
  return {
    question: say('find-inverse', { function: equation(F_OF_X, f), inverse: apply(INVERSE, brackets(X)) }),
    answer: expression(right, mistakes),
    hints: hints('find-inverse'),
    solution: [
      step('name-y', undefined, equation(Y, f)),
      step('swap-letters', undefined, swapped),
      step('solve-for-y', undefined, equation(Y, right)),
      answerIs(right),
    ],
  }
}

/** x³ + b, (x + b)³, or x² + b from 0 on. */
function ofPower(dice: Dice): Draft {
  const [b, n, isInside] = [nonZero(dice, 12), dice.pick([2, 3]), dice.int(1, 2) === 1]
  const rootOf = (inside: Maths) => (n === 2 ? root(inside) : root(inside, 3))
  const inner = (of: Maths) =>
    sumOf([
      [1, of],
      [b, null],
    ])
  if (n === 2 && isInside) return ofPower(dice)
  const f = isInside ? power(brackets(inner(X)), n) : inner(power(X, n))
  const outside = sumOf([
    [1, rootOf(X)],
    [-b, null],
  ])
  const under = rootOf(linear(1, -b))
  const right = isInside ? outside : under
  const draft = inverseDraft(
    f,
    right,
    [
      [isInside ? under : outside, 'undone-in-wrong-order'],
      [fraction(1, f), 'inverse-as-reciprocal'],
      [
        isInside
          ? sumOf([
              [1, rootOf(X)],
              [b, null],
            ])
          : rootOf(linear(1, b)),
        'moved-without-sign',
      ],
      [fraction(linear(1, -b), n), 'power-as-product'],
    ],
    equation(X, isInside ? power(brackets(inner(Y)), n) : inner(power(Y, n))),
  )
  return n === 2
    ? { ...draft, question: { ...draft.question, key: `${draft.question.key}-from-zero` } }
    : draft
}

/** (ax + b)/(cx + d) */
function ofQuotient(dice: Dice): Draft {
  const [a, b, c, d] = [nonZero(dice, 5), nonZero(dice, 6), dice.int(1, 3), nonZero(dice, 6)]
  if (a * d - b * c === 0 || d === -a || d === a) return ofQuotient(dice)
  const quotient = (p: number, q: number, r: number, s: number, of = X) =>
    fraction(linear(p, q, of), linear(r, s, of))
  const right = quotient(-d, b, c, -a)
  return inverseDraft(
    quotient(a, b, c, d),
    right,
    [
      [quotient(c, d, a, b), 'inverse-as-reciprocal'],
      [quotient(-a, -b, c, d), 'signs-changed'],
      [quotient(d, b, c, -a), 'moved-without-sign'],
      [quotient(d, b, c, a), 'moved-without-sign'],
    ],
    equation(X, quotient(a, b, c, d, Y)),
  )
}

function fromTable(dice: Dice): Draft {
  const values = dice.shuffle([1, 2, 3, 4, 5, 6])
  const at = dice.int(1, 6)
  const [x, value] = [values.indexOf(at) + 1, values[at - 1] ?? 0]
  if (x === value || x === at || values[x - 1] !== at) return fromTable(dice)
  return {
    question: say('inverse-from-table', { asked: apply(INVERSE, brackets(at)) }),
    drawing: {
      kind: 'table',
      rows: [
        [X, ...values.map((_, index) => num(index + 1))],
        [F_OF_X, ...values.map((one) => num(one))],
      ],
    },
    answer: number(
      x,
      [
        [value, 'function-for-inverse'],
        [rational(1, value), 'inverse-as-reciprocal'],
        [-value, 'signs-changed'],
      ],
      'any',
    ),
    hints: hints('inverse-from-table'),
    solution: [
      step('value-in-second-row', { value: at }),
      step('so-f-is', undefined, equation(functionOf('f', x), at)),
      answerIs(x),
    ],
  }
}
