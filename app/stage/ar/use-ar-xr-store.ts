import { useEffect, useState } from 'react'
import { type ArXrStore, createArXrStore } from './xr-store.ts'

/**
 * A store of the XR session, and the element whose content stands over the picture. React renders into it by a portal, so that
 * its contexts reach it. Both go with the component, and the session with them.
 */
export function useArXrStore(): { store: ArXrStore; root: HTMLElement } {
  const [made] = useState(() => {
    const root = document.createElement('div')
    root.addEventListener('beforexrselect', keepFromScene)
    return { root, store: createArXrStore(root) }
  })
  useEffect(
    () => () => {
      void made.store.getState().session?.end()
      made.store.destroy()
    },
    [made],
  )
  return made
}

/** A tap on a button over the picture is no tap into the room. */
function keepFromScene(event: Event): void {
  if (event.target instanceof Element && event.target.closest('button, a')) event.preventDefault()
}
