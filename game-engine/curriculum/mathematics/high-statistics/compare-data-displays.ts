// Box plots, histograms and what an outlier moves: grade 9.
import type { Dice } from '#engine/core/random.ts'
import type { Drawing } from '../../drawing.ts'
import { rational } from '../../exact.ts'
import type { Choice, Draft } from '../../exercise.ts'
import type { Generator } from '../../generator.ts'
import { difference, equation, fraction, list, num, sum } from '../../notation.ts'
import { answerIs, answerLooks } from '../sentences.ts'
import { choice, fixedChoice, hints, number, say, step } from './area.ts'

/** compare-data-displays */
export const compareDataDisplays: Generator = {
  version: 1,
  draw: (dice, difficulty) => {
    if (difficulty === 1) return twoBoxes(dice)
    return difficulty === 2 ? outlier(dice) : boxOfHistogram(dice)
  },
}

/** Least value, quartiles with the median, greatest value. */
type Five = readonly [number, number, number, number, number]

const MOST = 60

function box(dice: Dice): Five {
  const [median, spread] = [dice.int(18, 42), dice.int(8, 26)]
  const low = median - dice.int(3, spread - 3)
  return [low - dice.int(2, 8), low, median, low + spread, low + spread + dice.int(2, 8)]
}

const STATEMENTS = [
  'a-median-a-spread',
  'a-median-b-spread',
  'b-median-a-spread',
  'b-median-b-spread',
] as const

function twoBoxes(dice: Dice): Draft {
  const [a, b] = [box(dice), box(dice)]
  const [spreadA, spreadB] = [a[3] - a[1], b[3] - b[1]]
  const isOut = [...a, ...b].some((value) => value < 0 || value > MOST)
  if (isOut || Math.abs(a[2] - b[2]) < 9 || Math.abs(spreadA - spreadB) < 9) return twoBoxes(dice)
  const right = (a[2] > b[2] ? 0 : 2) + (spreadA > spreadB ? 0 : 1)
  return {
    question: say('two-boxes'),
    drawing: {
      kind: 'box-plot',
      from: 0,
      to: MOST,
      step: 10,
      plots: [
        { label: say('group-a'), values: a },
        { label: say('group-b'), values: b },
      ],
    },
    answer: fixedChoice(
      STATEMENTS.map((name) => ({ say: say(name) })),
      right,
      STATEMENTS.map((_, index) => [
        index,
        Math.floor(index / 2) === Math.floor(right / 2) ? 'spread-is-box' : 'median-is-line',
      ]),
    ),
    hints: hints('two-boxes'),
    solution: [
      step('medians', { a: a[2], b: b[2] }),
      step('spreads', { a: spreadA, b: spreadB }),
      answerIs(say(STATEMENTS[right] ?? STATEMENTS[0])),
    ],
  }
}

const AROUND = [
  [-2, -1, 0, 1, 2],
  [-3, -1, 0, 2, 2],
  [-4, -2, 0, 3, 3],
  [-3, -2, 0, 1, 4],
] as const

/** Five values, and a sixth far away. */
function outlier(dice: Dice): Draft {
  const [mean, rise] = [dice.int(8, 30), dice.int(3, 12)]
  const values = dice.shuffle(dice.pick(AROUND)).map((value) => mean + value)
  const far = mean + 6 * rise
  const total = 5 * mean
  const sorted = [...values].sort((a, b) => a - b)
  const upper = sorted[3] ?? mean
  return {
    question: say('outlier', { values: list(values), far }),
    answer: number(
      rise,
      [
        [0, 'mean-not-moved'],
        [rational(upper - mean, 2), 'median-for-mean'],
        [6 * rise, 'distance-not-shared'],
        [mean + rise, 'new-mean-for-rise'],
      ],
      'any',
    ),
    hints: hints('outlier'),
    solution: [
      step('mean-before', undefined, equation(fraction(total, 5), mean)),
      step('mean-after', undefined, equation(fraction(sum(total, far), 6), mean + rise)),
      step('median-after', { median: num(rational(upper + mean, 2)) }),
      step('mean-rise', undefined, equation(difference(mean + rise, mean), rise)),
    ],
  }
}

const WIDTH = 10

/** A skewed histogram, and the box plot of the same data. */
function boxOfHistogram(dice: Dice): Draft {
  const falling = [dice.int(10, 14), dice.int(6, 9), dice.int(3, 5), dice.int(1, 3), 1, 1]
  const isTailRight = dice.int(1, 2) === 1
  const counts = isTailRight ? falling : falling.toReversed()
  const right = boxDrawing(fiveOf(counts))
  const mirrored = boxDrawing(fiveOf(counts.toReversed()))
  const even = boxDrawing([0, 15, 30, 45, 60])
  return {
    question: say('box-of-histogram'),
    drawing: { kind: 'histogram', from: 0, width: WIDTH, counts },
    answer: choice(dice, { drawing: right } as Choice, [
      [{ drawing: mirrored }, 'skew-by-peak'],
      [{ drawing: even }, 'quarters-equally-wide'],
      [{ drawing: boxDrawing([0, 20, 30, 40, 60]) }, 'skew-not-seen'],
    ]),
    hints: hints('box-of-histogram'),
    solution: [
      step('most-values-are', isTailRight ? { low: 0, high: 20 } : { low: 40, high: 60 }),
      step(isTailRight ? 'tail-right' : 'tail-left'),
      answerLooks(right),
    ],
  }
}

const boxDrawing = (values: Five): Drawing => ({
  kind: 'box-plot',
  from: 0,
  to: 60,
  step: WIDTH,
  plots: [{ values }],
})

/** Values spread evenly within each bar. */
function fiveOf(counts: readonly number[]): Five {
  const total = counts.reduce((all, count) => all + count, 0)
  const at = (share: number): number => {
    let before = 0
    for (const [bar, count] of counts.entries()) {
      if (before + count >= share * total) return Math.round(WIDTH * (bar + (share * total - before) / count))
      before += count
    }
    return WIDTH * counts.length
  }
  return [0, at(0.25), at(0.5), at(0.75), WIDTH * counts.length]
}
