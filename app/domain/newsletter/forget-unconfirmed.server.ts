import { and, isNull, lte } from 'drizzle-orm'
import type { AppContext } from '#app/platform/context.ts'
import { verb } from '#app/platform/verb.ts'
import { newsletterSubscribers } from './newsletter.schema.ts'
import { CONFIRM_LIFETIME_MS } from './newsletter-limits.ts'

/** Deletes addresses that never said yes; answers how many. Safe to run at any time. */
export const forgetUnconfirmed = verb({ actor: 'system', budgets: [], notice: null }, run)

async function run(ctx: AppContext): Promise<number> {
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
