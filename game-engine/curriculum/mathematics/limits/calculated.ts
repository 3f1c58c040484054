// Limits by algebra, at infinity and by derivatives: grade 12.
import type { Dice } from '#engine/core/random.ts'
import { type Rational, rational } from '../../exact.ts'
import type { Choice, Draft } from '../../exercise.ts'
import type { Generator } from '../../generator.ts'
import {
  absolute,
  apply,
  asFraction,
  brackets,
  difference,
  equation,
  fraction,
  INFINITY,
  limit,
  type Maths,
  multiple,
  num,
  opposite,
  power,
  product,
  root,
  sum,
  variable,
  X,
} from '../../notation.ts'
import { linear, polynomial, powerOf, sumOf } from '../../terms.ts'
import { nonZero } from '../non-zero.ts'
import { answerIs } from '../sentences.ts'
import { choice, hints, number, say, step } from './area.ts'

const MINUS_INFINITY = opposite(INFINITY)

/** limits-algebra */
export const limitsByAlgebra: Generator = {
  version: 1,
  draw: (dice, difficulty) => {
    if (difficulty === 1) return bySubstitution(dice)
    if (difficulty === 2) return byFactoring(dice)
    return dice.int(1, 2) === 1 ? byConjugate(dice) : sineOverLine(dice)
  },
}

function bySubstitution(dice: Dice): Draft {
  const [a, p, q, r, s] = [
    nonZero(dice, 4),
    nonZero(dice, 3),
    nonZero(dice, 6),
    dice.int(1, 3),
    nonZero(dice, 6),
  ]
  const [top, under] = [p * a * a + q, r * a + s]
  if (under === 0 || top === 0 || Math.abs(under) > 24) return bySubstitution(dice)
  const value = rational(top, under)
  const asked = limit('x', a, fraction(polynomial([p, 0, q]), linear(r, s)))
  return {
    question: say('find-limit', { limit: asked }),
    answer: number(
      value,
      [
        [rational(-p * a * a + q, under), 'square-sign'],
        [rational(p, r), 'leading-numbers-only'],
        [rational(under, top), 'turned-over'],
        ...((p * a) ** 2 + q === top
          ? []
          : [[rational((p * a) ** 2 + q, under), 'coefficient-squared'] as const]),
      ],
      'any',
    ),
    hints: hints('substitute', { a }),
    solution: [
      step(
        'not-zero-below',
        undefined,
        equation(
          sumOf([
            [r * a, null],
            [s, null],
          ]),
          under,
        ),
      ),
      step('put-in', { a }, equation(fraction(top, under), asFraction(value))),
    ],
  }
}

function byFactoring(dice: Dice): Draft {
  const [a, other, lead, third] = [nonZero(dice, 6), nonZero(dice, 6), dice.int(1, 3), nonZero(dice, 6)]
  if (a === other || third === a || third === other) return byFactoring(dice)
  const value = rational(lead * (a - other), a - third)
  const top = polynomial([lead, -lead * (a + other), lead * a * other])
  const under = polynomial([1, -(a + third), a * third])
  return {
    question: say('find-limit', { limit: limit('x', a, fraction(top, under)) }),
    answer: number(
      value,
      [
        [0, 'zero-over-zero'],
        [1, 'zero-over-zero-is-one'],
        [lead, 'terms-cancelled'],
        [rational(lead * (a + other), a + third || 1), 'sign-lost'],
      ],
      'any',
    ),
    hints: hints('factor-and-cancel', { a }),
    solution: [
      step('zero-over-zero-step', { a }),
      step(
        'factor-both',
        undefined,
        fraction(
          multiple(
            brackets(linear(1, -a)),
            lead === 1 ? brackets(linear(1, -other)) : multiple(lead, brackets(linear(1, -other))),
          ),
          multiple(brackets(linear(1, -a)), brackets(linear(1, -third))),
        ),
      ),
      step(
        'cancel',
        undefined,
        limit(
          'x',
          a,
          fraction(
            lead === 1 ? linear(1, -other) : multiple(lead, brackets(linear(1, -other))),
            linear(1, -third),
          ),
        ),
      ),
      step('put-in', { a }, equation(fraction(lead * (a - other), a - third), asFraction(value))),
    ],
  }
}

