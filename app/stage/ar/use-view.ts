import { createContext, useContext, useEffect, useState } from 'react'
import { useSetting } from '../game-settings.ts'
import { readArDevice } from './read-ar-device.ts'
import { type ArDevice, type ArView, arViewSetting, chooseView, offeredViews } from './view-choice.ts'

/** desk: a round that is a look at the game alone; everything else needs a session. */
export const ViewsAllowed = createContext<'all' | 'desk'>('all')

const DESK = ['desk'] as const

/** The view on show, and those the device offers; the desk view until the device has answered. */
export function useView() {
  const allowed = useContext(ViewsAllowed)
  const [device, setDevice] = useState<ArDevice | null>(null)
  const [chosen, remember] = useSetting(arViewSetting)
  /** The player or the device left the others: for this round alone. */
  const [isBackAtDesk, setIsBackAtDesk] = useState(false)
  useEffect(() => {
    if (allowed === 'all') void readArDevice(window).then(setDevice)
  }, [allowed])

  const offered: readonly ArView[] = device ? offeredViews(device) : DESK
  const view: ArView = device && !isBackAtDesk ? chooseView(device, chosen) : 'desk'
  return {
    view,
    offered,
    /** The player chooses a view, for next time too. */
    choose(next: ArView) {
      remember(next)
      setIsBackAtDesk(false)
    },
    backToDesk: () => setIsBackAtDesk(true),
  }
}
