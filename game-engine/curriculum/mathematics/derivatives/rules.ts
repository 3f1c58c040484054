// Derivatives by definition and by rules: grade 12.
import type { Dice } from '#engine/core/random.ts'
import { rational } from '../../exact.ts'
import type { Choice, Draft } from '../../exercise.ts'
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
  Y,
} from '../../notation.ts'
import { bracketed, inBrackets, linear, polynomial, powerOf, sumOf } from '../../terms.ts'
import { nonZero } from '../non-zero.ts'
import { answerIs } from '../sentences.ts'
import { choice, expression, hints, number, numbers, say, step } from './area.ts'

const DERIVED = functionOf('f′', X)
const E = variable('e')

/** From the highest power down. */
function derive(coefficients: readonly number[]): number[] {
  const degree = coefficients.length - 1
  return coefficients.slice(0, -1).map((value, index) => value * (degree - index))
}

const valueAt = (coefficients: readonly number[], x: number) =>
  coefficients.reduce((all, coefficient) => all * x + coefficient, 0)

/** derivative-definition */
export const derivativeDefinition: Generator = {
  version: 1,
  draw: (dice, difficulty) => {
    if (difficulty === 1) return differenceQuotient(dice)
    return difficulty === 2
      ? slopeOfParabola(dice)
      : dice.int(1, 2) === 1
        ? slopeOfRoot(dice)
        : slopeOfReciprocal(dice)
  },
}

const H = variable('h')

/** (f(x + h) - f(x))/h of a quadratic, without fraction. */
function differenceQuotient(dice: Dice): Draft {
  const [a, b, c] = [nonZero(dice, 5), nonZero(dice, 9), nonZero(dice, 9)]
  const right = sumOf([
    [2 * a, X],
    [a, H],
    [b, null],
  ])
  return {
    question: say('difference-quotient', {
      function: equation(F_OF_X, polynomial([a, b, c])),
      quotient: fraction(difference(functionOf('f', sum(X, H)), F_OF_X), H),
    }),
    answer: expression(
      right,
      [
        [
          sumOf([
            [2 * a, X],
            [b, null],
          ]),
          'h-dropped-too-soon',
        ],
        [
          sumOf([
            [a, H],
            [b, null],
          ]),
          'middle-term-lost',
        ],
        [num(1), 'h-added-outside'],
      ],
      'simplified',
    ),
    hints: hints('difference-quotient'),
    solution: [
      step(
        'put-x-plus-h',
        undefined,
        equation(
          functionOf('f', sum(X, H)),
          sumOf([
            [a, power(brackets(sum(X, H)), 2)],
            [b, brackets(sum(X, H))],
            [c, null],
          ]),
        ),
      ),
      step(
        'subtract-f',
        undefined,
        sumOf([
          [2 * a, multiple(X, H)],
          [a, power(H, 2)],
          [b, H],
        ]),
      ),
      step('divide-by-h'),
      answerIs(right),
    ],
  }
}

function slopeOfParabola(dice: Dice): Draft {
  const [a, b, c, at] = [nonZero(dice, 4), nonZero(dice, 9), nonZero(dice, 9), nonZero(dice, 5)]
  const value = 2 * a * at + b
  return {
    question: say('slope-at', {
      function: equation(F_OF_X, polynomial([a, b, c])),
      asked: functionOf('f′', at),
    }),
    answer: number(value, [
      [a * at * at + b * at + c, 'value-for-slope'],
      [2 * a * at + b + a, 'h-left-as-one'],
      [a * at + b, 'exponent-not-in-front'],
      [2 * a * at + b + c, 'constant-kept'],
    ]),
    hints: hints('slope-at', { at }),
    solution: [
      step(
        'quotient-is',
        undefined,
        sumOf([
          [2 * a * at, null],
          [b, null],
          [a, H],
        ]),
      ),
      step('h-to-zero', undefined, equation(functionOf('f′', at), value)),
    ],
  }
}

