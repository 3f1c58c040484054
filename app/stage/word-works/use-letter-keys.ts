import { type RefObject, useEffect } from 'react'
import { tileOfKey } from './letter-keys.ts'

export interface LetterKeys {
  readonly tiles: readonly string[]
  readonly answer: readonly number[]
  /** Letters are put in order now. */
  readonly spelling: boolean
  /** "Next Word" can be pressed now. */
  readonly reading: boolean
  place(tile: number): void
  /** Takes the last letter back. */
  back(): void
  next(): void
}

/**
 * Letters place tiles, Backspace takes the last one back, Enter goes on to the next word. They work when the game or
 * nothing has focus, so that no other control on the page loses a key.
 */
export function useLetterKeys(inside: RefObject<HTMLElement | null>, keys: LetterKeys): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return
      const focused = document.activeElement
      if (focused && focused !== document.body && !inside.current?.closest('.play-frame')?.contains(focused))
        return
      if (keys.spelling && event.key === 'Backspace') {
        event.preventDefault()
        return keys.back()
      }
      if (event.repeat) return
      if (keys.reading && event.key === 'Enter' && !focused?.closest('button')) {
        event.preventDefault()
        return keys.next()
      }
      if (!keys.spelling) return
      const free = [...keys.tiles.keys()].filter((tile) => !keys.answer.includes(tile))
      const tile = tileOfKey(event.key, keys.tiles, free)
      if (tile === null) return
      event.preventDefault()
      keys.place(tile)
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [inside, keys])
}
