import { type RefObject, useEffect } from 'react'
import type { Direction } from '#engine/games/math-maze/maze.ts'
import { directionOfKey } from './directions.ts'

export interface MazeKeys {
  step(direction: Direction): void
  look(): void
}

/**
 * Arrows and W, A, S, D walk, G looks around, while `keys` are given. They work when the game or nothing has focus; the
 * page does not scroll meanwhile.
 */
export function useMazeKeys(
  /** Anything inside the play frame. */
  inside: RefObject<HTMLElement | null>,
  keys: MazeKeys | null,
): void {
  useEffect(() => {
    if (!keys) return
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return
      const focused = document.activeElement
      if (focused && focused !== document.body && !inside.current?.closest('.play-frame')?.contains(focused))
        return
      const direction = directionOfKey(event)
      if (direction) keys.step(direction)
      else if (event.key.toLowerCase() === 'g' && !event.repeat) keys.look()
      else return
      event.preventDefault()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [inside, keys])
}
