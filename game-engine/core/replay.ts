// The authority on a finished round: plays a posted log again from the start and believes nothing else.

import {
  type GameMove,
  type GameRules,
  type ItemAnswer,
  MAX_ROUND_MS,
  type MoveRules,
  type RoundOptions,
  type RoundPractice,
  type RoundScore,
  type Step,
} from './game-rules.ts'
import { ok, type Result, refuse } from './result.ts'
import { isStop, stopped } from './stop.ts'

export interface ReplayedRound<State> extends ReplayedMoves<State> {
  readonly score: RoundScore
  readonly practice: RoundPractice
  readonly contentMet: readonly string[]
  /** Ids of what was answered wrongly, in that order. */
  readonly contentMissed: readonly string[]
  readonly itemAnswers: readonly ItemAnswer[]
  /** Less than this no person could have taken. */
  readonly quickestMs: number
}

/**
 * - malformed_log: not an array, or its moves take longer than MAX_ROUND_MS
 * - malformed_move: an entry the game cannot read
 * - illegal_move: an entry the rules refuse at that point
 * - moves_after_end: more entries after the round is over
 * - round_not_over: the log stops before the end
 */
export type ReplayRefusal =
  | 'malformed_log'
  | 'malformed_move'
  | 'illegal_move'
  | 'moves_after_end'
  | 'round_not_over'

/** A log played again to its end. */
export interface ReplayedMoves<State> {
  readonly state: State
  /** Milliseconds the moves claim to have taken in all; the caller compares them with its own clock. */
  readonly totalMs: number
  readonly moveCount: number
}

/**
 * Plays a log again. `moves` is untrusted input, straight from JSON; it stops at the first fault.
 * @param watch sees each step as it is taken, and the state it begins at
 */
export function replayMoves<State, Move extends GameMove, Event, Refusal extends string, Options>(
  rules: MoveRules<State, Move, Event, Refusal, Options>,
  options: Options,
  moves: unknown,
  watch: (step: Step<State, Event>, before: State) => void = () => {},
): Result<ReplayedMoves<State>, ReplayRefusal> {
  if (!Array.isArray(moves)) return refuse('malformed_log')
  const entries: readonly unknown[] = moves
  let state = rules.start(options)
  let totalMs = 0
  for (const entry of entries) {
    if (rules.isOver(state)) return refuse('moves_after_end')
    // Rules without a stop may have a move of their own by this name.
    const stop = rules.stop && isStop(entry) ? entry : null
    const move = stop ? ok(stop) : rules.parseMove(entry)
    if (!move.ok) return move
    totalMs += move.value.ms
    if (totalMs > MAX_ROUND_MS) return refuse('malformed_log')
    const step = stop ? stopped(rules, state, stop.ms) : rules.apply(state, move.value as Move)
    if (!step.ok) return refuse('illegal_move')
    const before = state
    state = step.value.state
    watch(step.value, before)
  }
  return rules.isOver(state) ? ok({ state, totalMs, moveCount: entries.length }) : refuse('round_not_over')
}

/** Replays a whole round of a game. */
export function replay<State, Move extends GameMove, Event, Refusal extends string>(
  rules: GameRules<State, Move, Event, Refusal>,
  options: RoundOptions,
  moves: unknown,
): Result<ReplayedRound<State>, ReplayRefusal> {
  const contentMissed: string[] = []
  const itemAnswers: ItemAnswer[] = []
  const played = replayMoves(rules, options, moves, (step, before) => {
    const missed = rules.contentMissed?.(step) ?? null
    if (missed !== null) contentMissed.push(missed)
    const answered = rules.itemAnswered?.(before, step) ?? null
    if (answered) itemAnswers.push(answered)
  })
  if (!played.ok) return played
  const { state } = played.value
  return ok({
    ...played.value,
    score: rules.score(state),
    practice: rules.practice(state),
    contentMet: rules.contentMet?.(state) ?? [],
    contentMissed,
    itemAnswers,
    quickestMs: rules.quickestMs(state),
  })
}
