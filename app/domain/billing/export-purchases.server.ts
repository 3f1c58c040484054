import { asc, eq } from 'drizzle-orm'
import type { AppContext } from '#app/platform/context.ts'
import { checkouts, customers, trials } from './billing.schema.ts'
import { isOfSql } from './internal/customers.ts'

/**
 * What a user has bought or tried, and what a guardian bought for them, for the export of their data, oldest first. Of somebody
 * else it names the child a guardian paid for, to that guardian alone.
 */
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
        forChild: customers.childId,
      })
      .from(checkouts)
      .innerJoin(customers, eq(customers.id, checkouts.customerId))
      .where(isOfSql(userId))
      .orderBy(asc(checkouts.createdAt)),
    ctx.db
      .select({ tier: trials.tier, startedAt: trials.startedAt })
      .from(trials)
      .where(eq(trials.userId, userId)),
  ])
  const purchases = bought.map(({ forChild, ...purchase }) => ({
    ...purchase,
    ...(forChild === userId ? { paidByGuardian: true } : forChild !== null && { forChild }),
  }))
  return { checkouts: purchases, trial: trial ?? null }
}
