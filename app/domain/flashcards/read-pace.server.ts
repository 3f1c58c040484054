import { desc, eq, sql } from 'drizzle-orm'
import type { AppContext } from '#app/platform/context.ts'
import { verb } from '#app/platform/verb.ts'
import { cardReviews } from './flashcards.schema.ts'

/** Reviews that are looked at. */
const LATELY = 50

/** How many seconds somebody looks at a card, as of late; null before their first review. */
export const readPace = verb({ actor: 'user', owner: (userId) => userId, budgets: [], notice: null }, run)

async function run(ctx: AppContext, userId: string): Promise<number | null> {
  const lately = ctx.db
    .select({ seconds: cardReviews.seconds })
    .from(cardReviews)
    .where(eq(cardReviews.userId, userId))
    .orderBy(desc(cardReviews.reviewedAt))
    .limit(LATELY)
    .as('lately')
  const [pace] = await ctx.db.select({ seconds: sql<number | null>`avg(${lately.seconds})` }).from(lately)
  return pace?.seconds ?? null
}
