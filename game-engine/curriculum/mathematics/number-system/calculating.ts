// Fractions divided, decimals, common factors and multiples: grade 6. Signed numbers: grade 7.
import type { Dice } from '#engine/core/random.ts'
import type { Mistake } from '../../area.ts'
import { minus, over, plus, type Rational, rational, times } from '../../exact.ts'
import type { Draft } from '../../exercise.ts'
import type { Generator } from '../../generator.ts'
import {
  asMixed,
  brackets,
  difference,
  equation,
  fraction,
  type Maths,
  num,
  product,
  quotient,
  sum,
} from '../../notation.ts'
import { answerIs, figures, workOut } from '../sentences.ts'
import { hints, number, say, step } from './area.ts'

/** divide-fractions */
export const divideFractions: Generator = {
  version: 1,
  draw: (dice, difficulty) => {
    if (difficulty === 3) return portions(dice)
    const under = dice.int(2, 10)
    if (difficulty === 1) {
      const c = dice.int(1, 3)
      return dividedBy([c * dice.int(2, 9), under], [c, under])
    }
    const [a, c, d] = [dice.int(1, 9), dice.int(1, 9), dice.int(2, 10)]
    // Neither by 1 nor by itself.
    if (c === d || a * d === c * under) return divideFractions.draw(dice, difficulty)
    return dividedBy([a, under], [c, d])
  },
}

type Written = readonly [over: number, under: number]

function dividedBy([a, b]: Written, [c, d]: Written): Draft {
  const value = rational(a * d, b * c)
  return {
    question: workOut(quotient(fraction(a, b), fraction(c, d))),
    answer: number(
      value,
      [
        [rational(b * c, a * d), 'first-turned-over'],
        [rational(a * c, b * d), 'not-turned-over'],
        [rational(a * d, b * d), 'numerator-forgotten'],
      ],
      'any',
    ),
    hints: hints('divide-fractions', { divisor: fraction(c, d) }),
    solution: [
      step(
        'divide-fractions-step',
        { turned: fraction(d, c) },
        equation(quotient(fraction(a, b), fraction(c, d)), product(fraction(a, b), fraction(d, c))),
      ),
      figures(equation(product(fraction(a, b), fraction(d, c)), asMixed(value))),
    ],
  }
}

function portions(dice: Dice): Draft {
  const [c, d] = [dice.int(1, 5), dice.int(2, 8)]
  const count = dice.int(3, 20)
  const whole = rational(c * count, d)
  const portion = rational(c, d)
  if (portion.d === 1 || whole.d === 1 || c > d) return portions(dice)
  return {
    question: say('portions', { whole: asMixed(whole), portion: asMixed(portion) }),
    answer: number(
      count,
      [
        [times(whole, portion), 'multiplied-portions'],
        [over(portion, whole), 'first-turned-over'],
        [minus(whole, portion), 'taken-away-once'],
      ],
      'any',
    ),
    hints: hints('portions', { portion: asMixed(portion) }),
    solution: [
      step('portions-step', undefined, equation(asMixed(whole), fraction(whole.n, whole.d))),
      figures(equation(quotient(fraction(whole.n, whole.d), fraction(portion.n, portion.d)), count)),
    ],
  }
}

/** decimal-operations */
export const decimalOperations: Generator = {
  version: 1,
  draw: (dice, difficulty) => {
    if (difficulty === 1) return plusOrMinus(dice)
    if (difficulty === 2) return dice.int(1, 2) === 1 ? timesDecimals(dice) : byTwoDigits(dice)
    return byDecimal(dice)
  },
}

function decimalDraft(
  name: string,
  left: Maths,
  value: Rational,
  mistakes: readonly Mistake<number | Rational>[],
): Draft {
  return {
    question: workOut(left),
    answer: number(value, mistakes, 'decimal'),
    hints: hints(name),
    solution: [step(`${name}-step`), figures(equation(left, num(value)))],
  }
}

