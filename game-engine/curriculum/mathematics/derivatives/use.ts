// What derivatives tell: tangents, rise and fall, extrema, best values, motion: grade 12.
import type { Dice } from '#engine/core/random.ts'
import type { Drawing } from '../../drawing.ts'
import { plus, type Rational, rational, times } from '../../exact.ts'
import type { Choice, Draft } from '../../exercise.ts'
import type { Generator } from '../../generator.ts'
import { graphOf } from '../../graph.ts'
import {
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
  power,
  product,
  relation,
  root,
  sum,
  variable,
  X,
  Y,
} from '../../notation.ts'
import { bracketed, inBrackets, linear, polynomial, sumOf } from '../../terms.ts'
import { nonZero } from '../non-zero.ts'
import { answerIs } from '../sentences.ts'
import { choice, expression, hints, number, say, step } from './area.ts'

const DERIVED = functionOf('f′', X)
const line = (m: number | Rational, b: number | Rational): Maths => equation(Y, linear(m, b))

/** tangent-lines */
export const tangentLines: Generator = {
  version: 1,
  draw: (dice, difficulty) => {
    if (difficulty === 1) return ofParabola(dice)
    return difficulty === 2 ? ofRootOrReciprocal(dice) : linearEstimate(dice)
  },
}

function ofParabola(dice: Dice): Draft {
  const [p, q, r, a] = [nonZero(dice, 3), dice.int(-5, 5), dice.int(-6, 6), nonZero(dice, 4)]
  const f = p * a * a + q * a + r
  const m = 2 * p * a + q
  if (m === 0 || m === f || f === m * a) return ofParabola(dice)
  const right = line(m, f - m * a)
  const seen = (x: number) => p * x * x + q * x + r
  const drawing = tangentDrawing(seen, a, f, m)
  return {
    question: say('tangent-at', { function: equation(F_OF_X, polynomial([p, q, r])), a }),
    ...(drawing && { drawing }),
    answer: expression(
      right,
      [
        [line(f, f - f * a), 'value-for-slope'],
        [line(m, f + m * a), 'sign-inside'],
        [line(m, f), 'through-axis'],
        [equation(Y, sum(multiple(inBrackets(2 * p, q), inBrackets(1, -a)), f)), 'slope-left-as-function'],
      ],
      'solved',
    ),
    hints: hints('tangent', { a }),
    solution: [
      step('point-of-tangent', undefined, equation(functionOf('f', a), f)),
      step('slope-of-tangent', undefined, equation(functionOf('f′', a), m)),
      step(
        'point-slope',
        undefined,
        equation(
          Y,
          sumOf([
            [m, inBrackets(1, -a)],
            [f, null],
          ]),
        ),
      ),
      answerIs(right),
    ],
  }
}

/** Curve and tangent where both fit a small plane. */
function tangentDrawing(f: (x: number) => number, a: number, y: number, m: number): Drawing | undefined {
  if (Math.abs(y) > 9) return undefined
  const seen = [-10, 10] as const
  return {
    kind: 'plane',
    x: [-6, 6],
    y: [-10, 10],
    yStep: 2,
    curves: [
      ...graphOf(f, [-6, 6], seen, variable('f')),
      ...graphOf((x) => m * (x - a) + y, [-6, 6], seen).map((curve) => ({ ...curve, dashed: true })),
    ],
    points: [{ at: [a, y] }],
  }
}

/** √x at a square, k/x at a divisor. */
function ofRootOrReciprocal(dice: Dice): Draft {
  const isRoot = dice.int(1, 2) === 1
  const c = dice.int(1, 9)
  const k = c * dice.int(1, 6)
  const a = isRoot ? c * c : c
  const f = rational(isRoot ? c : k / c)
  const m = isRoot ? rational(1, 2 * c) : rational(-k, c * c)
  const cut = plus(f, times(m, rational(-a)))
  const right = line(m, cut)
  return {
    question: say('tangent-at', { function: equation(F_OF_X, isRoot ? root(X) : fraction(k, X)), a }),
    answer: expression(
      right,
      [
        [line({ n: -m.n, d: m.d }, plus(f, times(m, rational(a)))), 'slope-sign'],
        [line(m, plus(f, times(m, rational(a)))), 'sign-inside'],
        [line(m, f), 'through-axis'],
        isRoot
          ? [line(rational(1, c), plus(f, rational(-c))), 'half-forgotten']
          : [line(rational(-k, c), plus(f, rational(k))), 'exponent-not-lowered'],
      ],
      'solved',
    ),
    hints: hints('tangent', { a }),
    solution: [
      step('point-of-tangent', undefined, equation(functionOf('f', a), asFraction(f))),
      step('slope-of-tangent', undefined, equation(functionOf('f′', a), asFraction(m))),
      answerIs(right),
    ],
  }
}

