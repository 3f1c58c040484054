// What the solver answers: the line as it was read, exact steps with their reasons, and the answer. Plain data without words.

import type { Uncountable } from '../algebra/polynomial.ts'
import type { ReadingRefusal } from '../algebra/read-expression.ts'
import type { Step } from '../exercise.ts'
import type { Maths } from '../notation.ts'
import type { Filler } from '../sentence.ts'
import type { Interval } from './interval.ts'

/** What can be done with an expression that has letters; an equation or inequality is solved. */
export const TASKS = ['simplify', 'expand', 'factor', 'derivative', 'integral', 'limit'] as const

export type Task = (typeof TASKS)[number]

export type Kind =
  | 'calculation'
  | 'claim'
  | 'percent'
  | 'geometry'
  | 'equation'
  | 'inequality'
  | 'system'
  | Task

export type SolverAnswer =
  | { readonly is: 'value'; readonly value: Maths }
  | { readonly is: 'percent'; readonly value: Maths }
  /** In order, the smallest first; `real`: false for a pair with i in it, where no real number solves it. */
  | {
      readonly is: 'solutions'
      readonly letter: string
      readonly values: readonly Maths[]
      readonly real: boolean
      /** A letter in the values that stands for any integer. */
      readonly whole?: string
    }
  /** Values of the letters, a row for each solution. */
  | {
      readonly is: 'points'
      readonly letters: readonly string[]
      readonly points: readonly (readonly Maths[])[]
    }
  /** One of these holds: x < -2 or x > 3. */
  | { readonly is: 'any-of'; readonly parts: readonly Maths[] }
  | { readonly is: 'no-solution' | 'all-numbers' | 'infinitely-many' | 'does-not-exist' | 'no-value' }
  | { readonly is: 'truth'; readonly holds: boolean }

export interface Solution {
  readonly kind: Kind
  /** As it was read; several for a system, none for a question in words. */
  readonly given: readonly Maths[]
  /** \`work\` of an expression is equal to it, and true of each solution of an equation. */
  readonly steps: readonly Step[]
  readonly answer: SolverAnswer
  /** Where solutions were looked for, if not everywhere. */
  readonly on?: Interval
}

/**
 * Why a line is not solved, beside what cannot be read or calculated:
 * - words: a question in words
 * - several_letters: more unknowns than equations
 * - functions: sin, cos, tan, ln, log, or a letter in an exponent, where only numbers can be
 * - degree: a power above 2 without a rational solution
 * - roots: roots or bars in a place where they cannot be taken away
 * - geometry_letters: measures of a figure are missing, twice, or not those of its formula
 * - geometry_positive: a length or angle that is not above 0
 * - geometry_impossible: there is no such figure
 * - geometry_figures: two figures, or two things asked
 * - geometry_units: lengths in several units
 * - other: another kind of question
 */
export type Unsolvable =
  | ReadingRefusal
  | Uncountable['code']
  | 'words'
  | 'several_letters'
  | 'functions'
  | 'degree'
  | 'roots'
  | 'geometry_letters'
  | 'geometry_positive'
  | 'geometry_impossible'
  | 'geometry_figures'
  | 'geometry_units'
  | 'other'

/** Thrown within the solver; a refusal with the same code outside of it. */
export class Unsolved extends Error {
  readonly code: Unsolvable

  constructor(code: Unsolvable) {
    super(code)
    this.code = code
  }
}

/** @param name of its sentence in sentences/<language>.json */
export const step = (name: string, fillers?: Readonly<Record<string, Filler>>, work?: Maths): Step => ({
  say: { key: `solver/${name}`, ...(fillers && { with: fillers }) },
  ...(work && { work }),
})
