// Antiderivatives, sums, integrals, areas: grade 12.
import type { Dice } from '#engine/core/random.ts'
import type { Drawing, Point } from '../../drawing.ts'
import { minus, over, plus, type Rational, rational, times } from '../../exact.ts'
import type { Choice, Draft } from '../../exercise.ts'
import type { Generator } from '../../generator.ts'
import { graphOf } from '../../graph.ts'
import {
  apply,
  asFraction,
  brackets,
  definiteIntegral,
  difference,
  equation,
  F_OF_X,
  fraction,
  functionOf,
  integral,
  type Maths,
  multiple,
  num,
  power,
  product,
  sum,
  variable,
  X,
} from '../../notation.ts'
import { bracketed, inBrackets, linear, polynomial, powerOf, sumOf } from '../../terms.ts'
import { nonZero } from '../non-zero.ts'
import { answerIs } from '../sentences.ts'
import { choice, expression, hints, number, say, step } from './area.ts'

const BIG_F = functionOf('F', X)
const C = variable('C')
const E = variable('e')
const PI_SIGN = variable('π')

type Coefficients = readonly (number | Rational)[]
const exact = (value: number | Rational): Rational => (typeof value === 'number' ? rational(value) : value)

/** From the highest power down, with 0 as the number at the end. */
function integrate(coefficients: readonly number[]): Rational[] {
  const degree = coefficients.length - 1
  return [...coefficients.map((value, index) => rational(value, degree - index + 1)), rational(0)]
}

const valueAt = (coefficients: Coefficients, x: number | Rational): Rational =>
  coefficients.map(exact).reduce((all, coefficient) => plus(times(all, exact(x)), coefficient), rational(0))

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

