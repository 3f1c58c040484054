// Displays and spread: grade 6. Samples and the comparison of two groups: grade 7. Scatter plots: grade 8.
import type { Dice } from '#engine/core/random.ts'
import type { Drawing, Point } from '../../drawing.ts'
import { rational } from '../../exact.ts'
import type { Draft } from '../../exercise.ts'
import type { Generator } from '../../generator.ts'
import { difference, equation, fraction, list, num, product, quotient, sum } from '../../notation.ts'
import { nonZero } from '../non-zero.ts'
import { answerIs, figures } from '../sentences.ts'
import { choice, fixedChoice, hints, number, say, step } from './area.ts'

const totalOf = (values: readonly number[]) => values.reduce((all, value) => all + value, 0)
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

/** Least value, quartiles and greatest value, all different. */
function drawFive(dice: Dice): readonly [number, number, number, number, number] {
  const least = dice.int(0, 14)
  const low = least + dice.int(2, 12)
  const middle = low + dice.int(2, 12)
  const high = middle + dice.int(2, 12)
  const greatest = high + dice.int(2, 10)
  return [least, low, middle, high, greatest]
}

const boxPlot = (plots: readonly (readonly number[])[], names?: readonly string[]): Drawing => ({
  kind: 'box-plot',
  from: 0,
  to: 60,
  step: 10,
  plots: plots.map((values, index) => ({ values, ...(names && { label: say(names[index] ?? '') }) })),
})

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

/** samples-and-populations */
export const samples: Generator = {
  version: 1,
  draw: (dice, difficulty) => {
    if (difficulty === 1) return estimate(dice)
    return difficulty === 2 ? fairSample(dice) : threeSamples(dice)
  },
}

function estimate(dice: Dice): Draft {
  const [size, times] = [dice.pick([20, 25, 40, 50]), dice.int(5, 60)]
  const found = dice.int(Math.ceil(size / 20), Math.floor((size * 19) / 20))
  const population = size * times
  const right = found * times
  if (population > 5000 || 2 * found === size) return estimate(dice)
  return {
    question: say('estimate', { population, size, found }),
    answer: number(right, [
      [found, 'sample-as-population'],
      [population - right, 'others-counted'],
      [population - size + found, 'difference-scaled'],
    ]),
    hints: hints('estimate', { size, population }),
    solution: [
      step('sample-share', { share: fraction(found, size) }),
      step('scale-up', undefined, equation(product(population, fraction(found, size)), right)),
    ],
  }
}

const METHODS = ['first-in-line', 'sports-club', 'volunteers'] as const

function fairSample(dice: Dice): Draft {
  const [population, size] = [10 * dice.int(20, 90), dice.pick([20, 30, 40, 50])]
  const option = (name: string, count: number) => ({ say: say(`sample-${name}`, { count }) })
  return {
    question: say('fair-sample', { population }),
    answer: choice(
      dice,
      option('drawn', size),
      METHODS.map((name, index) => [option(name, index === 1 ? 3 * size : size), `biased-${name}`] as const),
    ),
    hints: hints('fair-sample'),
    solution: [step('everyone-alike'), answerIs(say('sample-drawn', { count: size }))],
  }
}

function threeSamples(dice: Dice): Draft {
  const [size, times] = [dice.pick([20, 25, 40, 50]), dice.int(5, 40)]
  const mean = dice.int(4, size - 4)
  const apart = dice.int(1, 3)
  const other = dice.int(0, apart)
  const found = dice.shuffle([mean - apart, mean + other, mean + apart - other])
  const [population, right] = [size * times, mean * times]
  const [a = 0, b = 0, c = 0] = found
  if (population > 5000 || 2 * mean === size || a === mean) return threeSamples(dice)
  return {
    question: say('three-samples', { population, size, a, b, c }),
    answer: number(right, [
      [a * times, 'one-sample-only'],
      [3 * right, 'samples-not-averaged'],
      [mean, 'sample-as-population'],
      [population - right, 'others-counted'],
    ]),
    hints: hints('three-samples'),
    solution: [
      step(
        'mean-of-samples',
        undefined,
        equation(quotient({ is: 'brackets', inside: sum(a, b, c) }, 3), mean),
      ),
      step('scale-up', undefined, equation(product(population, fraction(mean, size)), right)),
    ],
  }
}

