import { carriesOf } from '../digits.ts'
import { columns, until } from './columns.ts'

/** add-tens-and-ones */
export const tensAndOnes = columns((dice, difficulty) => {
  if (difficulty === 1) {
    const a = dice.int(11, 89)
    return { operator: a < 20 ? '+' : dice.pick(['+', '-']), a, b: 10, blocks: true }
  }
  if (difficulty === 2) {
    if (dice.int(1, 2) === 1) {
      const a = dice.int(2, 9)
      return { operator: '-', a: 10 * a, b: 10 * dice.int(1, a - 1), blocks: true }
    }
    return until(
      () => ({ operator: '+', a: dice.int(11, 88), b: dice.int(11, 88), blocks: true }),
      ({ a, b }) => a + b <= 99 && carriesOf(a, b) === 0,
    )
  }
  return until(
    () => ({ operator: '+', a: dice.int(12, 89), b: dice.int(2, 9), blocks: true }),
    ({ a, b }) => carriesOf(a, b) === 1 && a + b <= 99,
  )
})
