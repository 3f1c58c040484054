// Coins and bills of 1, 5, 10 and 20: the values that dollars, pesos, euros and yuan have in common. Grade 2.
import type { Dice } from '#engine/core/random.ts'
import type { Draft } from '../../exercise.ts'
import type { Generator } from '../../generator.ts'
import { difference, equation, sum } from '../../notation.ts'
import { answerIs, figures } from '../sentences.ts'
import { hints, number, say, step } from './area.ts'

const UNIT = say('in-dollars', { unit: { many: 'dollar' } })

const dollars = (amount: number) => ({ amount, of: 'dollar' }) as const

/** The largest first. */
function drawPieces(dice: Dice, kinds: number, most: number): number[] {
  for (;;) {
    const values = dice.shuffle([20, 10, 5, 1]).slice(0, kinds)
    const pieces = values
      .flatMap((value) => Array.from({ length: dice.int(1, 4) }, () => value))
      .sort((a, b) => b - a)
    if (pieces.length > 2 && totalOf(pieces) <= most) return pieces
  }
}

const totalOf = (pieces: readonly number[]) => pieces.reduce((all, piece) => all + piece, 0)

/** count-money */
export const countMoney: Generator = {
  version: 1,
  draw: (dice, difficulty) => {
    if (difficulty < 3) return count(drawPieces(dice, difficulty + 1, difficulty === 1 ? 50 : 99))
    const pieces = drawPieces(dice, 3, 89)
    const total = totalOf(pieces)
    return dice.int(1, 2) === 1
      ? paid(pieces, total, dice.int(2, total - 1))
      : stillMissing(pieces, total, total + dice.int(2, 99 - total))
  },
}

function count(pieces: readonly number[]): Draft {
  const total = totalOf(pieces)
  const largest = pieces[0] ?? 1
  return {
    question: say('how-much-money'),
    drawing: { kind: 'money', pieces },
    answer: number(
      total,
      [
        [pieces.length, 'pieces-counted'],
        [largest * pieces.length, 'one-value-for-all'],
        [total - (pieces.at(-1) ?? 1), 'piece-missed'],
      ],
      'whole',
      UNIT,
    ),
    hints: hints('money', { largest }),
    solution: [step('money-step'), figures(equation(sum(...pieces), total))],
  }
}

function paid(pieces: readonly number[], total: number, price: number): Draft {
  const rest = total - price
  return {
    question: say('money-left', { price: dollars(price) }),
    drawing: { kind: 'money', pieces },
    answer: number(
      rest,
      [
        [total, 'price-forgotten'],
        [total + price, 'price-added'],
        [price, 'price-for-rest'],
      ],
      'whole',
      UNIT,
    ),
    hints: hints('money-left', { price }),
    solution: [
      step('money-count', undefined, equation(sum(...pieces), total)),
      step('money-left-step', undefined, equation(difference(total, price), rest)),
      answerIs(dollars(rest)),
    ],
  }
}

function stillMissing(pieces: readonly number[], total: number, price: number): Draft {
  const missing = price - total
  return {
    question: say('money-missing', { price: dollars(price) }),
    drawing: { kind: 'money', pieces },
    answer: number(
      missing,
      [
        [total, 'money-there'],
        [total + price, 'price-added'],
        [price, 'price-for-missing'],
      ],
      'whole',
      UNIT,
    ),
    hints: hints('money-missing', { price }),
    solution: [
      step('money-count', undefined, equation(sum(...pieces), total)),
      step('money-missing-step', undefined, equation(difference(price, total), missing)),
      answerIs(dollars(missing)),
    ],
  }
}
