const OPTION = '.answer:not([aria-disabled="true"])'

/**
 * Tells which of the answers inside `table` is under the pointer or has the keyboard's focus, or null when none has. Returns
 * how to stop.
 */
export function watchHoveredAnswer(table: HTMLElement, tell: (option: number | null) => void): () => void {
  const placeOf = (target: EventTarget | null): number | null => {
    const answer = target instanceof Element ? target.closest(OPTION) : null
    return answer ? [...table.querySelectorAll('.answer')].indexOf(answer) : null
  }
  const onOver = ({ target, pointerType }: PointerEvent) => {
    if (pointerType === 'mouse') tell(placeOf(target))
  }
  const onFocus = ({ target }: FocusEvent) => {
    const isKeyboard = target instanceof Element && target.matches(':focus-visible')
    tell(isKeyboard ? placeOf(target) : null)
  }
  const onLeave = () => tell(null)
  table.addEventListener('pointerover', onOver)
  table.addEventListener('pointerleave', onLeave)
  table.addEventListener('focusin', onFocus)
  table.addEventListener('focusout', onLeave)
  return () => {
    table.removeEventListener('pointerover', onOver)
    table.removeEventListener('pointerleave', onLeave)
    table.removeEventListener('focusin', onFocus)
    table.removeEventListener('focusout', onLeave)
  }
}
