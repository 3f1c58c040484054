// Complex numbers as they are written: a + bi.
import { variable } from '../notation.ts'
import { sumOf } from '../terms.ts'

export const I = variable('i')

/** 3 - 2i, -i, 5 */
export const complexOf = (a: number, b: number) =>
  sumOf([
    [a, null],
    [b, I],
  ])
