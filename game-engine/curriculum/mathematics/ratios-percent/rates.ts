// Unit rates, and units converted by ratios: grade 6.
import type { Dice } from '#engine/core/random.ts'
import { rational } from '../../exact.ts'
import type { Draft } from '../../exercise.ts'
import type { Generator } from '../../generator.ts'
import { equation, num, product, quotient } from '../../notation.ts'
import { answerIs, figures } from '../sentences.ts'
import { fixedChoice, hints, number, say, step } from './area.ts'

const MONEY = say('in-unit', { unit: { many: 'dollar' } })

const money = (cents: number) => num(rational(cents, 100), cents % 100 === 0 ? 0 : 2)

/** unit-rates */
export const unitRates: Generator = {
  version: 1,
  draw: (dice, difficulty) => {
    if (difficulty === 1) return priceOfOne(dice.int(2, 10), 100 * dice.int(2, 15))
    if (difficulty === 2) return priceOfOne(dice.int(2, 10), 5 * dice.int(21, 199))
    return dice.int(1, 2) === 1 ? betterBuy(dice) : constantSpeed(dice)
  },
}

/** @param cents price of one kilogram */
function priceOfOne(count: number, cents: number): Draft {
  const total = count * cents
  return {
    question: say('price-of-one', {
      count: { amount: count, of: 'kilogram' },
      total: money(total),
      money: { many: 'dollar' },
    }),
    answer: number(
      rational(cents, 100),
      [
        [rational(100 * count, total), 'divided-other-way'],
        [rational(total - 100 * count, 100), 'subtracted-count'],
        [rational(total * count, 100), 'multiplied'],
      ],
      'any',
      MONEY,
    ),
    hints: hints('price-of-one', { count }),
    solution: [
      step('price-of-one-step', { count }, equation(quotient(money(total), count), money(cents))),
      answerIs(money(cents)),
    ],
  }
}

/** Two packs: the dearer one costs less a piece. */
function betterBuy(dice: Dice): Draft {
  const [small, large] = [dice.int(2, 5), dice.int(6, 12)]
  const cheap = 5 * dice.int(12, 60)
  const dear = cheap + 5 * dice.int(3, 10)
  const isLargeCheap = dice.int(1, 2) === 1
  const prices = isLargeCheap ? [small * dear, large * cheap] : [small * cheap, large * dear]
  const right = isLargeCheap ? 1 : 0
  const [a = 0, b = 0] = prices
  return {
    question: say('better-buy', {
      small,
      large,
      a: money(a),
      b: money(b),
      money: { many: 'dollar' },
    }),
    answer: fixedChoice(
      [{ say: say('pack', { count: small }) }, { say: say('pack', { count: large }) }],
      right,
      [
        [0, 'lower-total'],
        [1, 'larger-pack'],
      ],
    ),
    hints: hints('better-buy'),
    solution: [
      step('pack-rate', { count: small }, equation(quotient(money(a), small), money(a / small))),
      step('pack-rate', { count: large }, equation(quotient(money(b), large), money(b / large))),
      answerIs(say('pack', { count: right === 0 ? small : large })),
    ],
  }
}

function constantSpeed(dice: Dice): Draft {
  const [speed, hours, later] = [10 * dice.int(3, 12) + 5 * dice.int(0, 1), dice.int(2, 5), dice.int(6, 9)]
  const [far, further] = [speed * hours, speed * later]
  return {
    question: say('constant-speed', {
      far: { amount: far, of: 'kilometer' },
      hours: { amount: hours, of: 'hour' },
      later: { amount: later, of: 'hour' },
    }),
    answer: number(
      further,
      [
        [speed, 'stopped-at-rate'],
        [far * later, 'rate-not-found'],
        [far + later - hours, 'hours-added'],
      ],
      'whole',
      say('in-unit', { unit: { many: 'kilometer' } }),
    ),
    hints: hints('constant-speed', { hours: { amount: hours, of: 'hour' } }),
    solution: [
      step('speed-in-hour', undefined, equation(quotient(far, hours), speed)),
      step(
        'speed-for-hours',
        { later: { amount: later, of: 'hour' } },
        equation(product(speed, later), further),
      ),
    ],
  }
}

