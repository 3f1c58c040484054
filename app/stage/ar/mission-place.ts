import type { GameState } from '#engine/core/game-rules.ts'

/** Which mission of a round is open, and which are finished; missions count from 1, as the player reads them. */
export interface MissionPlace {
  /** Null while one is being chosen. */
  readonly mission: number | null
  readonly done: readonly number[]
}

/** The place of a round among its missions: one after another, unless the game lets the player choose. */
export function missionPlace<State extends Pick<GameState, 'level'>>(
  { place }: { readonly place?: (state: State) => MissionPlace },
  state: State,
): MissionPlace {
  if (place) return place(state)
  return { mission: state.level, done: Array.from({ length: state.level - 1 }, (_, before) => before + 1) }
}
