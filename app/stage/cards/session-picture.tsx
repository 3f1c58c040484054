// Pictures of a session, kept in memory so that it goes on without a line. Fetched for a set that has any.
import { sidesAsked } from '#engine/cards/card.ts'
import { CardPicture, type CardPictureProps } from './card-picture.tsx'
import { pictureAddress } from './picture-address.ts'
import type { StudyFace } from './study-data.ts'

/** Copies by the address of the picture. */
export type KeptPictures = ReadonlyMap<string, string>

export function SessionPicture(props: Required<CardPictureProps>) {
  return <CardPicture {...props} />
}

/**
 * Fetches all pictures of a session, one after the other.
 * @param onKept told all copies so far
 * @returns stops it and lets the copies go
 */
export function keepPictures(
  setId: string,
  faces: readonly StudyFace[],
  onKept: (kept: KeptPictures) => void,
): () => void {
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
      onKept(new Map(copies))
    }
  }
  void keep()
  return () => {
    isCurrent = false
    for (const copy of copies.values()) URL.revokeObjectURL(copy)
  }
}

function addressesOf(setId: string, { card, face }: StudyFace): string[] {
  return sidesAsked(face).flatMap((side) => {
    const picture = card.pictures?.[side]
    return picture ? [pictureAddress({ setId, cardId: card.id, side, picture })] : []
  })
}
