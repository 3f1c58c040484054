import { asc, eq, or } from 'drizzle-orm'
import type { AppContext } from '#app/platform/context.ts'
import { checkouts, customers, trials } from './billing.schema.ts'

/** What a user has bought or tried, for the export of their data, oldest first. */
export async function exportPurchases(ctx: AppContext, userId: string) {
  const [bought, [trial]] = await ctx.db.batch([
    ctx.db
      .select({
        kind: checkouts.kind,
        item: checkouts.item,
        interval: checkouts.interval,
        amountInCents: checkouts.amount,
        status: checkouts.status,
        createdAt: checkouts.createdAt,
        closedAt: checkouts.closedAt,
      })
      .from(checkouts)
      .innerJoin(customers, eq(customers.id, checkouts.customerId))
      .where(or(eq(customers.userId, userId), eq(customers.claimedBy, userId)))
      .orderBy(asc(checkouts.createdAt)),
    ctx.db
      .select({ tier: trials.tier, startedAt: trials.startedAt })
      .from(trials)
      .where(eq(trials.userId, userId)),
  ])
  return { checkouts: bought, trial: trial ?? null }
}