/** (√(x + b) - c)/(x - a) with a + b = c² */
function byConjugate(dice: Dice): Draft {
  const [c, a] = [dice.int(1, 7), nonZero(dice, 9)]
  const b = c * c - a
  if (b === 0) return byConjugate(dice)
  const asked = limit('x', a, fraction(difference(root(linear(1, b)), c), linear(1, -a)))
  return {
    question: say('find-limit', { limit: asked }),
    answer: number(
      rational(1, 2 * c),
      [
        [0, 'zero-over-zero'],
        [rational(1, c), 'conjugate-not-doubled'],
        [2 * c, 'turned-over'],
        [1, 'zero-over-zero-is-one'],
      ],
      'any',
    ),
    hints: hints('conjugate'),
    solution: [
      step('zero-over-zero-step', { a }),
      step(
        'by-conjugate',
        undefined,
        fraction(
          sumOf([
            [1, X],
            [b, null],
            [-c * c, null],
          ]),
          multiple(brackets(linear(1, -a)), brackets(sum(root(linear(1, b)), c))),
        ),
      ),
      step('cancel', undefined, limit('x', a, fraction(1, sum(root(linear(1, b)), c)))),
      step('put-in', { a }, equation(fraction(1, sum(c, c)), fraction(1, 2 * c))),
    ],
  }
}

function sineOverLine(dice: Dice): Draft {
  const [k, m] = [dice.int(2, 9), dice.int(1, 9)]
  if (k === m) return sineOverLine(dice)
  const value = rational(k, m)
  return {
    question: say('find-limit', { limit: limit('x', 0, fraction(apply('sin', linear(k, 0)), linear(m, 0))) }),
    answer: number(
      value,
      [
        [1, 'inner-factor-ignored'],
        [0, 'zero-over-zero'],
        [rational(1, m), 'inner-factor-ignored'],
        [rational(m, k), 'turned-over'],
      ],
      'any',
    ),
    hints: hints('sine-over-line', { k }),
    solution: [
      step(
        'sine-rule',
        undefined,
        equation(limit('x', 0, fraction(apply('sin', linear(k, 0)), linear(k, 0))), 1),
      ),
      step(
        'sine-factor',
        undefined,
        product(fraction(k, m), fraction(apply('sin', linear(k, 0)), linear(k, 0))),
      ),
      answerIs(asFraction(value)),
    ],
  }
}

/** limits-infinity */
export const limitsAtInfinity: Generator = {
  version: 1,
  draw: (dice, difficulty) => {
    if (difficulty === 1) return equalDegrees(dice)
    if (difficulty === 2) return differentDegrees(dice)
    return dice.int(1, 2) === 1 ? atAsymptote(dice) : rootAtMinusInfinity(dice)
  },
}

function equalDegrees(dice: Dice): Draft {
  const [a, b, c, d] = [nonZero(dice, 9), nonZero(dice, 9), nonZero(dice, 9), nonZero(dice, 9)]
  const degree = dice.pick([1, 2])
  const value = rational(a, c)
  if (a === c || (value.n === rational(b, d).n && value.d === rational(b, d).d)) return equalDegrees(dice)
  const [top, under] = [
    polynomial(degree === 1 ? [a, b] : [a, 0, b]),
    polynomial(degree === 1 ? [c, d] : [c, 0, d]),
  ]
  return {
    question: say('find-limit', { limit: limit('x', INFINITY, fraction(top, under)) }),
    answer: number(
      value,
      [
        [1, 'infinity-over-infinity'],
        [rational(b, d), 'last-numbers-compared'],
        [0, 'zero-for-equal-degrees'],
        [rational(c, a), 'turned-over'],
      ],
      'any',
    ),
    hints: hints('equal-degrees'),
    solution: [
      step(
        'divide-by-power',
        { power: degree === 1 ? X : power(X, 2) },
        fraction(
          sumOf([
            [a, null],
            [b, degree === 1 ? fraction(1, X) : fraction(1, power(X, 2))],
          ]),
          sumOf([
            [c, null],
            [d, degree === 1 ? fraction(1, X) : fraction(1, power(X, 2))],
          ]),
        ),
      ),
      step(
        'small-terms-vanish',
        undefined,
        equation(limit('x', INFINITY, fraction(top, under)), asFraction(value)),
      ),
    ],
  }
}

const option = (maths: Maths): Choice => ({ maths })

