import { between, columns, resultOf, tradesOf, until } from './columns.ts'

/** add-subtract-within-1000 */
export const withinThousand = columns((dice, difficulty) => {
  const operator = dice.pick(['+', '-'] as const)
  if (difficulty === 1) return { operator, a: dice.int(110, 889), b: dice.pick([10, 100]), blocks: true }
  const isZero = difficulty === 3 && operator === '-' && dice.int(1, 2) === 1
  return until(
    () => ({
      operator,
      a: isZero ? 100 * dice.int(2, 9) + dice.int(1, 9) : dice.int(111, 989),
      b: dice.int(difficulty === 2 ? 11 : 111, 888),
      blocks: difficulty === 2,
    }),
    (task) => between(resultOf(task), difficulty === 2 ? 100 : 10, 999) && tradesOf(task) === difficulty - 1,
  )
})
