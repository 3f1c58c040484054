import { and, eq, isNotNull, lt } from 'drizzle-orm'
import { runBatch } from '#app/db/run-batch.ts'
import type { AppContext } from '#app/platform/context.ts'
import { checkouts, customers, paymentEvents } from '../billing.schema.ts'
import type { Asking } from './ask-provider.ts'
import { OPEN_LOOK_MS } from './next-look.ts'
import { isLive } from './plan-of.ts'

/**
 * Ends what could still cost someone money whose account is gone: live subscriptions at once, checkouts nobody has paid yet.
 * When the provider says that nothing of the kind is left, the customer is forgotten; until then the scheduled job comes
 * back.
 * @throws PaymentsUnavailable
 */
export async function letGo(ctx: AppContext, { customer, askedAt }: Asking): Promise<void> {
  const { id } = customer
  const truth = await ctx.payments.readCustomer(id)
  const live = truth?.subscriptions.filter(isLive) ?? []
  const open = truth?.checkouts.filter(({ status }) => status === 'open') ?? []
  for (const { sessionId } of open) await ctx.payments.expireCheckout(sessionId)
  for (const subscription of live) await ctx.payments.cancelNow(`erased:${subscription.id}`, subscription.id)
  if (live.length + open.length > 0) {
    await ctx.db
      .update(customers)
      .set({ nextLookAt: ctx.now() + OPEN_LOOK_MS })
      .where(eq(customers.id, id))
    return
  }
  await runBatch(ctx.db, [
    ctx.db.delete(checkouts).where(eq(checkouts.customerId, id)),
    ctx.db.delete(paymentEvents).where(eq(paymentEvents.customerId, id)),
    ctx.db
      .delete(customers)
      .where(and(eq(customers.id, id), isNotNull(customers.erasedAt), lt(customers.knownAt, askedAt))),
  ])
}