function drawCoefficients(dice: Dice, degree: number): number[] {
  const coefficients = [nonZero(dice, 9), ...Array.from({ length: degree }, () => dice.int(-9, 9))]
  return coefficients.at(-1) === 0 ? drawCoefficients(dice, degree) : coefficients
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

const option = (maths: Maths): Choice => ({ maths })

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
    option(
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
          ? option(
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

/** riemann-sums */
export const riemannSums: Generator = {
  version: 1,
  draw: (dice, difficulty) => {
    if (difficulty === 1) return leftOrRight(dice)
    return difficulty === 2 ? midpointOrTrapezoid(dice) : unequalTable(dice)
  },
}

const total = (values: readonly number[]) => values.reduce((all, value) => all + value, 0)

/** Rectangles under a graph. */
function rectangles(
  f: (x: number) => number,
  from: number,
  width: number,
  heights: readonly number[],
): Drawing {
  const to = from + width * heights.length
  const highest = Math.max(...heights, f(from), f(to))
  const yStep = [1, 2, 5, 10, 20, 50, 100].find((one) => highest / one <= 10) ?? 200
  const top = (Math.ceil(highest / yStep) + 1) * yStep
  const corners = heights.map((height, index): readonly Point[] => {
    const [left, right] = [from + index * width, from + (index + 1) * width]
    return [
      [left, 0],
      [left, height],
      [right, height],
      [right, 0],
    ]
  })
  return {
    kind: 'plane',
    x: [Math.min(0, from), to + 1],
    y: [0, top],
    yStep,
    shaded: corners,
    curves: [
      ...graphOf(f, [Math.min(0, from), to + 1], [0, top], variable('f')),
      ...corners.map((points) => ({ points, dashed: true })),
    ],
  }
}

function drawParabola(dice: Dice, n: number, width: number) {
  const [a, b, c, from] = [dice.int(0, 2), dice.int(1, 4), dice.int(1, 6), dice.int(0, 2)]
  const f = (x: number) => a * x * x + b * x + c
  return {
    coefficients: a === 0 ? [b, c] : [a, b, c],
    f,
    from,
    ends: Array.from({ length: n + 1 }, (_, index) => from + index * width),
  }
}

function leftOrRight(dice: Dice): Draft {
  const [n, width, isLeft] = [dice.int(3, 4), dice.int(1, 2), dice.int(1, 2) === 1]
  const { coefficients, f, from, ends } = drawParabola(dice, n, width)
  const [left, right] = [ends.slice(0, -1).map(f), ends.slice(1).map(f)]
  const [own, other] = isLeft ? [left, right] : [right, left]
  return {
    question: say(isLeft ? 'left-sum' : 'right-sum', {
      function: equation(F_OF_X, polynomial(coefficients)),
      from,
      to: from + n * width,
      n,
    }),
    drawing: rectangles(f, from, width, own),
    answer: number(
      width * total(own),
      [
        [width * total(other), 'other-end-taken'],
        [total(own), 'width-forgotten'],
        [width * total(ends.map(f)), 'one-height-too-many'],
        [rational(width * (total(own) + total(other)), 2), 'trapezoids-taken'],
      ],
      'any',
    ),
    hints: hints(isLeft ? 'left-sum' : 'right-sum', { n }),
    solution: [
      step('widths-are', { width }),
      step('heights-are', undefined, sum(...own)),
      step('times-width', undefined, equation(product(width, total(own)), width * total(own))),
    ],
  }
}

function midpointOrTrapezoid(dice: Dice): Draft {
  const [n, width, isMiddle] = [dice.int(2, 4), 2, dice.int(1, 2) === 1]
  const { coefficients, f, from, ends } = drawParabola(dice, n, width)
  if (coefficients.length < 3) return midpointOrTrapezoid(dice)
  const middles = ends.slice(0, -1).map((x) => f(x + 1))
  const [left, right] = [ends.slice(0, -1).map(f), ends.slice(1).map(f)]
  const trapezoids = (width * (total(left) + total(right))) / 2
  const value = isMiddle ? width * total(middles) : trapezoids
  return {
    question: say(isMiddle ? 'midpoint-sum' : 'trapezoid-sum', {
      function: equation(F_OF_X, polynomial(coefficients)),
      from,
      to: from + n * width,
      n,
    }),
    ...(isMiddle && { drawing: rectangles(f, from, width, middles) }),
    answer: number(value, [
      [isMiddle ? trapezoids : width * total(middles), isMiddle ? 'trapezoids-taken' : 'middles-taken'],
      [width * total(left), 'left-ends-taken'],
      [isMiddle ? total(middles) : 2 * trapezoids, isMiddle ? 'width-forgotten' : 'half-forgotten'],
      [width * total(right), 'right-ends-taken'],
    ]),
    hints: hints(isMiddle ? 'midpoint-sum' : 'trapezoid-sum', { n }),
    solution: isMiddle
      ? [
          step('widths-are', { width }),
          step('middle-heights', undefined, sum(...middles)),
          step('times-width', undefined, equation(product(width, total(middles)), value)),
        ]
      : [
          step('widths-are', { width }),
          step(
            'ends-once',
            undefined,
            sum(...ends.map((x, index) => (index === 0 || index === n ? num(f(x)) : product(2, f(x))))),
          ),
          step(
            'half-width',
            undefined,
            equation(product(fraction(width, 2), total(left) + total(right)), value),
          ),
        ],
  }
}

function unequalTable(dice: Dice): Draft {
  const widths = dice.shuffle([1, 2, 3, 4]).slice(0, 3)
  const xs = [0]
  for (const width of widths) xs.push((xs.at(-1) ?? 0) + width)
  const ys = xs.map(() => dice.int(1, 20))
  const isLeft = dice.int(1, 2) === 1
  const sumWith = (offset: number) => total(widths.map((width, index) => width * (ys[index + offset] ?? 0)))
  const [value, other] = isLeft ? [sumWith(0), sumWith(1)] : [sumWith(1), sumWith(0)]
  const heights = isLeft ? ys.slice(0, -1) : ys.slice(1)
  if (value === other) return unequalTable(dice)
  return {
    question: say(isLeft ? 'table-left-sum' : 'table-right-sum'),
    drawing: {
      kind: 'table',
      rows: [
        [X, ...xs.map((x) => num(x))],
        [F_OF_X, ...ys.map((y) => num(y))],
      ],
    },
    answer: number(
      value,
      [
        [other, 'other-end-taken'],
        [total(heights), 'width-forgotten'],
        [rational(total(widths) * total(heights), 3), 'equal-widths-assumed'],
        [rational(value + other, 2), 'trapezoids-taken'],
      ],
      'any',
    ),
    hints: hints(isLeft ? 'table-left-sum' : 'table-right-sum'),
    solution: [
      step('widths-from-table', { widths: { is: 'list', items: widths.map((width) => num(width)) } }),
      step(
        'width-times-height',
        undefined,
        equation(sum(...widths.map((width, index) => product(width, heights[index] ?? 0))), value),
      ),
    ],
  }
}

/** definite-integrals */
export const definiteIntegrals: Generator = {
  version: 1,
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
      [at(X, 2), 'chain-lost'],
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

/** u-substitution */
export const substitution: Generator = {
  version: 1,
  draw: (dice, difficulty) => {
    if (difficulty === 1) return innerLine(dice)
    return difficulty === 2 ? innerSquare(dice) : changedBounds(dice)
  },
}

const withC = (of: Maths): Maths => sum(of, C)
const over1 = (of: Maths, by: number): Maths => (by === 1 ? of : fraction(of, by))

function innerLine(dice: Dice): Draft {
  const [a, b, n] = [dice.int(2, 6), nonZero(dice, 9), dice.int(2, 6)]
  const kind = dice.pick(['power', 'exp', 'cos'] as const)
  const inner = kind === 'power' ? linear(a, b) : linear(a, 0)
  const [inside, outer, by, derivedOuter] = {
    power: [
      power(brackets(inner), n),
      power(brackets(inner), n + 1),
      n + 1,
      multiple(n, power(brackets(inner), n - 1)),
    ] as const,
    exp: [power(E, inner), power(E, inner), 1, multiple(a, power(E, inner))] as const,
    cos: [apply('cos', inner), apply('sin', inner), 1, multiple(-a, apply('sin', inner))] as const,
  }[kind]
  const right = withC(over1(outer, a * by))
  return {
    question: say('find-integral', { integral: integral(inside), where: say('nothing') }),
    answer: choice(dice, option(right), [
      [option(withC(over1(outer, by))), 'inner-not-divided'],
      [option(withC(by === 1 ? multiple(a, outer) : fraction(multiple(a, outer), by))), 'inner-multiplied'],
      [
        option(withC(kind === 'power' ? multiple(a * n, power(brackets(inner), n - 1)) : derivedOuter)),
        kind === 'exp' ? 'inner-multiplied' : 'differentiated',
      ],
    ]),
    hints: hints('inner-line'),
    solution: [
      step('let-u-be', {
        u: equation(variable('u'), inner),
        du: equation(variable('du'), multiple(a, variable('dx'))),
      }),
      step('divide-by-inner', { a }),
      answerIs(right),
    ],
  }
}

/** k·x(ax² + b)^n */
function innerSquare(dice: Dice): Draft {
  const [a, b, n] = [dice.int(1, 4), nonZero(dice, 9), dice.int(2, 5)]
  const k = 2 * a
  const inner = inBrackets(a, 0, b)
  const outer = power(inner, n + 1)
  const right = withC(fraction(outer, n + 1))
  return {
    question: say('find-integral', {
      integral: integral(multiple(multiple(k, X), power(inner, n))),
      where: say('nothing'),
    }),
    answer: choice(dice, option(right), [
      [option(withC(fraction(outer, k * (n + 1)))), 'divided-without-need'],
      [option(withC(fraction(multiple(power(X, 2), outer), n + 1))), 'x-left-beside-u'],
      [option(withC(outer)), 'not-divided'],
    ]),
    hints: hints('inner-square'),
    solution: [
      step('let-u-be', {
        u: equation(variable('u'), polynomial([a, 0, b])),
        du: equation(variable('du'), multiple(multiple(k, X), variable('dx'))),
      }),
      step('integrate-in-u', undefined, fraction(power(variable('u'), n + 1), n + 1)),
      answerIs(right),
    ],
  }
}

/** 2x(x² + b)^n from 0 to c */
function changedBounds(dice: Dice): Draft {
  const [b, c, n] = [dice.int(0, 3), dice.int(1, 2), dice.int(1, 3)]
  const [k, from] = [dice.int(1, 3), dice.int(0, c - 1)]
  const [low, high] = [from * from + b, c * c + b]
  const value = rational(k * (high ** (n + 1) - low ** (n + 1)), n + 1)
  const raised = n === 1 ? inBrackets(1, 0, b) : power(inBrackets(1, 0, b), n)
  return {
    question: say('definite', { integral: definiteIntegral(from, c, multiple(multiple(2 * k, X), raised)) }),
    answer: number(
      value,
      [
        [rational(k * (c ** (n + 1) - from ** (n + 1)), n + 1), 'bounds-not-changed'],
        [rational(k * high ** (n + 1), n + 1), 'lower-bound-ignored'],
        [k * (high ** (n + 1) - low ** (n + 1)), 'not-divided'],
        [{ n: -value.n, d: value.d }, 'order-reversed'],
      ],
      'any',
    ),
    hints: hints('changed-bounds'),
    solution: [
      step('let-u-be', {
        u: equation(variable('u'), polynomial([1, 0, b])),
        du: equation(variable('du'), multiple(multiple(2, X), variable('dx'))),
      }),
      step(
        'new-bounds',
        { low, high },
        definiteIntegral(low, high, sumOf([[k, powerOf(variable('u'), n)]]), 'u'),
      ),
      answerIs(asFraction(value)),
    ],
  }
}

/** area-between-curves */
export const areaBetweenCurves: Generator = {
  version: 1,
  draw: (dice, difficulty) => {
    if (difficulty === 1) return parabolaAndLine(dice)
    return difficulty === 2 ? averageValue(dice) : volumeOfDiscs(dice)
  },
}

/** A line over x² + …, crossing at two whole places. */
function parabolaAndLine(dice: Dice): Draft {
  const [low, size, m, b] = [dice.int(-3, 1), dice.int(1, 4), dice.int(-1, 2), dice.int(-2, 3)]
  const high = low + size
  // line - parabola is -(x - low)(x - high)
  const parabola = [1, m - (low + high), b + low * high]
  const line = [m, b]
  const area = rational(size ** 3, 6)
  const [p, l] = [
    (x: number) => x * x + (parabola[1] ?? 0) * x + (parabola[2] ?? 0),
    (x: number) => m * x + b,
  ]
  const edge = graphOf(p, [low, high], [-50, 50])[0]?.points ?? []
  const points: Point[] = [
    [low, l(low)],
    [high, l(high)],
  ]
  if (points.some(([, y]) => Math.abs(y) > 7)) return parabolaAndLine(dice)
  const under = minus(valueAt(integrate(parabola), high), valueAt(integrate(parabola), low))
  const top = minus(valueAt(integrate(line), high), valueAt(integrate(line), low))
  return {
    question: say('area-between', {
      parabola: equation(variable('y'), polynomial(parabola)),
      line: equation(variable('y'), polynomial(line)),
    }),
    drawing: {
      kind: 'plane',
      x: [-6, 6],
      y: [-8, 8],
      yStep: 2,
      shaded: [[...edge, [low, l(low)]]],
      curves: [...graphOf(p, [-6, 6], [-8, 8]), ...graphOf(l, [-6, 6], [-8, 8])],
      points: points.map((at) => ({ at })),
    },
    answer: number(
      area,
      [
        [{ n: -area.n, d: area.d }, 'lower-minus-upper'],
        [top, 'lower-curve-ignored'],
        [under, 'upper-curve-ignored'],
        [plus(top, under), 'added-for-subtracted'],
      ],
      'any',
    ),
    hints: hints('area-between'),
    solution: [
      step('curves-cross', { low: num(low), high: num(high) }),
      step(
        'line-is-above',
        undefined,
        definiteIntegral(low, high, brackets(polynomial([-1, low + high, -low * high]))),
      ),
      answerIs(asFraction(area)),
    ],
  }
}

function averageValue(dice: Dice): Draft {
  const [f, a] = [drawCoefficients(dice, 2), dice.int(-2, 2)]
  const b = a + dice.int(2, 4)
  const whole = minus(valueAt(integrate(f), b), valueAt(integrate(f), a))
  const value = over(whole, rational(b - a))
  if (value.n === 0) return averageValue(dice)
  return {
    question: say('average-value', { function: equation(F_OF_X, polynomial(f)), a, b }),
    answer: number(
      value,
      [
        [whole, 'not-divided-by-length'],
        [over(plus(valueAt(f, a), valueAt(f, b)), rational(2)), 'mean-of-ends'],
        [over(minus(valueAt(f, b), valueAt(f, a)), rational(b - a)), 'rate-for-average'],
        [valueAt(f, rational(a + b, 2)), 'value-at-middle'],
      ],
      'any',
    ),
    hints: hints('average-value', { a, b }),
    solution: [
      step('integral-is', undefined, equation(definiteIntegral(a, b, F_OF_X), asFraction(whole))),
      step(
        'divide-by-length',
        { length: b - a },
        equation(product(fraction(1, b - a), bracketed(whole)), asFraction(value)),
      ),
    ],
  }
}

const timesPi = ({ n, d }: Rational): Maths =>
  d === 1 ? (n === 1 ? PI_SIGN : multiple(n, PI_SIGN)) : fraction(n === 1 ? PI_SIGN : multiple(n, PI_SIGN), d)

/** y = ax + b or x² turned around the x-axis. */
function volumeOfDiscs(dice: Dice): Draft {
  const isSquare = dice.int(1, 3) === 1
  const [a, b, to] = [dice.int(1, 3), dice.int(0, 4), dice.int(1, 4)]
  const f = isSquare ? [a, 0, 0] : [a, b]
  const squared = isSquare ? [a * a, 0, 0, 0, 0] : [a * a, 2 * a * b, b * b]
  const volume = valueAt(integrate(squared), to)
  const area = valueAt(integrate(f), to)
  const end = valueAt(f, to)
  return {
    question: say('volume-of-discs', { function: equation(F_OF_X, polynomial(f)), to }),
    answer: expression(timesPi(volume), [
      [timesPi(area), 'disc-not-squared'],
      [asFraction(volume), 'pi-forgotten'],
      [timesPi(times(area, area)), 'squared-after-integral'],
      [timesPi(times(times(end, end), rational(to))), 'cylinder-taken'],
    ]),
    hints: hints('volume-of-discs'),
    solution: [
      step('disc-area', undefined, multiple(PI_SIGN, power(brackets(polynomial(f)), 2))),
      step(
        'integrate-discs',
        undefined,
        multiple(PI_SIGN, definiteIntegral(0, to, brackets(polynomial(squared)))),
      ),
      answerIs(timesPi(volume)),
    ],
  }
}
