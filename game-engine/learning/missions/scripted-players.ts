// Rounds of missions for tests, golden logs and benches: played through a session, as a screen would.
import type { GameMove, GameRules, RoundOptions } from '#engine/core/game-rules.ts'
import { createSession } from '#engine/core/session.ts'
import { FEEDBACK_MS } from './constants.ts'
import type { RoundMove } from './moves.ts'
import type { MissionState } from './state.ts'

/** What a player does while a mission is played. */
export type Player<State, Move> = (state: State) => Move

/** The player's move while a mission is played; else what leads to the next one. */
export function moveOf<State extends Pick<MissionState<unknown, unknown>, 'phase'>, Move>(
  player: Player<State, Move>,
  state: State,
): Move | RoundMove {
  if (state.phase === 'working') return player(state)
  return state.phase === 'reading' ? { type: 'next', ms: 0 } : { type: 'tick', ms: FEEDBACK_MS }
}

/**
 * Plays a round to its end.
 * @throws when it is not over after `maxMoves`: a player who never gets there, or rules that never end
 */
export function playRound<
  State extends Pick<MissionState<unknown, unknown>, 'phase'>,
  Move extends GameMove,
  Event,
  Refusal extends string,
>(
  rules: GameRules<State, Move | RoundMove, Event, Refusal>,
  options: RoundOptions,
  player: Player<State, Move>,
  maxMoves = 3_000,
): { readonly state: State; readonly moves: (Move | RoundMove)[] } {
  const session = createSession(rules, options)
  for (let moves = 0; session.getState().phase !== 'over'; moves++) {
    if (moves === maxMoves) throw new Error(`not over after ${maxMoves} moves`)
    session.dispatch(moveOf(player, session.getState()))
  }
  return { state: session.getState(), moves: session.log() as (Move | RoundMove)[] }
}
