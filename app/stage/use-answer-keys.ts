import { type RefObject, useEffect } from 'react'
import { digitOfKey } from './digit-of-key.ts'

/** Every question has four answers (spec 001, section 3). */
const OPTION_COUNT = 4

export function optionOfKey(key: Pick<KeyboardEvent, 'key' | 'code'>): number | null {
  const option = (digitOfKey(key) ?? 0) - 1
  return option >= 0 && option < OPTION_COUNT ? option : null
}

/**
 * Keys 1 to 4 answer while `answer` is given. They work when the game or nothing has focus, so that no other control
 * on the page loses a key.
 */
export function useAnswerKeys(
  /** Anything inside the play frame. */
  inside: RefObject<HTMLElement | null>,
  answer: ((option: number) => void) | null,
): void {
  useEffect(() => {
    if (!answer) return
    const onKey = (event: KeyboardEvent) => {
      if (event.repeat || event.ctrlKey || event.metaKey || event.altKey) return
      const focused = document.activeElement
      if (focused && focused !== document.body && !inside.current?.closest('.play-frame')?.contains(focused))
        return
      const option = optionOfKey(event)
      if (option === null) return
      event.preventDefault()
      answer(option)
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [inside, answer])
}
