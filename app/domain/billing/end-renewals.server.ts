import { eq } from 'drizzle-orm'
import type { AppContext } from '#app/context.ts'
import { findWithdrawnChild } from '#app/domain/guardians/find-withdrawn-child.server.ts'
import { errorFields } from '#app/error-fields.ts'
import { verb } from '#app/platform/verb.ts'
import { customers } from './billing.schema.ts'
import { convergeCustomer } from './converge-customer.server.ts'

/**
 * After a grown-up took the yes to an account back, by the token of the same mailed link: what renews is cancelled at its
 * period's end (convergeCustomer does it). Where the card provider cannot be reached now, the scheduled job does it.
 */
export const endRenewals = verb({ actor: 'holder', budgets: ['mailed_link'], notice: null }, run)

async function run(ctx: AppContext, token: string): Promise<void> {
  const childId = await findWithdrawnChild(ctx, token)
  if (childId === null) return
  const [customer] = await ctx.db
    .update(customers)
    .set({ nextLookAt: ctx.now() })
    .where(eq(customers.userId, childId))
    .returning({ id: customers.id })
  if (!customer) return
  try {
    await convergeCustomer(ctx, customer.id)
  } catch (error) {
    ctx.log.error('renewals are still to be ended', { customerId: customer.id, ...errorFields(error) })
  }
}
