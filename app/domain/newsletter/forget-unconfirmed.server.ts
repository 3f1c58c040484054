import { and, isNull, lte } from 'drizzle-orm'
import type { AppContext } from '#app/context.ts'
import { newsletterSubscribers } from './newsletter.schema.ts'
import { CONFIRM_LIFETIME_MS } from './newsletter-limits.ts'

/** Deletes addresses that never said yes; answers how many. Safe to run at any time. */
export async function forgetUnconfirmed(ctx: AppContext): Promise<number> {
  const { meta } = await ctx.db
    .delete(newsletterSubscribers)
    .where(
      and(
        isNull(newsletterSubscribers.confirmedAt),
        lte(newsletterSubscribers.createdAt, ctx.now() - CONFIRM_LIFETIME_MS),
      ),
    )
  return meta.changes
}
