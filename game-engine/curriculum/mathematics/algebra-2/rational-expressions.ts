// Fractions with letters: simplify, multiply, divide, add: grade 11.
import type { Dice } from '#engine/core/random.ts'
import { rational } from '../../exact.ts'
import type { Draft } from '../../exercise.ts'
import type { Generator } from '../../generator.ts'
import {
  asFraction,
  difference,
  equation,
  fraction,
  list,
  type Maths,
  multiple,
  power,
  product,
  quotient,
  sum,
} from '../../notation.ts'
import { inBrackets, linear, polynomial } from '../../terms.ts'
import { nonZero } from '../non-zero.ts'
import { answerIs } from '../sentences.ts'
import { expression, hints, numbers, say, step } from './area.ts'

/** rational-expressions */
export const rationalExpressions: Generator = {
  version: 1,
  draw: (dice, difficulty) => {
    if (difficulty === 1) return dice.pick([simplify, simplify, excludedValues])(dice)
    return difficulty === 2 ? multiplyOrDivide(dice) : addOrSubtract(dice)
  },
}

/** x - a */
const line = (a: number) => linear(1, -a)
const times = (a: number, b: number): Maths => multiple(inBrackets(1, -a), inBrackets(1, -b))
const expanded = (a: number, b: number) => polynomial([1, -a - b, a * b])

/** Different numbers, none 0 and none the opposite of another. */
function zeros(dice: Dice, count: number): number[] {
  return dice
    .shuffle([1, 2, 3, 4, 5, 6, 7])
    .slice(0, count)
    .map((size) => size * dice.pick([1, -1]))
}

function simplify(dice: Dice): Draft {
  const [a = 1, b = 2, c = 3] = zeros(dice, 3)
  const right = fraction(line(b), line(c))
  return {
    question: say('simplify', { maths: fraction(expanded(a, b), expanded(a, c)) }),
    answer: expression(
      right,
      [
        [asFraction(rational(b, c)), 'terms-canceled'],
        [fraction(line(-b), line(-c)), 'sign-in-factors'],
        [fraction(line(c), line(b)), 'turned-over'],
      ],
      'simplified',
    ),
    hints: hints('simplify-fraction'),
    solution: [
      step('factor-all', undefined, fraction(times(a, b), times(a, c))),
      step('cancel-factor', { factor: line(a), zero: a }),
      answerIs(right),
    ],
  }
}

function excludedValues(dice: Dice): Draft {
  const [a = 1, b = 2, c = 3] = zeros(dice, 3)
  const excluded = [Math.min(a, c), Math.max(a, c)]
  return {
    question: say('excluded-values', { maths: fraction(expanded(a, b), expanded(a, c)) }),
    answer: numbers(['smaller', 'larger'], excluded, [
      [[Math.min(-a, -c), Math.max(-a, -c)], 'sign-in-factors'],
      [[Math.min(a, b), Math.max(a, b)], 'zeros-of-numerator'],
      [[c, c], 'excluded-value-lost'],
    ]),
    hints: hints('excluded-values'),
    solution: [
      step('factor-denominator', undefined, equation(expanded(a, c), times(a, c))),
      step('each-factor-zero'),
      answerIs(list(excluded)),
    ],
  }
}

function multiplyOrDivide(dice: Dice): Draft {
  const [a = 1, b = 2, c = 3, d = 4] = zeros(dice, 4)
  const isProduct = dice.int(1, 2) === 1
  const right = fraction(line(b), line(d))
  const first = fraction(expanded(a, b), expanded(c, d))
  const other = fraction(line(c), line(a))
  const turned = fraction(line(a), line(c))
  return {
    question: say('simplify', { maths: isProduct ? product(first, other) : quotient(first, turned) }),
    answer: expression(
      right,
      [
        [
          fraction(
            multiple(power(inBrackets(1, -a), 2), inBrackets(1, -b)),
            multiple(power(inBrackets(1, -c), 2), inBrackets(1, -d)),
          ),
          isProduct ? 'turned-without-need' : 'not-turned-over',
        ],
        [fraction(line(d), line(b)), 'turned-over'],
        [fraction(line(-b), line(-d)), 'sign-in-factors'],
        [asFraction(rational(b, d)), 'terms-canceled'],
      ],
      'simplified',
    ),
    hints: hints(isProduct ? 'multiply-fractions' : 'divide-fractions'),
    solution: [
      step('factor-all', undefined, fraction(times(a, b), times(c, d))),
      step(isProduct ? 'over-one-bar' : 'times-turned', undefined, {
        ...fraction(multiple(times(a, b), inBrackets(1, -c)), multiple(times(c, d), inBrackets(1, -a))),
      }),
      step('cancel-both', { first: line(a), second: line(c) }),
      answerIs(right),
    ],
  }
}

function addOrSubtract(dice: Dice): Draft {
  const [p, q] = [dice.int(1, 6), dice.int(1, 6)]
  const [a, b] = [nonZero(dice, 6), nonZero(dice, 6)]
  const isSum = dice.int(1, 2) === 1
  const sign = isSum ? 1 : -1
  const top = [p + sign * q, p * b + sign * q * a] as const
  if (a === b || a === -b || (top[0] === 0 && top[1] === 0)) return addOrSubtract(dice)
  const under = multiple(inBrackets(1, a), inBrackets(1, b))
  const over = (values: readonly number[]) => fraction(polynomial(values), under)
  const right = over(top)
  return {
    question: say('one-fraction', {
      maths: (isSum ? sum : difference)(fraction(p, linear(1, a)), fraction(q, linear(1, b))),
    }),
    answer: expression(
      right,
      [
        ...(p + sign * q === 0
          ? []
          : [[fraction(p + sign * q, linear(2, a + b)), 'denominators-added'] as const]),
        [over([p + sign * q]), 'numerators-not-extended'],
        [over([p + sign * q, p * a + sign * q * b]), 'extended-by-own-denominator'],
        ...(isSum ? [] : [[over([p - q, p * b + q * a]), 'minus-for-first-term-only'] as const]),
      ],
      'simplified',
    ),
    hints: hints(isSum ? 'add-fractions' : 'subtract-fractions'),
    solution: [
      step('common-denominator', undefined, under),
      step(
        'extend-numerators',
        undefined,
        (isSum ? sum : difference)(multiple(p, inBrackets(1, b)), multiple(q, inBrackets(1, a))),
      ),
      step('collect-numerator', undefined, polynomial(top)),
      answerIs(right),
    ],
  }
}
