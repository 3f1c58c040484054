// Which fraction is larger: compare-fractions-same-part and equivalent-and-compare-fractions.
import type { Dice } from '#engine/core/random.ts'
import { compare, minus, type Rational, rational } from '../../exact.ts'
import type { Draft } from '../../exercise.ts'
import type { Generator } from '../../generator.ts'
import { BLANK, fraction, type Part, relation, type Sign, sign } from '../../notation.ts'
import { answerIs } from '../sentences.ts'
import { fixedChoice, hints, say, step } from './area.ts'

const SIGNS: readonly Sign[] = ['<', '=', '>']

/** Numerator and denominator as they are written. */
type Written = readonly [over: number, under: number]

const value = ([over, under]: Written): Rational => rational(over, under)

/** compare-fractions-same-part */
export const samePart: Generator = {
  version: 1,
  draw: (dice, difficulty) => {
    const denominators = [2, 3, 4, 6, 8]
    if (difficulty === 1) {
      const under = dice.pick(denominators)
      const [a = 1, b = 2] = dice.shuffle(Array.from({ length: 2 * under - 1 }, (_, index) => index + 1))
      return draft([a, under], [b, under], 'same-parts', true)
    }
    const [x = 2, y = 3] = dice.shuffle(denominators)
    const over = dice.int(1, Math.min(x, y))
    if (difficulty === 2) return draft([over, x], [over, y], 'same-count', true)
    if (dice.int(1, 4) > 1) return draft([over, x], [over, y], 'same-count', false)
    const [small, large] = dice.pick([
      [2, 4],
      [2, 6],
      [2, 8],
      [3, 6],
      [4, 8],
    ] as const)
    const count = dice.int(1, 2 * small - 1)
    const pair: [Written, Written] = [
      [count, small],
      [(count * large) / small, large],
    ]
    const [a, b] = dice.shuffle(pair) as [Written, Written]
    return draft(a, b, 'equal-amounts', false)
  },
}

/** equivalent-and-compare-fractions */
export const unlikeParts: Generator = {
  version: 1,
  draw: (dice, difficulty) => {
    for (;;) {
      const [x, y] = drawDenominators(dice, difficulty)
      const a: Written = [dice.int(1, x === 100 ? 99 : 2 * x - 1), x]
      const b: Written = [dice.int(1, y === 100 ? 99 : 2 * y - 1), y]
      const gap = minus(value(a), value(b))
      const half = rational(1, 2)
      const isBenchmark = compare(value(a), half) * compare(value(b), half) < 0
      if (difficulty === 2 && !isBenchmark) continue
      if (difficulty === 3 && gap.n !== 0 && Math.abs(gap.n) * 60 < gap.d) continue
      if (difficulty === 3 && gap.n === 0 && dice.int(1, 2) === 1) continue
      return draft(
        a,
        b,
        difficulty === 2 ? 'benchmark' : 'common-parts',
        difficulty === 1 && x <= 12 && y <= 12,
      )
    }
  },
}

function drawDenominators(dice: Dice, difficulty: 1 | 2 | 3): readonly [number, number] {
  if (difficulty === 1) {
    const pairs = [
      [2, 4],
      [2, 6],
      [2, 8],
      [2, 10],
      [3, 6],
      [3, 12],
      [4, 8],
      [4, 12],
      [5, 10],
      [6, 12],
    ] as const
    return dice.shuffle(dice.pick(pairs)) as [number, number]
  }
  if (difficulty === 2) {
    const [x = 3, y = 5] = dice.shuffle([3, 4, 5, 6, 8, 10, 12, 100])
    return [x, y]
  }
  const pairs = [
    [3, 4],
    [3, 5],
    [4, 5],
    [4, 6],
    [5, 6],
    [5, 8],
    [6, 8],
    [8, 12],
    [8, 10],
    [3, 8],
  ] as const
  return dice.shuffle(dice.pick(pairs)) as [number, number]
}

function draft(a: Written, b: Written, way: string, isDrawn: boolean): Draft {
  const order = compare(value(a), value(b))
  const right = 1 + Math.sign(order)
  const written = (of: Written) => fraction(...of)
  const asked: [Part, Part] = [written(a), written(b)]
  const isFirstWrong = right !== 0
  const misconception = wrongThought(a, b)
  const bar = (of: Written) => ({
    parts: of[1],
    shaded: Array.from({ length: of[0] }, (_, index) => index),
    label: written(of),
  })
  const common = (a[1] * b[1]) / greatestCommon(a[1], b[1])
  const renamed = ([over, under]: Written) => fraction((over * common) / under, common)
  return {
    question: say('compare', { left: asked[0], right: asked[1], gap: BLANK }),
    ...(isDrawn &&
      a[0] <= a[1] &&
      b[0] <= b[1] && { drawing: { kind: 'fraction-bars', bars: [bar(a), bar(b)] } }),
    answer: fixedChoice(
      SIGNS.map((of) => ({ maths: sign(of) })),
      right,
      right === 1
        ? [
            [0, 'same-amount'],
            [2, 'same-amount'],
          ]
        : [
            [isFirstWrong ? 0 : 2, misconception],
            [1, 'gap-thinking'],
          ],
    ),
    hints: hints(way),
    solution: [
      step(`${way}-step`, { common }, relation(renamed(a), SIGNS[right] ?? '=', renamed(b))),
      step('compare-step', undefined, relation(asked[0], SIGNS[right] ?? '=', asked[1])),
      answerIs(sign(SIGNS[right] ?? '=')),
    ],
  }
}

/** What leads to the opposite sign. */
function wrongThought(a: Written, b: Written): string {
  const order = compare(value(a), value(b))
  if (a[0] === b[0]) return 'larger-denominator'
  if (a[1] === b[1]) return 'sign-turned'
  const byWholes = Math.sign(a[0] - b[0]) === -order && Math.sign(a[1] - b[1]) === -order
  return byWholes ? 'whole-number-thinking' : 'sign-turned'
}

function greatestCommon(a: number, b: number): number {
  return b === 0 ? a : greatestCommon(b, a % b)
}
