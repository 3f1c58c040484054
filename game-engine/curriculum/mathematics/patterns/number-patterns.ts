import type { Dice } from '#engine/core/random.ts'
import type { Draft } from '../../exercise.ts'
import type { Generator } from '../../generator.ts'
import { equation, list, num, product, sum } from '../../notation.ts'
import { answerIs } from '../sentences.ts'
import { hints, number, say, step } from './area.ts'

/** number-and-shape-patterns */
export const numberPatterns: Generator = {
  version: 1,
  draw: (dice, difficulty) => {
    if (difficulty === 1) return adding(dice.int(1, 20), dice.int(2, 12), dice.int(5, 7))
    if (difficulty === 2) {
      if (dice.int(1, 2) === 1) return multiplying(dice.int(1, 5), dice.int(2, 3), dice.int(4, 6))
      return subtracting(dice.int(60, 100), dice.int(3, 9), dice.int(4, 6))
    }
    return dice.int(1, 2) === 1 ? adding(dice.int(3, 9), dice.int(2, 6), dice.int(8, 12)) : repeating(dice)
  },
}

function adding(first: number, by: number, place: number): Draft {
  const answer = first + by * (place - 1)
  const terms = [0, 1, 2, 3].map((index) => first + by * index)
  return {
    question: say('adding', { first, by, place }),
    drawing: { kind: 'table', rows: [[1, 2, 3, 4].map((one) => num(one)), terms.map((term) => num(term))] },
    answer: number(answer, [
      [first + by * place, 'one-jump-too-many'],
      [by * place, 'start-forgotten'],
      [answer - by, 'one-jump-too-few'],
    ]),
    hints: hints('adding', { by, first }),
    solution: [
      step('jumps-step', { place, jumps: place - 1 }, equation(product(place - 1, by), (place - 1) * by)),
      step('from-start', { first }, equation(sum(first, (place - 1) * by), answer)),
    ],
  }
}

function subtracting(first: number, by: number, place: number): Draft {
  const terms = Array.from({ length: place }, (_, index) => first - by * index)
  const answer = terms.at(-1) ?? 0
  return {
    question: say('subtracting', { first, by, place }),
    answer: number(answer, [
      [answer - by, 'one-jump-too-many'],
      [answer + by, 'one-jump-too-few'],
      [first + by * (place - 1), 'wrong-direction'],
    ]),
    hints: hints('table', { first, place }),
    solution: [step('subtracting-step', { by }), answerOf(terms)],
  }
}

function multiplying(first: number, by: number, place: number): Draft {
  const terms = Array.from({ length: place }, (_, index) => first * by ** index)
  const answer = terms.at(-1) ?? 0
  return {
    question: say('multiplying', { first, by, place }),
    answer: number(answer, [
      [first + by * (place - 1), 'added-instead'],
      [answer * by, 'one-jump-too-many'],
      [answer / by, 'one-jump-too-few'],
      [first * by * (place - 1), 'proportional-guess'],
    ]),
    hints: hints('table', { first, place }),
    solution: [step('multiplying-step', { by }), answerOf(terms)],
  }
}

const answerOf = (terms: readonly number[]) => answerIs(list(terms))

/** Shapes 1 to n again and again; which one is at a far place? */
function repeating(dice: Dice): Draft {
  const length = dice.int(3, 5)
  const place = length * dice.int(5, 9) + dice.int(1, length - 1)
  const answer = place % length
  return {
    question: say('repeating', { length, place }),
    answer: number(answer, [
      [Math.floor(place / length), 'rounds-for-rest'],
      [answer + 1, 'one-jump-too-many'],
      [answer - 1, 'one-jump-too-few'],
    ]),
    hints: hints('repeating', { length }),
    solution: [
      step(
        'repeating-step',
        { length },
        equation(sum(product(length, Math.floor(place / length)), answer), place),
      ),
      answerIs(answer),
    ],
  }
}
