// Unit rates of fractions and proportional relationships: grade 7.
import type { Dice } from '#engine/core/random.ts'
import type { Drawing } from '../../drawing.ts'
import { over, type Rational, rational, same, times } from '../../exact.ts'
import type { Draft } from '../../exercise.ts'
import type { Generator } from '../../generator.ts'
import {
  asFraction,
  asMixed,
  BLANK,
  equation,
  fraction,
  num,
  product,
  quotient,
  sum,
  X,
  Y,
} from '../../notation.ts'
import { linear } from '../../terms.ts'
import { lineOf, timesLetter } from '../linear.ts'
import { answerIs } from '../sentences.ts'
import { expression, hints, number, say, step } from './area.ts'

const DENOMINATORS = [2, 3, 4, 5, 6, 8] as const
const STORIES = ['walk', 'fill', 'paint'] as const

/** unit-rates-with-fractions */
export const fractionRates: Generator = {
  version: 1,
  draw: (dice, difficulty) => {
    const amount = difficulty === 3 ? mixedAmount(dice) : proper(dice)
    const per =
      difficulty === 1
        ? rational(1, dice.pick(DENOMINATORS))
        : difficulty === 2
          ? proper(dice)
          : mixedAmount(dice)
    if (same(amount, per) || (difficulty > 1 && per.n === 1)) return fractionRates.draw(dice, difficulty)
    return rateDraft(dice.pick(STORIES), amount, per)
  },
}

function proper(dice: Dice): Rational {
  const under = dice.pick(DENOMINATORS)
  return rational(dice.int(1, under - 1), under)
}

function mixedAmount(dice: Dice): Rational {
  const part = proper(dice)
  return rational(part.n + dice.int(1, 4) * part.d, part.d)
}

function rateDraft(story: string, amount: Rational, per: Rational): Draft {
  const rate = over(amount, per)
  const reciprocal = over(rational(1), per)
  return {
    question: say(`rate-${story}`, { amount: asMixed(amount), per: asMixed(per) }),
    drawing: {
      kind: 'table',
      rows: [
        [say(`rate-${story}-amount`), asMixed(amount), BLANK],
        [say(`rate-${story}-per`), asMixed(per), num(1)],
      ],
    },
    answer: number(
      rate,
      [
        [over(per, amount), 'rate-turned-over'],
        [times(amount, per), 'rate-multiplied'],
        [rational(amount.n, per.n), 'denominators-ignored'],
        [amount, 'amount-as-rate'],
      ],
      'any',
    ),
    hints: hints('fraction-rate', { per: asMixed(per) }),
    solution: [
      step(
        'rate-divide',
        undefined,
        equation(
          quotient(asFraction(amount), asFraction(per)),
          product(asFraction(amount), asFraction(reciprocal)),
        ),
      ),
      step(
        'rate-simplify',
        undefined,
        equation(product(asFraction(amount), asFraction(reciprocal)), asFraction(rate)),
      ),
      answerIs(asMixed(rate)),
    ],
  }
}

/** proportional-relationships */
export const proportional: Generator = {
  version: 1,
  draw: (dice, difficulty) => {
    if (difficulty === 1) return fromTable(dice)
    return difficulty === 2 ? fromGraph(dice) : whichTable(dice)
  },
}

const VALUES = [
  [2, 3, 5, 8],
  [3, 4, 6, 9],
  [2, 5, 6, 10],
  [4, 5, 7, 12],
  [3, 6, 7, 11],
] as const

const tableOf = (xs: readonly number[], y: (x: number) => number): Drawing => ({
  kind: 'table',
  rows: [
    [X, ...xs.map((x) => num(x))],
    [Y, ...xs.map((x) => num(y(x)))],
  ],
})

function fromTable(dice: Dice): Draft {
  const [k, xs] = [dice.int(2, 12), dice.pick(VALUES)]
  const [first, second] = xs
  return {
    question: say('proportional-table'),
    drawing: tableOf(xs, (x) => k * x),
    answer: expression(lineOf(k, 0), [
      [lineOf(rational(1, k), 0), 'constant-turned-over'],
      [equation(Y, sum(X, k * first - first)), 'adding-as-proportional'],
      [lineOf(k * first, 0), 'value-as-constant'],
    ]),
    hints: hints('proportional'),
    solution: [
      step('constant-step', undefined, equation(fraction(k * first, first), k)),
      step('constant-again', undefined, equation(fraction(k * second, second), k)),
      answerIs(lineOf(k, 0)),
    ],
  }
}

function fromGraph(dice: Dice): Draft {
  const [right, up] = [dice.int(1, 6), dice.int(1, 6)]
  const k = rational(up, right)
  if (k.d !== right || up === right) return fromGraph(dice)
  const size = Math.max(right, up) + 2
  const end = k.n > k.d ? ([(size * right) / up, size] as const) : ([size, (size * up) / right] as const)
  return {
    question: say('proportional-graph'),
    drawing: {
      kind: 'plane',
      x: [0, size],
      y: [0, size],
      points: [{ at: [right, up] }],
      lines: [
        [
          [0, 0],
          [Math.round(end[0] * 100) / 100, Math.round(end[1] * 100) / 100],
        ],
      ],
    },
    answer: expression(lineOf(k, 0), [
      [lineOf(rational(right, up), 0), 'constant-turned-over'],
      [lineOf(1, up - right), 'adding-as-proportional'],
      [lineOf(up, 0), 'value-as-constant'],
    ]),
    hints: hints('proportional'),
    solution: [step('point-on-line', { x: right, y: up }), answerIs(lineOf(k, 0))],
  }
}

function whichTable(dice: Dice): Draft {
  const [k, added, xs] = [dice.int(2, 9), dice.int(1, 5), dice.pick(VALUES)]
  const slope = dice.int(1, 6)
  if (slope === k) return whichTable(dice)
  const tables = [tableOf(xs, (x) => k * x), tableOf(xs, (x) => slope * x + added)]
  const [first] = xs
  return {
    question: say('proportional-which'),
    drawing: { kind: 'side-by-side', drawings: dice.shuffle(tables) },
    answer: expression(lineOf(k, 0), [
      [equation(Y, linear(slope, added)), 'any-straight-line'],
      [equation(Y, timesLetter(rational(1, k))), 'constant-turned-over'],
      [equation(Y, sum(X, k * first - first)), 'adding-as-proportional'],
    ]),
    hints: hints('proportional-which'),
    solution: [
      step('constant-step', undefined, equation(fraction(k * first, first), k)),
      step('only-one-constant'),
      answerIs(lineOf(k, 0)),
    ],
  }
}
