import type { Dice } from '#engine/core/random.ts'
import type { Mistake } from '../../area.ts'
import { type Rational, rational } from '../../exact.ts'
import type { Draft } from '../../exercise.ts'
import type { Generator } from '../../generator.ts'
import { difference, equation, fraction, num, product, quotient } from '../../notation.ts'
import { answerIs } from '../sentences.ts'
import { hints, number, say, step } from './area.ts'
import { METRIC, unit } from './metric.ts'

/** convert-units-line-plots */
export const convertInProblems: Generator = {
  version: 1,
  draw: (dice, difficulty) => {
    if (difficulty === 1) return toLarger(dice)
    if (difficulty === 2) return dice.int(1, 2) === 1 ? cutBoard(dice) : packs(dice)
    return fairShare(dice)
  },
}

function toLarger(dice: Dice): Draft {
  const [large, small, factor, mistaken] = dice.pick(METRIC)
  const count = factor === 100 ? 5 * dice.int(3, 190) : 10 * dice.int(2, 950)
  // One of the large unit asks nothing.
  if (count === factor) return toLarger(dice)
  return {
    question: say('to-larger', { amount: { amount: count, of: small }, large: { many: large } }),
    answer: number(
      rational(count, factor),
      [
        [count * factor, 'multiplied-to-larger'],
        [rational(count, mistaken), 'factor-mixed-up', { factor }],
        [rational(count, factor * 10), 'point-too-far'],
      ],
      'any',
      unit(large),
    ),
    hints: hints('to-larger', { one: { amount: 1, of: large }, factor: { amount: factor, of: small } }),
    solution: [
      step('one-large', { one: { amount: 1, of: large }, factor: { amount: factor, of: small } }),
      step('divide-by-factor', undefined, equation(quotient(count, factor), num(rational(count, factor)))),
    ],
  }
}

/** A length in meters with a decimal, and a piece in centimeters. */
function cutBoard(dice: Dice): Draft {
  const tenths = dice.int(11, 59)
  const long = 10 * tenths
  const piece = 5 * dice.int(2, Math.min(19, long / 5 - 2))
  const rest = long - piece
  return {
    question: say('cut-board', {
      long: num(rational(tenths, 10)),
      piece: { amount: piece, of: 'centimeter' },
    }),
    answer: number(
      rest,
      [
        [Math.abs(tenths - piece), 'units-mixed'],
        [long + piece, 'added-when-cutting-off'],
        [long, 'stopped-after-converting'],
      ],
      'any',
      unit('centimeter'),
    ),
    hints: hints('cut-board'),
    solution: [
      step('board-in-centimeters', undefined, equation(product(num(rational(tenths, 10)), 100), long)),
      step('board-rest', undefined, equation(difference(long, piece), rest)),
    ],
  }
}

function packs(dice: Dice): Draft {
  const [count, grams] = [dice.int(3, 12), 50 * dice.int(3, 17)]
  const total = count * grams
  return {
    question: say('packs', { count, grams: { amount: grams, of: 'gram' }, kilograms: { many: 'kilogram' } }),
    answer: number(
      rational(total, 1_000),
      [
        [total, 'stopped-before-converting'],
        [rational(total, 100), 'factor-mixed-up', { factor: 1_000 }],
        [rational(grams, 1_000), 'one-pack-only'],
      ],
      'any',
      unit('kilogram'),
    ),
    hints: hints('packs'),
    solution: [
      step('all-packs', undefined, equation(product(count, grams), total)),
      step('packs-in-kilograms', undefined, equation(quotient(total, 1_000), num(rational(total, 1_000)))),
    ],
  }
}

/** Dots over eighths whose total can be shared in eighths. */
function fairShare(dice: Dice): Draft {
  const bottles = dice.int(5, 8)
  const eighths = Array.from({ length: bottles }, () => dice.int(1, 7))
  const total = eighths.reduce((all, part) => all + part, 0)
  const counts = Array.from({ length: 7 }, (_, index) => eighths.filter((part) => part === index + 1).length)
  const most = Math.max(...counts)
  const mode = counts.indexOf(most) + 1
  if (
    total % bottles !== 0 ||
    counts.filter((count) => count === most).length > 1 ||
    mode * bottles === total
  ) {
    return fairShare(dice)
  }
  const share = rational(total, 8 * bottles)
  const eighth = (part: number): Rational => rational(part, 8)
  const mistakes: Mistake<Rational>[] = [
    [eighth(mode), 'most-common-value'],
    [eighth(total), 'total-not-shared'],
    [
      eighth(
        (Math.max(...eighths) + Math.min(...eighths)) / 2 === total / bottles ? 8 : Math.max(...eighths),
      ),
      'fullest-bottle',
    ],
  ]
  return {
    question: say('fair-share', { bottles }),
    drawing: {
      kind: 'chart',
      form: 'dots',
      rows: counts.map((count, index) => ({ label: fraction(index + 1, 8), count })),
      scale: 1,
    },
    answer: number(share, mistakes, 'any', unit('liter')),
    hints: hints('fair-share', { bottles }),
    solution: [
      step('fair-share-total', undefined, equation(product(total, fraction(1, 8)), fraction(total, 8))),
      step(
        'fair-share-step',
        { bottles },
        equation(quotient(fraction(total, 8), bottles), fraction(total / bottles, 8)),
      ),
      answerIs(share.d === 1 ? num(share) : fraction(share.n, share.d)),
    ],
  }
}