/** √(c² + d) or (c + d)² by the tangent at c. */
function linearEstimate(dice: Dice): Draft {
  const c = dice.pick([2, 3, 4, 5, 6, 8, 10])
  const tenths = nonZero(dice, 9)
  const isRoot = dice.int(1, 2) === 1 && [2, 4, 5, 8, 10].includes(c)
  const d = rational(tenths, isRoot ? 10 : 100)
  const f = isRoot ? c : c ** 3
  const m = isRoot ? rational(1, 2 * c) : rational(3 * c * c)
  const value = plus(rational(f), times(m, d))
  const at = plus(rational(isRoot ? c * c : c), d)
  const a = isRoot ? c * c : c
  return {
    question: say('estimate', { asked: isRoot ? root(num(at)) : power(num(at), 3), a }),
    answer: number(
      value,
      [
        [plus(rational(f), d), 'slope-ignored'],
        [plus(rational(f), times(m, { n: -d.n, d: d.d })), 'difference-sign'],
        [plus(rational(f), times(rational(2), times(m, d))), isRoot ? 'half-forgotten' : 'step-doubled'],
        [f, 'value-not-moved'],
      ],
      'decimal',
    ),
    hints: hints('estimate', { a }),
    solution: [
      step('point-of-tangent', undefined, equation(functionOf('f', a), f)),
      step('slope-of-tangent', undefined, equation(functionOf('f′', a), asFraction(m))),
      step(
        'along-tangent',
        undefined,
        equation(sum(f, product(asFraction(m), d.n < 0 ? brackets(num(d)) : num(d))), num(value)),
      ),
    ],
  }
}

/** extrema-and-shape */
export const extremaAndShape: Generator = {
  version: 1,
  draw: (dice, difficulty) => {
    if (difficulty === 1) return whereItRises(dice)
    return difficulty === 2
      ? localExtremum(dice)
      : dice.int(1, 2) === 1
        ? inflection(dice)
        : absoluteMaximum(dice)
  },
}

/** x³ - 3(p + q)/2 x² + 3pq x + c, or its opposite, with critical points p < q of one parity. */
function cubic(dice: Dice) {
  const [low, half, c, a] = [dice.int(-4, 2), dice.int(1, 3), dice.int(-6, 6), dice.pick([1, -1])]
  const high = low + 2 * half
  const coefficients = [a, (-3 * a * (low + high)) / 2, 3 * a * low * high, c]
  return {
    low,
    high,
    a,
    coefficients,
    at: (x: number) => coefficients.reduce((all, one) => all * x + one, 0),
  }
}

const between = (low: number, high: number): Choice => ({ maths: relation(relation(low, '<', X), '<', high) })
const outside = (low: number, high: number): Choice => ({
  say: say('or', { first: relation(X, '<', low), second: relation(X, '>', high) }),
})
const derived = (coefficients: readonly number[]) =>
  coefficients.slice(0, -1).map((one, index) => one * (3 - index))

function whereItRises(dice: Dice): Draft {
  const { low, high, a, coefficients } = cubic(dice)
  const isRising = dice.int(1, 2) === 1
  const isOutside = isRising === a > 0
  const right = isOutside ? outside(low, high) : between(low, high)
  return {
    question: say(isRising ? 'where-rises' : 'where-falls', {
      function: equation(F_OF_X, polynomial(coefficients)),
    }),
    answer: choice(dice, right, [
      [isOutside ? between(low, high) : outside(low, high), 'rise-and-fall-mixed'],
      [isOutside ? outside(-high, -low) : between(-high, -low), 'root-signs'],
      [{ maths: relation(X, '>', high) }, 'one-interval-lost'],
    ]),
    hints: hints(isRising ? 'where-rises' : 'where-falls'),
    solution: [
      step('derivative-is', undefined, equation(DERIVED, polynomial(derived(coefficients)))),
      step(
        'critical-points',
        { low: num(low), high: num(high) },
        multiple(3 * a, multiple(inBrackets(1, -low), inBrackets(1, -high))),
      ),
      step(a > 0 ? 'parabola-opens-up' : 'parabola-opens-down'),
      answerIs('say' in right ? right.say : 'maths' in right ? right.maths : 0),
    ],
  }
}

