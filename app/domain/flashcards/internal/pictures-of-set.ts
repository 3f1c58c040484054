import { and, eq } from 'drizzle-orm'
import type { AppContext } from '#app/platform/context.ts'
import type { Card, CardPicture, CardSide } from '#engine/cards/card.ts'
import { cardPictures } from '../flashcards.schema.ts'

interface PictureOfSet {
  readonly cardId: string
  readonly side: CardSide
  readonly picture: CardPicture
}

/** The statement that answers what pictures the cards of a set have, without their files. */
export function picturesOfSet(ctx: AppContext, { userId, setId }: { userId: string; setId: string }) {
  const { cardId, side, alt, width, height, changedAt } = cardPictures
  return ctx.db
    .select({ cardId, side, picture: { alt, width, height, version: changedAt } })
    .from(cardPictures)
    .where(and(eq(cardPictures.userId, userId), eq(cardPictures.setId, setId)))
}

/** The card with its pictures, if it has any. */
export function withPictures<Of extends Card>(card: Of, pictures: readonly PictureOfSet[]): Of {
  const own = pictures.filter(({ cardId }) => cardId === card.id)
  if (own.length === 0) return card
  return { ...card, pictures: Object.fromEntries(own.map(({ side, picture }) => [side, picture])) }
}
