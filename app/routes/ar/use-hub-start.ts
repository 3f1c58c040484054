import { useEffect, useRef } from 'react'
import { takeHubStart } from '#app/stage/ar/hub-start.ts'
import { showToast } from '#app/ui/toast/show-toast.ts'
import { type HubStart, hubStartRefusal } from './hub-start-refusal.ts'
import { readDevice } from './read-device.ts'

/** Says why a game that was started on the hub does not start; its page, with the ways on, is there already. */
export function useHubStart(gameId: string, known: Pick<HubStart, 'isSignedIn' | 'refusal'>): void {
  const latest = useRef(known)
  latest.current = known
  useEffect(() => {
    if (!takeHubStart(gameId)) return
    void readDevice().then((device) => {
      const title = hubStartRefusal({ ...latest.current, ...device })
      if (title !== null) showToast({ type: 'error', title })
    })
  }, [gameId])
}
