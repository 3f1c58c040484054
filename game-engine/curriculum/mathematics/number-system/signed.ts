// Negative numbers on the line, in order and in the plane: grade 6.
import type { Dice } from '#engine/core/random.ts'
import type { Mistake } from '../../area.ts'
import type { Point } from '../../drawing.ts'
import { compare, minus, type Rational, rational } from '../../exact.ts'
import type { Draft, Wrong } from '../../exercise.ts'
import type { Generator } from '../../generator.ts'
import {
  absolute,
  asFraction,
  brackets,
  exactValue,
  list,
  type Maths,
  num,
  opposite,
} from '../../notation.ts'
import { answerIs } from '../sentences.ts'
import { because, hints, number, point, say, step } from './area.ts'

const negated = (value: Rational) => minus(rational(0), value)

/** negative-numbers */
export const negativeNumbers: Generator = {
  version: 1,
  draw: (dice, difficulty) => {
    if (difficulty === 2) return oppositeOf(dice)
    const parts = difficulty === 1 ? 1 : dice.pick([2, 4, 10])
    const size = dice.int(1, difficulty === 1 ? 14 : 5 * parts - 1)
    const value = rational(dice.int(1, 4) === 1 ? size : -size, parts)
    if (difficulty === 3 && value.d === 1) return negativeNumbers.draw(dice, difficulty)
    return atDot(value, parts)
  },
}

function atDot(value: Rational, parts: number): Draft {
  const whole = Math.trunc(value.n / value.d)
  const [from, to] = parts === 1 ? [-15, 15] : [whole - 2, whole + 2]
  const toZero = value.n < 0 ? 1 : -1
  const mistakes: Mistake<Rational>[] = [
    [negated(value), 'sign-forgotten'],
    [rational(value.n * (parts / value.d) + toZero, parts), 'mark-toward-zero'],
    // -2 1/4 read as -1 3/4 or so: counted from the wrong side.
    ...(parts > 1
      ? [
          [
            rational(2 * (value.n < 0 ? whole - 1 : whole + 1) * value.d - value.n + 0, value.d),
            'counted-from-other-side',
          ] as const,
        ]
      : []),
  ]
  return {
    question: say('at-dot'),
    drawing: {
      kind: 'number-line',
      from: rational(from),
      to: rational(to),
      step: rational(1, parts),
      labels: Array.from({ length: to - from + 1 }, (_, index) => from + index)
        .filter((at) => parts > 1 || at % 5 === 0)
        .map((at) => ({ at: rational(at), text: num(at) })),
      dots: [value],
    },
    answer: number(value, mistakes, 'any'),
    hints: hints(parts === 1 ? 'at-dot' : 'at-dot-between'),
    solution: [
      step(value.n < 0 ? 'left-of-zero' : 'right-of-zero'),
      answerIs(parts === 10 ? num(value) : asFraction(value)),
    ],
  }
}

function oppositeOf(dice: Dice): Draft {
  const size = dice.int(1, 30)
  const value = dice.pick([size, -size])
  const isTwice = dice.int(1, 2) === 1
  const answer = isTwice ? value : -value
  return {
    question: say(isTwice ? 'opposite-of-opposite' : 'opposite', { value: num(value) }),
    answer: number(
      answer,
      [
        [-answer, isTwice ? 'one-opposite-only' : 'sign-kept'],
        [0, 'opposite-as-zero'],
      ],
      'whole',
    ),
    hints: hints('opposite'),
    solution: [
      step('opposite-step', { value: num(value), other: num(-value) }),
      ...(isTwice ? [step('opposite-back', { value: num(value), other: num(-value) })] : []),
      answerIs(num(answer)),
    ],
  }
}

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

const at = ([x, y]: Point) => say('point-at', { x, y })

/** four-quadrants */
export const fourQuadrants: Generator = {
  version: 1,
  draw: (dice, difficulty) => {
    const [x, y] = drawPoint(dice)
    if (difficulty === 1) return plot([x, y])
    return difficulty === 2 ? reflect(dice, [x, y]) : walkFrom(dice, [x, y])
  },
}

/** No coordinate is 0, and their sizes differ. */
function drawPoint(dice: Dice): [number, number] {
  const [x, y] = [dice.int(1, 9) * dice.pick([1, -1]), dice.int(1, 9) * dice.pick([1, -1])]
  return Math.abs(x) === Math.abs(y) || (x > 0 && y > 0) ? drawPoint(dice) : [x, y]
}

const plane = (points: readonly Point[] = []) => ({
  kind: 'plane' as const,
  x: [-10, 10] as const,
  y: [-10, 10] as const,
  ...(points.length > 0 && { points: points.map((one) => ({ at: one })) }),
})

function plot([x, y]: Point): Draft {
  return {
    question: say('plot', { point: at([x, y]) }),
    drawing: plane(),
    answer: point(
      [x, y],
      [
        [[y, x], 'order-swapped'],
        [[-x, y], 'sign-of-x'],
        [[x, -y], 'sign-of-y'],
      ],
    ),
    hints: hints('plot'),
    solution: [step('plot-step'), answerIs(at([x, y]))],
  }
}

function reflect(dice: Dice, [x, y]: Point): Draft {
  const isInX = dice.int(1, 2) === 1
  const target: Point = isInX ? [x, -y] : [-x, y]
  return {
    question: say(isInX ? 'reflect-in-x' : 'reflect-in-y', { point: at([x, y]) }),
    drawing: plane([[x, y]]),
    answer: point(target, [
      [isInX ? [-x, y] : [x, -y], 'other-axis'],
      [[-x, -y], 'both-signs'],
      [[y, x], 'order-swapped'],
    ]),
    hints: hints('reflect'),
    solution: [step(isInX ? 'reflect-in-x-step' : 'reflect-in-y-step'), answerIs(at(target))],
  }
}

function walkFrom(dice: Dice, [x, y]: Point): Draft {
  const way = dice.pick(['right', 'left', 'up', 'down'] as const)
  const isAcross = way === 'right' || way === 'left'
  const sign = way === 'right' || way === 'up' ? 1 : -1
  const room = 10 - sign * (isAcross ? x : y)
  const steps = dice.int(Math.min(3, room), Math.min(15, room))
  const go = (by: number): Point => (isAcross ? [x + by, y] : [x, y + by])
  return {
    question: say(`walk-${way}`, { start: at([x, y]), steps: { amount: steps, of: 'step' } }),
    drawing: plane([[x, y]]),
    answer: point(go(sign * steps), [
      [go(-sign * steps), 'other-direction'],
      [isAcross ? [x, y + sign * steps] : [x + sign * steps, y], 'other-coordinate'],
    ]),
    hints: hints('walk'),
    solution: [step(isAcross ? 'walk-across-step' : 'walk-up-step'), answerIs(at(go(sign * steps)))],
  }
}
