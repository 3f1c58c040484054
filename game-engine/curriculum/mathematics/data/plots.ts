// Bar graphs, line plots, and graphs whose pictures or marks stand for more than one: grades 2 and 3.
import type { Dice } from '#engine/core/random.ts'
import type { Mistake } from '../../area.ts'
import type { Drawing } from '../../drawing.ts'
import { type Rational, rational } from '../../exact.ts'
import type { Draft } from '../../exercise.ts'
import type { Generator } from '../../generator.ts'
import { difference, equation, num, product, sum } from '../../notation.ts'
import { THINGS } from '../../sentence.ts'
import { answerIs, figures } from '../sentences.ts'
import { hints, number, say, step } from './area.ts'
import { chartDraft, type Row } from './charts.ts'

type Chart = Extract<Drawing, { kind: 'chart' }>

function chartOf(form: Chart['form'], rows: readonly Row[], scale: number): Chart {
  return {
    kind: 'chart',
    form,
    rows: rows.map(({ thing, count }) => ({
      label: say('label', { things: { many: thing } }),
      count,
      thing,
    })),
    scale,
  }
}

/** bar-and-line-plots */
export const barAndLinePlots: Generator = {
  version: 1,
  draw: (dice, difficulty) => {
    if (difficulty === 3) return linePlot(dice)
    const counts = dice.shuffle([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
    const rows = dice
      .shuffle(THINGS)
      .slice(0, 3)
      .map((thing, index) => ({ thing, count: counts[index] ?? 1 }))
    const kind = difficulty === 1 ? 'one' : dice.pick(['all', 'more'] as const)
    return { ...chartDraft(kind, rows, 'bars'), drawing: chartOf('bars', rows, 1) }
  },
}

/** Values and how many dots stand over each; gaps happen. */
function drawDots(dice: Dice): { value: number; count: number }[] {
  for (;;) {
    const first = dice.int(3, 12)
    const dots = Array.from({ length: dice.int(5, 7) }, (_, index) => ({
      value: first + index,
      count: dice.int(0, 4),
    }))
    const total = dots.reduce((all, { count }) => all + count, 0)
    if (total >= 6 && total <= 12 && dots[0]?.count && dots.at(-1)?.count) return dots
  }
}

function linePlot(dice: Dice): Draft {
  const dots = drawDots(dice)
  const total = dots.reduce((all, { count }) => all + count, 0)
  const kind = dice.pick(['dots-all', 'dots-one', 'dots-longer'] as const)
  const asked = dice.pick(dots.filter(({ count }, index) => count > 0 && index < dots.length - 1))
  const { value, count } = asked
  const longer = dots.filter((one) => one.value > value).reduce((all, one) => all + one.count, 0)
  const answer = { 'dots-all': total, 'dots-one': count, 'dots-longer': longer }[kind]
  const mistakes: readonly Mistake<number>[] = {
    'dots-all': [
      [dots.length, 'values-counted'],
      [total - 1, 'one-missed'],
      [Math.max(...dots.map((one) => one.count)), 'tallest-stack'],
    ] as const,
    'dots-one': [
      [value, 'value-for-count'],
      [total, 'counts-everything'],
      [count + 1, 'one-twice'],
    ] as const,
    'dots-longer': [
      [longer + count, 'itself-counted'],
      [total - longer - count, 'shorter-counted'],
      [count, 'only-this-length'],
    ] as const,
  }[kind]
  const length = { amount: value, of: 'centimeter' } as const
  return {
    question: say(kind, { length }),
    drawing: {
      kind: 'chart',
      form: 'dots',
      rows: dots.map((one) => ({ label: num(one.value), count: one.count })),
      scale: 1,
    },
    answer: number(answer, mistakes),
    hints: [say('dots-hint-1'), say('dots-hint-2'), say(`${kind}-hint-3`, { length })],
    solution: [step('dots-step'), step(`${kind}-step`, { length }), answerIs(answer)],
  }
}

/** scaled-graphs */
export const scaledGraphs: Generator = {
  version: 1,
  draw: (dice, difficulty) => {
    if (difficulty === 3) return togetherMore(dice)
    const scale = dice.pick(difficulty === 1 ? [2, 5] : [2, 4, 10])
    const pictures = dice.shuffle([1, 2, 3, 4, 5, 6, 7, 8]).slice(0, 4)
    const hasHalf = difficulty === 2
    const rows = dice
      .shuffle(THINGS)
      .slice(0, 4)
      .map((thing, index) => ({
        thing,
        count: (pictures[index] ?? 1) * scale + (index === 0 && hasHalf ? scale / 2 : 0),
      }))
    return pictureKey(rows, pictures[0] ?? 1, scale, hasHalf)
  },
}

function pictureKey(rows: readonly Row[], full: number, scale: number, hasHalf: boolean): Draft {
  const [{ thing, count } = { thing: 'apple', count: 1 } as const, other] = rows
  const mistakes: readonly Mistake<number | Rational>[] = hasHalf
    ? [
        [(full + 1) * scale, 'half-as-whole'],
        [full * scale, 'half-left-out'],
        [rational(2 * full * scale + 1, 2), 'half-as-one-half'],
        [full, 'picture-is-one', { scale }],
      ]
    : [
        [full, 'picture-is-one', { scale }],
        [other?.count ?? 0, 'wrong-row'],
        [full + scale, 'key-added'],
      ]
  return {
    question: say('chart-key', { things: { many: thing }, scale }),
    drawing: chartOf('pictures', rows, scale),
    answer: number(count, mistakes),
    hints: [
      say('chart-key-hint-1'),
      say('chart-key-hint-2', { scale }),
      say(hasHalf ? 'half-hint-3' : 'full-hint-3'),
    ],
    solution: hasHalf
      ? [
          step('full-pictures', undefined, equation(product(full, scale), full * scale)),
          step('half-picture', { half: scale / 2 }, equation(sum(full * scale, scale / 2), count)),
        ]
      : [step('count-pictures', { full, scale }), figures(equation(product(full, scale), count))],
  }
}

/** How many more are two kinds together than a third? One bar ends half way between marks. */
function togetherMore(dice: Dice): Draft {
  const scale = dice.pick([10, 20])
  const halves = dice
    .shuffle([3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
    .slice(0, 3)
    .sort((a, b) => a - b)
  const things = dice.shuffle(THINGS)
  const [a = 3, b = 4, c = 5] = halves.map(
    (half, index) => ((index === 0 ? half | 1 : half & ~1) * scale) / 2,
  )
  const rows = [a, b, c].map((count, index) => ({ thing: things[index] ?? 'apple', count }))
  const together = a + b
  const answer = together - c
  if (answer <= 0 || new Set([a, b, c]).size < 3 || together === c) return togetherMore(dice)
  const [first, second, third] = rows
  return {
    question: say('together-more', {
      first: { many: first?.thing ?? 'apple' },
      second: { many: second?.thing ?? 'apple' },
      third: { many: third?.thing ?? 'apple' },
    }),
    drawing: chartOf('bars', dice.shuffle(rows), scale),
    answer: number(answer, [
      [together, 'stopped-after-one-step'],
      [rational(answer, scale), 'scale-as-ones', { scale }],
      [together + c, 'added-for-more'],
      [answer + scale / 2, 'half-way-as-mark'],
    ]),
    hints: hints('together-more', { scale }),
    solution: [
      step('together-step', undefined, equation(sum(a, b), together)),
      step('together-more-step', undefined, equation(difference(together, c), answer)),
    ],
  }
}
