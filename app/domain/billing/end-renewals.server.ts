import { eq, or } from 'drizzle-orm'
import { findWithdrawnChild } from '#app/domain/consent/find-withdrawn-child.server.ts'
import type { AppContext } from '#app/platform/context.ts'
import { errorFields } from '#app/platform/error-fields.ts'
import { verb } from '#app/platform/verb.ts'
import { customers } from './billing.schema.ts'
import { convergeCustomer } from './converge-customer.server.ts'

/**
 * After a grown-up took the yes to an account back, by the token of the same mailed link: what renews is cancelled at its
 * period's end, and open checkouts expire (convergeCustomer does it). Where the card provider cannot be reached now, the scheduled job does it.
 */
export const endRenewals = verb({ actor: 'holder', budgets: ['mailed_link'], notice: null }, run)

async function run(ctx: AppContext, token: string): Promise<void> {
  const childId = await findWithdrawnChild(ctx, token)
  if (childId === null) return
  const theirs = await ctx.db
    .update(customers)
    .set({ nextLookAt: ctx.now() })
    .where(or(eq(customers.userId, childId), eq(customers.claimedBy, childId)))
    .returning({ id: customers.id })
  for (const { id: customerId } of theirs)
    try {
      await convergeCustomer(ctx, customerId)
    } catch (error) {
      ctx.log.error('renewals are still to be ended', { customerId, ...errorFields(error) })
    }
}