/** √(x + k) where x + k is a square. */
function slopeOfRoot(dice: Dice): Draft {
  const [c, at] = [dice.int(2, 9), nonZero(dice, 9)]
  const k = c * c - at
  if (k === 0) return slopeOfRoot(dice)
  return {
    question: say('slope-at', {
      function: equation(F_OF_X, root(linear(1, k))),
      asked: functionOf('f′', at),
    }),
    answer: number(
      rational(1, 2 * c),
      [
        [c, 'value-for-slope'],
        [rational(1, c), 'conjugate-not-doubled'],
        [2 * c, 'turned-over'],
        [rational(c, 2), 'exponent-not-lowered'],
      ],
      'any',
    ),
    hints: hints('slope-of-root'),
    solution: [
      step(
        'by-conjugate',
        undefined,
        fraction(
          1,
          sum(
            root(
              sumOf([
                [at + k, null],
                [1, H],
              ]),
            ),
            c,
          ),
        ),
      ),
      step('h-to-zero', undefined, equation(functionOf('f′', at), fraction(1, 2 * c))),
    ],
  }
}

function slopeOfReciprocal(dice: Dice): Draft {
  const [k, at] = [dice.int(1, 12), nonZero(dice, 6)]
  const value = rational(-k, at * at)
  return {
    question: say('slope-at', { function: equation(F_OF_X, fraction(k, X)), asked: functionOf('f′', at) }),
    answer: number(
      value,
      [
        [rational(k, at * at), 'sign-lost'],
        [rational(k, at), 'value-for-slope'],
        [rational(-k, at), 'exponent-not-lowered'],
        [k, 'denominator-not-derived'],
      ],
      'any',
    ),
    hints: hints('slope-of-reciprocal'),
    solution: [
      step(
        'common-denominator',
        undefined,
        fraction(
          num(-k),
          multiple(
            bracketed(at),
            brackets(
              sumOf([
                [at, null],
                [1, H],
              ]),
            ),
          ),
        ),
      ),
      step('h-to-zero', undefined, equation(functionOf('f′', at), asFraction(value))),
    ],
  }
}

/** power-rule */
export const powerRule: Generator = {
  version: 1,
  draw: (dice, difficulty) => {
    if (difficulty === 1) return ofPolynomial(dice)
    if (difficulty === 2) return withNegativePower(dice)
    return dice.int(1, 2) === 1 ? horizontalTangents(dice) : slopeOfCubic(dice)
  },
}

const derivativeOf = (formula: Maths) => say('differentiate', { function: equation(F_OF_X, formula) })

function ofPolynomial(dice: Dice): Draft {
  const degree = dice.int(2, 4)
  const coefficients = [nonZero(dice, 6), ...Array.from({ length: degree }, () => dice.int(-9, 9))]
  const [last = 0] = coefficients.slice(-1)
  if (last === 0 || coefficients.filter((value) => value !== 0).length < 3) return ofPolynomial(dice)
  const derived = derive(coefficients)
  const right = polynomial(derived)
  return {
    question: derivativeOf(polynomial(coefficients)),
    answer: expression(
      right,
      [
        [polynomial([...derived.slice(0, -1), (derived.at(-1) ?? 0) + last]), 'constant-kept'],
        [
          polynomial(coefficients.map((value, index) => (index === degree ? 0 : value * (degree - index)))),
          'exponent-not-lowered',
        ],
        [polynomial(coefficients.slice(0, -1)), 'exponent-not-in-front'],
      ],
      'simplified',
    ),
    hints: hints('power-rule'),
    solution: [
      step(
        'each-power',
        undefined,
        equation(derivativeSign(powerOf(X, degree)), sumOf([[degree, powerOf(X, degree - 1)]])),
      ),
      step('constant-vanishes'),
      answerIs(right),
    ],
  }
}

/** (x³)′ */
const derivativeSign = (of: Maths): Maths => apply('d/dx', brackets(of))

