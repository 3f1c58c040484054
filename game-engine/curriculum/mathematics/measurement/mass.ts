// Reading a scale in grams or milliliters, and problems with them: grade 3.
import type { Dice } from '#engine/core/random.ts'
import type { Mistake } from '../../area.ts'
import type { Draft, ExerciseDifficulty } from '../../exercise.ts'
import type { Generator } from '../../generator.ts'
import { difference, equation, type Maths, product, quotient, sum } from '../../notation.ts'
import { answerIs } from '../sentences.ts'
import { hints, number, say, step } from './area.ts'

const FORMS = { dial: 'gram', cup: 'milliliter' } as const

/** mass-and-liquid */
export const massAndLiquid: Generator = {
  version: 1,
  draw: (dice, difficulty) => {
    const form = dice.pick(['dial', 'cup'] as const)
    return difficulty === 3 ? problem(dice, FORMS[form]) : reading(dice, form, difficulty)
  },
}

function reading(dice: Dice, form: keyof typeof FORMS, difficulty: ExerciseDifficulty): Draft {
  const of = FORMS[form]
  const unit = say('in-unit', { unit: { many: of } })
  const [step_, labelled] =
    difficulty === 1
      ? dice.pick([
          [1, 1],
          [10, 10],
        ] as const)
      : ([dice.pick([20, 50]), 100] as const)
  const label = labelled * dice.int(1, difficulty === 1 ? 18 : 8)
  const marks = difficulty === 1 ? 0 : dice.int(1, 100 / step_ - 1)
  const at = label + marks * step_
  const mistakes: readonly Mistake<number>[] =
    difficulty === 1
      ? [
          [at + labelled, 'next-label'],
          [at - labelled, 'label-before'],
          ...(labelled === 10 ? [[at / 10, 'marks-for-value'] as const] : []),
        ]
      : [
          [label + marks, 'each-mark-one'],
          [label, 'nearest-label'],
          [label + 100, 'nearest-label'],
          [label + 10 * marks, 'each-mark-ten'],
        ]
  return {
    question: say(`read-${form}`),
    drawing: {
      kind: 'gauge',
      form,
      to: difficulty === 1 ? 20 * labelled : 1_000,
      step: step_,
      labelled,
      at,
      unit,
    },
    answer: number(at, mistakes, 'whole', unit),
    hints: hints(difficulty === 1 ? 'gauge' : 'gauge-marks'),
    solution:
      difficulty === 1
        ? [step('gauge-step'), answerIs({ amount: at, of })]
        : [
            step('gauge-mark', { spaces: 100 / step_ }, equation(quotient(100, 100 / step_), step_)),
            step('gauge-count-on', { label }, equation(sum(label, product(marks, step_)), at)),
          ],
  }
}

interface Problem {
  readonly story: 'together' | 'poured-out' | 'several' | 'shared'
  readonly a: number
  readonly b: number
  readonly answer: number
  readonly work: Maths
  readonly wrong: readonly number[]
}

function drawProblem(dice: Dice): Problem {
  const story = dice.pick(['together', 'poured-out', 'several', 'shared'] as const)
  if (story === 'together') {
    const [a, b] = [10 * dice.int(8, 48), 10 * dice.int(3, 50)]
    return { story, a, b, answer: a + b, work: sum(a, b), wrong: [Math.abs(a - b), Math.max(a, b)] }
  }
  if (story === 'poured-out') {
    const a = 10 * dice.int(30, 100)
    const b = 10 * dice.int(4, a / 10 - 4)
    return { story, a, b, answer: a - b, work: difference(a, b), wrong: [a + b, b] }
  }
  const [each, count] = [10 * dice.int(2, 20), dice.int(2, 5)]
  return story === 'several'
    ? {
        story,
        a: each,
        b: count,
        answer: each * count,
        work: product(count, each),
        wrong: [each + count, each],
      }
    : {
        story,
        a: each * count,
        b: count,
        answer: each,
        work: quotient(each * count, count),
        wrong: [each * count - count, each * count * count],
      }
}

function problem(dice: Dice, of: 'gram' | 'milliliter'): Draft {
  const { story, a, b, answer, work, wrong } = drawProblem(dice)
  const isCount = story === 'several' || story === 'shared'
  const fillers = { a: { amount: a, of }, ...(isCount ? { count: b } : { b: { amount: b, of } }) } as const
  const [first = 0, second = 0] = wrong
  return {
    question: say(`${of}-${story}`, fillers),
    answer: number(
      answer,
      [
        [first, 'wrong-operation'],
        [second, story === 'shared' ? 'wrong-operation' : 'number-of-the-story'],
      ],
      'whole',
      say('in-unit', { unit: { many: of } }),
    ),
    hints: [say('amounts-hint-1'), say('amounts-hint-2'), say(`${story}-hint-3`)],
    solution: [step(`${story}-step`, undefined, equation(work, answer)), answerIs({ amount: answer, of })],
  }
}
