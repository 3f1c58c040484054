import { eq } from 'drizzle-orm'
import type { AppContext } from '#app/context.ts'
import { findByToken } from './internal/find-by-token.ts'
import { newsletterSubscribers } from './newsletter.schema.ts'

/** Forgets the address of a link, confirmed or not. A link nobody has changes nothing. */
export async function unsubscribe(ctx: AppContext, token: string): Promise<void> {
  const row = await findByToken(ctx, token)
  if (row) await ctx.db.delete(newsletterSubscribers).where(eq(newsletterSubscribers.id, row.id))
}
