import { eq } from 'drizzle-orm'
import type { AppContext } from '#app/context.ts'
import { errorFields } from '#app/error-fields.ts'
import { customers } from './billing.schema.ts'
import { convergeCustomer } from './converge-customer.server.ts'

/**
 * After a grown-up took the yes to this account back: what renews is cancelled at its period's end (convergeCustomer does it).
 * Where the card provider cannot be reached now, the scheduled job does it.
 */
export async function endRenewals(ctx: AppContext, userId: string): Promise<void> {
  const [customer] = await ctx.db
    .update(customers)
    .set({ nextLookAt: ctx.now() })
    .where(eq(customers.userId, userId))
    .returning({ id: customers.id })
  if (!customer) return
  try {
    await convergeCustomer(ctx, customer.id)
  } catch (error) {
    ctx.log.error('renewals are still to be ended', { customerId: customer.id, ...errorFields(error) })
  }
}
