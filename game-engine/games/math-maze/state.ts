// The state of a Math Maze round and the events on its way: plain readonly JSON, the random generator included.

import type { Challenge, GameState } from '#engine/core/game-rules.ts'
import type { RandomState } from '#engine/core/random.ts'
import type { MathProblem } from '#engine/learning/arithmetic/question.ts'
import type { Learner } from '#engine/learning/learner.ts'
import type { Direction, Maze, Place } from './maze.ts'

export interface MathMazeState extends GameState {
  /** 'asking' while a problem is open, 'feedback' while its result is shown. */
  readonly phase: 'walking' | 'asking' | 'feedback' | 'over'
  readonly challenge: Challenge
  readonly random: RandomState
  readonly lastLevel: number
  /** Of the band; absent in rounds of rules before version 2. */
  readonly ownLevels?: number
  readonly learner: Learner
  readonly maze: Maze
  readonly player: Place
  /** The thread from the start to the player, both included: who comes back to a cell winds it up to there. */
  readonly trail: readonly Place[]
  /** The math cell being tried; null while walking. */
  readonly door: Place | null
  /** The latest problem. One that was left unanswered is asked again at the next math cell, whichever that is. */
  readonly problem: MathProblem | null
  /** Steps of help shown with the problem, 0 to 3. After two misses in a row all are, unasked. */
  readonly hints: number
  /** Time spent on the problem so far. */
  readonly thinkMs: number
  /** Left of the feedback; 0 in the other phases. */
  readonly feedbackMs: number
  /** How `problem` was answered; null while it has not been. */
  readonly lastAnswer: GivenAnswer | null
}

export interface GivenAnswer {
  readonly kind: 'right' | 'wrong'
  /** Index of the chosen option. */
  readonly chosen: number
  readonly points: number
}

export type MathMazeEvent =
  | { readonly type: 'moved'; readonly direction: Direction }
  /** A wall was walked into. */
  | { readonly type: 'bumped'; readonly direction: Direction }
  /** A problem opened, and the player waits before it. */
  | { readonly type: 'opened'; readonly direction: Direction }
  | { readonly type: 'hint'; readonly hints: number }
  | { readonly type: 'right'; readonly points: number }
  | { readonly type: 'wrong' }
  /** The problem closed and its cell stayed: after a wrong answer, or by the player's wish. */
  | { readonly type: 'closed' }
  /** The math cell became an empty one, and the player stands there. */
  | { readonly type: 'cleared' }
  | { readonly type: 'goal'; readonly bonus: number }
  /** A star was earned; `stars` are now held. */
  | { readonly type: 'star'; readonly stars: number }
  /** The maze of another level, the player at its start. */
  | { readonly type: 'level-up'; readonly level: number }
  | { readonly type: 'over' }