function localExtremum(dice: Dice): Draft {
  const { low, high, a, coefficients, at } = cubic(dice)
  const isMaximum = dice.int(1, 2) === 1
  const [place, other] = isMaximum === a > 0 ? [low, high] : [high, low]
  return {
    question: say(isMaximum ? 'local-maximum' : 'local-minimum', {
      function: equation(F_OF_X, polynomial(coefficients)),
    }),
    answer: number(place, [
      [other, 'maximum-and-minimum-mixed'],
      [at(place), 'value-for-place'],
      [-place, 'root-signs'],
    ]),
    hints: hints('local-extremum'),
    solution: [
      step('derivative-is', undefined, equation(DERIVED, polynomial(derived(coefficients)))),
      step('critical-points', { low: num(low), high: num(high) }),
      step(isMaximum ? 'plus-to-minus' : 'minus-to-plus', { place: num(place) }),
    ],
  }
}

function inflection(dice: Dice): Draft {
  const [a, b, c, d] = [dice.pick([1, 2, -1, -2]), nonZero(dice, 9), dice.int(-9, 9), dice.int(-9, 9)]
  const place = rational(-b, 3 * a)
  return {
    question: say('inflection', { function: equation(F_OF_X, polynomial([a, b, c, d])) }),
    answer: number(
      place,
      [
        [rational(b, 3 * a), 'sign-lost'],
        [rational(-b, 2 * a), 'cubic-as-parabola'],
        [rational(-2 * b, 3 * a), 'first-derivative-used'],
        [rational(-b, 6 * a), 'second-derivative-halved'],
      ],
      'any',
    ),
    hints: hints('inflection'),
    solution: [
      step('derivative-is', undefined, equation(DERIVED, polynomial([3 * a, 2 * b, c]))),
      step('second-derivative', undefined, equation(functionOf('f″', X), linear(6 * a, 2 * b))),
      step('second-zero', undefined, equation(X, asFraction(place))),
    ],
  }
}

function absoluteMaximum(dice: Dice): Draft {
  const { low, high, coefficients, at } = cubic(dice)
  const [from, to] = [low - dice.int(1, 2), high + dice.int(1, 3)]
  const values = [from, low, high, to].map(at)
  const best = Math.max(...values)
  const inner = Math.max(at(low), at(high))
  return {
    question: say('absolute-maximum', { function: equation(F_OF_X, polynomial(coefficients)), from, to }),
    answer: number(best, [
      [inner, 'ends-forgotten'],
      [[from, low, high, to][values.indexOf(best)] ?? from, 'place-for-value'],
      [Math.min(...values), 'maximum-and-minimum-mixed'],
      [at(to), 'right-end-taken'],
    ]),
    hints: hints('absolute-maximum', { from, to }),
    solution: [
      step('critical-points', { low: num(low), high: num(high) }),
      step('candidates', {
        first: equation(functionOf('f', from), at(from)),
        second: equation(functionOf('f', low), at(low)),
        third: equation(functionOf('f', high), at(high)),
        fourth: equation(functionOf('f', to), at(to)),
      }),
      answerIs(num(best)),
    ],
  }
}

/** optimization */
export const optimization: Generator = {
  version: 1,
  draw: (dice, difficulty) => {
    if (difficulty === 1) return dice.int(1, 2) === 1 ? largestProduct(dice) : largestRectangle(dice)
    return difficulty === 2 ? fenceByWall(dice) : openBox(dice)
  },
}

const areaOf = (name: string, of: Maths): Maths => equation(functionOf(name, X), of)

function largestProduct(dice: Dice): Draft {
  const half = dice.int(4, 60)
  const total = 2 * half
  return {
    question: say('largest-product', { total }),
    answer: number(half * half, [
      [half, 'place-for-best'],
      [total, 'constraint-for-best'],
      [total * total, 'constraint-not-used'],
      [total - 1, 'smallest-product'],
    ]),
    hints: hints('largest-product', { total }),
    solution: [
      step('one-letter', undefined, areaOf('P', multiple(X, brackets(difference(total, X))))),
      step('derivative-zero', undefined, equation(difference(total, multiple(2, variable('a'))), 0)),
      step('best-place', undefined, equation(variable('a'), half)),
      step('best-value', undefined, equation(product(half, half), half * half)),
    ],
  }
}

