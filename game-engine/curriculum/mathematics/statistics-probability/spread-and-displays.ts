import type { Dice } from '#engine/core/random.ts'
import { rational } from '../../exact.ts'
import type { Draft } from '../../exercise.ts'
import type { Generator } from '../../generator.ts'
import { difference, equation, list, num, quotient, sum } from '../../notation.ts'
import { figures } from '../sentences.ts'
import { hints, number, say, step } from './area.ts'
import { boxPlot, drawFive, totalOf } from './five-numbers.ts'

const ordered = (values: readonly number[]) => [...values].sort((a, b) => a - b)

/** spread-and-displays */
export const spreadAndDisplays: Generator = {
  version: 1,
  draw: (dice, difficulty) => {
    if (difficulty === 1) return fromBoxPlot(dice)
    if (difficulty === 2) return dice.int(1, 2) === 1 ? fromHistogram(dice) : quartilesOf(dice)
    return meanDeviation(dice)
  },
}

function fromBoxPlot(dice: Dice): Draft {
  const five = drawFive(dice)
  const [least, low, middle, high, greatest] = five
  const isRange = dice.int(1, 2) === 1
  const [from, to] = isRange ? [least, greatest] : [low, high]
  return {
    question: say(isRange ? 'range-of-box-plot' : 'iqr-of-box-plot', { least, low, middle, high, greatest }),
    drawing: boxPlot([five]),
    answer: number(
      to - from,
      [
        [isRange ? high - low : greatest - least, isRange ? 'iqr-as-range' : 'range-as-iqr'],
        [greatest - middle, 'half-of-the-data'],
        [middle, 'median-as-spread'],
      ],
      'any',
    ),
    hints: hints(isRange ? 'range' : 'iqr'),
    solution: [
      step(isRange ? 'range-step' : 'iqr-step', { from, to }),
      figures(equation(difference(to, from), to - from)),
    ],
  }
}

function fromHistogram(dice: Dice): Draft {
  const [width, count] = [dice.pick([5, 10]), dice.int(4, 6)]
  const counts = Array.from({ length: count }, () => dice.int(1, 12))
  const first = dice.int(1, count - 2)
  const right = totalOf(counts.slice(first))
  const [own = 0] = counts.slice(first)
  return {
    question: say('histogram-from', { from: first * width }),
    drawing: {
      kind: 'chart',
      form: 'bars',
      rows: counts.map((one, index) => ({
        label: say('class', { from: index * width, to: (index + 1) * width - 1 }),
        count: one,
      })),
      scale: 2,
    },
    answer: number(
      right,
      [
        [own, 'one-class-only'],
        [totalOf(counts) - right, 'other-side-of-classes'],
        [count - first, 'classes-counted'],
      ],
      'any',
    ),
    hints: hints('histogram', { from: first * width }),
    solution: [
      step('classes-from', { from: first * width }, list(counts.slice(first))),
      figures(equation(sum(...counts.slice(first)), right)),
    ],
  }
}

function quartilesOf(dice: Dice): Draft {
  const count = dice.pick([7, 11])
  const values = Array.from({ length: count }, () => dice.int(1, 40))
  const sorted = ordered(values)
  const half = (count - 1) / 2
  const at = (index: number) => sorted[index] ?? 0
  const [low, high] = [at((half - 1) / 2), at(half + 1 + (half - 1) / 2)]
  const range = at(count - 1) - at(0)
  if (high === low || high - low === range) return quartilesOf(dice)
  return {
    question: say('iqr-of-list', { list: list(values) }),
    answer: number(
      high - low,
      [
        [range, 'range-as-iqr'],
        [
          Math.abs((values[half + 1 + (half - 1) / 2] ?? 0) - (values[(half - 1) / 2] ?? 0)),
          'values-unordered',
        ],
        [at(half), 'median-as-spread'],
      ],
      'any',
    ),
    hints: hints('iqr-of-list'),
    solution: [
      step('order-values', undefined, list(sorted)),
      step('iqr-step', { from: low, to: high }),
      figures(equation(difference(high, low), high - low)),
    ],
  }
}

function meanDeviation(dice: Dice): Draft {
  const values = Array.from({ length: dice.int(4, 6) }, () => dice.int(1, 20))
  const mean = totalOf(values) / values.length
  const away = values.map((value) => Math.abs(value - mean))
  const right = rational(Number.isInteger(mean) ? totalOf(away) : 0, values.length)
  if (!Number.isInteger(mean) || right.n === 0 || 100 % right.d !== 0) return meanDeviation(dice)
  return {
    question: say('mean-deviation', { list: list(values) }),
    answer: number(
      right,
      [
        [0, 'signed-deviations'],
        [totalOf(away), 'distances-not-divided'],
        [Math.max(...values) - Math.min(...values), 'range-as-deviation'],
        [mean, 'mean-as-deviation'],
      ],
      'any',
    ),
    hints: hints('mean-deviation'),
    solution: [
      step('mean-first', undefined, equation(quotient(totalOf(values), values.length), mean)),
      step('distances-to-mean', undefined, list(away)),
      step('mean-of-distances', undefined, equation(quotient(totalOf(away), values.length), num(right))),
    ],
  }
}
