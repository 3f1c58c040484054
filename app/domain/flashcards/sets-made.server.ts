import { count, eq } from 'drizzle-orm'
import type { AppContext } from '#app/platform/context.ts'
import { cardSets } from './flashcards.schema.ts'

/** The statement that answers how many card sets somebody has. */
export function setsMade(ctx: AppContext, userId: string) {
  return ctx.db.select({ count: count() }).from(cardSets).where(eq(cardSets.userId, userId))
}