function largestRectangle(dice: Dice): Draft {
  const side = dice.int(3, 60)
  return {
    question: say('largest-rectangle', { around: 4 * side }),
    answer: number(
      side * side,
      [
        [side, 'place-for-best'],
        [4 * side * side, 'perimeter-not-halved'],
        [2 * side, 'constraint-for-best'],
      ],
      'whole',
      say('square-meters'),
    ),
    hints: hints('largest-rectangle', { around: 4 * side }),
    solution: [
      step('one-letter', undefined, areaOf('A', multiple(X, brackets(difference(2 * side, X))))),
      step('derivative-zero', undefined, equation(difference(2 * side, multiple(2, variable('a'))), 0)),
      step('best-place', undefined, equation(variable('a'), side)),
      step('best-value', undefined, equation(product(side, side), side * side)),
    ],
  }
}

function fenceByWall(dice: Dice): Draft {
  const quarter = dice.int(3, 50)
  const fence = 4 * quarter
  const best = quarter * 2 * quarter
  return {
    question: say('fence-by-wall', { fence }),
    answer: number(
      best,
      [
        [quarter * quarter, 'wall-ignored'],
        [quarter, 'place-for-best'],
        [2 * best, 'second-side-not-shortened'],
        [2 * quarter, 'place-for-best'],
      ],
      'whole',
      say('square-meters'),
    ),
    hints: hints('fence-by-wall', { fence }),
    solution: [
      step('one-letter', undefined, areaOf('A', multiple(X, brackets(difference(fence, multiple(2, X)))))),
      step('derivative-zero', undefined, equation(difference(fence, multiple(4, variable('a'))), 0)),
      step('best-place', undefined, equation(variable('a'), quarter)),
      step('best-value', undefined, equation(product(quarter, 2 * quarter), best)),
    ],
  }
}

/** A box without a lid from a square sheet; the best cut is a sixth of its side. */
function openBox(dice: Dice): Draft {
  const cut = dice.int(1, 30)
  const sheet = 6 * cut
  const isVolume = dice.int(1, 2) === 1 && cut < 12
  const volume = cut * (4 * cut) ** 2
  return {
    question: say(isVolume ? 'box-volume' : 'box-cut', { sheet }),
    answer: number(
      isVolume ? volume : cut,
      isVolume
        ? [
            [cut, 'place-for-best'],
            [cut * (5 * cut) ** 2, 'one-cut-only'],
            [(2 * cut) ** 3, 'cube-taken'],
          ]
        : [
            [3 * cut, 'smallest-taken'],
            [volume, 'best-for-place'],
            [2 * cut, 'cube-taken'],
          ],
      'whole',
      say(isVolume ? 'cubic-centimeters' : 'centimeters'),
    ),
    hints: hints('open-box', { sheet }),
    solution: [
      step(
        'one-letter',
        undefined,
        areaOf('V', multiple(X, power(brackets(difference(sheet, multiple(2, X))), 2))),
      ),
      step(
        'box-derivative',
        undefined,
        equation(
          multiple(
            brackets(difference(sheet, multiple(2, variable('t')))),
            brackets(difference(sheet, multiple(6, variable('t')))),
          ),
          0,
        ),
      ),
      step('best-place', undefined, equation(variable('a'), cut)),
      ...(isVolume ? [step('best-value', undefined, equation(product(cut, power(4 * cut, 2)), volume))] : []),
    ],
  }
}

/** related-rates */
export const relatedRates: Generator = {
  version: 1,
  draw: (dice, difficulty) => {
    if (difficulty === 1) return motion(dice)
    return difficulty === 2 ? growing(dice) : ladder(dice)
  },
}

const T = variable('t')

