import { eq } from 'drizzle-orm'
import type { Statement } from '#app/db/run-batch.ts'
import type { AppContext } from '#app/platform/context.ts'
import { grants, plans, quotaUses, subscribers, timedAccesses } from './access.schema.ts'

/**
 * The statements that forget a user's rights and what they have used of them, for the batch that erases the account. What they
 * paid for a child stays the child's until its period's end, and nobody pays for the next one.
 */
export function accessErased(ctx: AppContext, userId: string): Statement[] {
  const own = [plans, grants, subscribers, quotaUses, timedAccesses].map((table) =>
    ctx.db.delete(table).where(eq(table.userId, userId)),
  )
  const paidFor = ctx.db
    .update(plans)
    .set({ payerId: null, status: 'canceled', cancelsAtEnd: true })
    .where(eq(plans.payerId, userId))
  return [...own, paidFor]
}
