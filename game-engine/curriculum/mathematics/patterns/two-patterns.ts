// Two patterns side by side, as pairs of numbers: grade 5.
import type { Dice } from '#engine/core/random.ts'
import type { Point } from '../../drawing.ts'
import type { Draft } from '../../exercise.ts'
import type { Generator } from '../../generator.ts'
import { num } from '../../notation.ts'
import { answerIs } from '../sentences.ts'
import { choice, hints, point, say, step } from './area.ts'

/** graph-two-patterns */
export const graphTwoPatterns: Generator = {
  version: 1,
  draw: (dice, difficulty) => {
    const by = dice.int(1, 5)
    const times = dice.int(2, difficulty === 1 ? 3 : 4)
    if (difficulty < 3) return pairAt(by, times, 0, difficulty === 1 ? dice.int(3, 5) : dice.int(4, 6))
    if (dice.int(1, 2) === 1) return pairAt(by, times, dice.int(1, 5), dice.int(3, 5))
    return relation(dice, by, times)
  },
}

const pairOf = ([x, y]: Point) => say('pair', { x, y })

/** The first three numbers of both patterns. */
const table = (by: number, byOther: number, start: number) => ({
  kind: 'table' as const,
  rows: [
    [say('pattern-a'), ...[0, 1, 2].map((index) => num(by * index))],
    [say('pattern-b'), ...[0, 1, 2].map((index) => num(start + byOther * index))],
  ],
})

function pairAt(by: number, times: number, start: number, place: number): Draft {
  const byOther = by * times
  const [x, y] = [by * (place - 1), start + byOther * (place - 1)]
  return {
    question: say('pair-at', { by, byOther, start, place }),
    drawing: table(by, byOther, start),
    answer: point(
      [x, y],
      [
        [[y, x], 'order-swapped'],
        [[place, y], 'place-as-number'],
        [[by * place, start + byOther * place], 'one-jump-too-many'],
      ],
    ),
    hints: hints('pair-at'),
    solution: [step('pair-at-step', { x, y, place }), answerIs(pairOf([x, y]))],
  }
}

function relation(dice: Dice, by: number, times: number): Draft {
  const byOther = by * times
  const right = say('b-is-times', { times })
  return {
    question: say('which-relation', { by, byOther }),
    drawing: table(by, byOther, 0),
    answer: choice(dice, { say: right }, [
      [{ say: say('b-is-more', { more: byOther - by }) }, 'one-pair-only'],
      [{ say: say('a-is-times', { times }) }, 'relation-turned'],
      [{ say: say('b-is-times', { times: byOther + 1 }) }, 'step-for-factor'],
    ]),
    hints: hints('which-relation'),
    solution: [step('which-relation-step', { times }), answerIs(right)],
  }
}