/** Degrees 1 to 3 that differ. */
function differentDegrees(dice: Dice): Draft {
  const [a, b, c, d] = [nonZero(dice, 9), nonZero(dice, 9), nonZero(dice, 9), nonZero(dice, 9)]
  const [high, low] = dice.pick([
    [2, 1],
    [3, 1],
    [3, 2],
  ] as const)
  const isTopHigher = dice.int(1, 3) > 1
  const of = (degree: number, lead: number, last: number) =>
    polynomial([lead, ...Array.from({ length: degree - 1 }, () => 0), last])
  const toMinus = dice.int(1, 2) === 1
  const sign = Math.sign(a * c) * (toMinus && (high - low) % 2 === 1 ? -1 : 1)
  const infinite = sign > 0 ? INFINITY : MINUS_INFINITY
  const other = sign > 0 ? MINUS_INFINITY : INFINITY
  const right = isTopHigher ? infinite : num(0)
  const ratio = asFraction(rational(a, c))
  const asked = limit(
    'x',
    toMinus ? MINUS_INFINITY : INFINITY,
    isTopHigher ? fraction(of(high, a, b), of(low, c, d)) : fraction(of(low, a, b), of(high, c, d)),
  )
  return {
    question: say('find-limit', { limit: asked }),
    answer: choice(dice, option(right), [
      [option(isTopHigher ? num(0) : infinite), 'degrees-mixed'],
      [option(ratio), 'leading-numbers-only'],
      [option(isTopHigher ? other : num(1)), isTopHigher ? 'infinity-sign' : 'infinity-over-infinity'],
    ]),
    hints: hints('different-degrees'),
    solution: [
      step(isTopHigher ? 'top-grows-faster' : 'bottom-grows-faster'),
      ...(isTopHigher
        ? [
            step(
              'sign-of-leading',
              undefined,
              fraction(sumOf([[a, powerOf(X, high)]]), sumOf([[c, powerOf(X, low)]])),
            ),
          ]
        : []),
      answerIs(right),
    ],
  }
}

/** p/(x - a) or p/(x - a)², from one side. */
function atAsymptote(dice: Dice): Draft {
  const [a, p, n] = [nonZero(dice, 7), nonZero(dice, 9), dice.pick([1, 2, 3])]
  const side = dice.pick(['+', '-'] as const)
  const sign = Math.sign(p) * (side === '-' && n % 2 === 1 ? -1 : 1)
  const right = sign > 0 ? INFINITY : MINUS_INFINITY
  const under = n === 1 ? linear(1, -a) : power(brackets(linear(1, -a)), n)
  return {
    question: say('find-limit', { limit: limit('x', a, fraction(p, under), side) }),
    answer: choice(dice, option(right), [
      [option(sign > 0 ? MINUS_INFINITY : INFINITY), 'side-sign'],
      [option(num(0)), 'zero-below-is-zero'],
      [option(num(p)), 'denominator-ignored'],
    ]),
    hints: hints('asymptote', { a }),
    solution: [
      step(side === '+' ? 'slightly-more' : 'slightly-less', { a }),
      step(sign * p > 0 ? 'denominator-positive' : 'denominator-negative'),
      answerIs(right),
    ],
  }
}

/** √(a²x² + bx)/(cx + d) at minus infinity */
function rootAtMinusInfinity(dice: Dice): Draft {
  const [a, b, c, d] = [dice.int(1, 6), nonZero(dice, 9), nonZero(dice, 6), nonZero(dice, 9)]
  const toMinus = dice.int(1, 3) > 1
  const value: Rational = rational(toMinus ? -a : a, c)
  const asked = limit(
    'x',
    toMinus ? MINUS_INFINITY : INFINITY,
    fraction(root(polynomial([a * a, b, 0])), linear(c, d)),
  )
  return {
    question: say('find-limit', { limit: asked }),
    answer: number(
      value,
      [
        [{ n: -value.n, d: value.d }, 'root-sign'],
        [rational(a * a, c), 'root-forgotten'],
        [rational(b, d), 'last-numbers-compared'],
        [0, 'zero-for-equal-degrees'],
      ],
      'any',
    ),
    hints: hints('root-at-infinity'),
    solution: [
      step(toMinus ? 'root-is-minus-x' : 'root-is-x', undefined, equation(root(power(X, 2)), absolute(X))),
      step(
        'divide-by-power',
        { power: X },
        fraction(
          toMinus
            ? opposite(
                root(
                  sumOf([
                    [a * a, null],
                    [b, fraction(1, X)],
                  ]),
                ),
              )
            : root(
                sumOf([
                  [a * a, null],
                  [b, fraction(1, X)],
                ]),
              ),
          sumOf([
            [c, null],
            [d, fraction(1, X)],
          ]),
        ),
      ),
      answerIs(asFraction(value)),
    ],
  }
}

/** lhospital-rule */
export const lHospital: Generator = {
  version: 1,
  draw: (dice, difficulty) => {
    if (difficulty === 1) return firstForms(dice)
    return difficulty === 2 ? polynomials(dice) : dice.int(1, 3) === 1 ? doesNotApply(dice) : twice(dice)
  },
}

