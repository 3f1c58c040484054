// Quadratic equations and their graphs: grade 9.
import type { Dice } from '#engine/core/random.ts'
import type { Drawing, Point } from '../../drawing.ts'
import { rational } from '../../exact.ts'
import type { Draft } from '../../exercise.ts'
import type { Generator } from '../../generator.ts'
import { graphOf, plane } from '../../graph.ts'
import {
  asFraction,
  brackets,
  difference,
  equation,
  fraction,
  type Maths,
  multiple,
  num,
  plusMinus,
  power,
  product,
  root,
  sum,
  X,
  Y,
} from '../../notation.ts'
import { bracketed, inBrackets, linear, polynomial, sumOf } from '../../terms.ts'
import { nonZero } from '../non-zero.ts'
import { answerIs } from '../sentences.ts'
import { choice, fixedChoice, hints, numbers, point, say, step } from './area.ts'

const bothRoots = (low: Maths, high: Maths) =>
  answerIs(say('both-solutions', { low: equation(X, low), high: equation(X, high) }))
const ROOTS = ['smaller', 'larger'] as const

/** solve-quadratics-factoring */
export const solveByFactoring: Generator = {
  version: 1,
  draw: (dice, difficulty) => {
    if (difficulty === 1) return byFactoring(dice)
    return difficulty === 2 ? notInZeroForm(dice) : withFractionRoot(dice)
  },
}

function twoRoots(dice: Dice, most: number): readonly [low: number, high: number] {
  const [p, q] = [nonZero(dice, most), nonZero(dice, most)]
  if (p === q || p + q === 0) return twoRoots(dice, most)
  return [Math.min(p, q), Math.max(p, q)]
}

function byFactoring(dice: Dice): Draft {
  const [low, high] = twoRoots(dice, 10)
  return {
    question: say('solve-both', { equation: equation(polynomial([1, -(low + high), low * high]), 0) }),
    answer: numbers(
      ROOTS,
      [low, high],
      [
        [[-high, -low], 'roots-as-in-brackets'],
        [[Math.min(low * high, -(low + high)), Math.max(low * high, -(low + high))], 'coefficients-as-roots'],
        [
          [-Math.max(Math.abs(low), Math.abs(high)), Math.min(Math.abs(low), Math.abs(high))],
          'one-root-sign',
        ],
      ],
    ),
    hints: hints('by-factoring', { product: low * high, sum: -(low + high) }),
    solution: [
      step('write-as-product', undefined, equation(multiple(inBrackets(1, -low), inBrackets(1, -high)), 0)),
      step('product-zero'),
      bothRoots(num(low), num(high)),
    ],
  }
}

/** x² + bx = d, at times with the root 0. */
function notInZeroForm(dice: Dice): Draft {
  if (dice.int(1, 3) === 1) {
    const other = nonZero(dice, 9)
    const a = dice.int(2, 5)
    const [low, high] = [Math.min(0, other), Math.max(0, other)]
    return {
      question: say('solve-both', { equation: equation(polynomial([a, 0, 0]), linear(a * other, 0)) }),
      answer: numbers(
        ROOTS,
        [low, high],
        [
          [[other, other], 'zero-lost'],
          [[Math.min(0, -other), Math.max(0, -other)], 'roots-as-in-brackets'],
          [[Math.min(0, a * other), Math.max(0, a * other)], 'not-divided'],
        ],
      ),
      hints: hints('zero-form'),
      solution: [
        step('all-to-left', undefined, equation(polynomial([a, -a * other, 0]), 0)),
        step('write-as-product', undefined, equation(multiple(linear(a, 0), inBrackets(1, -other)), 0)),
        step('product-zero'),
        bothRoots(num(low), num(high)),
      ],
    }
  }
  const [low, high] = twoRoots(dice, 9)
  const [p, q] = [nonZero(dice, 6), 0]
  // (x + p)(x + r) = s with the same roots.
  const r = -(low + high) - p
  const s = p * r - low * high
  if (r === 0 || s === 0 || r === p) return notInZeroForm(dice)
  return {
    question: say('solve-both', { equation: equation(multiple(inBrackets(1, p), inBrackets(1, r)), s) }),
    answer: numbers(
      ROOTS,
      [low, high],
      [
        [[Math.min(-p, -r), Math.max(-p, -r)], 'product-not-zero'],
        [[Math.min(s - p, s - r), Math.max(s - p, s - r)], 'factors-set-to-right-side'],
        [[-high, -low], 'roots-as-in-brackets'],
      ],
    ),
    hints: hints('zero-form'),
    solution: [
      step('expand', undefined, equation(polynomial([1, p + r, p * r]), s)),
      step('all-to-left', undefined, equation(polynomial([1, -(low + high), low * high]), q)),
      step('write-as-product', undefined, equation(multiple(inBrackets(1, -low), inBrackets(1, -high)), 0)),
      bothRoots(num(low), num(high)),
    ],
  }
}

