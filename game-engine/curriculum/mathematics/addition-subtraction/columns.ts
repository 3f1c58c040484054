// Written addition and subtraction, place by place: two digits in grade 1 up to six in grade 4. One generator, a table.
import type { Dice } from '#engine/core/random.ts'
import type { Mistake } from '../../area.ts'
import type { Drawing } from '../../drawing.ts'
import type { Draft, ExerciseDifficulty, Step } from '../../exercise.ts'
import type { Generator } from '../../generator.ts'
import { BLANK, difference, equation, type Maths, operate, sum } from '../../notation.ts'
import {
  addedWithoutCarrying,
  borrowsOf,
  carriesOf,
  digitAt,
  openedButNotTaken,
  smallerFromLarger,
} from '../digits.ts'
import { figures, whatIsMissing, workOut } from '../sentences.ts'
import { hints, number, say, step } from './area.ts'

type Operation = '+' | '-'

export interface Task {
  readonly operator: Operation
  readonly a: number
  readonly b: number
  /** The second number is what is asked for. */
  readonly missing?: boolean
  readonly blocks?: boolean
}

type DrawTask = (dice: Dice, difficulty: ExerciseDifficulty) => Task

/** Tries until two drawn numbers have what is asked of them; the conditions below are met by one try in fifty at least. */
export function until(draw: () => Task, fits: (task: Task) => boolean): Task {
  for (;;) {
    const task = draw()
    if (fits(task)) return task
  }
}

export const between = (value: number, least: number, most: number) => value >= least && value <= most

export const tradesOf = ({ operator, a, b }: Task) => (operator === '+' ? carriesOf(a, b) : borrowsOf(a, b))

export const resultOf = ({ operator, a, b }: Task) => (operator === '+' ? a + b : a - b)

export const columns = (drawTask: DrawTask): Generator => ({
  version: 1,
  draw: (dice, difficulty) => draft(drawTask(dice, difficulty)),
})

/** add-within-100, up to two numbers; more are in sum-of-several.ts */
export const subtractWithinHundred = columns((dice, difficulty) => {
  const draw = (): Task => {
    const a = difficulty === 3 && dice.int(1, 2) === 1 ? 10 * dice.int(3, 9) : dice.int(21, 99)
    return { operator: '-', a, b: dice.int(11, a - 2), blocks: difficulty < 3 }
  }
  if (difficulty === 1) return until(draw, (task) => tradesOf(task) === 0)
  if (difficulty === 2) return until(draw, (task) => tradesOf(task) === 1)
  return { ...until(draw, (task) => tradesOf(task) === 1), missing: dice.int(1, 3) === 1 }
})

/** add-within-100 at difficulties 1 and 2 */
export const twoWithinHundred = (dice: Dice, difficulty: 1 | 2): Draft =>
  draft(
    until(
      () => ({ operator: '+', a: dice.int(11, 88), b: dice.int(11, 88), blocks: true }),
      ({ a, b }) => a + b <= 99 && carriesOf(a, b) === difficulty - 1,
    ),
  )

const PLACES = ['ones', 'tens', 'hundreds', 'thousands', 'ten-thousands', 'hundred-thousands'] as const

function draft(task: Task): Draft {
  const { operator, a, b, missing } = task
  const result = resultOf(task)
  const work = operate(operator, a, b)
  const trades = tradesOf(task)
  const way = trades === 0 ? 'plain' : operator === '+' ? 'carry' : 'open'
  const fillers = { ones: operate(operator, digitAt(a, 1), digitAt(b, 1)) }
  if (missing) {
    return {
      question: whatIsMissing(equation(operator === '+' ? sum(a, BLANK) : difference(a, BLANK), result)),
      answer: number(b, [
        [a + result, 'added-both', { whole: a, known: result }],
        [smallerFromLarger(a, result), 'smaller-from-larger'],
        [openedButNotTaken(a, result), 'ten-opened-not-taken'],
        [b + 10, 'ten-opened-not-taken'],
      ]),
      hints: hints('missing-number', { whole: a, part: result }),
      solution: [
        step('missing-number-step'),
        ...byPlace({ operator: '-', a, b: result }),
        figures(equation(difference(a, result), b)),
      ],
    }
  }
  return {
    question: workOut(work),
    ...(task.blocks && { drawing: blocksOf(task) }),
    answer: number(result, operator === '+' ? sumMistakes(a, b) : differenceMistakes(a, b)),
    hints: [
      say('columns-hint-1'),
      say(`columns-hint-2-${way}-${operator === '+' ? 'sum' : 'difference'}`),
      say('columns-hint-3', fillers),
    ],
    solution: [...byPlace(task), figures(equation(work, result))],
  }
}

