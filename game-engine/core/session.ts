// One round being played: holds the state, keeps the log, tells listeners. An external store for React and Phaser.
// It takes only what a replay will take, so a log of its own is never refused by the server.

import {
  type GameMove,
  MAX_ROUND_MS,
  type MoveRules,
  type Step,
  type StopMove,
  type TickMove,
} from './game-rules.ts'
import { type Result, refuse } from './result.ts'
import { stopped } from './stop.ts'

export type SessionRefusal = 'malformed_move' | 'round_over' | 'round_too_long' | 'nothing_done'

export interface Session<State, Move extends GameMove, Event, Refusal extends string> {
  /** The same object until something changes, as useSyncExternalStore asks. */
  getState(): State
  /**
   * Plays a move. A refused move leaves no trace and uses up none of its milliseconds: the caller sends them
   * again with its next move.
   */
  dispatch(move: Move | TickMove): Result<Step<State, Event>, Refusal | SessionRefusal>
  /** "Finish now", after so many milliseconds: refused with nothing_done while nothing has been done that could count. */
  stop(ms: number): Result<Step<State, Event>, Refusal | SessionRefusal>
  /**
   * Calls the listener after each change, in order of the changes even when a listener dispatches.
   * @returns a function that ends the subscription
   */
  subscribe(listener: (step: Step<State, Event>) => void): () => void
  /** The accepted moves so far, as replay() wants them; consecutive ticks are one. A copy. */
  log(): (Move | StopMove)[]
}

export function createSession<State, Move extends GameMove, Event, Refusal extends string, Options>(
  rules: MoveRules<State, Move, Event, Refusal, Options>,
  options: Options,
): Session<State, Move, Event, Refusal> {
  let state = rules.start(options)
  let totalMs = 0
  const moves: (Move | StopMove)[] = []
  const listeners = new Set<(step: Step<State, Event>) => void>()
  const unannounced: Step<State, Event>[] = []

  function record(move: Move | StopMove): void {
    const last = moves.at(-1)
    if (last?.type === 'tick' && move.type === 'tick')
      moves[moves.length - 1] = { ...move, ms: last.ms + move.ms }
    else moves.push(move)
  }

  function announce(step: Step<State, Event>): void {
    unannounced.push(step)
    // Called from within a listener: the loop below, further up the stack, reaches this step in its turn.
    if (unannounced.length > 1) return
    try {
      for (const next of unannounced) for (const listener of [...listeners]) listener(next)
    } finally {
      unannounced.length = 0
    }
  }

  function take<Code extends string>(
    move: Move | StopMove,
    applied: Result<Step<State, Event>, Code>,
  ): Result<Step<State, Event>, Code> {
    if (!applied.ok) return applied
    const before = state
    state = applied.value.state
    totalMs += move.ms
    record(move)
    if (state !== before || applied.value.events.length > 0) announce(applied.value)
    return applied
  }

  return {
    getState: () => state,
    dispatch(input) {
      if (rules.isOver(state)) return refuse('round_over')
      const move = rules.parseMove(input)
      if (!move.ok) return move
      if (totalMs + move.value.ms > MAX_ROUND_MS) return refuse('round_too_long')
      return take(move.value, rules.apply(state, move.value))
    },
    stop(ms) {
      if (rules.isOver(state)) return refuse('round_over')
      if (totalMs + ms > MAX_ROUND_MS) return refuse('round_too_long')
      return take({ type: 'stop', ms }, stopped(rules, state, ms))
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    log: () => [...moves],
  }
}
