// The state of a Math Master round and the events on its way: plain readonly JSON, the random generator included.

import type { Band } from '#engine/core/bands.ts'
import type { RandomState } from '#engine/core/random.ts'
import type { MathProblem } from './question.ts'

export interface MathMasterState {
  /** 'feedback' shows the right answer for a moment; then 'asking' again, or 'over'. */
  readonly phase: 'asking' | 'feedback' | 'over'
  readonly band: Band
  readonly timed: boolean
  readonly random: RandomState
  /** From 1 to the band's last level; stays the last one when the round is over. */
  readonly level: number
  readonly score: number
  readonly stars: number
  readonly problem: MathProblem
  /** Left of the problem's countdown. Stands still during feedback; always full in an untimed round. */
  readonly remainingMs: number
  /** Left of the feedback; 0 in the other phases. */
  readonly feedbackMs: number
  /** How `problem` ended; null while it is being asked. */
  readonly lastAnswer: ClosedAnswer | null
  readonly right: number
  readonly answered: number
}

export interface ClosedAnswer {
  readonly kind: 'right' | 'wrong' | 'timeout'
  /** Index of the chosen option; null for a timeout. */
  readonly chosen: number | null
  readonly points: number
}

export type MathMasterEvent =
  | { readonly type: 'right'; readonly points: number }
  | { readonly type: 'wrong' }
  | { readonly type: 'timeout' }
  /** A new level begins; leaving the last level gives its star alone. */
  | { readonly type: 'level-up'; readonly level: number }
  /** A star was earned; `stars` are now held. */
  | { readonly type: 'star'; readonly stars: number }
  /** Another problem is asked. */
  | { readonly type: 'next' }
  | { readonly type: 'over' }