function sumMistakes(a: number, b: number): readonly Mistake<number>[] {
  const carry = digitAt(a, 1) + digitAt(b, 1) > 9
  const tensPart = Math.floor(a / 10) + Math.floor(b / 10)
  return [
    [addedWithoutCarrying(a, b), 'regroup-forgotten'],
    ...(carry && a < 100
      ? [[tensPart * 100 + digitAt(a, 1) + digitAt(b, 1), 'ten-written-in-ones'] as const]
      : []),
    ...(b % 10 === 0 && b < 100 ? [[a + b / 10, 'ten-added-to-ones'] as const] : []),
    ...(b === 100 ? [[a + 10, 'wrong-place'] as const] : []),
    ...(String(a).length !== String(b).length && a > 999
      ? [[leftAligned(a, b), 'left-aligned'] as const]
      : []),
    ...zeroForgotten(a, b, a + b),
    [a + b + 10, 'ten-added-twice'],
    [Math.abs(a - b), 'sign-not-read'],
  ]
}

function differenceMistakes(a: number, b: number): readonly Mistake<number>[] {
  const isOpened = borrowsOf(a, b) > 0
  return [
    [smallerFromLarger(a, b), 'smaller-from-larger'],
    ...(isOpened ? [[openedButNotTaken(a, b), 'ten-opened-not-taken'] as const] : []),
    ...(isOpened && String(a).includes('0') ? [[a - b + 10, 'zero-stayed-ten'] as const] : []),
    ...(isOpened && a > 99 ? [[a - b + 100, 'ten-opened-not-taken'] as const] : []),
    ...(b % 10 === 0 && b < 100 && a % 10 >= b / 10 ? [[a - b / 10, 'ten-added-to-ones'] as const] : []),
    ...zeroForgotten(a, b, a - b),
    [a + b, 'sign-not-read'],
    [a - b + 1, 'counted-the-start'],
  ]
}

/** 70 - 30 as 4. */
function zeroForgotten(a: number, b: number, result: number): readonly Mistake<number>[] {
  return a % 10 === 0 && b % 10 === 0 ? [[result / 10, 'zero-forgotten']] : []
}

/** Both numbers written from the left: 4 213 + 56 taken as 4 213 + 5 600. */
function leftAligned(a: number, b: number): number {
  return a + b * 10 ** (String(a).length - String(b).length)
}

/** One line for each place, ones first. */
function byPlace({ operator, a, b }: Pick<Task, 'operator' | 'a' | 'b'>): Step[] {
  const steps: Step[] = []
  let carried = 0
  const count = String(Math.max(a, b, operator === '+' ? 0 : a)).length
  for (const [index, place] of PLACES.slice(0, count).entries()) {
    const [x, y] = [digitAt(a, 10 ** index), digitAt(b, 10 ** index)]
    const name = { place: say(`place-${place}`) }
    if (operator === '+') {
      const total = x + y + carried
      const work: Maths = carried === 0 ? sum(x, y) : sum(x, y, carried)
      steps.push(step(total > 9 ? 'column-carry' : 'column', name, equation(work, total)))
      carried = total > 9 ? 1 : 0
    } else {
      const top = x - carried
      const opened = top < y ? top + 10 : top
      if (opened === 0 && y === 0 && index === count - 1) break
      steps.push(step(top < y ? 'column-open' : 'column', name, equation(difference(opened, y), opened - y)))
      carried = top < y ? 1 : 0
    }
  }
  return steps
}

function blocksOf({ operator, a, b }: Task): Drawing {
  const blocks = (value: number) => ({
    hundreds: digitAt(value, 100),
    tens: digitAt(value, 10),
    ones: digitAt(value, 1),
  })
  return { kind: 'place-value-blocks', numbers: operator === '+' ? [blocks(a), blocks(b)] : [blocks(a)] }
}
