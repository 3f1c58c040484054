import { useEffect, useState } from 'react'
import { sidesAsked } from '#engine/cards/card.ts'
import { pictureAddress } from './picture-address.ts'
import type { StudyFace } from './study-data.ts'

/** Copies of all pictures of a session by their address, fetched one after the other when it begins: it goes on without a line. */
export function useKeptPictures(setId: string, faces: readonly StudyFace[]): ReadonlyMap<string, string> {
  const [kept, setKept] = useState<ReadonlyMap<string, string>>(new Map())
  useEffect(() => {
    const copies = new Map<string, string>()
    let isCurrent = true
    async function keep() {
      for (const address of new Set(faces.flatMap((face) => addressesOf(setId, face)))) {
        const answer = await fetch(address).catch(() => null)
        if (!isCurrent) return
        if (!answer?.ok) continue
        const copy = await answer.blob()
        if (!isCurrent) return
        copies.set(address, URL.createObjectURL(copy))
        setKept(new Map(copies))
      }
    }
    void keep()
    return () => {
      isCurrent = false
      for (const copy of copies.values()) URL.revokeObjectURL(copy)
    }
  }, [setId, faces])
  return kept
}

function addressesOf(setId: string, { card, face }: StudyFace): string[] {
  return sidesAsked(face).flatMap((side) => {
    const picture = card.pictures?.[side]
    return picture ? [pictureAddress({ setId, cardId: card.id, side, picture })] : []
  })
}
