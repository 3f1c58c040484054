import { eq } from 'drizzle-orm'
import type { AppContext } from '#app/platform/context.ts'
import { verb } from '#app/platform/verb.ts'
import { findByToken } from './internal/find-by-token.ts'
import { newsletterSubscribers } from './newsletter.schema.ts'

/** Deletes the address of a link, confirmed or not. An unknown link changes nothing. */
export const unsubscribe = verb({ actor: 'anyone', budgets: ['mailed_link'], notice: null }, run)

async function run(ctx: AppContext, token: string): Promise<void> {
  const row = await findByToken(ctx, token)
  if (row) await ctx.db.delete(newsletterSubscribers).where(eq(newsletterSubscribers.id, row.id))
}
