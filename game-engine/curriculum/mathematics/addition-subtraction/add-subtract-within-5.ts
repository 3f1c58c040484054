import type { Mistake } from '../../area.ts'
import type { Drawing } from '../../drawing.ts'
import type { Draft } from '../../exercise.ts'
import { difference, equation } from '../../notation.ts'
import { THINGS } from '../../sentence.ts'
import { figures, workOut } from '../sentences.ts'
import { hints, number, step } from './area.ts'
import { draftSum, generator, type Rest } from './through-ten.ts'

/** add-subtract-within-5 */
export const withinFive = generator((dice, difficulty) => {
  const thing = dice.pick(THINGS)
  const isSum = difficulty === 1 || (difficulty === 3 && dice.int(1, 2) === 1)
  // Zero in at most one exercise of five.
  const least = difficulty === 3 && dice.int(1, 5) === 1 ? 0 : 1
  if (isSum) {
    const a = dice.int(1, 4)
    const b = least === 0 ? 0 : dice.int(1, 5 - a)
    const drawing: Drawing = { kind: 'ten-frames', frames: [{ filled: a + b, added: b }], places: 5, thing }
    const mistakes: readonly Mistake<number>[] = [
      [Math.abs(a - b), 'sign-not-read'],
      ...(b === 0 ? [[0, 'zero-changes'] as const] : []),
      [a + b - 1, 'counted-the-start'],
      [a + b + 1, 'one-too-many'],
    ]
    return draftSum(a, b, 'small-sum', { mistakes, ...(difficulty < 3 && { drawing }) })
  }
  const c = dice.int(2, 5)
  const b = least === 0 ? 0 : dice.int(1, c)
  const mistakes: readonly Mistake<number>[] = [
    [c + b, 'sign-not-read'],
    ...(b === 0 ? [[0, 'zero-changes'] as const] : []),
    [c - b + 1, 'counted-the-start'],
    [c - b - 1, 'one-too-few'],
  ]
  const drawing: Drawing = { kind: 'ten-frames', frames: [{ filled: c, crossed: b }], places: 5, thing }
  return draftDifference(c, b, 'small-difference', { mistakes, ...(difficulty < 3 && { drawing }) })
})

function draftDifference(a: number, b: number, name: string, { mistakes, drawing }: Rest): Draft {
  const fillers = { first: a, second: b }
  return {
    question: workOut(difference(a, b)),
    ...(drawing && { drawing }),
    answer: number(a - b, mistakes),
    hints: hints(name, fillers),
    solution: [step(`${name}-step`, fillers), figures(equation(difference(a, b), a - b))],
  }
}
