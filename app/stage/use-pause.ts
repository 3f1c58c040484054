import { useEffect, useState } from 'react'

/**
 * Paused or not; a tab that is hidden pauses by itself and waits for the player to go on.
 * @param fromTheStart a round that is gone on with waits as well
 */
export function usePause(fromTheStart = false): [paused: boolean, setPaused: (paused: boolean) => void] {
  const [paused, setPaused] = useState(() => fromTheStart || document.hidden)
  useEffect(() => {
    const onVisibility = () => {
      if (document.hidden) setPaused(true)
    }
    document.addEventListener('visibilitychange', onVisibility)
    return () => document.removeEventListener('visibilitychange', onVisibility)
  }, [])
  return [paused, setPaused]
}
