// Quadratic equations without real roots: grade 11.
import type { Dice } from '#engine/core/random.ts'
import { rational } from '../../exact.ts'
import type { Draft } from '../../exercise.ts'
import type { Generator } from '../../generator.ts'
import { graphOf } from '../../graph.ts'
import {
  equation,
  fraction,
  list,
  type Maths,
  multiple,
  num,
  plusMinus,
  power,
  product,
  root,
} from '../../notation.ts'
import { bracketed, polynomial, sumOf } from '../../terms.ts'
import { complexOf, I } from '../complex.ts'
import { nonZero } from '../non-zero.ts'
import { answerIs } from '../sentences.ts'
import { expression, hints, say, step } from './area.ts'

/** quadratics-complex-roots */
export const complexRoots: Generator = {
  version: 1,
  draw: (dice, difficulty) => {
    if (difficulty === 1) return pureImaginary(dice)
    return difficulty === 2 ? wholeParts(dice) : withRoot(dice)
  },
}

const X = polynomial([1, 0])
const asked = (coefficients: readonly number[]) => equation(polynomial(coefficients), 0)

function pureImaginary(dice: Dice): Draft {
  const [a, k] = [dice.int(1, 4), dice.int(2, 12)]
  const right = complexOf(0, k)
  return {
    question: say('upper-root', { equation: asked([a, 0, a * k * k]) }),
    answer: expression(right, [
      [num(k), 'minus-ignored'],
      [complexOf(0, k * k), 'root-not-taken'],
      [complexOf(0, a * k * k), 'root-not-taken'],
      [complexOf(0, -k), 'lower-root'],
    ]),
    hints: hints('pure-imaginary'),
    solution: [
      step('isolate-square', undefined, equation(power(X, 2), -k * k)),
      step('root-of-minus-one', undefined, equation(root(-k * k), multiple(I, root(k * k)))),
      step('two-conjugates', undefined, list([complexOf(0, k), complexOf(0, -k)])),
      answerIs(right),
    ],
  }
}

/** The parabola stays above the axis. */
function parabola([a, b, c]: readonly [number, number, number]) {
  const [h, k] = [-b / (2 * a), c - (b * b) / (4 * a)]
  const [left, right] = [Math.floor(h) - 4, Math.ceil(h) + 4]
  const top = Math.ceil(k) + 8
  return {
    kind: 'plane',
    x: [Math.min(left, -1), Math.max(right, 1)],
    y: [-2, top],
    step: 2,
    curves: graphOf((x) => a * x * x + b * x + c, [left, right], [-2, top]),
  } as const
}

function wholeParts(dice: Dice): Draft {
  const [p, q] = [nonZero(dice, 6), dice.int(1, 9)]
  const [b, c] = [-2 * p, p * p + q * q]
  const right = complexOf(p, q)
  return {
    question: say('upper-root', { equation: asked([1, b, c]) }),
    drawing: parabola([1, b, c]),
    answer: expression(right, [
      [complexOf(-p, q), 'sign-of-b'],
      [complexOf(p, 2 * q), 'half-divided'],
      [num(p + q), 'minus-ignored'],
      [complexOf(p, -q), 'lower-root'],
      [complexOf(p, 2 * q * q), 'root-not-taken'],
    ]),
    hints: hints('quadratic-formula'),
    solution: [
      ...formula(1, b, c),
      step('divide-both-parts', undefined, equation(X, plusMinus(p, complexOf(0, q)))),
      answerIs(right),
    ],
  }
}

/** Discriminant, and its root as an imaginary number. */
function formula(a: number, b: number, c: number) {
  const discriminant = b * b - 4 * a * c
  const [s, r] = squarePart(-discriminant)
  return [
    step(
      'discriminant',
      undefined,
      equation(
        sumOf([
          [1, power(bracketed(b), 2)],
          [-1, product(4, a, c)],
        ]),
        discriminant,
      ),
    ),
    step('imaginary-root', undefined, equation(root(discriminant), rootTimesI(s, r))),
    step('put-in-formula', undefined, equation(X, fraction(plusMinus(-b, rootTimesI(s, r)), 2 * a))),
  ]
}

/** i√r with its factor. */
const rootTimesI = (s: number | { n: number; d: number }, r: number): Maths =>
  sumOf([[s, r === 1 ? I : multiple(I, root(r))]])

/** n = s²r with the largest s. */
function squarePart(n: number): readonly [s: number, r: number] {
  for (let s = Math.floor(Math.sqrt(n)); s > 1; s--) if (n % (s * s) === 0) return [s, n / (s * s)]
  return [1, n]
}

function withRoot(dice: Dice): Draft {
  const [a, b, c] = [dice.int(1, 5), nonZero(dice, 7), dice.int(1, 9)]
  const negative = 4 * a * c - b * b
  if (negative <= 0) return withRoot(dice)
  const [s, r] = squarePart(negative)
  if (r > 40 || (a === 1 && r === 1)) return withRoot(dice)
  const complex = (real: number, under: number, size: number, sizeUnder: number) =>
    sumOf([
      [rational(real, under), null],
      [rational(size, sizeUnder), r === 1 ? I : multiple(I, root(r))],
    ])
  const right = complex(-b, 2 * a, s, 2 * a)
  return {
    question: say('upper-root', { equation: asked([a, b, c]) }),
    answer: expression(right, [
      [complex(b, 2 * a, s, 2 * a), 'sign-of-b'],
      [complex(-b, 2 * a, s, 1), 'half-divided'],
      [complex(-b, 2, s, 2), 'leading-coefficient-forgotten'],
      [complex(-b, 2 * a, -s, 2 * a), 'lower-root'],
    ]),
    hints: hints('quadratic-formula'),
    solution: [...formula(a, b, c), step('divide-both-parts'), answerIs(right)],
  }
}
