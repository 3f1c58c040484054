// What multiplying and dividing mean: rows, equal groups, sharing. Grades 2 and 3.
import type { Dice } from '#engine/core/random.ts'
import type { Draft } from '../../exercise.ts'
import type { Generator } from '../../generator.ts'
import { equation, type Maths, product, quotient, sum } from '../../notation.ts'
import { PEOPLE, THINGS, type Thing } from '../../sentence.ts'
import { answerIs, figures } from '../sentences.ts'
import { hints, number, say, step } from './area.ts'

/** c + c + c for three rows. */
const repeated = (times: number, term: number): Maths => sum(...Array.from({ length: times }, () => term))

/** Two different factors, as a rule. */
function drawFactors(dice: Dice, least: number, most: number): [number, number] {
  const a = dice.int(least, most)
  const b = dice.int(least, most - 1)
  return [a, b >= a ? b + 1 : b]
}

/** arrays-and-rows */
export const arraysAndRows: Generator = {
  version: 1,
  draw: (dice, difficulty) => {
    const thing = dice.pick(THINGS)
    const edgesOnly = difficulty === 3
    const [rows, columns] = drawArray(dice, difficulty)
    const total = rows * columns
    return {
      question: edgesOnly ? say('array-squares') : say('array', { things: { many: thing } }),
      drawing: {
        kind: 'array',
        rows,
        columns,
        thing: edgesOnly ? 'square' : thing,
        ...(edgesOnly && { edgesOnly }),
      },
      answer: number(total, [
        ...(edgesOnly ? [[rows + columns - 1, 'only-what-is-drawn'] as const] : []),
        [rows + columns, 'sides-added'],
        ...(rows > 2 && columns > 2 ? [[2 * (rows + columns) - 4, 'edge-counted'] as const] : []),
        [total - columns, 'one-group-missed'],
      ]),
      hints: hints('array', { rows: { amount: rows, of: 'row' } }),
      solution: [
        step('array-step', { columns, rows: { amount: rows, of: 'row' } }),
        figures(equation(repeated(rows, columns), total)),
      ],
    }
  },
}

function drawArray(dice: Dice, difficulty: 1 | 2 | 3): [number, number] {
  for (;;) {
    const rows = dice.int(2, [3, 5, 6][difficulty - 1] ?? 5)
    const columns = dice.int(2, difficulty === 3 ? 6 : 5)
    if (rows * columns > 4 && (difficulty !== 2 || rows !== columns)) return [rows, columns]
  }
}

/** multiply-as-equal-groups */
export const equalGroups: Generator = {
  version: 1,
  draw: (dice, difficulty) => {
    const thing = dice.pick(THINGS)
    const [a, b] =
      difficulty === 1
        ? drawFactors(dice, 2, 5)
        : difficulty === 2
          ? ([dice.int(3, 9), dice.pick([2, 3, 4, 5, 10])] as const)
          : drawFactors(dice, 3, 9)
    const fillers = { a, b, each: { amount: b, of: thing }, things: { many: thing } } as const
    const total = a * b
    return {
      question:
        difficulty === 3
          ? say(dice.pick(['boxes-story', 'rows-story']), fillers)
          : say('groups', { ...fillers, work: product(a, b) }),
      ...(difficulty < 3 && { drawing: { kind: 'array', rows: a, columns: b, thing } }),
      answer: number(total, [
        [a + b, 'sides-added'],
        [total - b, 'one-group-missed'],
        [total + b, 'one-group-too-many'],
      ]),
      hints: hints('groups', { groups: { amount: a, of: 'group' }, b }),
      solution: [
        step('groups-step', { groups: { amount: a, of: 'group' }, b }, equation(repeated(a, b), total)),
        figures(equation(product(a, b), total)),
      ],
    }
  },
}

/** divide-as-sharing */
export const divideAsSharing: Generator = {
  version: 1,
  draw: (dice, difficulty) => {
    const [divisor, answer] =
      difficulty === 1
        ? drawFactors(dice, 2, 5)
        : difficulty === 2
          ? drawFactors(dice, 2, 10)
          : drawFactors(dice, 3, 10)
    const isSharing = difficulty === 1 || (difficulty === 3 && dice.int(1, 2) === 1)
    return shareOrGroup(dice, {
      total: divisor * answer,
      divisor,
      answer,
      isSharing,
      isDrawn: difficulty < 3,
    })
  },
}

interface Shared {
  readonly total: number
  readonly divisor: number
  readonly answer: number
  readonly isSharing: boolean
  readonly isDrawn: boolean
}

function shareOrGroup(dice: Dice, { total, divisor, answer, isSharing, isDrawn }: Shared): Draft {
  const thing: Thing = dice.pick(THINGS)
  const person = dice.int(0, PEOPLE - 1)
  const way = isSharing ? 'share' : 'bags'
  const fillers = {
    person: { person },
    total: { amount: total, of: thing },
    divisor,
    divisorThings: { amount: divisor, of: thing },
    things: { many: thing },
  } as const
  return {
    question: say(`${way}-story`, fillers),
    ...(isDrawn && {
      drawing: { kind: 'counters', groups: [{ thing, count: total }], layout: 'rows', columns: 10 },
    }),
    answer: number(answer, [
      [total - divisor, 'subtracted-once'],
      [divisor, 'gave-the-divisor', { divisor }],
      [answer + 1, 'uneven'],
      [answer - 1, 'uneven'],
    ]),
    hints: hints(way, { divisor, count: total }),
    solution: [
      step(`${way}-step`, { divisor }, equation(quotient(total, divisor), answer)),
      step('check-by-product', undefined, equation(product(divisor, answer), total)),
      answerIs(answer),
    ],
  }
}
