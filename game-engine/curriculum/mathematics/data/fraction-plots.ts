// Line plots whose values are halves, fourths or eighths: grade 4.
import type { Dice } from '#engine/core/random.ts'
import type { Drawing } from '../../drawing.ts'
import { minus, plus, rational, times } from '../../exact.ts'
import type { Draft } from '../../exercise.ts'
import type { Generator } from '../../generator.ts'
import { asMixed, difference, equation, product } from '../../notation.ts'
import { answerIs, figures } from '../sentences.ts'
import { hints, number, say, step } from './area.ts'

interface Plot {
  /** How many parts a meter is cut into. */
  readonly parts: number
  /** The first value in parts, and how many dots stand over it and each that follows. */
  readonly first: number
  readonly counts: readonly number[]
}

function drawPlot(dice: Dice, parts: number): Plot {
  for (;;) {
    const counts = Array.from({ length: dice.int(6, 8) }, () => dice.int(0, 4))
    // Nothing stands at the ends: labels are not values.
    const plot = { parts, first: dice.int(1, 2 * parts), counts: [0, ...counts, 0] }
    const total = counts.reduce((all, count) => all + count, 0)
    const most = Math.max(...counts)
    if (total >= 8 && total <= 14 && counts.filter((count) => count === most).length === 1) return plot
  }
}

const valueAt = ({ parts, first }: Plot, index: number) => rational(first + index, parts)

const drawn = (plot: Plot): Drawing => ({
  kind: 'chart',
  form: 'dots',
  rows: plot.counts.map((count, index) => ({ label: asMixed(valueAt(plot, index)), count })),
  scale: 1,
})

const METERS = say('in-unit', { unit: { many: 'meter' } })

/** line-plots-with-fractions */
export const fractionPlots: Generator = {
  version: 1,
  draw: (dice, difficulty) => {
    if (difficulty === 1) return mostCommon(drawPlot(dice, dice.pick([2, 4])))
    if (difficulty === 2) return range(drawPlot(dice, dice.pick([4, 8])))
    return totalOfOne(dice, drawPlot(dice, dice.pick([2, 4, 8])))
  },
}

function mostCommon(plot: Plot): Draft {
  const most = Math.max(...plot.counts)
  const index = plot.counts.indexOf(most)
  const value = valueAt(plot, index)
  const last = plot.counts.findLastIndex((count) => count > 0)
  return {
    question: say('most-common'),
    drawing: drawn(plot),
    answer: number(
      value,
      [
        [most, 'counts-for-values'],
        [valueAt(plot, last), 'longest-for-common'],
        [valueAt(plot, index + 1), 'label-beside'],
      ],
      'any',
      METERS,
    ),
    hints: hints('most-common'),
    solution: [step('most-common-step'), answerIs(asMixed(value))],
  }
}

function range(plot: Plot): Draft {
  const [low, high] = [
    plot.counts.findIndex((count) => count > 0),
    plot.counts.findLastIndex((count) => count > 0),
  ]
  const [short, long] = [valueAt(plot, low), valueAt(plot, high)]
  const answer = minus(long, short)
  return {
    question: say('range'),
    drawing: drawn(plot),
    answer: number(
      answer,
      [
        [minus(valueAt(plot, plot.counts.length - 1), valueAt(plot, 0)), 'end-labels'],
        [long, 'longest-only'],
        [plus(long, short), 'added-for-range'],
        [high - low, 'steps-for-range'],
      ],
      'any',
      METERS,
    ),
    hints: hints('range'),
    solution: [
      step('range-step'),
      figures(equation(difference(asMixed(long), asMixed(short)), asMixed(answer))),
    ],
  }
}

function totalOfOne(dice: Dice, plot: Plot): Draft {
  const asked = dice.pick(plot.counts.flatMap((count, index) => (count > 1 ? [index] : [])))
  const count = plot.counts[asked] ?? 2
  const value = valueAt(plot, asked)
  const total = times(rational(count), value)
  return {
    question: say('total-of-one', { value: asMixed(value) }),
    drawing: drawn(plot),
    answer: number(
      total,
      [
        [value, 'one-dot-only'],
        [count, 'counts-for-values'],
        [plus(rational(count), value), 'count-added'],
      ],
      'any',
      METERS,
    ),
    hints: hints('total-of-one', { value: asMixed(value) }),
    solution: [
      step('total-of-one-step', { dots: count, value: asMixed(value) }),
      figures(equation(product(count, asMixed(value)), asMixed(total))),
    ],
  }
}
