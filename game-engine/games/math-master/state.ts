// The state of a Math Master round and the events on its way: plain readonly JSON, the random generator included.

import type { Challenge, GameState } from '#engine/core/game-rules.ts'
import type { RandomState } from '#engine/core/random.ts'
import type { MathProblem } from '#engine/learning/arithmetic/question.ts'
import type { Learner } from '#engine/learning/learner.ts'

export interface MathMasterState extends GameState {
  /** 'feedback' shows the right answer for a moment; then 'asking' again, or 'over'. */
  readonly phase: 'asking' | 'feedback' | 'over'
  readonly timed: boolean
  readonly challenge: Challenge
  readonly random: RandomState
  readonly lastLevel: number
  /** Of the band; absent in rounds of rules before version 3. */
  readonly ownLevels?: number
  readonly learner: Learner
  readonly problem: MathProblem
  /** Steps of help shown with the problem, 0 to 3. After two misses in a row all are, unasked. */
  readonly hints: number
  /** Time spent on the problem so far. */
  readonly thinkMs: number
  /** Left of the problem's countdown. Stands still during feedback; always full in an untimed round. */
  readonly remainingMs: number
  /** Left of the feedback; 0 in the other phases. */
  readonly feedbackMs: number
  /** How `problem` ended; null while it is being asked. */
  readonly lastAnswer: ClosedAnswer | null
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
  /** A step of help was asked for; `hints` are shown now. */
  | { readonly type: 'hint'; readonly hints: number }
  /** A new level begins; leaving the last level gives its star alone. */
  | { readonly type: 'level-up'; readonly level: number }
  /** A star was earned; `stars` are now held. */
  | { readonly type: 'star'; readonly stars: number }
  /** Another problem is asked. */
  | { readonly type: 'next' }
  | { readonly type: 'over' }
