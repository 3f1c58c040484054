import { and, eq } from 'drizzle-orm'
import type { AppContext } from '#app/platform/context.ts'
import { verb } from '#app/platform/verb.ts'
import type { CardSide } from '#engine/cards/card.ts'
import { cardPictures } from './flashcards.schema.ts'
import type { PictureType } from './picture-file.ts'

export interface ReadPictureInput {
  userId: string
  setId: string
  cardId: string
  side: CardSide
}

/** The picture on a side of a card of one's own; null: there is none. */
export const readPicture = verb(
  { actor: 'user', owner: ({ userId }) => userId, budgets: [], notice: null },
  run,
)

async function run(
  ctx: AppContext,
  { userId, setId, cardId, side }: ReadPictureInput,
): Promise<{ type: PictureType; bytes: Uint8Array<ArrayBuffer> } | null> {
  const [picture] = await ctx.db
    .select({ type: cardPictures.type, file: cardPictures.file })
    .from(cardPictures)
    .where(
      and(
        eq(cardPictures.cardId, cardId),
        eq(cardPictures.side, side),
        eq(cardPictures.setId, setId),
        eq(cardPictures.userId, userId),
      ),
    )
  if (!picture) return null
  return { type: picture.type, bytes: Uint8Array.from(atob(picture.file), (sign) => sign.charCodeAt(0)) }
}
