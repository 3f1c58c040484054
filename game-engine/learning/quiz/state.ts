// The state of a quiz round and the events on its way: plain readonly JSON that knows items by id and no words at all.
import type { Challenge, GameState } from '#engine/core/game-rules.ts'
import type { RandomState } from '#engine/core/random.ts'
import type { Learner } from '#engine/learning/learner.ts'

/** Which of an item's four options stand where: 0 is the right one, 1 to 3 the wrong ones in the words' order. */
export type OptionOrder = readonly number[]

export interface QuizQuestion {
  /** The key of its words. */
  readonly id: string
  readonly order: OptionOrder
}

export interface QuizState extends GameState {
  /**
   * 'reveal' shows which option is right; 'fact' shows the item's fun fact for as long as it is read; then 'asking'
   * again, or 'over'.
   */
  readonly phase: 'asking' | 'reveal' | 'fact' | 'over'
  readonly challenge: Challenge
  readonly random: RandomState
  readonly lastLevel: number
  readonly learner: Learner
  readonly question: QuizQuestion
  /** The topic of each level, first level first; absent in rounds of versions whose levels are the topics. */
  readonly path?: readonly number[]
  /** The part of its topic that each level asks; absent in rounds of versions whose topics have no parts. */
  readonly parts?: readonly number[]
  /** Ids still to come in this level, next first, where a level's questions are chosen at its beginning. */
  readonly planned: readonly string[]
  /** Ids met in earlier rounds, last met last; absent in rounds opened without. */
  readonly met?: readonly string[]
  /** Ids asked in this round, the one being asked included. */
  readonly asked: readonly string[]
  /** How this level's questions were answered so far. */
  readonly results: readonly ('right' | 'wrong')[]
  /** Hints on show, 0 to 3: so many wrong options are struck out (at most two); the third is the fun fact. */
  readonly hints: number
  /** Time spent on the question so far. */
  readonly thinkMs: number
  /** Left of the reveal; 0 in the other phases. */
  readonly revealMs: number
  /** How `question` was answered; null while it is being asked. */
  readonly lastAnswer: QuizAnswer | null
}

export interface QuizAnswer {
  readonly kind: 'right' | 'wrong'
  /** Place of the chosen option, 0 to 3. */
  readonly chosen: number
  readonly points: number
}

export type QuizEvent =
  | { readonly type: 'right'; readonly points: number }
  | { readonly type: 'wrong' }
  /** So many hints are on show now. */
  | { readonly type: 'hint'; readonly hints: number }
  /** The fun fact came up. */
  | { readonly type: 'fact' }
  /** A new level begins; leaving the last level gives its star alone. */
  | { readonly type: 'level-up'; readonly level: number }
  /** A star was earned; `stars` are now held. */
  | { readonly type: 'star'; readonly stars: number }
  /** Another question is asked. */
  | { readonly type: 'next' }
  | { readonly type: 'over' }

/** The topic the level asks about. */
export function topicOf({ path, level }: Pick<QuizState, 'path' | 'level'>): number {
  return path?.[level - 1] ?? level
}

/** The place of the question on show within its level, from 1. */
export function placeInLevel({ phase, results }: Pick<QuizState, 'phase' | 'results'>): number {
  return phase === 'asking' ? results.length + 1 : results.length
}

/** Places of the options struck out by the hints on show, in the order of striking. */
export function struckOut({ hints, question }: Pick<QuizState, 'hints' | 'question'>): number[] {
  return [1, 2].slice(0, hints).map((wrong) => question.order.indexOf(wrong))
}
