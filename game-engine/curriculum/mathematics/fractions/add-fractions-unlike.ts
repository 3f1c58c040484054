import type { Dice } from '#engine/core/random.ts'
import { compare, minus, plus, rational } from '../../exact.ts'
import type { Draft } from '../../exercise.ts'
import type { Generator } from '../../generator.ts'
import { equation, fraction, num, operate } from '../../notation.ts'
import { workOut } from '../sentences.ts'
import { type Amount, results, value, written } from './amount.ts'
import { hints, number, step } from './area.ts'

/** add-fractions-unlike */
export const addUnlike: Generator = {
  version: 1,
  draw: (dice, difficulty) => {
    for (;;) {
      const operator = dice.pick(['+', '-'] as const)
      const [x, y] = drawUnlike(dice, difficulty)
      const wholes = difficulty === 3 ? [dice.int(3, 6), dice.int(1, 2)] : [0, 0]
      const a = { whole: wholes[0] ?? 0, over: dice.int(1, x - 1), under: x }
      const b = { whole: wholes[1] ?? 0, over: dice.int(1, y - 1), under: y }
      const isLowest = rational(a.over, x).d === x && rational(b.over, y).d === y
      const total = operator === '+' ? plus(value(a), value(b)) : minus(value(a), value(b))
      const isRegrouped =
        operator === '+'
          ? compare(plus(rational(a.over, x), rational(b.over, y)), rational(1)) > 0
          : compare(rational(a.over, x), rational(b.over, y)) < 0
      if (!isLowest || total.n <= 0) continue
      if (difficulty === 1 && compare(total, rational(1)) >= 0) continue
      if (difficulty === 3 && !isRegrouped) continue
      return unlikeDraft(operator, a, b)
    }
  },
}

type Pairs = readonly (readonly [number, number])[]

const ONE_IS_MULTIPLE: Pairs = [
  [2, 4],
  [2, 6],
  [2, 8],
  [3, 6],
  [3, 9],
  [4, 8],
  [5, 10],
  [3, 12],
  [4, 12],
  [2, 10],
]
const NONE_IS_MULTIPLE: Pairs = [
  [2, 3],
  [2, 5],
  [3, 4],
  [3, 5],
  [4, 5],
  [4, 6],
  [5, 6],
  [5, 8],
  [6, 8],
  [6, 9],
]

function drawUnlike(dice: Dice, difficulty: 1 | 2 | 3): readonly [number, number] {
  const [x, y] = dice.pick(difficulty === 1 ? ONE_IS_MULTIPLE : NONE_IS_MULTIPLE)
  return dice.int(1, 2) === 1 ? [x, y] : [y, x]
}

function unlikeDraft(operator: '+' | '-', a: Amount, b: Amount): Draft {
  const common = leastCommon(a.under, b.under)
  const renamed = (one: Amount) => (value(one).n * common) / value(one).d
  const [x, y] = [renamed(a), renamed(b)]
  const numerator = operator === '+' ? x + y : x - y
  const left = operate(operator, written(a), written(b))
  const straight =
    operator === '+'
      ? [a.over + b.over, a.under + b.under]
      : [Math.abs(a.over - b.over), Math.max(a.under, b.under)]
  const wholes = operator === '+' ? a.whole + b.whole : a.whole - b.whole
  const parts = (amount: number) => Array.from({ length: amount }, (_, index) => index)
  return {
    question: workOut(left),
    ...(a.whole === 0 && {
      drawing: {
        kind: 'fraction-bars',
        bars: [a, b].map((one) => ({ parts: one.under, shaded: parts(one.over), label: written(one) })),
      },
    }),
    answer: number(
      rational(numerator, common),
      [
        [plus(rational(wholes), rational(straight[0] ?? 0, straight[1] ?? 1)), 'tops-and-bottoms'],
        [
          plus(
            rational(wholes),
            rational(operator === '+' ? a.over + b.over : Math.abs(a.over - b.over), common),
          ),
          'denominator-only',
        ],
        ...(operator === '-' && a.whole > 0
          ? [
              [
                plus(rational(wholes), minus(rational(b.over, b.under), rational(a.over, a.under))),
                'fractions-backward',
              ] as const,
            ]
          : []),
        [rational(numerator + 1, common), 'one-part-too-many'],
      ],
      'any',
    ),
    hints: hints('unlike', { x: a.under, y: b.under, common: num(common) }),
    solution: [
      step('common-step', { common }),
      step('rename', undefined, equation(written(a), fraction(x, common))),
      step('rename', undefined, equation(written(b), fraction(y, common))),
      ...results(operate(operator, fraction(x, common), fraction(y, common)), numerator, common),
    ],
  }
}

function leastCommon(a: number, b: number): number {
  let common = a
  while (common % b !== 0) common += a
  return common
}
