// Where an equation is to be solved.
import type { Maths } from '../notation.ts'

export interface Interval {
  readonly from: Maths
  readonly to: Maths
  /** Whether the ends belong to it. */
  readonly closed: readonly [boolean, boolean]
}
