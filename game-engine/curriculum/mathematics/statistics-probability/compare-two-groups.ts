import type { Dice } from '#engine/core/random.ts'
import type { Drawing } from '../../drawing.ts'
import { rational } from '../../exact.ts'
import type { Draft } from '../../exercise.ts'
import type { Generator } from '../../generator.ts'
import { difference, equation, list, num, quotient } from '../../notation.ts'
import { figures } from '../sentences.ts'
import { hints, number, say, step } from './area.ts'
import { boxPlot, drawFive, totalOf } from './five-numbers.ts'

/** compare-two-groups */
export const compareGroups: Generator = {
  version: 2,
  draw: (dice, difficulty) => {
    if (difficulty === 1) return medianDifference(dice)
    return difficulty === 2 ? inDeviations(dice) : fromDots(dice)
  },
}

const GROUPS = ['group-a', 'group-b'] as const

function medianDifference(dice: Dice): Draft {
  const [a, b] = [drawFive(dice), drawFive(dice)]
  const apart = Math.abs(a[2] - b[2])
  const greatestApart = Math.abs(a[4] - b[4])
  // Who compares the greatest values must not be right by it.
  if (apart === 0 || apart === greatestApart) return medianDifference(dice)
  return {
    question: say('median-difference', { a: list(a), b: list(b) }),
    drawing: boxPlot([a, b], GROUPS),
    answer: number(
      apart,
      [
        [greatestApart, 'greatest-compared'],
        [Math.abs(a[3] - a[1] - (b[3] - b[1])), 'spread-compared'],
        [Math.abs(a[0] - b[0]), 'least-compared'],
      ],
      'any',
    ),
    hints: hints('median-difference'),
    solution: [
      step('both-medians', { a: a[2], b: b[2] }),
      figures(equation(difference(Math.max(a[2], b[2]), Math.min(a[2], b[2])), apart)),
    ],
  }
}

const DEVIATIONS = [rational(1), rational(2), rational(5, 2), rational(4), rational(5)] as const

function inDeviations(dice: Dice): Draft {
  const deviation = dice.pick(DEVIATIONS)
  const tenths = dice.int(5, 40)
  const apart = rational(tenths * deviation.n, 10 * deviation.d)
  const low = dice.int(10, 40)
  const high = rational(low * apart.d + apart.n, apart.d)
  const right = rational(tenths, 10)
  if (right.d === 1 && right.n === 1) return inDeviations(dice)
  return {
    question: say('difference-in-deviations', { low, high: num(high), deviation: num(deviation) }),
    answer: number(
      right,
      [
        [apart, 'difference-not-measured'],
        [rational(apart.n * deviation.n, apart.d * deviation.d), 'multiplied-by-deviation'],
        [rational(right.d, right.n), 'quotient-turned-over'],
      ],
      'any',
    ),
    hints: hints('difference-in-deviations'),
    solution: [
      step('difference-of-means', undefined, equation(difference(num(high), low), num(apart))),
      step('divide-by-deviation', undefined, equation(quotient(num(apart), num(deviation)), num(right))),
    ],
  }
}

/** Values around a whole mean. */
function drawAround(dice: Dice, mean: number): number[] {
  const values = Array.from({ length: 7 }, () => mean + dice.int(-2, 2))
  const last = 8 * mean - totalOf(values)
  return Math.abs(last - mean) <= 3 ? [...values, last] : drawAround(dice, mean)
}

function dots(values: readonly number[]): Drawing {
  const [low, high] = [Math.min(...values), Math.max(...values)]
  return {
    kind: 'chart',
    form: 'dots',
    rows: Array.from({ length: high - low + 1 }, (_, index) => low + index).map((at) => ({
      label: num(at),
      count: values.filter((value) => value === at).length,
    })),
    scale: 1,
  }
}

function fromDots(dice: Dice): Draft {
  const low = dice.int(4, 12)
  const high = low + dice.int(1, 6)
  const [a, b] = [drawAround(dice, low), drawAround(dice, high)]
  const apart = Math.max(...b) - Math.max(...a)
  return {
    question: say('means-of-dots'),
    drawing: { kind: 'side-by-side', drawings: [dots(a), dots(b)] },
    answer: number(
      high - low,
      [
        [Math.abs(apart), 'greatest-compared'],
        [totalOf(b) - totalOf(a), 'totals-compared'],
        [high, 'one-mean-only'],
      ],
      'any',
    ),
    hints: hints('means-of-dots'),
    solution: [
      step('mean-of-left', undefined, equation(quotient(totalOf(a), 8), low)),
      step('mean-of-right', undefined, equation(quotient(totalOf(b), 8), high)),
      figures(equation(difference(high, low), high - low)),
    ],
  }
}
