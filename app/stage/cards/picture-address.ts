import type { CardPicture, CardSide } from '#engine/cards/card.ts'

export interface PictureOnCard {
  readonly setId: string
  readonly cardId: string
  readonly side: CardSide
  readonly picture: CardPicture
}

/** Another one with every change of the picture. */
export function pictureAddress({ setId, cardId, side, picture }: PictureOnCard): string {
  const asked = new URLSearchParams({ card: cardId, side, v: String(picture.version) })
  return `/study-tools/cards/${encodeURIComponent(setId)}/picture?${asked}`
}
