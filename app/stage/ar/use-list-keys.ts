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

/** Whether a key is meant for the list of a game: nothing has focus, or something in its frame that no open dialog lies over. */
export function isMeant(
  focused: Pick<Element, 'closest'> | null,
  frame: Pick<Element, 'contains'> | null | undefined,
): boolean {
  if (focused === null || focused === document.body) return true
  return frame?.contains(focused as Element) === true && focused.closest('dialog[open]') === null
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
      if (!isMeant(document.activeElement, inside.current?.closest('.play-frame'))) return
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