/** (ax - b)(x - c) = 0, expanded. */
function withFractionRoot(dice: Dice): Draft {
  const [a, b, c] = [dice.int(2, 5), nonZero(dice, 9), nonZero(dice, 6)]
  const one = rational(b, a)
  if (one.d === 1) return withFractionRoot(dice)
  const isFirst = b < c * a
  const [low, high] = isFirst ? [one, rational(c)] : [rational(c), one]
  const ordered = (
    x: number,
    y: number,
    d: number,
    e: number,
  ): [ReturnType<typeof rational>, ReturnType<typeof rational>] =>
    x / d < y / e ? [rational(x, d), rational(y, e)] : [rational(y, e), rational(x, d)]
  return {
    question: say('solve-both', { equation: equation(polynomial([a, -(b + a * c), b * c]), 0) }),
    answer: numbers(
      ROOTS,
      [low, high],
      [
        [ordered(-b, -c, a, 1), 'roots-as-in-brackets'],
        [ordered(b, c, 1, 1), 'not-divided'],
        [ordered(a, c, Math.abs(b) * Math.sign(b), 1), 'fraction-turned-over'],
      ],
    ),
    hints: hints('fraction-root'),
    solution: [
      step('write-as-product', undefined, equation(multiple(inBrackets(a, -b), inBrackets(1, -c)), 0)),
      step('product-zero'),
      step('solve-bracket', undefined, equation(linear(a, -b), 0)),
      bothRoots(asFraction(low), asFraction(high)),
    ],
  }
}

/** complete-the-square */
export const completeTheSquare: Generator = {
  version: 1,
  draw: (dice, difficulty) => {
    if (difficulty === 1) return squareForm(dice, 1)
    return difficulty === 2 ? solveBySquare(dice) : squareForm(dice, dice.pick([2, 3, 4, -1, -2]))
  },
}

const squareWith = (a: number, h: number, k: number): Maths =>
  sumOf([
    [a, power(inBrackets(1, h), 2)],
    [k, null],
  ])

/** ax² + bx + c = a(x + h)² + k */
function squareForm(dice: Dice, a: number): Draft {
  const [h, c] = [nonZero(dice, 8), nonZero(dice, 20)]
  const [b, k] = [2 * a * h, c - a * h * h]
  if (k === 0) return squareForm(dice, a)
  const letter = (name: string): Maths => ({ is: 'variable', name })
  const form = sum(
    a === 1 ? power(brackets(sum(X, letter('h'))), 2) : multiple(a, power(brackets(sum(X, letter('h'))), 2)),
    letter('k'),
  )
  return {
    question: say('square-form', { given: polynomial([a, b, c]), form }),
    answer: numbers(
      ['h', 'k'],
      [h, k],
      [
        [[h, c], 'square-not-subtracted'],
        [[2 * h, c - 4 * h * h * a], 'half-not-taken'],
        [[-h, k], 'square-sign'],
        [[h, c - h * h], 'leading-number-ignored'],
        [[h, c + a * h * h], 'square-added-again'],
      ],
    ),
    hints: hints(a === 1 ? 'square-form' : 'square-form-leading', { b }),
    solution: [
      ...(a === 1
        ? []
        : [step('take-leading', { a }, sum(multiple(a, brackets(polynomial([1, 2 * h, 0]))), bracketed(c)))]),
      step('half-of-middle', undefined, equation(fraction(2 * h, 2), h)),
      step(
        'add-and-take-away',
        { square: h * h },
        a === 1
          ? sumOf([
              [1, inBrackets(1, 2 * h, h * h)],
              [-h * h, null],
              [c, null],
            ])
          : undefined,
      ),
      answerIs(
        say('h-and-k', {
          h: equation(letter('h'), h),
          k: equation(letter('k'), k),
          form: squareWith(a, h, k),
        }),
      ),
    ],
  }
}

