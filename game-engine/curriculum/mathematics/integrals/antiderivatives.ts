import type { Dice } from '#engine/core/random.ts'
import { asChoice } from '../../as-choice.ts'
import { minus, type Rational, rational } from '../../exact.ts'
import type { Draft } from '../../exercise.ts'
import type { Generator } from '../../generator.ts'
import {
  apply,
  asFraction,
  brackets,
  difference,
  equation,
  F_OF_X,
  fraction,
  functionOf,
  integral,
  type Maths,
  multiple,
  power,
  sum,
  X,
} from '../../notation.ts'
import { polynomial, powerOf, sumOf } from '../../terms.ts'
import { nonZero } from '../non-zero.ts'
import { answerIs } from '../sentences.ts'
import {
  BIG_F,
  C,
  type Coefficients,
  drawCoefficients,
  E,
  exact,
  integrate,
  valueAt,
} from './antiderivative.ts'
import { choice, expression, hints, say, step } from './area.ts'

const withLast = (coefficients: Coefficients, last: number | Rational): Coefficients => [
  ...coefficients.slice(0, -1),
  last,
]

/** antiderivatives */
export const antiderivatives: Generator = {
  version: 1,
  draw: (dice, difficulty) => {
    if (difficulty === 1) return withValueAtZero(dice)
    return difficulty === 2 ? ofFunctions(dice) : withCondition(dice)
  },
}

const derived = (coefficients: readonly number[]) =>
  coefficients.slice(0, -1).map((value, index) => value * (coefficients.length - 1 - index))

function antiderivativeDraft(question: Draft['question'], f: readonly number[], a: number, b: number): Draft {
  const raised = integrate(f)
  const constant = minus(rational(b), valueAt(raised, a))
  const right = polynomial(withLast(raised, constant))
  return {
    question,
    answer: expression(right, [
      [polynomial(raised), 'constant-forgotten'],
      [polynomial(withLast(derived(f).map(exact), rational(b))), 'differentiated'],
      [polynomial([...f, b]), 'not-divided'],
      ...(a === 0 ? [] : [[polynomial(withLast(raised, b)), 'condition-not-used'] as const]),
    ]),
    hints: hints(a === 0 ? 'value-at-zero' : 'condition', { a, b }),
    solution: [
      step('raise-each', undefined, equation(BIG_F, sum(polynomial(raised), C))),
      step('use-condition', { a, b }, equation(C, asFraction(constant))),
      answerIs(right),
    ],
  }
}

function withValueAtZero(dice: Dice): Draft {
  const [f, b] = [drawCoefficients(dice, dice.int(1, 3)), nonZero(dice, 9)]
  return antiderivativeDraft(
    say('antiderivative', {
      function: equation(F_OF_X, polynomial(f)),
      condition: equation(functionOf('F', 0), b),
    }),
    f,
    0,
    b,
  )
}

function withCondition(dice: Dice): Draft {
  const [f, a, b] = [drawCoefficients(dice, dice.int(1, 2)), nonZero(dice, 3), nonZero(dice, 9)]
  return antiderivativeDraft(
    say('antiderivative', {
      function: equation(F_OF_X, polynomial(f)),
      condition: equation(functionOf('F', a), b),
    }),
    f,
    a,
    b,
  )
}

function ofFunctions(dice: Dice): Draft {
  const [a, b, n] = [nonZero(dice, 9), nonZero(dice, 9), dice.int(1, 4)]
  const kind = dice.pick(['sin', 'cos', 'exp', 'reciprocal'] as const)
  const exp = power(E, X)
  const [inside, raised, mistaken, why] = {
    sin: [apply('sin', X), apply('cos', X), null, 'sine-sign'] as const,
    cos: [apply('cos', X), apply('sin', X), null, 'cosine-sign'] as const,
    exp: [exp, exp, multiple(X, power(E, difference(X, 1))), 'power-rule-on-exp'] as const,
    reciprocal: [fraction(1, X), apply('ln', X), power(X, 0), 'power-rule-on-reciprocal'] as const,
  }[kind]
  const size = kind === 'sin' ? -a : a
  const whole = (front: number, of: Maths, coefficient: number | Rational, exponent: number) =>
    asChoice(
      sumOf([
        [front, of],
        [coefficient, powerOf(X, exponent)],
        [1, C],
      ]),
    )
  const right = whole(size, raised, rational(b, n + 1), n + 1)
  return {
    question: say('find-integral', {
      integral: integral(
        brackets(
          sumOf([
            [a, inside],
            [b, powerOf(X, n)],
          ]),
        ),
      ),
      where: kind === 'reciprocal' ? say('x-positive') : say('nothing'),
    }),
    answer: choice(dice, right, [
      [
        mistaken
          ? whole(a, mistaken, rational(b, n + 1), n + 1)
          : whole(-size, raised, rational(b, n + 1), n + 1),
        why,
      ],
      [whole(size, raised, b, n + 1), 'not-divided'],
      [
        n === 1
          ? asChoice(
              sumOf([
                [size, raised],
                [b, null],
                [1, C],
              ]),
            )
          : whole(size, raised, b * n, n - 1),
        'differentiated',
      ],
    ]),
    hints: hints('of-functions'),
    solution: [
      step(`${kind}-raised`),
      step('power-raised', undefined, fraction(powerOf(X, n + 1), n + 1)),
      answerIs('maths' in right ? right.maths : 0),
    ],
  }
}