/** Tenths and thousandths: their last digits do not stand below each other. */
function plusOrMinus(dice: Dice): Draft {
  const a = rational(dice.int(101, 989), 10)
  const b = rational(dice.int(1_001, 9_999), 1_000)
  if (a.d === 1 || b.d < 100) return plusOrMinus(dice)
  const isSum = dice.int(1, 2) === 1
  const rightAligned = rational(a.n * (10 / a.d), b.d)
  return decimalDraft(
    'line-up-points',
    isSum ? sum(num(a), num(b)) : difference(num(a), num(b)),
    isSum ? plus(a, b) : minus(a, b),
    [
      [isSum ? plus(rightAligned, b) : minus(b, rightAligned), 'right-aligned'],
      [isSum ? minus(a, b) : plus(a, b), 'sign-not-read'],
    ],
  )
}

function timesDecimals(dice: Dice): Draft {
  const a = rational(dice.int(11, 99), 10)
  const b = rational(dice.int(2, 99), dice.pick([10, 100]))
  if (a.d !== 10 || b.d === 1) return timesDecimals(dice)
  const value = times(a, b)
  return decimalDraft('count-places', product(num(a), num(b)), value, [
    [times(value, rational(10)), 'point-by-alignment'],
    [times(value, rational(1, 10)), 'point-too-far-left'],
    [plus(a, b), 'added-decimals'],
  ])
}

function byTwoDigits(dice: Dice): Draft {
  const value = rational(dice.int(105, 999), 100)
  const divisor = dice.int(11, 45)
  if (value.d === 1) return byTwoDigits(dice)
  return decimalDraft('point-in-quotient', quotient(num(times(value, rational(divisor))), divisor), value, [
    [times(value, rational(10)), 'point-in-quotient'],
    [times(value, rational(1, 10)), 'point-too-far-left'],
  ])
}

function byDecimal(dice: Dice): Draft {
  const value = rational(dice.int(12, 250), dice.pick([1, 10]))
  const divisor = rational(dice.int(5, 125), dice.pick([10, 100]))
  if (divisor.d === 1) return byDecimal(dice)
  const dividend = times(value, divisor)
  return decimalDraft('whole-divisor', quotient(num(dividend), num(divisor)), value, [
    [over(value, rational(divisor.d <= 10 ? 10 : 100)), 'divisor-scaled-only'],
    [times(value, rational(10)), 'point-in-quotient'],
    [times(dividend, divisor), 'multiplied-decimals'],
  ])
}

const greatestCommon = (a: number, b: number): number => (b === 0 ? a : greatestCommon(b, a % b))

const leastCommon = (a: number, b: number) => (a * b) / greatestCommon(a, b)

/** gcf-and-lcm */
export const factorsAndMultiples: Generator = {
  version: 1,
  draw: (dice, difficulty) => {
    const isFactor = difficulty === 1 || (difficulty === 3 && dice.int(1, 2) === 1)
    const [a, b] = isFactor ? drawWithFactor(dice) : drawWithMultiple(dice)
    return commonDraft(a, b, isFactor, difficulty === 3)
  },
}

function drawWithFactor(dice: Dice): [number, number] {
  const factor = dice.int(2, 12)
  const [a, b] = [factor * dice.int(2, 7), factor * dice.int(2, 7)]
  return a < 8 || b < 8 || a > 60 || b > 60 || a % b === 0 || b % a === 0 ? drawWithFactor(dice) : [a, b]
}

function drawWithMultiple(dice: Dice): [number, number] {
  const [a, b] = [dice.int(3, 12), dice.int(3, 12)]
  return a % b === 0 || b % a === 0 ? drawWithMultiple(dice) : [a, b]
}

function commonDraft(a: number, b: number, isFactor: boolean, isStory: boolean): Draft {
  const [factor, multiple] = [greatestCommon(a, b), leastCommon(a, b)]
  const name = isFactor ? 'greatest-factor' : 'least-multiple'
  const answer = isFactor ? factor : multiple
  const smaller = [2, 3, 5].find((one) => factor % one === 0 && one < factor)
  return {
    question: say(isStory ? `${name}-story` : name, { a, b }),
    answer: number(
      answer,
      isFactor
        ? [
            [multiple, 'factor-and-multiple-swapped'],
            ...(smaller ? [[smaller, 'not-the-greatest'] as const] : []),
            [1, 'one-as-factor'],
          ]
        : [
            [a * b, 'product-as-multiple'],
            [factor, 'factor-and-multiple-swapped'],
            [a + b, 'added-numbers'],
            [multiple * 2, 'not-the-least'],
          ],
    ),
    hints: hints(name, { a, b }),
    solution: isFactor
      ? [
          step('greatest-factor-step', undefined, equation(product(factor, a / factor), a)),
          figures(equation(product(factor, b / factor), b)),
          answerIs(answer),
        ]
      : [
          step('least-multiple-step', undefined, equation(product(a, answer / a), answer)),
          figures(equation(product(b, answer / b), answer)),
          answerIs(answer),
        ],
  }
}