/** ax^n + b/x^m */
function withNegativePower(dice: Dice): Draft {
  const [a, b, n, m] = [nonZero(dice, 6), nonZero(dice, 9), dice.int(1, 3), dice.int(1, 3)]
  const front = sumOf([[a, powerOf(X, n)]])
  const over = fraction(Math.abs(b), powerOf(X, m))
  const derivedFront = n === 1 ? num(a) : sumOf([[a * n, powerOf(X, n - 1)]])
  const tail = (size: number, exponent: number, isMinus: boolean) =>
    isMinus
      ? difference(derivedFront, fraction(size, powerOf(X, exponent)))
      : sum(derivedFront, fraction(size, powerOf(X, exponent)))
  const size = Math.abs(b) * m
  const right = tail(size, m + 1, b > 0)
  return {
    question: derivativeOf(b > 0 ? sum(front, over) : difference(front, over)),
    answer: expression(right, [
      [tail(size, m + 1, b < 0), 'negative-exponent-sign'],
      ...(m > 1 ? [[tail(size, m - 1, b > 0), 'exponent-raised'] as const] : []),
      [
        b > 0
          ? sum(derivedFront, fraction(Math.abs(b), m === 1 ? num(1) : sumOf([[m, powerOf(X, m - 1)]])))
          : difference(
              derivedFront,
              fraction(Math.abs(b), m === 1 ? num(1) : sumOf([[m, powerOf(X, m - 1)]])),
            ),
        'denominator-derived-alone',
      ],
      [tail(Math.abs(b), m + 1, b > 0), 'exponent-not-in-front'],
    ]),
    hints: hints('negative-power'),
    solution: [
      step(
        'rewrite-as-power',
        undefined,
        equation(
          over,
          m === 0 ? num(1) : multiple(Math.abs(b) === 1 ? num(1) : num(Math.abs(b)), power(X, -m)),
        ),
      ),
      step('lower-exponent', { exponent: num(-m - 1) }),
      answerIs(right),
    ],
  }
}

function slopeOfCubic(dice: Dice): Draft {
  const [coefficients, at] = [
    [nonZero(dice, 3), dice.int(-5, 5), dice.int(-9, 9), dice.int(-9, 9)],
    nonZero(dice, 3),
  ]
  const value = valueAt(derive(coefficients), at)
  if (value === 0 || coefficients[3] === 0) return slopeOfCubic(dice)
  return {
    question: say('slope-at', {
      function: equation(F_OF_X, polynomial(coefficients)),
      asked: functionOf('f′', at),
    }),
    answer: number(value, [
      [valueAt(coefficients, at), 'value-for-slope'],
      [value + (coefficients[3] ?? 0), 'constant-kept'],
      [
        valueAt(
          coefficients.map((one, index) => one * (3 - index)),
          at,
        ),
        'exponent-not-lowered',
      ],
      [valueAt(coefficients.slice(0, -1), at), 'exponent-not-in-front'],
    ]),
    hints: hints('slope-by-rule', { at }),
    solution: [
      step('derivative-is', undefined, equation(DERIVED, polynomial(derive(coefficients)))),
      step('put-in', { at }, equation(functionOf('f′', at), value)),
    ],
  }
}

/** A cubic whose derivative has two whole roots. */
function horizontalTangents(dice: Dice): Draft {
  const [low, half, c] = [dice.int(-5, 2), dice.int(1, 3), dice.int(-9, 9)]
  const high = low + 2 * half
  // 3(x - low)(x - high) is the derivative of a cubic with whole coefficients when low + high is even.
  const coefficients = [1, (-3 * (low + high)) / 2, 3 * low * high, c]
  if (low + high === 0 && low * high === 0) return horizontalTangents(dice)
  return {
    question: say('horizontal-tangents', { function: equation(F_OF_X, polynomial(coefficients)) }),
    answer: numbers(
      ['smaller', 'larger'],
      [low, high],
      [
        [[-high, -low], 'root-signs'],
        [[Math.min(0, low + high), Math.max(0, low + high)], 'numbers-compared'],
        [[3 * low, 3 * high], 'not-divided'],
      ],
    ),
    hints: hints('horizontal-tangents'),
    solution: [
      step('derivative-is', undefined, equation(DERIVED, polynomial(derive(coefficients)))),
      step(
        'slope-zero',
        undefined,
        equation(multiple(3, multiple(inBrackets(1, -low), inBrackets(1, -high))), 0),
      ),
      answerIs(say('both-places', { low: equation(X, low), high: equation(X, high) })),
    ],
  }
}

/** product-quotient-rule */
export const productAndQuotient: Generator = {
  version: 1,
  draw: (dice, difficulty) => {
    if (difficulty === 1) return productOfTwo(dice)
    return difficulty === 2 ? quotientOfTwo(dice) : fromTable(dice)
  },
}

