import { useSyncExternalStore } from 'react'
import { calmMode, useSetting } from '../game-settings.ts'

const REDUCED = '(prefers-reduced-motion: reduce)'
const DARK = '(prefers-color-scheme: dark)'

/** Whether a media query holds; false in the server's markup. */
function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (changed) => {
      const list = matchMedia(query)
      list.addEventListener('change', changed)
      return () => list.removeEventListener('change', changed)
    },
    () => matchMedia(query).matches,
    () => false,
  )
}

/** Nothing is to move: by the device's setting, or by calm mode. */
export function useReducedMotion(): boolean {
  const [calm] = useSetting(calmMode)
  return useMedia(REDUCED) || calm === 'on'
}

export function useDarkDevice(): boolean {
  return useMedia(DARK)
}
