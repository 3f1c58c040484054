import { between, columns, resultOf, tradesOf, until } from './columns.ts'

/** add-subtract-fluently-1000 */
export const fluentlyWithinThousand = columns((dice, difficulty) => {
  const operator = difficulty === 3 ? '-' : dice.pick(['+', '-'] as const)
  const missing = difficulty === 3 && dice.int(1, 3) === 1
  return until(
    () => ({
      operator,
      a: difficulty === 3 && !missing ? 100 * dice.int(3, 8) + dice.int(0, 9) : dice.int(101, 899),
      b: dice.int(101, 899),
      missing,
    }),
    (task) => between(resultOf(task), 10, 1_000) && tradesOf(task) === Math.min(2, difficulty),
  )
})
