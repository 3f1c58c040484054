import type { Dice } from '#engine/core/random.ts'
import type { Draft } from '../../exercise.ts'
import type { Generator } from '../../generator.ts'
import { equation, product } from '../../notation.ts'
import { answerIs, figures } from '../sentences.ts'
import { hints, number, say, step } from './area.ts'

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
