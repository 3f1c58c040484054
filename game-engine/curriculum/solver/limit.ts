// A limit that is looked for, as each method of finding it is given it.
import type Fraction from 'fraction.js'
import type { Step } from '../exercise.ts'
import type { Maths } from '../notation.ts'
import type { SolverAnswer } from './solution.ts'

export interface LimitTarget {
  /** As it is written: 3, π/2, ∞. */
  readonly end: Maths
  /** Null for a number that is not rational. */
  readonly number: Fraction | '∞' | '-∞' | null
  readonly side?: '+' | '-'
}

/** What each method is given; it answers null where it does not fit. */
export interface Limit {
  readonly of: Maths
  readonly tending: LimitTarget
  readonly letter: string
  readonly steps: Step[]
  /** The limit of another expression at the same place. */
  readonly write: (of: Maths) => Maths
  readonly find: (of: Maths, tending?: LimitTarget) => SolverAnswer
}