function productOfTwo(dice: Dice): Draft {
  const [a, b, c, d, e] = [
    nonZero(dice, 5),
    nonZero(dice, 6),
    nonZero(dice, 4),
    dice.int(-6, 6),
    nonZero(dice, 6),
  ]
  const [u, v] = [
    [a, b],
    [c, d, e],
  ]
  const right = polynomial([3 * a * c, 2 * (a * d + b * c), a * e + b * d])
  return {
    question: derivativeOf(multiple(inBrackets(...u), inBrackets(...v))),
    answer: expression(right, [
      [polynomial([2 * a * c, a * d]), 'product-of-derivatives'],
      [polynomial([a * c, a * d, a * e]), 'second-part-lost'],
      [polynomial([2 * a * c, 2 * b * c + a * d, b * d]), 'first-part-lost'],
      [
        sumOf([
          [-a * c, power(X, 2)],
          [-2 * b * c, X],
          [a * e - b * d, null],
        ]),
        'minus-in-product',
      ],
    ]),
    hints: hints('product-rule'),
    solution: [
      step('name-parts', {
        u: equation(variable('u'), polynomial(u)),
        v: equation(variable('v'), polynomial(v)),
      }),
      step(
        'product-formula',
        undefined,
        sum(multiple(num(a), inBrackets(...v)), multiple(inBrackets(...u), inBrackets(2 * c, d))),
      ),
      answerIs(right),
    ],
  }
}

function quotientOfTwo(dice: Dice): Draft {
  const [a, b, c, d] = [nonZero(dice, 6), nonZero(dice, 7), dice.int(1, 5), nonZero(dice, 7)]
  const top = a * d - b * c
  if (top === 0) return quotientOfTwo(dice)
  const under = power(inBrackets(c, d), 2)
  const right = fraction(top, under)
  return {
    question: derivativeOf(fraction(linear(a, b), linear(c, d))),
    answer: expression(right, [
      [fraction(-top, under), 'quotient-order'],
      [fraction(top, inBrackets(c, d)), 'denominator-not-squared'],
      [asFraction(rational(a, c)), 'quotient-of-derivatives'],
      [fraction(polynomial([2 * a * c, a * d + b * c]), under), 'plus-in-quotient'],
    ]),
    hints: hints('quotient-rule'),
    solution: [
      step('name-parts', {
        u: equation(variable('u'), linear(a, b)),
        v: equation(variable('v'), linear(c, d)),
      }),
      step(
        'quotient-formula',
        undefined,
        fraction(difference(multiple(num(a), inBrackets(c, d)), multiple(c, inBrackets(a, b))), under),
      ),
      answerIs(right),
    ],
  }
}

/** (fg)′ or (f/g)′ at a place, of the values of a table. */
function fromTable(dice: Dice): Draft {
  const [f, df, g, dg, at] = [
    nonZero(dice, 6),
    nonZero(dice, 6),
    nonZero(dice, 5),
    nonZero(dice, 6),
    dice.int(1, 5),
  ]
  const isProduct = dice.int(1, 2) === 1
  const over = df * g - f * dg
  if (over === 0) return fromTable(dice)
  const value = isProduct ? rational(df * g + f * dg) : rational(over, g * g)
  const name = (text: string) => functionOf(text, X)
  return {
    question: say(isProduct ? 'product-from-table' : 'quotient-from-table', { at }),
    drawing: {
      kind: 'table',
      rows: [
        [X, name('f'), name('f′'), name('g'), name('g′')],
        [num(at), num(f), num(df), num(g), num(dg)],
      ],
    },
    answer: number(
      value,
      isProduct
        ? [
            [df * dg, 'product-of-derivatives'],
            [over, 'minus-in-product'],
            [df * g, 'second-part-lost'],
            [f * dg, 'first-part-lost'],
          ]
        : [
            [rational(df, dg), 'quotient-of-derivatives'],
            [rational(-over, g * g), 'quotient-order'],
            [rational(over, g), 'denominator-not-squared'],
            [rational(df * g + f * dg, g * g), 'plus-in-quotient'],
          ],
      'any',
    ),
    hints: hints(isProduct ? 'product-rule' : 'quotient-rule'),
    solution: [
      step(isProduct ? 'product-rule-says' : 'quotient-rule-says'),
      step(
        'put-values-in',
        undefined,
        equation(
          isProduct
            ? sum(product(df, bracketed(g)), product(bracketed(f), bracketed(dg)))
            : fraction(
                difference(product(df, bracketed(g)), product(bracketed(f), bracketed(dg))),
                power(bracketed(g), 2),
              ),
          asFraction(value),
        ),
      ),
    ],
  }
}

