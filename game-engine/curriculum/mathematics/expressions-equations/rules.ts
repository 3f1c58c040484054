// A rule for two amounts that change together, from a table, a graph or a story: grade 6.
import type { Dice } from '#engine/core/random.ts'
import type { Mistake } from '../../area.ts'
import type { Drawing, Point } from '../../drawing.ts'
import { rational } from '../../exact.ts'
import type { Draft } from '../../exercise.ts'
import type { Generator } from '../../generator.ts'
import { difference, equation, type Maths, multiple, num, sum, X, Y } from '../../notation.ts'
import type { Sentence } from '../../sentence.ts'
import { answerIs } from '../sentences.ts'
import { expression, hints, say, step } from './area.ts'

/** two-variables-in-tables */
export const twoVariables: Generator = {
  version: 1,
  draw: (dice, difficulty) => {
    if (difficulty === 1) return fromTable(dice)
    return difficulty === 2 ? fromGraph(dice) : fromStory(dice)
  },
}

const CHANGES = [
  [1, 2, 3, 5],
  [1, 2, 4, 7],
  [2, 3, 5, 8],
  [1, 3, 4, 6],
  [2, 4, 5, 9],
] as const

function ruleDraft(
  question: Sentence,
  right: Maths,
  mistakes: readonly Mistake<Maths>[],
  [first, second]: readonly [Maths, Maths],
  drawing?: Drawing,
): Draft {
  return {
    question,
    ...(drawing && { drawing }),
    answer: expression(right, mistakes),
    hints: hints('find-rule'),
    solution: [
      step('rule-pair', undefined, first),
      step('rule-other-pair', undefined, second),
      answerIs(right),
    ],
  }
}

/** What makes y of two values of x. */
const pairs = (link: (x: number) => Maths, y: (x: number) => number, a: number, b: number) =>
  [equation(y(a), link(a)), equation(y(b), link(b))] as const

function fromTable(dice: Dice): Draft {
  const [k, xs] = [dice.int(2, 12), dice.pick(CHANGES)]
  const [first, second] = xs
  return ruleDraft(
    say('rule-table'),
    equation(Y, multiple(k, X)),
    [
      [equation(X, multiple(k, Y)), 'letters-swapped'],
      [equation(Y, sum(X, k * (second - first))), 'rule-down-the-table'],
      [equation(Y, sum(X, (k - 1) * first)), 'one-pair-only'],
    ],
    pairs(
      (x) => multiple(k, { is: 'brackets', inside: num(x) }),
      (x) => k * x,
      xs[1],
      xs[3],
    ),
    {
      kind: 'table',
      rows: [
        [X, ...xs.map((x) => num(x))],
        [Y, ...xs.map((x) => num(k * x))],
      ],
    },
  )
}

function fromGraph(dice: Dice): Draft {
  const isProduct = dice.int(1, 3) === 1
  const [k, added, start] = [dice.int(2, 4), dice.int(1, 7), dice.int(0, 3)]
  const xs = isProduct ? [1, 2, 3] : [start, start + 1, start + 2, start + 4]
  const y = (x: number) => (isProduct ? k * x : x + added)
  const [first = 0, second = 0] = xs
  const right = equation(Y, isProduct ? multiple(k, X) : sum(X, added))
  return ruleDraft(
    say('rule-graph'),
    right,
    [
      [isProduct ? equation(X, multiple(k, Y)) : equation(X, sum(Y, added)), 'letters-swapped'],
      [equation(Y, sum(X, (k - 1) * first)), 'one-pair-only'],
      [equation(Y, multiple(1 + added, X)), 'one-pair-only'],
    ],
    pairs(
      (x) => (isProduct ? multiple(k, { is: 'brackets', inside: num(x) }) : sum(x, added)),
      y,
      first,
      second,
    ),
    {
      kind: 'plane',
      x: [0, 8],
      y: [0, 14],
      points: xs.map((x) => ({ at: [x, y(x)] satisfies Point })),
    },
  )
}

function fromStory(dice: Dice): Draft {
  if (dice.int(1, 2) === 1) {
    const years = dice.int(2, 30)
    return ruleDraft(
      say('rule-ages', { years, older: { person: years }, younger: { person: years + 1 } }),
      equation(Y, sum(X, years)),
      [
        [equation(X, sum(Y, years)), 'letters-swapped'],
        [equation(Y, multiple(years, X)), 'times-for-plus'],
        [equation(Y, difference(years, X)), 'order-of-less-than'],
      ],
      pairs(
        (x) => sum(x, years),
        (x) => x + years,
        1,
        10,
      ),
    )
  }
  const tenths = 10 * dice.int(1, 8) + dice.int(1, 9)
  const price = num(rational(tenths, 10), 2)
  return ruleDraft(
    say('rule-price', { price, money: { many: 'dollar' } }),
    equation(Y, multiple(num(rational(tenths, 10)), X)),
    [
      [equation(X, multiple(num(rational(tenths, 10)), Y)), 'letters-swapped'],
      [equation(Y, sum(X, num(rational(tenths, 10)))), 'added-for-times'],
    ],
    [
      equation(
        num(rational(tenths, 10)),
        multiple(num(rational(tenths, 10)), { is: 'brackets', inside: num(1) }),
      ),
      equation(num(tenths), multiple(num(rational(tenths, 10)), { is: 'brackets', inside: num(10) })),
    ],
  )
}
