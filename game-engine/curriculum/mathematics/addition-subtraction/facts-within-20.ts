import type { Draft } from '../../exercise.ts'
import { equation, sum } from '../../notation.ts'
import { figures, workOut } from '../sentences.ts'
import { hints, number, step } from './area.ts'
import { draftSum, generator, tenDraft, throughTen } from './through-ten.ts'

/** facts-within-20 */
export const factsWithinTwenty = generator((dice, difficulty) => {
  if (difficulty === 3) {
    const c = dice.int(11, 18)
    const b = dice.int(c - 9, 9)
    return throughTen(c, b)
  }
  if (difficulty === 2) {
    const [a, b] = [dice.int(2, 9), dice.int(2, 9)]
    return a === b || Math.abs(a - b) === 1 ? doubleDraft(a, b) : a + b > 10 ? tenDraft(a, b) : countOn(a, b)
  }
  const a = dice.int(2, 9)
  const [first, second] = dice.shuffle([a, dice.int(a, a + 1)]) as [number, number]
  return doubleDraft(first, second)
})

function doubleDraft(a: number, b: number): Draft {
  const base = Math.min(a, b)
  const isDouble = a === b
  return {
    question: workOut(sum(a, b)),
    answer: number(a + b, [
      ...(isDouble ? [] : [[2 * base, 'near-double-forgotten', { base }] as const]),
      [a + b - 1, 'counted-the-start'],
      [a + b + 1, 'one-too-many'],
      [a + b + 10, 'ten-too-many'],
    ]),
    hints: hints(isDouble ? 'double' : 'near-double', { base, a, b }),
    solution: isDouble
      ? [step('double-step', { base }), figures(equation(sum(base, base), a + b))]
      : [
          step('near-double-step-1', { base }, equation(sum(base, base), 2 * base)),
          step('near-double-step-2', undefined, equation(sum(2 * base, 1), a + b)),
        ],
  }
}

function countOn(a: number, b: number): Draft {
  const [larger, smaller] = [Math.max(a, b), Math.min(a, b)]
  return draftSum(a, b, 'count-on', {
    mistakes: [
      [a + b - 1, 'counted-the-start'],
      [a + b + 1, 'one-too-many'],
      [larger - smaller, 'sign-not-read'],
    ],
  })
}
