// Patterns of adding and of the times table: grade 3.
import type { Dice } from '#engine/core/random.ts'
import type { Mistake } from '../../area.ts'
import type { Choice, Draft } from '../../exercise.ts'
import type { Generator } from '../../generator.ts'
import { BLANK, equation, list, num, product, sum } from '../../notation.ts'
import type { Sentence } from '../../sentence.ts'
import { answerIs } from '../sentences.ts'
import { choice, hints, say, step } from './area.ts'

/** patterns-in-tables */
export const patternsInTables: Generator = {
  version: 1,
  draw: (dice, difficulty) => {
    if (difficulty === 1) return nextTerm(dice)
    return difficulty === 2 ? evenRow(dice) : reason(dice)
  },
}

function nextTerm(dice: Dice): Draft {
  const [first, by] = [dice.int(0, 50), dice.int(2, 10)]
  const terms = [0, 1, 2, 3].map((index) => first + by * index)
  const last = first + 3 * by
  const next = last + by
  const wrong = [
    [last + 1, 'one-added'],
    [last + 2 * by, 'one-jump-too-many'],
    [2 * last, 'doubled'],
  ] as const
  const values = new Set([next, ...wrong.map(([value]) => value)])
  if (values.size < 4) return nextTerm(dice)
  return {
    question: say('next-number', { list: list([...terms, BLANK]) }),
    answer: choice(
      dice,
      { maths: num(next) },
      wrong.map(([value, misconception]) => [{ maths: num(value) }, misconception]),
    ),
    hints: hints('next-number', { first, second: first + by }),
    solution: [step('next-number-step', { by }, equation(sum(last, by), next)), answerIs(num(next))],
  }
}

const rowOf = (row: number): Sentence => say('row-of', { row })

function evenRow(dice: Dice): Draft {
  const even = dice.pick([2, 4, 6, 8, 10])
  const odd = dice.shuffle([1, 3, 5, 7, 9]).slice(0, 3)
  return {
    question: say('even-row'),
    answer: choice(
      dice,
      { say: rowOf(even) },
      odd.map((row) => [{ say: rowOf(row) }, 'odd-row', { row }]),
    ),
    hints: hints('even-row'),
    solution: [step('even-row-step', { row: even }), answerIs(rowOf(even))],
  }
}

/** A true statement about a row of the table among false ones. */
function reason(dice: Dice): Draft {
  const row = dice.int(3, 9)
  const isEven = row % 2 === 0
  const times = dice.int(2, 5)
  const fillers = { row, half: row / 2, double: 2 * row, times, next: times + 1, twice: 2 * times }
  const statement = (name: string): Choice => ({ say: say(name, fillers) })
  const right = dice.pick([isEven ? 'all-even' : 'odd-and-even', 'twice-as-often'])
  const falseOnes: Mistake<Choice>[] = [
    [statement(isEven ? 'odd-stays-odd' : 'all-odd'), isEven ? 'odd-times-even' : 'odd-times-odd', fillers],
    [statement('ends-alike'), 'one-example', { row, double: 2 * row }],
    [statement('in-double-row'), 'double-row', { row, double: 2 * row }],
    [statement('one-more'), 'step-is-row', { row }],
  ]
  return {
    question: say('true-of-row', { row }),
    answer: choice(dice, statement(right), dice.shuffle(falseOnes).slice(0, 3)),
    hints: hints('true-of-row', { row }),
    solution: [
      step(`${right}-step`, fillers, equation(product(2 * times, row), 2 * times * row)),
      answerIs(say(right, fillers)),
    ],
  }
}
