import type { Dice } from '#engine/core/random.ts'
import type { Drawing, Point } from '../../drawing.ts'
import { rational } from '../../exact.ts'
import type { Draft } from '../../exercise.ts'
import type { Generator } from '../../generator.ts'
import { difference, equation, num, product, quotient, sum } from '../../notation.ts'
import { nonZero } from '../non-zero.ts'
import { answerIs } from '../sentences.ts'
import { fixedChoice, hints, number, say, step } from './area.ts'
import { totalOf } from './five-numbers.ts'

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
