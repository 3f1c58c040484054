import type { Dice } from '#engine/core/random.ts'
import { compare, minus, type Rational, rational } from '../../exact.ts'
import type { Wrong } from '../../exercise.ts'
import type { Generator } from '../../generator.ts'
import { absolute, brackets, exactValue, list, type Maths, num, opposite } from '../../notation.ts'
import { answerIs } from '../sentences.ts'
import { because, hints, say, step } from './area.ts'

/** absolute-value-and-order */
export const orderSigned: Generator = {
  version: 1,
  draw: (dice, difficulty) => {
    const items = drawItems(dice, difficulty)
    const order = (measure: (value: Rational) => Rational) =>
      items
        .map((_, index) => index)
        .sort((x, y) => compare(measure(exactOf(items[x])), measure(exactOf(items[y]))) || x - y)
    const right = order((value) => value)
    const bySize = order((value) => rational(Math.abs(value.n), value.d))
    const wrong: Wrong<readonly number[]>[] = []
    const orders: readonly [readonly number[], string][] = [
      [bySize, 'larger-digits-larger'],
      [[...right].reverse(), 'greatest-first'],
      [order((value) => (value.n < 0 ? minus(rational(-1_000), value) : value)), 'negatives-turned-round'],
    ]
    for (const [value, misconception] of orders) {
      if (![right, ...wrong.map((one) => one.value)].map(String).includes(String(value))) {
        wrong.push(because(value, misconception))
      }
    }
    return {
      question: say('order-signed'),
      answer: { kind: 'ordering', items, right, wrong },
      hints: hints(difficulty === 3 ? 'order-absolute' : 'order-signed'),
      solution: [
        step(difficulty === 3 ? 'order-absolute-step' : 'order-signed-step'),
        answerIs(list(right.map((index) => items[index] ?? num(0)))),
      ],
    }
  },
}

function exactOf(item: Maths | undefined): Rational {
  return (item && exactValue(item)) ?? rational(0)
}

function drawItems(dice: Dice, difficulty: 1 | 2 | 3): Maths[] {
  for (;;) {
    const items = Array.from({ length: 4 }, (_, index) => drawItem(dice, difficulty, index))
    const values = items.map(exactOf)
    const isInOrder = values.every(
      (value, index) => index === 0 || compare(value, values[index - 1] ?? value) > 0,
    )
    const different = new Set(values.map(({ n, d }) => `${n}/${d}`)).size
    if (different === 4 && !isInOrder && values.filter(({ n }) => n < 0).length >= 2) return items
  }
}

function drawItem(dice: Dice, difficulty: 1 | 2 | 3, index: number): Maths {
  const size = dice.int(1, difficulty === 1 ? 20 : 9)
  if (difficulty === 1) return num(dice.pick([size, -size, -size]))
  if (difficulty === 2)
    return num(rational(dice.pick([size, -size, -size]) * 10 + dice.pick([5, 2, 8, 0]), 10))
  const kinds = [
    absolute(num(-size)),
    opposite(absolute(num(size))),
    opposite(brackets(num(-size))),
    num(rational(-(10 * size + 5), 10)),
  ]
  return kinds[index] ?? num(size)
}