const rootPair = (p: number, q: number): Maths => equation(X, plusMinus(p, root(q)))

/** (x - p)² = q, q no square. */
function solveBySquare(dice: Dice): Draft {
  const [p, q] = [nonZero(dice, 8), dice.pick([2, 3, 5, 6, 7, 10, 11, 13, 14, 15])]
  const c = p * p - q
  if (c === 0) return solveBySquare(dice)
  const right = rootPair(p, q)
  return {
    question: say('solve-by-square', { equation: equation(polynomial([1, -2 * p, c]), 0) }),
    answer: choice(dice, { maths: right }, [
      [{ maths: rootPair(-p, q) }, 'square-sign'],
      [{ maths: equation(X, plusMinus(p, q)) }, 'root-not-taken-of-right'],
      [{ maths: rootPair(2 * p, q) }, 'half-not-taken'],
      ...(c < 0
        ? [[{ maths: rootPair(p, -c) }, 'one-side-only'] as const]
        : [[{ maths: equation(X, sum(p, root(q))) }, 'one-root-only'] as const]),
    ]),
    hints: hints('solve-by-square'),
    solution: [
      step('number-to-right', undefined, equation(polynomial([1, -2 * p, 0]), -c)),
      step('add-square-both', { square: p * p }, equation(power(inBrackets(1, -p), 2), q)),
      step('root-both-signs'),
      answerIs(right),
    ],
  }
}

/** quadratic-formula */
export const quadraticFormula: Generator = {
  version: 1,
  draw: (dice, difficulty) => {
    if (difficulty === 1) return rationalRoots(dice)
    return difficulty === 2 ? irrationalRoots(dice) : howManyRoots(dice)
  },
}

const formula = (a: number, b: number, under: Maths): Maths =>
  equation(X, fraction(plusMinus(num(-b), root(under)), num(2 * a)))

function rationalRoots(dice: Dice): Draft {
  const [a, p, c, q] = [dice.int(2, 4), nonZero(dice, 7), 1, nonZero(dice, 5)]
  const [b, e] = [a * q + c * p, p * q]
  const [one, other] = [rational(-p, a), rational(-q)]
  const inOrder = [one, other].sort((u, v) => u.n / u.d - v.n / v.d)
  const [low = one, high = other] = inOrder
  if (b === 0 || (low.n === high.n && low.d === high.d)) return rationalRoots(dice)
  const discriminant = b * b - 4 * a * e
  const negated = [
    { n: -high.n, d: high.d },
    { n: -low.n, d: low.d },
  ]
  const doubled = [rational(low.n * a, low.d), rational(high.n * a, high.d)]
  return {
    question: say('solve-both', { equation: equation(polynomial([a, b, e]), 0) }),
    answer: numbers(
      ROOTS,
      [low, high],
      [
        [negated, 'minus-b-lost'],
        [doubled, 'two-a-as-two'],
        [
          [
            rational(-b * 2 * a - Math.sqrt(discriminant), 2 * a),
            rational(-b * 2 * a + Math.sqrt(discriminant), 2 * a),
          ],
          'one-part-divided',
        ],
      ],
    ),
    hints: hints('formula', { a, b, c: e }),
    solution: [
      step(
        'discriminant',
        undefined,
        equation(difference(power(bracketed(b), 2), product(4, a, bracketed(e))), discriminant),
      ),
      step('put-in-formula', undefined, formula(a, b, num(discriminant))),
      step('root-of-discriminant', undefined, equation(root(discriminant), Math.sqrt(discriminant))),
      bothRoots(asFraction(low), asFraction(high)),
    ],
  }
}

