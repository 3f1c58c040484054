import type { Dice } from '#engine/core/random.ts'

/** A whole number of either sign, from `least` to `most` in size. */
export const nonZero = (dice: Dice, most: number, least = 1): number =>
  dice.int(least, most) * dice.pick([1, -1])
