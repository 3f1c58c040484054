import type { AppContext } from '#app/platform/context.ts'
import { errorFields } from '#app/platform/error-fields.ts'
import { customers } from '../billing.schema.ts'
import { convergeCustomer } from '../converge-customer.server.ts'
import { isOfSql } from './customers.ts'

/**
 * Converges everybody who pays for a user, and whom the user pays for, after something changed that says who may pay
 * (refuse-paying.ts). Where the card provider cannot be reached now, the scheduled job does it.
 */
export async function convergeAllOf(ctx: AppContext, userId: string): Promise<void> {
  const theirs = await ctx.db
    .update(customers)
    .set({ reconcileAt: ctx.now() })
    .where(isOfSql(userId))
    .returning({ id: customers.id })
  for (const { id: customerId } of theirs)
    try {
      await convergeCustomer(ctx, customerId)
    } catch (error) {
      ctx.log.error('ending renewals failed', { customerId, ...errorFields(error) })
    }
}
