import type { Dice } from '#engine/core/random.ts'
import { minus, plus, rational } from '../../exact.ts'
import type { Draft } from '../../exercise.ts'
import type { Generator } from '../../generator.ts'
import {
  apply,
  asFraction,
  brackets,
  definiteIntegral,
  difference,
  equation,
  F_OF_X,
  fraction,
  type Maths,
  multiple,
  num,
  power,
  product,
  variable,
  X,
} from '../../notation.ts'
import { bracketed, polynomial, powerOf, sumOf } from '../../terms.ts'
import { nonZero } from '../non-zero.ts'
import { answerIs } from '../sentences.ts'
import { BIG_F, drawCoefficients, E, integrate, PI_SIGN, valueAt } from './antiderivative.ts'
import { expression, hints, number, say, step } from './area.ts'

/** definite-integrals */
export const definiteIntegrals: Generator = {
  version: 2,
  draw: (dice, difficulty) => {
    if (difficulty === 1) return ofPolynomial(dice)
    return difficulty === 2
      ? exactValues(dice)
      : dice.int(1, 2) === 1
        ? upperLimitIsX(dice)
        : partsOfIntegral(dice)
  },
}

function integralDraft(question: Draft['question'], f: readonly number[], a: number, b: number): Draft {
  const raised = integrate(f)
  const [low, high] = [valueAt(raised, a), valueAt(raised, b)]
  const value = minus(high, low)
  return {
    question,
    answer: number(
      value,
      [
        [minus(low, high), 'order-reversed'],
        [high, 'lower-bound-ignored'],
        [minus(valueAt(f, b), valueAt(f, a)), 'not-integrated'],
        [plus(high, low), 'added-for-subtracted'],
      ],
      'any',
    ),
    hints: hints('fundamental-theorem', { a, b }),
    solution: [
      step('antiderivative-is', undefined, equation(BIG_F, polynomial(raised))),
      step(
        'upper-minus-lower',
        { a, b },
        equation(difference(asFraction(high), bracketed(low)), asFraction(value)),
      ),
    ],
  }
}

function ofPolynomial(dice: Dice): Draft {
  const [f, a] = [drawCoefficients(dice, dice.int(1, 2)), dice.int(-3, 2)]
  const b = a + dice.int(1, 4)
  const value = minus(valueAt(integrate(f), b), valueAt(integrate(f), a))
  if (value.n === 0) return ofPolynomial(dice)
  return integralDraft(
    say('definite', { integral: definiteIntegral(a, b, brackets(polynomial(f))) }),
    f,
    a,
    b,
  )
}

/** Sine, cosine, exponential and 1/x with rational values. */
function exactValues(dice: Dice): Draft {
  const [a, c] = [nonZero(dice, 9), nonZero(dice, 9)]
  const [inside, from, to, raised, area, mistaken] = dice.pick([
    [apply('sin', X), num(0), PI_SIGN, multiple(-1, apply('cos', X)), 2, 0],
    [apply('cos', X), num(0), fraction(PI_SIGN, 2), apply('sin', X), 1, -1],
    [apply('sin', X), num(0), fraction(PI_SIGN, 2), multiple(-1, apply('cos', X)), 1, -1],
    [fraction(1, X), num(1), E, apply('ln', X), 1, -1],
    [fraction(1, X), num(1), power(E, 2), apply('ln', X), 2, 1],
    [fraction(1, X), num(1), power(E, 3), apply('ln', X), 3, 2],
  ] as const)
  const shown = raised.is === 'multiple' ? { is: 'opposite' as const, of: raised.of } : raised
  if (Math.abs(a) === 1 && Math.abs(c) === 1) return exactValues(dice)
  return {
    question: say('definite', { integral: definiteIntegral(from, to, sumOf([[a, inside]])) }),
    answer: number(a * area, [
      [-a * area, 'order-reversed'],
      [a * mistaken, 'antiderivative-sign'],
      [a, 'one-bound-only'],
      [0, 'sum-is-zero'],
    ]),
    hints: hints('exact-values'),
    solution: [
      step('known-antiderivative', { function: inside, raised: shown }),
      step('bounds-in', undefined, equation(product(bracketed(a), area), a * area)),
    ],
  }
}

/** d/dx of an integral from a to x or x². */
function upperLimitIsX(dice: Dice): Draft {
  const [a, n, k, isSquare] = [dice.int(0, 3), dice.int(2, 4), nonZero(dice, 9), dice.int(1, 2) === 1]
  const T = variable('t')
  const inside = sumOf([
    [1, power(T, n)],
    [k, T],
  ])
  const at = (of: Maths, exponent: number) =>
    sumOf([
      [1, power(of, n * exponent)],
      [k, powerOf(of, exponent)],
    ])
  const right = isSquare ? multiple(multiple(2, X), brackets(at(X, 2))) : at(X, 1)
  return {
    question: say('derivative-of-integral', {
      function: equation(BIG_F, definiteIntegral(a, isSquare ? power(X, 2) : X, brackets(inside), 't')),
    }),
    answer: expression(right, [
      ...(isSquare ? [[at(X, 2), 'chain-lost'] as const] : []),
      [
        sumOf([
          [rational(1, n + 1), power(X, n + 1)],
          [rational(k, 2), power(X, 2)],
        ]),
        'integrated-for-derived',
      ],
      [
        sumOf([
          [n, powerOf(X, n - 1)],
          [k, null],
        ]),
        'inside-derived',
      ],
      [multiple(multiple(2, X), brackets(at(X, 1))), isSquare ? 'bound-not-put-in' : 'chain-without-need'],
    ]),
    hints: hints(isSquare ? 'upper-square' : 'upper-x'),
    solution: [
      step('put-bound-in', undefined, at(isSquare ? X : X, isSquare ? 2 : 1)),
      step(isSquare ? 'times-inner' : 'lower-does-not-matter'),
      answerIs(right),
    ],
  }
}

/** Given two integrals, find a third one. */
function partsOfIntegral(dice: Dice): Draft {
  const [a, gap, rest, whole, first, k] = [
    dice.int(-3, 2),
    dice.int(1, 4),
    dice.int(1, 4),
    nonZero(dice, 15),
    nonZero(dice, 15),
    dice.int(2, 5),
  ]
  const [b, c] = [a + gap, a + gap + rest]
  const value = k * (whole - first)
  if (value === 0) return partsOfIntegral(dice)
  return {
    question: say('parts-of-integral', {
      whole: equation(definiteIntegral(a, c, F_OF_X), whole),
      first: equation(definiteIntegral(a, b, F_OF_X), first),
      asked: definiteIntegral(b, c, multiple(k, F_OF_X)),
    }),
    answer: number(value, [
      [k * (whole + first), 'added-for-subtracted'],
      [k * (first - whole), 'order-reversed'],
      [whole - first, 'factor-forgotten'],
      [k * whole - first, 'factor-on-one-part'],
    ]),
    hints: hints('parts-of-integral', { k }),
    solution: [
      step('rest-of-interval', undefined, equation(definiteIntegral(b, c, F_OF_X), whole - first)),
      step('factor-out', { k }, equation(product(k, bracketed(whole - first)), value)),
    ],
  }
}
