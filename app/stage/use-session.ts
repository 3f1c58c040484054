import { useCallback, useSyncExternalStore } from 'react'
import type { GameMove } from '#engine/core/game-rules.ts'
import type { Session } from '#engine/core/session.ts'

/**
 * A part of a session's state; renders again only when that part changes.
 * @param select must return the same value for the same state: a number, a string, or an object the state holds
 */
export function useSessionState<State, Move extends GameMove, Event, Refusal extends string, Part>(
  session: Session<State, Move, Event, Refusal>,
  select: (state: State) => Part,
): Part {
  const subscribe = useCallback((changed: () => void) => session.subscribe(() => changed()), [session])
  const read = () => select(session.getState())
  return useSyncExternalStore(subscribe, read, read)
}
