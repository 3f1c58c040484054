// Sorting, tallies and charts: kindergarten and grade 1.
import type { Dice } from '#engine/core/random.ts'
import type { Counters, Point } from '../../drawing.ts'
import type { Draft } from '../../exercise.ts'
import type { Generator } from '../../generator.ts'
import { difference, equation, sum } from '../../notation.ts'
import { THINGS, type Thing } from '../../sentence.ts'
import { answerIs, figures } from '../sentences.ts'
import { hints, number, say, step } from './area.ts'

const GRID: readonly Point[] = Array.from({ length: 30 }, (_, index) => [index % 6, Math.floor(index / 6)])

/** So many different kinds, each with another count, so many objects at the most. */
function drawKinds(
  dice: Dice,
  kinds: number,
  least: number,
  most: number,
): { thing: Thing; count: number }[] {
  for (;;) {
    const things = dice.shuffle(THINGS).slice(0, kinds)
    const groups = things.map((thing) => ({ thing, count: dice.int(1, 6) }))
    const total = groups.reduce((all, { count }) => all + count, 0)
    if (new Set(groups.map(({ count }) => count)).size === kinds && total >= least && total <= most)
      return groups
  }
}

/** sort-and-count */
export const sortAndCount: Generator = {
  version: 1,
  draw: (dice, difficulty) => {
    const kinds = difficulty === 1 ? 2 : 3
    const groups = drawKinds(
      dice,
      kinds,
      difficulty === 1 ? 6 : 8,
      difficulty === 1 ? 8 : difficulty === 2 ? 10 : 14,
    )
    const inOrder = [...groups].sort((a, b) => a.count - b.count)
    const isMost = dice.int(1, 2) === 1
    const asked = difficulty < 3 ? dice.pick(groups) : isMost ? inOrder.at(-1) : inOrder[0]
    const { thing, count } = asked ?? { thing: 'apple', count: 1 }
    const total = groups.reduce((all, group) => all + group.count, 0)
    const other = groups.find((group) => group.thing !== thing)?.count ?? 0
    return {
      question:
        difficulty < 3 ? say('sort', { things: { many: thing } }) : say(isMost ? 'sort-most' : 'sort-fewest'),
      drawing: scattered(dice, groups),
      answer: number(count, [
        [total, 'counts-everything'],
        [other, 'other-kind'],
        [count - 1, 'one-missed'],
        [count + 1, 'one-twice'],
      ]),
      hints: hints(difficulty < 3 ? 'sort' : 'sort-all'),
      solution: [
        step(difficulty < 3 ? 'sort-step' : 'sort-all-step', { things: { many: thing } }),
        answerIs({ amount: count, of: thing }),
      ],
    }
  },
}

function scattered(dice: Dice, groups: readonly Counters[]) {
  const total = groups.reduce((all, { count }) => all + count, 0)
  return {
    kind: 'counters',
    groups,
    layout: 'scattered',
    places: dice.shuffle(GRID).slice(0, total),
  } as const
}

/** picture-graph-three-kinds */
export const pictureGraph: Generator = {
  version: 1,
  draw: (dice, difficulty) => {
    const things = dice.shuffle(THINGS).slice(0, 3)
    const counts = dice
      .shuffle(difficulty === 3 ? [2, 3, 4, 5, 6, 7, 8, 9] : [1, 2, 3, 4, 5, 6, 7])
      .slice(0, 3)
    const rows = things.map((thing, index) => ({ thing, count: counts[index] ?? 1 }))
    const form = difficulty === 3 ? 'tally' : 'pictures'
    const kind = difficulty === 1 ? 'one' : dice.pick(['one', 'all', 'more'] as const)
    const drawing = {
      kind: 'chart',
      form,
      rows: rows.map(({ thing, count }) => ({
        label: say('label', { things: { many: thing } }),
        count,
        thing,
      })),
      scale: 1,
    } as const
    return { ...chartDraft(kind === 'one' && difficulty === 2 ? 'all' : kind, rows, form), drawing }
  },
}

export interface Row {
  readonly thing: Thing
  readonly count: number
}

/** A question about the first row, the first two or all three. */
export function chartDraft(
  kind: 'one' | 'all' | 'more',
  rows: readonly Row[],
  form: 'tally' | 'pictures' | 'bars',
): Draft {
  const [a = { thing: 'apple', count: 1 }, b = a, c = a] = rows as readonly Row[]
  const oneMore = form === 'bars' ? 'line-too-far' : 'one-twice'
  const tally =
    form === 'tally' && a.count >= 5 ? [[a.count - Math.floor(a.count / 5), 'tally-of-four'] as const] : []
  if (kind === 'one') {
    return {
      question: say('chart-one', { things: { many: a.thing } }),
      answer: number(a.count, [...tally, [b.count, 'wrong-row'], [a.count + 1, oneMore]]),
      hints: hints(`chart-${form}`),
      solution: [
        step('chart-row', { things: { many: a.thing } }),
        answerIs({ amount: a.count, of: a.thing }),
      ],
    }
  }
  if (kind === 'all') {
    const total = a.count + b.count + c.count
    return {
      question: say('chart-all'),
      answer: number(total, [
        [a.count + b.count, 'row-left-out'],
        [Math.max(a.count, b.count, c.count), 'largest-row'],
        [total - 1, form === 'bars' ? 'line-missed' : 'one-missed'],
      ]),
      hints: hints(`chart-${form}`),
      solution: [step('chart-add'), figures(equation(sum(a.count, b.count, c.count), total))],
    }
  }
  const [large, small] = a.count > b.count ? [a, b] : [b, a]
  const answer = large.count - small.count
  return {
    question: say('chart-more', { things: { many: large.thing }, others: { many: small.thing } }),
    answer: number(answer, [
      [large.count, 'larger-row-only'],
      [large.count + small.count, 'added-for-more'],
      [answer + 1, oneMore],
    ]),
    hints: hints('chart-more'),
    solution: [step('chart-subtract'), figures(equation(difference(large.count, small.count), answer))],
  }
}