function motion(dice: Dice): Draft {
  const [a, b, c, t] = [nonZero(dice, 3), nonZero(dice, 6), dice.int(-9, 9), dice.int(1, 5)]
  const isVelocity = dice.int(1, 2) === 1
  const [s, v, w] = [a * t ** 3 + b * t * t + c * t, 3 * a * t * t + 2 * b * t + c, 6 * a * t + 2 * b]
  if (v === 0 || w === 0 || v === w) return motion(dice)
  return {
    question: say(isVelocity ? 'velocity' : 'acceleration', {
      path: equation(functionOf('s', T), polynomial([a, b, c, 0], T)),
      t,
    }),
    answer: number(
      isVelocity ? v : w,
      [
        [s, 'path-for-rate'],
        [isVelocity ? w : v, isVelocity ? 'acceleration-for-velocity' : 'velocity-for-acceleration'],
        [rational(s, t), 'average-speed'],
      ],
      'any',
    ),
    hints: hints(isVelocity ? 'velocity' : 'acceleration', { t }),
    solution: [
      step('velocity-is', undefined, equation(functionOf('v', T), polynomial([3 * a, 2 * b, c], T))),
      ...(isVelocity
        ? []
        : [step('acceleration-is', undefined, equation(functionOf('a', T), linear(6 * a, 2 * b, T)))]),
      step('put-in', { at: t }, equation(functionOf(isVelocity ? 'v' : 'a', t), isVelocity ? v : w)),
    ],
  }
}

const PI_SIGN = variable('π')
const timesPi = (value: number): Maths => multiple(value, PI_SIGN)

/** A disc, a ball or a cube that grows or shrinks; its rate as a multiple of π or a number. */
function growing(dice: Dice): Draft {
  const [size, rate, isShrinking] = [dice.int(2, 10), dice.int(1, 6), dice.int(1, 3) === 1]
  const kind = dice.pick(['disc', 'ball', 'cube'] as const)
  const sign = isShrinking ? -1 : 1
  const whole = { disc: 2 * size, ball: 4 * size * size, cube: 3 * size * size }[kind]
  const shown = (value: number): Maths => (kind === 'cube' ? num(value) : timesPi(value))
  const total = { disc: size * size, cube: size ** 3, ball: 0 }[kind]
  return {
    question: say(`${kind}-${isShrinking ? 'shrinks' : 'grows'}`, { size, rate }),
    answer: expression(shown(sign * whole * rate), [
      [shown(-sign * whole * rate), 'rate-sign'],
      [shown(sign * whole), 'chain-part-lost'],
      ...(total > 0 ? [[shown(sign * total * rate), 'not-derived'] as const] : []),
      [num(0), 'number-too-soon'],
    ]),
    hints: hints('growing', { size, rate }),
    solution: [
      step(`${kind}-formula`),
      step('put-rates-in', { rate: num(sign * rate) }, product(shown(whole), bracketed(sign * rate))),
      answerIs(shown(sign * whole * rate)),
    ],
  }
}

const TRIPLES = [
  [3, 4, 5],
  [6, 8, 10],
  [5, 12, 13],
  [8, 15, 17],
  [9, 12, 15],
  [12, 16, 20],
  [7, 24, 25],
  [10, 24, 26],
] as const

function ladder(dice: Dice): Draft {
  const [one, other, long] = dice.pick(TRIPLES)
  const [foot, height] = dice.int(1, 2) === 1 ? [one, other] : [other, one]
  const rate = dice.int(1, 6)
  const value = rational(-foot * rate, height)
  return {
    question: say('ladder', { long, foot, rate }),
    drawing: {
      kind: 'polygons',
      polygons: [
        {
          points: [
            [0, 0],
            [foot, 0],
            [0, height],
          ],
          rightAngles: [0],
          sideLabels: { 0: num(foot), 1: num(long), 2: Y },
        },
      ],
    },
    answer: number(
      value,
      [
        [{ n: -value.n, d: value.d }, 'rate-sign'],
        [rational(-height * rate, foot), 'turned-over'],
        [-rate, 'rates-equal'],
        [rational(-foot, height), 'chain-part-lost'],
      ],
      'any',
      say('meters-per-second'),
    ),
    hints: hints('ladder', { long }),
    solution: [
      step('ladder-equation', undefined, equation(sum(power(variable('a'), 2), power(Y, 2)), long * long)),
      step('height-is', undefined, equation(Y, height)),
      step(
        'ladder-rates',
        undefined,
        equation(
          sum(product(2, foot, rate), product(2, height, fraction(variable('dy'), variable('dt')))),
          0,
        ),
      ),
      answerIs(asFraction(value)),
    ],
  }
}
