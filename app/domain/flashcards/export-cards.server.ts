import { asc, eq } from 'drizzle-orm'
import type { AppContext } from '#app/platform/context.ts'
import { cardMemories, cardReviews } from './flashcards.schema.ts'

/** Everything we keep of a person's cards, for the export of their data. */
export async function exportCards(ctx: AppContext, userId: string) {
  const [reviews, memories] = await ctx.db.batch([
    ctx.db
      .select()
      .from(cardReviews)
      .where(eq(cardReviews.userId, userId))
      .orderBy(asc(cardReviews.reviewedAt)),
    ctx.db.select().from(cardMemories).where(eq(cardMemories.userId, userId)),
  ])
  return {
    reviews: reviews.map(({ userId: _, id: _id, ...review }) => review),
    memories: memories.map(({ userId: _, ...memory }) => memory),
  }
}
