import { eq, sql } from 'drizzle-orm'
import type { AppContext } from '#app/platform/context.ts'
import { verb } from '#app/platform/verb.ts'
import { MOST_CARDS } from './card-limits.ts'
import { cards } from './flashcards.schema.ts'
import { mostOwnCards } from './internal/most-own-cards.ts'

/** How many cards of their own somebody can still make; null: as many as they like. */
export const readRoom = verb({ actor: 'user', owner: (userId) => userId, budgets: [], notice: null }, run)

async function run(ctx: AppContext, userId: string): Promise<number | null> {
  const most = await mostOwnCards(ctx, userId)
  if (most === MOST_CARDS) return null
  const [count] = await ctx.db
    .select({ cards: sql<number>`count(*)` })
    .from(cards)
    .where(eq(cards.userId, userId))
  return Math.max(0, most - (count?.cards ?? 0))
}
