import { and, eq } from 'drizzle-orm'
import type { AppContext } from '#app/platform/context.ts'
import { refuseTooMany, verb } from '#app/platform/verb.ts'
import type { CardSide } from '#engine/cards/card.ts'
import { ok, type Result } from '#engine/core/result.ts'
import { cardPictures } from './flashcards.schema.ts'

/** Takes the picture off a side of a card. One that is gone is fine. */
export const erasePicture = verb(
  { actor: 'user', owner: ({ userId }) => userId, budgets: ['edit_cards'], notice: null },
  run,
  refuseTooMany,
)

async function run(
  ctx: AppContext,
  { userId, cardId, side }: { userId: string; cardId: string; side: CardSide },
): Promise<Result<null, 'too_many_requests'>> {
  await ctx.db
    .delete(cardPictures)
    .where(and(eq(cardPictures.cardId, cardId), eq(cardPictures.side, side), eq(cardPictures.userId, userId)))
  return ok(null)
}
