import { useSyncExternalStore } from 'react'
import { calmMode, useSetting } from '../game-settings.ts'

const REDUCED = '(prefers-reduced-motion: reduce)'
const DARK = '(prefers-color-scheme: dark)'

const lists = new Map<string, MediaQueryList>()

/** The list of a query. Asked for anew with each render it would be made and looked up each time. */
function listOf(query: string): MediaQueryList {
  const list = lists.get(query) ?? matchMedia(query)
  lists.set(query, list)
  return list
}

/** Whether a media query holds; false in the server's markup. */
function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (changed) => {
      const list = listOf(query)
      list.addEventListener('change', changed)
      return () => list.removeEventListener('change', changed)
    },
    () => listOf(query).matches,
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
