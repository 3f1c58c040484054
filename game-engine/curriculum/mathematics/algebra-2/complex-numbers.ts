// Adding, subtracting and multiplying complex numbers: grade 11.
import type { Dice } from '#engine/core/random.ts'
import type { Choice, Draft } from '../../exercise.ts'
import type { Generator } from '../../generator.ts'
import { brackets, difference, equation, multiple, num, power, product, sum } from '../../notation.ts'
import { bracketed, sumOf } from '../../terms.ts'
import { complexOf, I } from '../complex.ts'
import { nonZero } from '../non-zero.ts'
import { answerIs } from '../sentences.ts'
import { choice, expression, hints, number, say, step } from './area.ts'

/** complex-numbers */
export const complexNumbers: Generator = {
  version: 1,
  draw: (dice, difficulty) => {
    if (difficulty === 1) return sumOrDifference(dice)
    if (difficulty === 2) return productOfTwo(dice)
    return dice.pick([powerOfI, squareOf, timesConjugate])(dice)
  },
}

function sumOrDifference(dice: Dice): Draft {
  const [a, b, c, d] = [dice.int(-9, 9), nonZero(dice, 9), dice.int(-9, 9), nonZero(dice, 9)]
  const isSum = dice.int(1, 2) === 1
  const sign = isSum ? 1 : -1
  const [real, imaginary] = [a + sign * c, b + sign * d]
  if (imaginary === 0 || a * c === 0) return sumOrDifference(dice)
  const combine = isSum ? sum : difference
  const right = complexOf(real, imaginary)
  return {
    question: say('calculate-complex', {
      maths: combine(brackets(complexOf(a, b)), brackets(complexOf(c, d))),
    }),
    answer: expression(
      right,
      [
        [complexOf(0, real + imaginary), 'real-and-imaginary-joined'],
        ...(isSum ? [] : [[complexOf(real, b + d), 'minus-for-real-part-only'] as const]),
        [complexOf(real, b * sign * d), 'imaginary-parts-multiplied'],
        [complexOf(real, -imaginary), 'imaginary-sign'],
      ],
      'expanded',
    ),
    hints: hints('complex-sum'),
    solution: [
      step('real-parts', undefined, equation(combine(a, bracketed(c)), real)),
      step(
        'imaginary-parts',
        undefined,
        equation(
          combine(complexOf(0, b), d < 0 ? brackets(complexOf(0, d)) : complexOf(0, d)),
          complexOf(0, imaginary),
        ),
      ),
      answerIs(right),
    ],
  }
}

function productOfTwo(dice: Dice): Draft {
  const [a, b, c, d] = [nonZero(dice, 6), nonZero(dice, 5), nonZero(dice, 6), nonZero(dice, 5)]
  const mixed = a * d + b * c
  if (mixed === 0) return productOfTwo(dice)
  const right = complexOf(a * c - b * d, mixed)
  return {
    question: say('calculate-complex', {
      maths: multiple(brackets(complexOf(a, b)), brackets(complexOf(c, d))),
    }),
    answer: expression(
      right,
      [
        [complexOf(a * c + b * d, mixed), 'i-squared-is-one'],
        [complexOf(a * c, b * d), 'parts-multiplied-alone'],
        [complexOf(a * c - b * d, 0), 'middle-terms-forgotten'],
      ],
      'expanded',
    ),
    hints: hints('complex-product'),
    solution: [
      step(
        'each-with-each',
        undefined,
        sumOf([
          [a * c, null],
          [a * d, I],
          [b * c, I],
          [b * d, power(I, 2)],
        ]),
      ),
      step('replace-i-squared', undefined, equation(power(I, 2), -1)),
      step(
        'collect-parts',
        undefined,
        equation(
          sumOf([
            [a * c, null],
            [mixed, I],
            [-b * d, null],
          ]),
          right,
        ),
      ),
      answerIs(right),
    ],
  }
}

const POWERS = [num(1), I, num(-1), complexOf(0, -1)] as const

function powerOfI(dice: Dice): Draft {
  const n = dice.int(5, 60)
  const rest = n % 4
  const right: Choice = { maths: POWERS[rest] ?? I }
  // With i² = 1, even powers are 1 and odd ones i.
  const believed = n % 2
  return {
    question: say('calculate-complex', { maths: power(I, n) }),
    answer: choice(
      dice,
      right,
      [0, 1, 2, 3].flatMap((index) =>
        index === rest
          ? []
          : [
              [
                { maths: POWERS[index] ?? I } as Choice,
                index === believed ? 'i-squared-is-one' : 'rest-of-four-missed',
              ] as const,
            ],
      ),
    ),
    hints: hints('power-of-i'),
    solution: [
      step('four-steps', undefined, equation(power(I, 4), 1)),
      step('rest-of-four', { rest }, equation(n, sum(product(4, (n - rest) / 4), rest))),
      answerIs(POWERS[rest] ?? I),
    ],
  }
}

function squareOf(dice: Dice): Draft {
  const [a, b] = [nonZero(dice, 9), nonZero(dice, 9)]
  const right = complexOf(a * a - b * b, 2 * a * b)
  return {
    question: say('calculate-complex', { maths: power(brackets(complexOf(a, b)), 2) }),
    answer: expression(
      right,
      [
        [complexOf(a * a + b * b, 2 * a * b), 'i-squared-is-one'],
        [num(a * a - b * b), 'middle-terms-forgotten'],
        [complexOf(a * a - b * b, a * b), 'double-product-once'],
      ],
      'expanded',
    ),
    hints: hints('complex-square'),
    solution: [
      step(
        'square-of-sum',
        undefined,
        sumOf([
          [a * a, null],
          [2 * a * b, I],
          [b * b, power(I, 2)],
        ]),
      ),
      step('replace-i-squared', undefined, equation(power(I, 2), -1)),
      answerIs(right),
    ],
  }
}

function timesConjugate(dice: Dice): Draft {
  const [a, b] = [nonZero(dice, 9), nonZero(dice, 9)]
  return {
    question: say('conjugate-product', {
      maths: multiple(brackets(complexOf(a, b)), brackets(complexOf(a, -b))),
    }),
    answer: number(a * a + b * b, [
      [a * a - b * b, 'i-squared-is-one'],
      [2 * a, 'added-for-multiplied'],
      [-(a * a + b * b), 'conjugate-negates-all'],
    ]),
    hints: hints('conjugate-product'),
    solution: [
      step('third-identity', undefined, difference(a * a, multiple(b * b, power(I, 2)))),
      step('replace-i-squared', undefined, equation(sum(a * a, b * b), a * a + b * b)),
    ],
  }
}
