import type { GameMove, GameRules, GameState } from '#engine/core/game-rules.ts'

/** Whether a round that is over ended before its last level: by "Finish now", or by a move of the game's own. */
export function wasStopped<State extends GameState, Move extends GameMove, Event, Refusal extends string>(
  rules: Pick<GameRules<State, Move, Event, Refusal>, 'endedEarly'>,
  state: State,
  moves: readonly { readonly type: string }[],
): boolean {
  return moves.at(-1)?.type === 'stop' || rules.endedEarly?.(state) === true
}