/** compare-two-groups */
export const compareGroups: Generator = {
  version: 1,
  draw: (dice, difficulty) => {
    if (difficulty === 1) return medianDifference(dice)
    return difficulty === 2 ? inDeviations(dice) : fromDots(dice)
  },
}

const GROUPS = ['group-a', 'group-b'] as const

function medianDifference(dice: Dice): Draft {
  const [a, b] = [drawFive(dice), drawFive(dice)]
  const apart = Math.abs(a[2] - b[2])
  if (apart === 0) return medianDifference(dice)
  return {
    question: say('median-difference', { a: list(a), b: list(b) }),
    drawing: boxPlot([a, b], GROUPS),
    answer: number(
      apart,
      [
        [Math.abs(a[4] - b[4]), 'greatest-compared'],
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

/** scatter-plots-and-lines */
export const scatterPlots: Generator = {
  version: 1,
  draw: (dice, difficulty) => {
    if (difficulty === 1) return association(dice)
    if (difficulty === 2) return predicted(dice)
    return dice.int(1, 2) === 1 ? meaning(dice) : predictedBack(dice)
  },
}

const plane = (points: readonly Point[]): Drawing => ({
  kind: 'plane',
  x: [0, 12],
  y: [0, 12],
  step: 2,
  points: points.map((at) => ({ at })),
})

const clamp = (value: number) => Math.min(12, Math.max(0, value))

function drawCloud(dice: Dice, kind: (typeof KINDS)[number]): Point[] {
  return Array.from({ length: 12 }, (_, index): Point => {
    const noise = dice.int(-1, 1)
    if (kind === 'rising') return [index, clamp(index + noise)]
    return kind === 'falling' ? [index, clamp(12 - index + noise)] : [index, dice.int(0, 12)]
  })
}

const KINDS = ['rising', 'falling', 'no-link'] as const

/** Whether a cloud that should have no direction has none: the halves have about the same middle. */
function isShapeless(points: readonly Point[]): boolean {
  const mean = (part: readonly Point[]) => totalOf(part.map(([, y]) => y)) / part.length
  return [2, 3, 6].every((size) => Math.abs(mean(points.slice(0, size)) - mean(points.slice(-size))) < 1.5)
}

function association(dice: Dice): Draft {
  const right = dice.pick(KINDS)
  const points = drawCloud(dice, right)
  if (right === 'no-link' && !isShapeless(points)) return association(dice)
  return {
    question: say('which-association'),
    drawing: plane(points),
    answer: fixedChoice(
      KINDS.map((name) => ({ say: say(name) })),
      KINDS.indexOf(right),
      KINDS.map((_, index) => [index, `cloud-${right}`]),
    ),
    hints: hints('which-association'),
    solution: [step(`${right}-step`), answerIs(say(right))],
  }
}

/** A line with tenths in its slope that stays within the plane of 12 by 12. */
function drawLine(dice: Dice) {
  const tenths = nonZero(dice, 9, 2)
  const start =
    tenths < 0 ? dice.int(Math.ceil(-1.2 * tenths), 12) : dice.int(1, Math.floor(12 - 1.2 * tenths))
  return { slope: rational(tenths, 10), tenths, start }
}

/** Points on both sides of a line, and the line. */
function trendDrawing(dice: Dice, tenths: number, start: number): Drawing {
  const at = (x: number) => (tenths * x) / 10 + start
  const points = Array.from({ length: 11 }, (_, index): Point => {
    const x = index + 1
    return [x, Math.round(10 * clamp(at(x) + dice.int(-12, 12) / 10)) / 10]
  })
  const end = Math.round(10 * at(12)) / 10
  return {
    kind: 'plane',
    x: [0, 12],
    y: [0, 12],
    step: 2,
    points: points.map((point) => ({ at: point })),
    lines: [
      [
        [0, start],
        [12, end],
      ],
    ],
  }
}

function predicted(dice: Dice): Draft {
  const { slope, tenths, start } = drawLine(dice)
  const x = dice.int(2, 11)
  const right = rational(tenths * x + 10 * start, 10)
  if (right.n <= 0) return predicted(dice)
  return {
    question: say('predict', { line: trend(slope, start), x }),
    drawing: trendDrawing(dice, tenths, start),
    answer: number(
      right,
      [
        [rational(tenths * x, 10), 'start-forgotten'],
        [rational(10 * x + 10 * start, 10), 'slope-not-used'],
        [rational(tenths + 10 * start * x, 10), 'slope-and-start-mixed'],
      ],
      'any',
    ),
    hints: hints('predict', { x }),
    solution: [
      step('slope-times', undefined, equation(product(num(slope), x), num(rational(tenths * x, 10)))),
      step('plus-start', undefined, equation(sum(num(rational(tenths * x, 10)), start), num(right))),
    ],
  }
}

/** y = 1.5x + 4, with decimals. */
function trend(slope: { readonly n: number; readonly d: number }, start: number) {
  const term = (value: typeof slope) => ({
    is: 'multiple' as const,
    factor: num(value),
    of: { is: 'variable' as const, name: 'x' },
  })
  return equation({ is: 'variable', name: 'y' }, sum(term(slope), start))
}

function predictedBack(dice: Dice): Draft {
  const { slope, tenths, start } = drawLine(dice)
  const x = dice.int(2, 11)
  const y = rational(tenths * x + 10 * start, 10)
  if (y.n <= 0) return predictedBack(dice)
  return {
    question: say('predict-back', { line: trend(slope, start), y: num(y) }),
    drawing: trendDrawing(dice, tenths, start),
    answer: number(
      x,
      [
        [rational(y.n * slope.n + start * y.d * slope.d, y.d * slope.d), 'put-in-for-x'],
        [rational(y.n * slope.d, y.d * Math.abs(slope.n)), 'start-not-undone'],
        [rational(Math.abs(tenths * x), 10), 'not-divided-by-slope'],
      ],
      'any',
    ),
    hints: hints('predict-back', { start }),
    solution: [
      step('take-start-away', undefined, equation(difference(num(y), start), num(rational(tenths * x, 10)))),
      step(
        'divide-by-slope',
        undefined,
        equation(
          quotient(
            num(rational(tenths * x, 10)),
            slope.n < 0 ? { is: 'brackets', inside: num(slope) } : num(slope),
          ),
          x,
        ),
      ),
    ],
  }
}

function meaning(dice: Dice): Draft {
  const tenths = dice.int(3, 45)
  const start = dice.int(10, 40)
  if (tenths % 10 === 0) return meaning(dice)
  const isSlope = dice.int(1, 2) === 1
  const slope = rational(tenths, 10)
  return {
    question: say(isSlope ? 'meaning-of-slope' : 'meaning-of-start', { line: trend(slope, start) }),
    answer: number(
      isSlope ? slope : start,
      [
        [isSlope ? start : slope, isSlope ? 'start-as-slope' : 'slope-as-start'],
        [rational(tenths + 10 * start, 10), 'both-added'],
      ],
      'any',
    ),
    hints: hints(isSlope ? 'meaning-of-slope' : 'meaning-of-start'),
    solution: [step(isSlope ? 'slope-is-each' : 'start-is-zero'), answerIs(isSlope ? num(slope) : start)],
  }
}
