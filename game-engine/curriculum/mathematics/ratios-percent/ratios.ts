// Ratios in words and in tables: grade 6.
import type { Dice } from '#engine/core/random.ts'
import type { Mistake } from '../../area.ts'
import { rational, same } from '../../exact.ts'
import type { Choice, Draft } from '../../exercise.ts'
import type { Generator } from '../../generator.ts'
import { BLANK, equation, exactValue, num, product, quotient, ratio, sum } from '../../notation.ts'
import { THINGS } from '../../sentence.ts'
import { answerIs, figures } from '../sentences.ts'
import { choice, hints, number, say, step } from './area.ts'

/** ratio-language */
export const ratioLanguage: Generator = {
  version: 1,
  draw: (dice, difficulty) => {
    if (difficulty === 1) return partToPart(dice)
    return difficulty === 2 ? partToTotal(dice) : inLowestTerms(dice)
  },
}

/** Two amounts that differ. */
function drawPair(dice: Dice, least: number, most: number): [number, number] {
  const [a, b] = [dice.int(least, most), dice.int(least, most)]
  return a === b ? drawPair(dice, least, most) : [a, b]
}

/** The right ratio and wrong ones, each of another value. */
function ratioChoice(dice: Dice, right: Choice, mistakes: readonly Mistake<Choice>[]) {
  const value = (option: Choice) => ('maths' in option ? exactValue(option.maths) : null) ?? rational(0)
  const kept: Mistake<Choice>[] = []
  for (const mistake of mistakes) {
    const others = [right, ...kept.map(([option]) => option)]
    if (others.every((other) => !same(value(other), value(mistake[0])))) kept.push(mistake)
  }
  return choice(dice, right, kept)
}

const of = (a: number, b: number): Choice => ({ maths: ratio(a, b) })

function partToPart(dice: Dice): Draft {
  const [a, b] = drawPair(dice, 1, 9)
  const [thing = 'apple', other = 'ball'] = dice.shuffle(THINGS)
  const isTurned = dice.int(1, 2) === 1
  const [first, second] = isTurned ? [b, a] : [a, b]
  return {
    question: say('ratio-of', {
      things: { many: isTurned ? other : thing },
      others: { many: isTurned ? thing : other },
    }),
    drawing: {
      kind: 'counters',
      groups: [
        { thing, count: a },
        { thing: other, count: b },
      ],
      layout: 'rows',
      columns: 9,
    },
    answer: ratioChoice(dice, of(first, second), [
      [of(second, first), 'order-swapped'],
      [of(first, first + second), 'part-for-total'],
      [of(Math.abs(a - b), 1), 'difference-as-ratio'],
    ]),
    hints: hints('ratio-of'),
    solution: [step('ratio-of-step', { first, second }), answerIs(ratio(first, second))],
  }
}

function partToTotal(dice: Dice): Draft {
  const [a, b] = drawPair(dice, 2, 12)
  const [thing = 'apple', other = 'ball'] = dice.shuffle(THINGS)
  const total = a + b
  return {
    question: say('ratio-to-all', {
      a: { amount: a, of: thing },
      b: { amount: b, of: other },
      things: { many: thing },
    }),
    answer: ratioChoice(dice, of(a, total), [
      [of(a, b), 'part-for-total'],
      [of(total, a), 'order-swapped'],
      [of(b, total), 'other-part'],
    ]),
    hints: hints('ratio-to-all'),
    solution: [step('ratio-to-all-step', undefined, equation(sum(a, b), total)), answerIs(ratio(a, total))],
  }
}

function inLowestTerms(dice: Dice): Draft {
  const [a, b] = dice.pick([
    [1, 2],
    [2, 3],
    [3, 4],
    [1, 4],
    [2, 5],
    [3, 5],
    [5, 6],
    [3, 8],
    [4, 7],
    [5, 3],
    [7, 2],
    [4, 3],
    [9, 4],
  ] as const)
  const factor = dice.int(2, 9)
  return {
    question: say('ratio-lowest', { ratio: ratio(a * factor, b * factor) }),
    answer: ratioChoice(dice, of(a, b), [
      [of(b, a), 'order-swapped'],
      [of(a, b * factor), 'one-side-only'],
      [of(a * factor - factor + 1, b * factor - factor + 1), 'same-taken-away'],
    ]),
    hints: hints('ratio-lowest', { a: a * factor, b: b * factor }),
    solution: [step('ratio-lowest-step', { factor }), answerIs(ratio(a, b))],
  }
}

/** ratio-tables */
export const ratioTables: Generator = {
  version: 1,
  draw: (dice, difficulty) => {
    const [a, b] = drawPair(dice, 2, difficulty === 3 ? 7 : 9)
    if (difficulty === 1) return scaled(a, b, 1, dice.int(2, 6))
    if (difficulty === 2) return scaled(a, b, 2, dice.pick([3, 5, 7]))
    return fromTotal(dice, a, b, dice.int(3, 12))
  },
}

/** From `from` times the base ratio to `to` times it. */
function scaled(a: number, b: number, from: number, to: number): Draft {
  const [start, other, end, answer] = [a * from, b * from, a * to, b * to]
  return {
    question: say('ratio-table'),
    drawing: {
      kind: 'table',
      rows: [
        [num(start), num(end)],
        [num(other), BLANK],
      ],
    },
    answer: number(answer, [
      [other + end - start, 'same-added'],
      [other, 'one-row-scaled'],
      [end, 'row-copied'],
    ]),
    hints: hints('ratio-table', { start, end }),
    solution:
      from === 1
        ? [
            step('ratio-table-factor', { start, end }, equation(product(start, to), end)),
            figures(equation(product(other, to), answer)),
          ]
        : [
            step('ratio-table-smaller', { from }, equation(quotient(other, from), b)),
            step('ratio-table-larger', { start: a, end }, equation(product(b, to), answer)),
          ],
  }
}

function fromTotal(dice: Dice, a: number, b: number, size: number): Draft {
  const [thing = 'apple', other = 'ball'] = dice.shuffle(THINGS)
  const total = (a + b) * size
  const answer = a * size
  return {
    question: say('ratio-from-total', {
      things: { many: thing },
      others: { many: other },
      ratio: ratio(a, b),
      total,
    }),
    drawing: {
      kind: 'bar-model',
      bars: [a, b].map((count) => ({
        parts: Array.from({ length: count }, () => ({ size: 1, text: BLANK })),
      })),
    },
    answer: number(answer, [
      [size, 'one-part-only'],
      [b * size, 'other-amount'],
      [rational(total * a, b), 'total-as-part'],
      [rational(total, a), 'divided-by-one-side'],
    ]),
    hints: hints('ratio-from-total', { total }),
    solution: [
      step('all-parts', undefined, equation(sum(a, b), a + b)),
      step('one-part', undefined, equation(quotient(total, a + b), size)),
      step('parts-asked', { a }, equation(product(a, size), answer)),
    ],
  }
}
