// Stories of two steps: grade 3.
import type { Dice } from '#engine/core/random.ts'
import type { Mistake } from '../../area.ts'
import type { Drawing } from '../../drawing.ts'
import type { Draft } from '../../exercise.ts'
import type { Generator } from '../../generator.ts'
import { BLANK, difference, equation, type Maths, product, quotient, sum } from '../../notation.ts'
import { PEOPLE, THINGS } from '../../sentence.ts'
import { barOf } from '../bars.ts'
import { answerIs } from '../sentences.ts'
import { number, say, step } from './area.ts'

interface Told {
  readonly story: string
  /** Numbers of the story: those said with their things, and bare ones. */
  readonly amounts: Readonly<Record<string, number>>
  readonly counts?: Readonly<Record<string, number>>
  readonly steps: readonly [readonly [Maths, number], readonly [Maths, number]]
  readonly mistakes: readonly Mistake<number>[]
  readonly drawing?: Drawing
}

/** two-step-problems */
export const twoStepProblems: Generator = {
  version: 1,
  draw: (dice, difficulty) => {
    for (;;) {
      const told = (difficulty === 1 ? boxes : difficulty === 2 ? sharing : withExtra)(dice)
      const [[, middle], [, answer]] = told.steps
      if (middle !== answer && answer > 0) return draft(dice, told)
    }
  },
}

function boxes(dice: Dice): Told {
  const [boxCount, each] = [dice.int(2, 9), dice.int(2, 9)]
  const middle = boxCount * each
  const more = dice.int(2, 15)
  const isMore = middle < 6 || dice.int(1, 2) === 1
  const change = isMore ? more : dice.int(2, middle - 2)
  const answer = isMore ? middle + change : middle - change
  return {
    story: isMore ? 'boxes-and-more' : 'boxes-less',
    counts: { boxes: boxCount },
    amounts: { each, change },
    steps: [
      [product(boxCount, each), middle],
      [isMore ? sum(middle, change) : difference(middle, change), answer],
    ],
    mistakes: [
      [middle, 'stopped-after-one-step'],
      [Math.abs(isMore ? boxCount + each + change : boxCount + each - change), 'groups-added'],
      [
        isMore ? boxCount * (each + change) : middle + change,
        isMore ? 'change-in-each' : 'second-step-turned',
      ],
    ],
    ...(isMore && {
      drawing: barOf([...Array.from({ length: boxCount }, () => each), change], BLANK),
    }),
  }
}

function sharing(dice: Dice): Told {
  const [friends, answer] = [dice.int(2, 9), dice.int(2, 9)]
  const middle = friends * answer
  const isMore = dice.int(1, 2) === 1
  const change = isMore ? dice.int(1, middle - 2) : dice.int(2, 30)
  const start = isMore ? middle - change : middle + change
  return {
    story: isMore ? 'gets-then-shares' : 'eats-then-shares',
    counts: { friends },
    amounts: { start, change },
    steps: [
      [isMore ? sum(start, change) : difference(start, change), middle],
      [quotient(middle, friends), answer],
    ],
    mistakes: [
      [middle, 'stopped-after-one-step'],
      [Math.abs(middle - friends), 'taken-for-shared'],
      [isMore ? Math.abs(start - change) : start + change, 'first-step-turned'],
    ],
  }
}

function withExtra(dice: Dice): Told {
  const [shelves, each] = [dice.int(3, 9), dice.int(12, 50)]
  const middle = shelves * each
  const sold = dice.int(5, middle - 5)
  const extra = dice.int(5, 40)
  const answer = middle - sold
  return {
    story: 'shelves-and-sold',
    counts: { shelves, extra },
    amounts: { each, sold },
    steps: [
      [product(shelves, each), middle],
      [difference(middle, sold), answer],
    ],
    mistakes: [
      [middle, 'stopped-after-one-step'],
      [answer + extra, 'used-every-number', { extra }],
      [Math.abs(answer - extra), 'used-every-number', { extra }],
      [middle + sold, 'second-step-turned'],
    ],
  }
}

function draft(dice: Dice, { story, amounts, counts = {}, steps, mistakes, drawing }: Told): Draft {
  const thing = dice.pick(THINGS)
  const amount = (count: number) => ({ amount: count, of: thing }) as const
  const fillers = {
    person: { person: dice.int(0, PEOPLE - 1) },
    things: { many: thing },
    ...counts,
    ...Object.fromEntries(Object.entries(amounts).map(([name, count]) => [name, amount(count)])),
  }
  const [[firstWork, middle], [secondWork, answer]] = steps
  return {
    question: say(story, fillers),
    ...(drawing && { drawing }),
    answer: number(answer, mistakes),
    hints: [say('two-steps-hint-1'), say('two-steps-hint-2'), say(`${story}-hint-3`)],
    solution: [
      step(`${story}-step-1`, undefined, equation(firstWork, middle)),
      step(`${story}-step-2`, undefined, equation(secondWork, answer)),
      answerIs(amount(answer)),
    ],
  }
}
