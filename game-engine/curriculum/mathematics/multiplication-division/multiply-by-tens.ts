import type { Dice } from '#engine/core/random.ts'
import type { Step } from '../../exercise.ts'
import type { Generator } from '../../generator.ts'
import { equation, product } from '../../notation.ts'
import { workOut } from '../sentences.ts'
import { hints, number, step } from './area.ts'

/** multiply-by-tens */
export const multiplyByTens: Generator = {
  version: 1,
  draw: (dice, difficulty) => {
    const [a, k] = drawTens(dice, difficulty)
    const fact = a * k
    const steps: Step[] = [
      step('tens-step-1', { tens: { amount: k, of: 'ten' } }, equation(product(a, k), fact)),
      step('tens-step-2', { tens: { amount: fact, of: 'ten' } }, equation(product(a, 10 * k), 10 * fact)),
    ]
    return {
      question: workOut(product(a, 10 * k)),
      ...(difficulty === 1 && {
        drawing: {
          kind: 'place-value-blocks',
          numbers: Array.from({ length: a }, () => ({ hundreds: 0, tens: k, ones: 0 })),
        },
      }),
      answer: number(10 * fact, [
        [fact, fact % 10 === 0 ? 'zero-of-the-fact' : 'zero-lost'],
        [fact + 10, 'ten-added'],
        [a + 10 * k, 'added-instead'],
        [100 * fact, 'zero-too-many'],
      ]),
      hints: hints('tens', { tens: { amount: k, of: 'ten' }, a, k }),
      solution: steps,
    }
  },
}

function drawTens(dice: Dice, difficulty: 1 | 2 | 3): [number, number] {
  if (difficulty === 1) return [dice.int(2, 9), dice.int(1, 3)]
  if (difficulty === 3 && dice.int(1, 3) === 1) {
    const even = dice.pick([4, 6, 8])
    return dice.shuffle([5, even]) as [number, number]
  }
  for (;;) {
    const [a, k] = [dice.int(difficulty, 9), dice.int(difficulty, 9)]
    if (difficulty === 3 || a * k < 50) return [a, k]
  }
}
