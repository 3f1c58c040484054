import type { Dice } from '#engine/core/random.ts'
import { rational } from '../../exact.ts'
import type { Draft } from '../../exercise.ts'
import type { Generator } from '../../generator.ts'
import {
  asFraction,
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
  X,
} from '../../notation.ts'
import { bracketed, polynomial } from '../../terms.ts'
import { nonZero } from '../non-zero.ts'
import { answerIs } from '../sentences.ts'
import { choice, fixedChoice, hints, numbers, say, step } from './area.ts'
import { bothRoots, ROOTS } from './roots.ts'

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
