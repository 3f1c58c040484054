import type { Draft } from '../../exercise.ts'
import type { Generator } from '../../generator.ts'
import { BLANK, brackets, equation, num, product, sum } from '../../notation.ts'
import { figures, whatIsMissing, workOut } from '../sentences.ts'
import { hints, number, say, step } from './area.ts'

/** break-apart-to-multiply */
export const breakApart: Generator = {
  version: 1,
  draw: (dice, difficulty) => {
    if (difficulty === 2) {
      const [a, side] = [dice.int(6, 9), dice.int(6, 9)]
      const first = dice.int(2, side - 2)
      return partMissing({ a, first, rest: side - first })
    }
    const [a, first, rest] =
      difficulty === 1
        ? [dice.int(3, 6), dice.pick([5, 10]), dice.int(1, 4)]
        : [dice.int(3, 9), 10, dice.int(1, 9)]
    return cutRectangle({ a, first, rest }, difficulty === 1)
  },
}

interface Cut {
  readonly a: number
  readonly first: number
  readonly rest: number
}

function partMissing({ a, first, rest }: Cut): Draft {
  const side = first + rest
  return {
    question: whatIsMissing(equation(product(a, side), sum(product(a, first), product(a, BLANK)))),
    drawing: { kind: 'area-model', columns: [num(first), BLANK], rows: [num(a)] },
    answer: number(rest, [
      [first, 'copied-a-factor', { factor: first }],
      [side, 'copied-a-factor', { factor: side }],
      [a, 'copied-a-factor', { factor: a }],
      [rest + 1, 'parts-do-not-fit', { side }],
    ]),
    hints: hints('part-missing', { side, first }),
    solution: [
      step('part-missing-step', { side, first }, equation(sum(first, rest), side)),
      figures(equation(product(a, side), sum(product(a, first), product(a, rest)))),
    ],
  }
}

function cutRectangle({ a, first, rest }: Cut, isCounted: boolean): Draft {
  const total = a * (first + rest)
  return {
    question: isCounted ? say('cut-rectangle') : workOut(product(a, first + rest)),
    drawing: { kind: 'area-model', columns: [num(first), num(rest)], rows: [num(a)] },
    answer: number(total, [
      [a * first + rest, 'one-part-multiplied'],
      [first + a * rest, 'one-part-multiplied'],
      [a * first, 'part-left-out'],
      [a + first + rest, 'added-instead'],
    ]),
    hints: hints('break-apart', { a, first, rest }),
    solution: [
      step('break-apart-step-1', undefined, equation(product(a, first), a * first)),
      step('break-apart-step-2', undefined, equation(product(a, rest), a * rest)),
      step('break-apart-step-3', undefined, equation(product(a, brackets(sum(first, rest))), total)),
    ],
  }
}
