import { eq } from 'drizzle-orm'
import type { Statement } from '#app/db/run-batch.ts'
import type { AppContext } from '#app/platform/context.ts'
import { cardMemories, cardPictures, cardReviews, cardSets, cards } from './flashcards.schema.ts'

/** The statements that forget a person's cards, for the batch that erases the account. */
export function cardsErased(ctx: AppContext, userId: string): Statement[] {
  return [cardSets, cards, cardReviews, cardMemories, cardPictures].map((table) =>
    ctx.db.delete(table).where(eq(table.userId, userId)),
  )
}
