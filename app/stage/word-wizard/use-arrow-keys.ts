import { type RefObject, useEffect, useRef } from 'react'
import type { Direction } from '#engine/games/word-wizard/maze.ts'

const KEYS: Readonly<Record<string, Direction>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
}

/** Arrow keys walk while the game or nothing has focus; in the scene itself they turn the scene. */
export function useArrowKeys(
  /** Anything inside the play frame. */
  inside: RefObject<HTMLElement | null>,
  walk: (direction: Direction) => void,
): void {
  const latest = useRef(walk)
  useEffect(() => {
    latest.current = walk
  })
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const direction = KEYS[event.key]
      if (direction === undefined || event.ctrlKey || event.metaKey || event.altKey) return
      const focused = document.activeElement
      if (focused && focused !== document.body) {
        if (focused.closest('.picture, .turn') || !inside.current?.closest('.play-frame')?.contains(focused))
          return
      }
      event.preventDefault()
      latest.current(direction)
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [inside])
}