const SQUARE_FREE = [2, 3, 5, 6, 7, 10, 11, 13, 17, 19, 21] as const

/** a = 1 and b even, or a root that stays over a denominator. */
function irrationalRoots(dice: Dice): Draft {
  const [a, b, c] = [dice.int(1, 3), nonZero(dice, 9), nonZero(dice, 9)]
  const discriminant = b * b - 4 * a * c
  const free = SQUARE_FREE.find(
    (one) => discriminant % one === 0 && Number.isInteger(Math.sqrt(discriminant / one)),
  )
  if (discriminant <= 0 || free === undefined) return irrationalRoots(dice)
  const k = Math.sqrt(discriminant / free)
  const right = exactRoots(-b, k, free, 2 * a)
  return {
    question: say('solve-exactly', { equation: equation(polynomial([a, b, c]), 0) }),
    answer: choice(dice, { maths: right }, [
      [{ maths: exactRoots(b, k, free, 2 * a) }, 'minus-b-lost'],
      [{ maths: equation(X, plusMinus(num(-b), shortened(k, free, 2 * a))) }, 'one-part-divided'],
      [
        { maths: formula(a, b, num(b * b + 4 * a * c > 0 ? b * b + 4 * a * c : 4 * a * c - b * b || 1)) },
        'discriminant-sign',
      ],
      ...(a > 1
        ? [[{ maths: exactRoots(-b, k, free, 2) }, 'two-a-as-two'] as const]
        : [[{ maths: exactRoots(-b, k, free, 1) }, 'denominator-lost'] as const]),
    ]),
    hints: hints('formula', { a, b, c }),
    solution: [
      step(
        'discriminant',
        undefined,
        equation(difference(power(bracketed(b), 2), product(4, a, bracketed(c))), discriminant),
      ),
      step('put-in-formula', undefined, formula(a, b, num(discriminant))),
      ...(k > 1 ? [step('simplify-root', undefined, equation(root(discriminant), rootTimes(k, free)))] : []),
      answerIs(right),
    ],
  }
}

const rootTimes = (k: number, free: number): Maths => (k === 1 ? root(free) : multiple(k, root(free)))

/** k√free / under in lowest terms. */
function shortened(k: number, free: number, under: number): Maths {
  const { n, d } = rational(k, under)
  return d === 1 ? rootTimes(n, free) : fraction(rootTimes(n, free), d)
}

/** x = (over ± k√free) / under in lowest terms. */
function exactRoots(over: number, k: number, free: number, under: number): Maths {
  const share = gcd(gcd(over, k), under)
  const [top, factor, below] = [over / share, k / share, under / share]
  const both = plusMinus(num(top), rootTimes(factor, free))
  return equation(X, below === 1 ? both : fraction(both, below))
}

function gcd(a: number, b: number): number {
  return b === 0 ? Math.abs(a) : gcd(b, a % b)
}

const COUNTS = ['no-real-root', 'one-real-root', 'two-real-roots'] as const

function howManyRoots(dice: Dice): Draft {
  const right = dice.pick(COUNTS)
  const [a, b] = [nonZero(dice, 5), nonZero(dice, 6) * 2]
  const c = right === 'one-real-root' ? (b * b) / (4 * a) : nonZero(dice, 15)
  const discriminant = b * b - 4 * a * c
  const count = discriminant < 0 ? COUNTS[0] : discriminant === 0 ? COUNTS[1] : COUNTS[2]
  if (!Number.isInteger(c) || count !== right) return howManyRoots(dice)
  return {
    question: say('how-many-roots', { equation: equation(polynomial([a, b, c]), 0) }),
    answer: fixedChoice(
      COUNTS.map((name) => ({ say: say(name) })),
      COUNTS.indexOf(right),
      COUNTS.map((name, index) => [
        index,
        name === 'one-real-root'
          ? 'discriminant-not-zero'
          : right === 'one-real-root'
            ? 'discriminant-is-zero'
            : 'discriminant-wrong-side',
      ]),
    ),
    hints: hints('how-many-roots'),
    solution: [
      step(
        'discriminant',
        undefined,
        equation(difference(power(bracketed(b), 2), product(4, bracketed(a), bracketed(c))), discriminant),
      ),
      step(`${right}-step`),
      answerIs(say(right)),
    ],
  }
}

