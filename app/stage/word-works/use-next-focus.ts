import { type RefObject, useEffect, useRef } from 'react'

/**
 * Keeps focus where play goes on: at "Next Word" once it can be pressed, at the first letter of the next word. Focus
 * that a person has put elsewhere is left alone.
 */
export function useNextFocus(
  table: RefObject<HTMLElement | null>,
  buttons: RefObject<HTMLElement | null>,
  phase: string,
  word: string,
): void {
  const shown = useRef(word)
  useEffect(() => {
    const focused = document.activeElement
    const inPlay =
      focused === null ||
      focused === document.body ||
      focused.matches('.play-frame') ||
      table.current?.contains(focused)
    if (!inPlay) return
    if (phase === 'reading') {
      buttons.current?.querySelector<HTMLElement>('.next-word')?.focus({ preventScroll: true })
    } else if (phase === 'asking' && word !== shown.current) {
      table.current
        ?.querySelector<HTMLElement>('[data-row="letters"] [data-tile]')
        ?.focus({ preventScroll: true })
    }
    if (phase === 'asking') shown.current = word
  }, [table, buttons, phase, word])
}
