// Single sums and differences in ten-frames and in the head: what kindergarten to grade 2 learn by heart.
import type { Dice } from '#engine/core/random.ts'
import type { Mistake } from '../../area.ts'
import type { Drawing } from '../../drawing.ts'
import type { Draft, ExerciseDifficulty, Step } from '../../exercise.ts'
import type { Generator } from '../../generator.ts'
import { difference, equation, sum } from '../../notation.ts'
import type { Thing } from '../../sentence.ts'
import { smallerFromLarger } from '../digits.ts'
import { figures, workOut } from '../sentences.ts'
import { hints, number, step } from './area.ts'

type Draw = (dice: Dice, difficulty: ExerciseDifficulty) => Draft

export const generator = (draw: Draw): Generator => ({ version: 1, draw })

/** A sum beyond ten: the larger number is filled up, the other split. */
export function tenDraft(a: number, b: number, thing?: Thing): Draft {
  const [larger, smaller] = [Math.max(a, b), Math.min(a, b)]
  const fill = 10 - larger
  const rest = smaller - fill
  const fillers = { larger, smaller, fill, rest }
  return {
    question: workOut(sum(a, b)),
    ...(thing && {
      drawing: {
        kind: 'ten-frames',
        frames: [{ filled: a }, { filled: b, added: b }],
        places: 10,
        thing,
      },
    }),
    answer: number(a + b, [
      [a + b - 1, 'counted-the-start'],
      [10, 'forgot-the-rest', { rest }],
      [10 + smaller, 'rest-not-split', { fill, smaller }],
      [larger - smaller, 'sign-not-read'],
    ]),
    hints: hints('make-ten', fillers),
    solution: [
      step('make-ten-step-1', { larger, fill }, equation(sum(larger, fill), 10)),
      step('make-ten-step-2', { smaller, fill, rest }, equation(sum(fill, rest), smaller)),
      step('make-ten-step-3', undefined, equation(sum(10, rest), a + b)),
    ],
  }
}

export function throughTen(c: number, b: number, drawing?: Drawing): Draft {
  const ones = c % 10
  const rest = b - ones
  return {
    question: workOut(difference(c, b)),
    ...(drawing && { drawing }),
    answer: number(c - b, [
      [10 + smallerFromLarger(ones, b), 'smaller-from-larger'],
      [c - b + 1, 'counted-the-start'],
      [c + b, 'sign-not-read'],
      [c - b - 1, 'one-too-few'],
    ]),
    hints: hints('back-through-ten', { number: c, ones, taken: b }),
    solution:
      rest === 0
        ? [step('back-to-ten', { ones }), figures(equation(difference(c, b), 10))]
        : [
            step('back-to-ten', { ones }, equation(difference(c, ones), 10)),
            step('take-the-rest', { rest }, equation(difference(10, rest), c - b)),
            figures(equation(difference(c, b), c - b)),
          ],
  }
}

export interface Rest {
  readonly mistakes: readonly Mistake<number>[]
  readonly drawing?: Drawing
}

export function draftSum(a: number, b: number, name: string, { mistakes, drawing }: Rest): Draft {
  const fillers = { first: Math.max(a, b), second: Math.min(a, b) }
  const last: Step = figures(equation(sum(a, b), a + b))
  return {
    question: workOut(sum(a, b)),
    ...(drawing && { drawing }),
    answer: number(a + b, mistakes),
    hints: hints(name, fillers),
    solution: [step(`${name}-step`, fillers), last],
  }
}
