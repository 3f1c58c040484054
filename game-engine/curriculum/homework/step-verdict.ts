// What is found of the learner's own step.
import type { Maths } from '../notation.ts'
import type { Unsolvable } from '../solver/solution.ts'
import type { Mistake } from './known-mistakes.ts'

/** What is wrong with a step; each is a fact about what was typed, never a guess. */
export type Broken =
  /** Only one side of the equation changed, by so much. */
  | { readonly what: 'one-side'; readonly side: 'left' | 'right'; readonly by: Maths }
  /** Both sides changed, by different amounts. */
  | { readonly what: 'sides-differ'; readonly left: Maths; readonly right: Maths }
  /** This value solves the line that was typed; put into the question both sides differ. */
  | { readonly what: 'other-solution'; readonly value: Maths; readonly left: Maths; readonly right: Maths }
  /** It says that two numbers are equal that are not. */
  | { readonly what: 'false-claim' }
  /** A solution of the question is missing. */
  | { readonly what: 'solution-missing' }
  | { readonly what: 'other-letter' }
  | { readonly what: 'value'; readonly mistake: Mistake | null }
  | { readonly what: 'not-the-same' }

export type StepVerdict =
  | { readonly is: 'solved' }
  /** It keeps the value or the solutions. */
  | { readonly is: 'right'; readonly now: Maths }
  /** Said in words; this is what it makes of the question. */
  | { readonly is: 'done'; readonly now: Maths }
  /** True, and a part of the question. */
  | { readonly is: 'part' }
  /** True, and it does not lead on. */
  | { readonly is: 'aside' }
  | { readonly is: 'wrong'; readonly broken: Broken }
  | { readonly is: 'unread'; readonly why: Unsolvable }
  /** A step of a kind that exact rules do not reach. */
  | { readonly is: 'unsure' }
