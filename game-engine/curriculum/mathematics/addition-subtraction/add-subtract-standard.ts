import type { Dice } from '#engine/core/random.ts'
import { between, columns, resultOf, type Task, tradesOf, until } from './columns.ts'

/** Digits between the first and the last that are 0. */
const zerosInside = (value: number) => String(value).slice(1, -1).split('0').length - 1

/** add-subtract-standard */
export const standardMethod = columns((dice, difficulty) => {
  const operator = difficulty === 3 ? '-' : dice.pick(['+', '-'] as const)
  const missing = difficulty === 3 && dice.int(1, 3) === 1
  const draw = (): Task => {
    if (difficulty === 1) return { operator, a: dice.int(1_000, 9_999), b: dice.int(1_000, 9_999) }
    if (difficulty === 2) return { operator, a: dice.int(10_000, 899_999), b: dice.int(1_000, 99_999) }
    return {
      operator,
      a: missing ? dice.int(4_000, 9_999) : drawWithZeros(dice),
      b: dice.int(1_001, 3_999),
      missing,
    }
  }
  return until(
    draw,
    (task) =>
      between(resultOf(task), 100, 999_999) &&
      between(tradesOf(task), difficulty === 1 ? 1 : 2, difficulty === 1 ? 1 : 3) &&
      (difficulty < 3 || missing || zerosInside(task.a) >= 2),
  )
})

/** 4 000 to 90 009 with zeros inside. */
function drawWithZeros(dice: Dice): number {
  return dice.int(4, 9) * dice.pick([1_000, 10_000]) + dice.int(0, 9)
}
