import { type RefObject, useEffect, useRef } from 'react'
import { digitOfKey } from '../digit-of-key.ts'

interface Pressed {
  readonly isDisabled?: boolean | undefined
  press(): void
}

/** The place in a list that a key presses: 1 to 9, then 0; null for any other key. */
export function placeOfKey(key: Pick<KeyboardEvent, 'key' | 'code'>): number | null {
  const digit = digitOfKey(key)
  return digit === null ? null : (digit + 9) % 10
}

/** Number keys press the items of a list while `itemAt` is given and the game or nothing has focus. */
export function useListKeys(
  /** Anything inside the play frame. */
  inside: RefObject<HTMLElement | null>,
  itemAt: ((place: number) => Pressed | undefined) | null,
): void {
  const latest = useRef(itemAt)
  useEffect(() => {
    latest.current = itemAt
  })
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.repeat || event.ctrlKey || event.metaKey || event.altKey) return
      const focused = document.activeElement
      if (focused && focused !== document.body && !inside.current?.closest('.play-frame')?.contains(focused))
        return
      const place = placeOfKey(event)
      const item = place === null ? undefined : latest.current?.(place)
      if (item === undefined || item.isDisabled) return
      event.preventDefault()
      item.press()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [inside])
}
