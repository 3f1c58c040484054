// What box plots show.
import type { Dice } from '#engine/core/random.ts'
import type { Drawing } from '../../drawing.ts'
import { say } from './area.ts'

export const totalOf = (values: readonly number[]) => values.reduce((all, value) => all + value, 0)

/** Least value, quartiles and greatest value, all different. */
export function drawFive(dice: Dice): readonly [number, number, number, number, number] {
  const least = dice.int(0, 14)
  const low = least + dice.int(2, 12)
  const middle = low + dice.int(2, 12)
  const high = middle + dice.int(2, 12)
  const greatest = high + dice.int(2, 10)
  return [least, low, middle, high, greatest]
}

export const boxPlot = (plots: readonly (readonly number[])[], names?: readonly string[]): Drawing => ({
  kind: 'box-plot',
  from: 0,
  to: 60,
  step: 10,
  plots: plots.map((values, index) => ({ values, ...(names && { label: say(names[index] ?? '') }) })),
})
