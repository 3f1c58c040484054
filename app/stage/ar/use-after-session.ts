import { useEffect, useState } from 'react'
import type { ArSession } from '#app/domain/ar/ar.types.ts'
import type { Place } from '../round-flow.ts'

type Screen = Place['screen']

/**
 * What an AR session leaves behind when it ends: a round that is being played may be finished, a result may be read. Where there
 * is neither, nothing can be started any more, and the player is led back to the game's page.
 * @returns the screen on show, and whom GameFrame tells of it
 */
export function useAfterSession(
  session: ArSession | null,
  onEnd: () => void,
): [screen: Screen, onScreen: (screen: Screen) => void] {
  const [screen, setScreen] = useState<Screen>('start')
  const isLeftWithNothing = session === null && screen === 'start'
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, however often the page makes its function anew
  useEffect(() => {
    if (isLeftWithNothing) onEnd()
  }, [isLeftWithNothing])
  return [screen, setScreen]
}