/** As it is written behind a sign: negative numbers in brackets. */
const term = (value: Rational): Maths => (value.n < 0 ? brackets(num(value)) : num(value))

/** add-subtract-rationals */
export const addSubtractRationals: Generator = {
  version: 1,
  draw: (dice, difficulty) => {
    const size = difficulty === 3 ? rational(1, dice.pick([2, 10])) : rational(1)
    const draw = () => times(rational(dice.int(1, difficulty === 3 ? 120 : 12)), size)
    const negative = (value: Rational) => minus(rational(0), value)
    const [a, b] = [draw(), draw()]
    if (a.n * b.d === b.n * a.d) return addSubtractRationals.draw(dice, difficulty)
    const isSum = difficulty === 1 || (difficulty === 3 && dice.int(1, 2) === 1)
    if (isSum) {
      const [first, second] = dice.int(1, 2) === 1 ? [negative(a), b] : [a, negative(b)]
      return signedDraft('sum', sum(num(first), term(second)), plus(first, second), [
        [negative(plus(a, b)), 'sizes-added'],
        [minus(rational(0), plus(first, second)), 'other-sign'],
        [plus(a, b), 'signs-ignored'],
      ])
    }
    const first = dice.int(1, 2) === 1 ? negative(a) : a
    const second = first.n < 0 && dice.int(1, 2) === 1 ? b : negative(b)
    return signedDraft('difference', difference(num(first), term(second)), minus(first, second), [
      [plus(first, second), 'minus-negative-taken-away'],
      [plus(a, b), 'two-signs-make-plus'],
      [minus(rational(0), minus(first, second)), 'other-sign'],
    ])
  },
}

function signedDraft(
  name: string,
  left: Maths,
  value: Rational,
  mistakes: readonly Mistake<Rational>[],
): Draft {
  return {
    question: workOut(left),
    answer: number(value, mistakes, 'any'),
    hints: hints(`signed-${name}`),
    solution: [step(`signed-${name}-step`), figures(equation(left, num(value)))],
  }
}

/** multiply-divide-rationals */
export const multiplyDivideRationals: Generator = {
  version: 1,
  draw: (dice, difficulty) => {
    const draw = (most: number) => dice.int(2, most)
    const signOf = () => dice.pick([1, -1])
    if (difficulty === 3) return powersOfNegatives(dice)
    const unit = rational(1, difficulty === 1 ? 1 : dice.pick([2, 10]))
    const [s, t] = dice.pick([
      [-1, -1],
      [-1, signOf()],
      [1, -1],
    ] as const)
    const a = times(rational(s * draw(difficulty === 1 ? 12 : 25)), unit)
    const b = rational(t * draw(12))
    const isProduct = dice.int(1, 2) === 1
    const value = isProduct ? times(a, b) : a
    const left = isProduct ? product(num(a), term(b)) : quotient(num(times(a, b)), term(b))
    return signedDraft(isProduct ? 'product' : 'quotient', left, value, [
      [minus(rational(0), value), 'sign-of-product'],
      [isProduct ? plus(a, b) : times(value, b), isProduct ? 'added-instead' : 'quotient-not-divided'],
    ])
  },
}

function powersOfNegatives(dice: Dice): Draft {
  const [a, b, c] = [dice.int(2, 6), dice.int(2, 6), dice.int(2, 5)].map((size) =>
    dice.pick([size, -size, -size]),
  )
  const [first = 2, second = 2, third = 2] = [a, b, c]
  if (first > 0 && second > 0 && third > 0) return powersOfNegatives(dice)
  const value = first * second * third
  const left = product(num(first), term(rational(second)), term(rational(third)))
  return signedDraft('three-factors', left, rational(value), [
    [rational(-value), 'sign-of-product'],
    [rational(first + second + third), 'added-instead'],
    [rational(first * second), 'factor-left-out'],
  ])
}
