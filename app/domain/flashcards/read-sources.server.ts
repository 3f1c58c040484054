import { and, eq, isNotNull } from 'drizzle-orm'
import type { AppContext } from '#app/platform/context.ts'
import { verb } from '#app/platform/verb.ts'
import { cards } from './flashcards.schema.ts'

/** The missed questions (missed-source.ts) that somebody has cards of. */
export const readSources = verb({ actor: 'user', owner: (userId) => userId, budgets: [], notice: null }, run)

async function run(ctx: AppContext, userId: string): Promise<ReadonlySet<string>> {
  const rows = await ctx.db
    .select({ source: cards.source })
    .from(cards)
    .where(and(eq(cards.userId, userId), isNotNull(cards.source)))
  return new Set(rows.flatMap(({ source }) => source ?? []))
}
