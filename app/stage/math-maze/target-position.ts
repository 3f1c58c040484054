// The math cell being tried, kept in this browser as the spec asks (001 section 3): {"x":n,"y":n}. Nothing is decided by
// it: it is written when a problem opens and removed when it closes, so what somebody else put there can break nothing.
import type { Place } from '#engine/games/math-maze/maze.ts'

const KEY = 'targetPosition'

/** @param door null: none is being tried */
export function keepTargetPosition(door: Place | null): void {
  try {
    if (door === null) localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, JSON.stringify({ x: door.x, y: door.y }))
  } catch {
    // Storage is forbidden or full: the game does not need it.
  }
}