/** graph-parabolas */
export const graphParabolas: Generator = {
  version: 1,
  draw: (dice, difficulty) => {
    if (difficulty === 1) return vertexForm(dice)
    return difficulty === 2 ? factoredForm(dice) : standardForm(dice)
  },
}

const at = ([x, y]: Point) => say('point-at', { x: num(x), y: num(y) })

function parabola(a: number, [h, k]: Point): Drawing {
  return plane(8, {
    curves: graphOf((x) => a * (x - h) ** 2 + k, [-8, 8], [-8, 8]),
    points: [{ at: [h, k] }],
  })
}

function vertexForm(dice: Dice): Draft {
  const [a, h, k] = [dice.pick([1, -1, 2, -2]), nonZero(dice, 5), nonZero(dice, 5)]
  const vertex: Point = [h, k]
  return {
    question: say('vertex-of', { function: equation(Y, squareWith(a, -h, k)) }),
    answer: point(vertex, [
      [[-h, k], 'vertex-sign'],
      [[h, -k], 'height-sign'],
      [[k, h], 'coordinates-swapped'],
    ]),
    hints: hints('vertex-form'),
    solution: [
      step('bracket-zero', undefined, equation(linear(1, -h), 0)),
      { ...step('height-left', { k: num(k) }), drawings: [parabola(a, vertex)] },
      answerIs(at(vertex)),
    ],
  }
}

function factoredForm(dice: Dice): Draft {
  const [a, low, half] = [dice.pick([1, -1, 2]), dice.int(-6, 3), dice.int(1, 3)]
  const high = low + 2 * half
  const vertex: Point = [low + half, -a * half * half]
  if (low === 0 || high === 0 || Math.abs(vertex[1]) > 8) return factoredForm(dice)
  const factors = multiple(inBrackets(1, -low), inBrackets(1, -high))
  return {
    question: say('vertex-of', {
      function: equation(
        Y,
        a === 1 ? factors : a === -1 ? { is: 'opposite', of: factors } : multiple(a, factors),
      ),
    }),
    answer: point(vertex, [
      [[low, 0], 'zero-as-vertex'],
      [[high, 0], 'zero-as-vertex'],
      [[-(low + half), -a * half * half], 'vertex-sign'],
      [[low + half, a * half * half], 'height-sign'],
    ]),
    hints: hints('factored-form'),
    solution: [
      step('zeros-are', { low: num(low), high: num(high) }),
      step('middle-of-zeros', undefined, equation(fraction(sum(low, bracketed(high)), 2), low + half)),
      {
        ...step('height-at-middle', { x: num(low + half), y: num(-a * half * half) }),
        drawings: [parabola(a, vertex)],
      },
      answerIs(at(vertex)),
    ],
  }
}

function standardForm(dice: Dice): Draft {
  const [a, h, k] = [dice.pick([1, -1, 2, -2, 3]), nonZero(dice, 4), dice.int(-7, 7)]
  const [b, c] = [-2 * a * h, a * h * h + k]
  if (c === 0) return standardForm(dice)
  const vertex: Point = [h, k]
  return {
    question: say('vertex-of', { function: equation(Y, polynomial([a, b, c])) }),
    answer: point(vertex, [
      [[-h, a * h * h - b * h + c], 'axis-sign'],
      [[0, c], 'intercept-as-vertex'],
      [[h, c], 'height-not-calculated'],
      ...(Number.isInteger(b / a) ? [[[-b / a, c], 'two-a-as-two'] as const] : []),
    ]),
    hints: hints('standard-form'),
    solution: [
      step('axis', undefined, equation(X, fraction(num(-b), num(2 * a)))),
      step('axis-is', undefined, equation(X, h)),
      { ...step('height-at-middle', { x: num(h), y: num(k) }), drawings: [parabola(a, vertex)] },
      answerIs(at(vertex)),
    ],
  }
}
