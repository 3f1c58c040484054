// The state of a Word Works round and the events on its way: plain readonly JSON, the random generator included.

import type { Challenge, GameState } from '#engine/core/game-rules.ts'
import type { Language } from '#engine/core/languages.ts'
import type { RandomState } from '#engine/core/random.ts'
import type { Learner } from '#engine/learning/learner.ts'
import type { Difficulty } from './word-item.ts'

export interface WordWorksState extends GameState {
  /**
   * asking: letters are put in order. feedback: the word, or another of its letters, is found, for a moment. reading: its definition and sentence
   * are shown until "Next Word".
   */
  readonly phase: 'asking' | 'feedback' | 'reading' | 'over'
  readonly language: Language
  readonly challenge: Challenge
  readonly random: RandomState
  /** What "Next Word" draws from. Nothing else does, so that nobody shuffles until the draw suits them. */
  readonly luck: RandomState
  readonly lastLevel: number
  readonly learner: Learner
  /** Words met in earlier rounds, last met last; absent in rounds opened without. */
  readonly met?: readonly string[]
  /** Words shown so far, since their set was last begun. */
  readonly used: readonly string[]
  readonly word: string
  readonly difficulty: Difficulty
  /** The word's letters, shuffled. */
  readonly tiles: readonly string[]
  /** Tiles by their place in `tiles`, in the order of the answer. */
  readonly answer: readonly number[]
  /** Steps of the hint given so far, 0 to 3. */
  readonly hints: number
  /** The word found took so many misses that the next one opens with a hint. */
  readonly helpNext: boolean
  /** Time spent on the word so far. */
  readonly thinkMs: number
  /** Left of the feedback; 0 in the other phases. */
  readonly feedbackMs: number
}

export type WordWorksEvent =
  | { readonly type: 'placed'; readonly tile: number }
  | { readonly type: 'taken'; readonly tile: number }
  | { readonly type: 'shuffled' }
  | { readonly type: 'hint'; readonly step: number }
  | { readonly type: 'right'; readonly points: number }
  /** The answer is full and is no word. */
  | { readonly type: 'wrong' }
  /** Definition and sentence are shown. */
  | { readonly type: 'told' }
  /** A new level begins; leaving the last level gives its star alone. */
  | { readonly type: 'level-up'; readonly level: number }
  /** A star was earned; `stars` are now held. */
  | { readonly type: 'star'; readonly stars: number }
  /** Another word is asked. */
  | { readonly type: 'next' }
  | { readonly type: 'over' }