const option = (maths: Maths): Choice => ({ maths })
const of = (name: string, inner: Maths = X): Maths => apply(name, inner)
const exp = (inner: Maths = X): Maths => power(E, inner)

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
    option(
      sumOf([
        [p, of('cos')],
        [q, of('sin')],
        [r, powerOf(X, exponent)],
      ]),
    )
  return {
    question: derivativeOf(
      sumOf([
        [a, of('sin')],
        [b, of('cos')],
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
      step('sine-becomes', undefined, equation(derivativeSign(of('sin')), of('cos'))),
      step('cosine-becomes', undefined, equation(derivativeSign(of('cos')), opposite(of('sin')))),
      answerIs(
        sumOf([
          [a, of('cos')],
          [-b, of('sin')],
          [c * n, powerOf(X, n - 1)],
        ]),
      ),
    ],
  }
}

function expAndLog(dice: Dice): Draft {
  const [a, b, c] = [nonZero(dice, 9), nonZero(dice, 9), nonZero(dice, 9)]
  const line = (front: Maths, size: number, back: Maths) =>
    option(size < 0 ? difference(front, back) : sum(front, back))
  const reciprocal = fraction(Math.abs(b), X)
  const front = (last: number) =>
    sumOf([
      [a, exp()],
      [last, null],
    ])
  const right = b < 0 ? difference(front(c), reciprocal) : sum(front(c), reciprocal)
  return {
    question: derivativeOf(
      sumOf([
        [a, exp()],
        [b, of('ln')],
        [c, X],
      ]),
    ),
    answer: choice(dice, option(right), [
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
      [line(front(c), b, fraction(Math.abs(b), of('ln'))), 'log-as-power'],
      [line(front(0), b, reciprocal), 'linear-term-lost'],
      [line(front(c), -b, reciprocal), 'sign-lost'],
    ]),
    hints: hints('exp-and-log'),
    solution: [
      step('exp-becomes', undefined, equation(derivativeSign(exp()), exp())),
      step('log-becomes', undefined, equation(derivativeSign(of('ln')), fraction(1, X))),
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
        [a, of('sin')],
        [c, X],
      ]),
      num(0),
      a + c,
      c,
      of('cos'),
    ] as const,
    [
      sumOf([
        [a, of('sin')],
        [c, X],
      ]),
      PI_SIGN,
      c - a,
      c + a,
      of('cos'),
    ] as const,
    [
      sumOf([
        [a, of('cos')],
        [c, X],
      ]),
      fraction(PI_SIGN, 2),
      c - a,
      c + a,
      of('sin'),
    ] as const,
    [
      sumOf([
        [a, exp()],
        [c, X],
      ]),
      num(0),
      a + c,
      c,
      exp(),
    ] as const,
    [
      sumOf([
        [a, of('ln')],
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
      of('sin', inside),
      multiple(slope, of('cos', inside)),
      of('cos', inside),
      of('cos', brackets(slope)),
      opposite(multiple(slope, of('cos', inside))),
    ],
    cos: [
      of('cos', inside),
      opposite(multiple(slope, of('sin', inside))),
      opposite(of('sin', inside)),
      opposite(of('sin', brackets(slope))),
      multiple(slope, of('sin', inside)),
    ],
    exp: [
      exp(inner),
      multiple(slope, exp(inner)),
      exp(inner),
      exp(slope),
      multiple(brackets(inner), exp(linear(a, b - 1))),
    ],
    ln: [
      of('ln', inside),
      fraction(slope, inner),
      fraction(1, inner),
      of('ln', brackets(slope)),
      fraction(1, slope),
    ],
  }[kind] as [Maths, Maths, Maths, Maths, Maths]
  return {
    question: derivativeOf(asked),
    answer: choice(dice, option(right), [
      [option(lost), 'inner-derivative-lost'],
      [option(changed), 'inner-changed-too'],
      [
        option(sign),
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
