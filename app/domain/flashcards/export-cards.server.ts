import { asc, eq } from 'drizzle-orm'
import type { AppContext } from '#app/platform/context.ts'
import { cardMemories, cardPictures, cardReviews, cardSets, cards } from './flashcards.schema.ts'

/** Everything we keep of a person's cards, for the export of their data. */
export async function exportCards(ctx: AppContext, userId: string) {
  const [sets, own, reviews, memories, pictures] = await ctx.db.batch([
    ctx.db.select().from(cardSets).where(eq(cardSets.userId, userId)).orderBy(asc(cardSets.createdAt)),
    ctx.db
      .select()
      .from(cards)
      .where(eq(cards.userId, userId))
      .orderBy(asc(cards.setId), asc(cards.position)),
    ctx.db
      .select()
      .from(cardReviews)
      .where(eq(cardReviews.userId, userId))
      .orderBy(asc(cardReviews.reviewedAt)),
    ctx.db.select().from(cardMemories).where(eq(cardMemories.userId, userId)),
    ctx.db.select().from(cardPictures).where(eq(cardPictures.userId, userId)),
  ])
  return {
    sets: sets.map(({ userId: _, ...set }) => set),
    cards: own.map(({ userId: _, faces: _faces, position: _position, source: _source, ...card }) => card),
    reviews: reviews.map(({ userId: _, id: _id, ...review }) => review),
    pictures: pictures.map(({ userId: _, ...picture }) => picture),
    memories: memories.map(({ userId: _, ...memory }) => memory),
  }
}
