// Stopping a round before its end: a move every game takes whose rules say what becomes of it.
import type { GameMove, GameState, MoveRules, Step } from './game-rules.ts'
import { ok, type Result, refuse } from './result.ts'
import { hasExactKeys, isMoveMs } from './strict-input.ts'

interface Counted extends GameState {
  readonly learner: { readonly asked: number }
}

/** For rules of games: over as it stands, once a question has been closed. */
export function stopCounted<State extends Counted>(state: State): State | null {
  return state.learner.asked > 0 ? { ...state, phase: 'over' } : null
}

export function isStop(input: unknown): input is { readonly type: 'stop'; readonly ms: number } {
  return hasExactKeys(input, ['type', 'ms']) && input['type'] === 'stop' && isMoveMs(input['ms'])
}

/**
 * Lets the milliseconds pass, then stops.
 * - nothing_done: nothing has been done that could count, or these rules are played to their end
 */
export function stopped<State, Move extends GameMove, Event, Refusal extends string, Options>(
  rules: MoveRules<State, Move, Event, Refusal, Options>,
  state: State,
  ms: number,
): Result<Step<State, Event>, Refusal | 'nothing_done' | 'malformed_move'> {
  const tick = rules.parseMove({ type: 'tick', ms })
  if (!tick.ok) return tick
  const passed = rules.apply(state, tick.value)
  if (!passed.ok) return passed
  const { state: after, events } = passed.value
  if (rules.isOver(after)) return passed
  const over = rules.stop?.(after) ?? null
  return over === null ? refuse('nothing_done') : ok({ state: over, events })
}
