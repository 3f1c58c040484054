import { and, eq, inArray, ne } from 'drizzle-orm'
import type { Statement } from '#app/db/run-batch.ts'
import type { AppContext } from '#app/platform/context.ts'
import { errorFields } from '#app/platform/error-fields.ts'
import { checkouts, customers, trials } from './billing.schema.ts'
import { closeErasedCustomer } from './internal/close-customer.ts'
import { takeSnapshot } from './internal/customer-snapshot.ts'
import { isOfSql } from './internal/customers.ts'

/**
 * The statements that forget what a user has bought or was given by a guardian, for the batch that erases the account. Of the customer only the
 * provider's id stays, nobody's now, and its open checkouts, until nothing of it can cost money any more: closeErasedCustomers,
 * and the scheduled job.
 */
export function paymentsErased(ctx: AppContext, userId: string): Statement[] {
  const now = ctx.now()
  const theirs = ctx.db.select({ id: customers.id }).from(customers).where(isOfSql(userId))
  return [
    ctx.db.delete(checkouts).where(and(inArray(checkouts.customerId, theirs), ne(checkouts.status, 'open'))),
    ctx.db.delete(trials).where(eq(trials.userId, userId)),
    ctx.db
      .update(customers)
      .set({ userId: null, childId: null, claimHash: null, claimedBy: null, erasedAt: now, reconcileAt: now })
      .where(isOfSql(userId)),
  ]
}

/** The provider's ids of a user, to be remembered before the account is erased. */
export async function readPaymentCustomers(ctx: AppContext, userId: string): Promise<string[]> {
  const rows = await ctx.db.select({ id: customers.id }).from(customers).where(isOfSql(userId))
  return rows.map(({ id }) => id)
}

/** Ends the subscriptions of an account that was erased this moment; what cannot be reached now is ended by the scheduled job. */
export async function closeErasedCustomers(ctx: AppContext, customerIds: readonly string[]): Promise<void> {
  for (const customerId of customerIds) {
    try {
      const snapshot = await takeSnapshot(ctx, customerId)
      if (snapshot) await closeErasedCustomer(ctx, snapshot)
    } catch (error) {
      ctx.log.error('closing an erased customer failed', { customerId, ...errorFields(error) })
    }
  }
}