function firstForms(dice: Dice): Draft {
  const [a, b] = [dice.int(1, 9), dice.int(1, 9)]
  const form = dice.pick(['exp', 'ln', 'tan'] as const)
  if (a === b) return firstForms(dice)
  const inner = linear(a, 0)
  const top =
    form === 'exp'
      ? difference(power(variable('e'), inner), 1)
      : form === 'ln'
        ? apply('ln', brackets(sum(1, inner)))
        : apply('tan', inner)
  const slope =
    form === 'exp'
      ? a === 1
        ? power(variable('e'), X)
        : multiple(a, power(variable('e'), inner))
      : form === 'ln'
        ? fraction(a, sum(1, inner))
        : fraction(a, apply(power(variable('cos'), 2), inner))
  return {
    question: say('find-limit', { limit: limit('x', 0, fraction(top, linear(b, 0))) }),
    answer: number(
      rational(a, b),
      [
        [0, 'zero-over-zero'],
        [1, 'zero-over-zero-is-one'],
        [rational(1, b), 'inner-factor-ignored'],
        [rational(b, a), 'turned-over'],
      ],
      'any',
    ),
    hints: hints('lhospital'),
    solution: [
      step('zero-over-zero-step', { a: 0 }),
      step('derive-both', undefined, limit('x', 0, fraction(slope, b))),
      answerIs(asFraction(rational(a, b))),
    ],
  }
}

/** (x^n - c^n)/(x^m - c^m) at c */
function polynomials(dice: Dice): Draft {
  const [c, n, m] = [dice.int(1, 3), dice.int(2, 6), dice.int(2, 5)]
  if (n === m || c ** n > 300) return polynomials(dice)
  const value = n > m ? rational(n * c ** (n - m), m) : rational(n, m * c ** (m - n))
  return {
    question: say('find-limit', {
      limit: limit('x', c, fraction(difference(power(X, n), c ** n), difference(power(X, m), c ** m))),
    }),
    answer: number(
      value,
      [
        [0, 'zero-over-zero'],
        [1, 'zero-over-zero-is-one'],
        [rational(n, m), 'powers-not-put-in'],
        [rational(m, n), 'turned-over'],
      ],
      'any',
    ),
    hints: hints('lhospital'),
    solution: [
      step('zero-over-zero-step', { a: c }),
      step(
        'derive-both',
        undefined,
        limit(
          'x',
          c,
          fraction(multiple(n, n === 2 ? X : power(X, n - 1)), multiple(m, m === 2 ? X : power(X, m - 1))),
        ),
      ),
      step('put-in', { a: c }, equation(fraction(n * c ** (n - 1), m * c ** (m - 1)), asFraction(value))),
    ],
  }
}

/** (1 - cos ax)/(bx²) */
function twice(dice: Dice): Draft {
  const [a, b] = [dice.int(1, 8), dice.int(1, 9)]
  const value = rational(a * a, 2 * b)
  const inner = linear(a, 0)
  return {
    question: say('find-limit', {
      limit: limit('x', 0, fraction(difference(1, apply('cos', inner)), multiple(b, power(X, 2)))),
    }),
    answer: number(
      value,
      [
        [0, 'stopped-too-soon'],
        [rational(a * a, b), 'power-not-derived'],
        [rational(a, 2 * b), 'inner-factor-once'],
        [rational(1, 2 * b), 'inner-factor-ignored'],
      ],
      'any',
    ),
    hints: hints('lhospital-twice'),
    solution: [
      step(
        'derive-both',
        undefined,
        limit(
          'x',
          0,
          fraction(a === 1 ? apply('sin', X) : multiple(a, apply('sin', inner)), multiple(2 * b, X)),
        ),
      ),
      step(
        'derive-again',
        undefined,
        limit('x', 0, fraction(a === 1 ? apply('cos', X) : multiple(a * a, apply('cos', inner)), 2 * b)),
      ),
      answerIs(asFraction(value)),
    ],
  }
}

function doesNotApply(dice: Dice): Draft {
  const [a, p, q, r, s] = [dice.int(0, 4), dice.int(1, 6), nonZero(dice, 7), dice.int(1, 6), nonZero(dice, 7)]
  const [top, under] = [p * a + q, r * a + s]
  if (top === 0 || under === 0 || top * r === p * under) return doesNotApply(dice)
  return {
    question: say('find-limit', { limit: limit('x', a, fraction(linear(p, q), linear(r, s))) }),
    answer: number(
      rational(top, under),
      [
        [rational(p, r), 'rule-not-allowed'],
        [rational(under, top), 'turned-over'],
        [0, 'zero-over-zero'],
      ],
      'any',
    ),
    hints: hints('lhospital'),
    solution: [
      step('no-indefinite-form', { a }),
      step(
        'put-in',
        { a },
        equation(
          fraction(
            sumOf([
              [p * a, null],
              [q, null],
            ]),
            sumOf([
              [r * a, null],
              [s, null],
            ]),
          ),
          asFraction(rational(top, under)),
        ),
      ),
    ],
  }
}
