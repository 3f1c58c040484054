import { and, eq, isNotNull, lt } from 'drizzle-orm'
import { runBatch } from '#app/db/run-batch.ts'
import type { AppContext } from '#app/platform/context.ts'
import { checkouts, customers, paymentEvents } from '../billing.schema.ts'
import type { Asking } from './ask-provider.ts'
import { DELAYED_LOOK_MS, OPEN_LOOK_MS } from './next-look.ts'
import { isLive } from './plan-of.ts'
import { isSame, standingOf } from './standing.ts'

/**
 * Ends what could still cost someone money whose account is gone: live subscriptions at once, checkouts nobody has paid yet. A
 * payment that arrives all the same, such as a bank transfer that was on its way, is given back. When the provider says that
 * nothing of the kind is left, the customer is forgotten; until then the scheduled job comes back.
 * @throws PaymentsUnavailable
 */
export async function letGo(ctx: AppContext, { customer, askedAt, rows }: Asking): Promise<void> {
  const { id } = customer
  const truth = await ctx.payments.readCustomer(id)
  const live = truth?.subscriptions.filter(isLive) ?? []
  // What was paid before is forgotten with the account: the rows that are left were open then.
  const late = truth?.checkouts.filter((session) => rows.some((row) => isSame(row, session))) ?? []
  const open = truth?.checkouts.filter(({ status }) => status === 'open') ?? []
  const delayed = late.filter((session) => session.status === 'complete' && standingOf(session) === 'open')
  const paid = late.filter((session) => standingOf(session) === 'paid')
  for (const { sessionId } of open) await ctx.payments.expireCheckout(sessionId)
  for (const subscription of live) await ctx.payments.cancelNow(`erased:${subscription.id}`, subscription.id)
  for (const { sessionId } of paid) await ctx.payments.refundCheckout(`erased:${sessionId}`, sessionId)
  const hasChanged = live.length + open.length + paid.length > 0
  if (hasChanged || delayed.length > 0) {
    await ctx.db
      .update(customers)
      .set({ nextLookAt: ctx.now() + (hasChanged ? OPEN_LOOK_MS : DELAYED_LOOK_MS) })
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
