import { useEffect, useState } from 'react'
import type { CardShelf } from './card-shelf.server.ts'

/** How many faces of a set are learned: by our records, or for somebody not signed in by this browser's. */
export function useLearnedCount({ isGuest, sets }: CardShelf): (setId: string) => number {
  const [kept, setKept] = useState<ReadonlyMap<string, number> | null>(null)
  useEffect(() => {
    let isCurrent = true
    if (isGuest)
      import('#app/stage/cards/guest-progress.ts')
        .then(({ readGuestProgress }) => readGuestProgress())
        .then((known) => isCurrent && setKept(known))
        .catch(() => {})
    return () => {
      isCurrent = false
    }
  }, [isGuest])
  return (setId) => kept?.get(setId) ?? sets.find(({ id }) => id === setId)?.known ?? 0
}
