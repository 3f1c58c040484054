// What a game is to everyone outside it: pure rules over plain data, with seed and clock as inputs.
// Screens, sessions and the server's replay know games only through this contract.

import type { Band } from './bands.ts'
import type { Result } from './result.ts'

/** Longest round there is, and so the longest single move; bounds the work a forged log can ask for. */
export const MAX_ROUND_MS = 86_400_000

export interface RoundOptions {
  /** uint32, issued by the server for one round. */
  readonly seed: number
  readonly band: Band
  /** False switches question countdowns off (an accessibility setting); nothing else changes. */
  readonly timed: boolean
}

export interface RoundScore {
  readonly score: number
  readonly level: number
  readonly stars: number
  /** Questions answered rightly. */
  readonly right: number
  /** Questions the player answered, rightly or wrongly; those that ran out of time are not among them. */
  readonly answered: number
}

/** Every move says how many whole milliseconds have passed since the move before it (0 to MAX_ROUND_MS). */
export interface GameMove {
  readonly type: string
  readonly ms: number
}

/** Time passing, and nothing else; every game takes it. */
export interface TickMove extends GameMove {
  readonly type: 'tick'
}

/**
 * The rules of one game. State, moves and events are plain readonly JSON. All functions are pure: the same
 * options and moves give the same states in every browser and on the server.
 */
export interface GameRules<State, Move extends GameMove, Event, Refusal extends string> {
  readonly id: string
  /** Raised whenever the same options and moves could lead to another state than before. */
  readonly version: number
  start(options: RoundOptions): State
  /** Strict: refuses unknown keys, missing keys, fractions and numbers out of range. */
  parseMove(input: unknown): Result<Move, 'malformed_move'>
  /**
   * Lets `move.ms` pass, then plays the move. Ticks are additive: tick(a) then tick(b) equals tick(a + b) in
   * state and events. After a refusal nothing has happened, and no time has passed.
   */
  apply(state: State, move: Move): Result<Step<State, Event>, Refusal>
  isOver(state: State): boolean
  score(state: State): RoundScore
}

export interface Step<State, Event> {
  readonly state: State
  /** What happened on the way, in order: for animation, sound and announcements. */
  readonly events: readonly Event[]
}

/** Rules whose inner types the caller need not know, for instance to replay a posted log. */
export type AnyRules = GameRules<unknown, GameMove, unknown, string>