/** convert-units-with-ratios */
export const convertWithRatios: Generator = {
  version: 2,
  draw: (dice, difficulty) => {
    if (difficulty === 1) return oneStep(dice)
    return difficulty === 2 ? twoSteps(dice) : speedUnits(dice)
  },
}

const ONE_STEP = [
  ['kilometer', 'meter', 1_000],
  ['meter', 'centimeter', 100],
  ['kilogram', 'gram', 1_000],
  ['liter', 'milliliter', 1_000],
  ['hour', 'minute', 60],
] as const

function oneStep(dice: Dice): Draft {
  const [large, small, factor] = dice.pick(ONE_STEP)
  const count = rational(factor === 60 ? dice.int(2, 19) : dice.int(11, 99), factor === 60 ? 2 : 10)
  // From two on: French says the unit of 1.5 in the singular.
  if (count.d === 1 || count.n < 2 * count.d) return oneStep(dice)
  const total = rational(count.n * factor, count.d)
  return {
    question: say('to-small-unit', { count: num(count), large: { many: large }, small: { many: small } }),
    answer: number(
      total,
      [
        [rational(count.n, count.d * factor), 'factor-turned-over'],
        [rational(count.n * factor, count.d * 10), 'factor-too-small'],
        ...(factor === 60 ? [[rational(count.n * 100, count.d), 'hundred-minutes'] as const] : []),
      ],
      'any',
      say('in-unit', { unit: { many: small } }),
    ),
    hints: hints('to-small-unit', { one: { amount: 1, of: large }, factor: { amount: factor, of: small } }),
    solution: [
      step('one-large', { one: { amount: 1, of: large }, factor: { amount: factor, of: small } }),
      figures(equation(product(num(count), factor), num(total))),
    ],
  }
}

const TWO_STEPS = [
  ['kilometer', 'meter', 'centimeter', 1_000, 100],
  ['hour', 'minute', 'second', 60, 60],
] as const

function twoSteps(dice: Dice): Draft {
  const [large, middle, small, first, second] = dice.pick(TWO_STEPS)
  const count = dice.int(2, 15)
  return {
    question: say('to-small-unit', { count, large: { many: large }, small: { many: small } }),
    answer: number(
      count * first * second,
      [
        [count * first, 'one-step-only'],
        [count * second, 'one-step-only'],
        [count * (first + second), 'factors-added'],
      ],
      'whole',
      say('in-unit', { unit: { many: small } }),
    ),
    hints: hints('two-units', { middle: { many: middle }, small: { many: small } }),
    solution: [
      step('to-middle', { unit: { many: middle } }, equation(product(count, first), count * first)),
      step(
        'to-middle',
        { unit: { many: small } },
        equation(product(count * first, second), count * first * second),
      ),
    ],
  }
}

/** Kilometers an hour into meters a minute. */
function speedUnits(dice: Dice): Draft {
  const speed = 3 * dice.int(2, 40)
  const meters = speed * 1_000
  return {
    question: say('speed-units', { speed: { amount: speed, of: 'kilometer' } }),
    answer: number(
      meters / 60,
      [
        [meters, 'one-unit-of-rate'],
        [rational(speed, 60), 'one-unit-of-rate'],
        [meters * 60, 'factor-turned-over'],
      ],
      'whole',
      say('in-unit', { unit: { many: 'meter' } }),
    ),
    hints: hints('speed-units'),
    solution: [
      step('speed-in-meters', undefined, equation(product(speed, 1_000), meters)),
      step('speed-a-minute', undefined, equation(quotient(meters, 60), meters / 60)),
    ],
  }
}
