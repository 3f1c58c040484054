import { and, eq, isNotNull, isNull, lt } from 'drizzle-orm'
import { runBatch } from '#app/db/run-batch.ts'
import type { AppContext } from '#app/platform/context.ts'
import { checkouts, customers, paymentEvents } from '../billing.schema.ts'
import { checkoutStatusOf, isSameCheckout } from './checkout-status.ts'
import type { CustomerSnapshot } from './customer-snapshot.ts'
import { DELAYED_RECONCILE_MS, OPEN_RECONCILE_MS } from './next-reconcile.ts'
import { isLive } from './plan-of.ts'

/** What was opened before an account was erased can be paid no longer after this: a page of the provider's lasts a day. */
export const LAST_CHECKOUT_MS = 25 * 60 * 60_000

/**
 * Ends what could still cost someone money whose account is gone: live subscriptions at once, checkouts nobody has paid yet. A
 * payment that arrives all the same, such as a bank transfer that was on its way, is refunded. When the provider says that
 * nothing of the kind is left, and nothing opened at the moment of erasing can still come, the customer is forgotten; until then
 * the scheduled job comes back.
 * @throws PaymentsUnavailable
 */
export async function closeErasedCustomer(
  ctx: AppContext,
  { customer, askedAt, rows }: CustomerSnapshot,
): Promise<void> {
  const { id } = customer
  const providerState = await ctx.payments.readCustomer(id)
  const live = providerState?.subscriptions.filter(isLive) ?? []
  // What was paid before is forgotten with the account: the rows that are left were open then.
  const late =
    providerState?.checkouts.filter((session) => rows.some((row) => isSameCheckout(row, session))) ?? []
  const open = providerState?.checkouts.filter(({ status }) => status === 'open') ?? []
  const delayed = late.filter(
    (session) => session.status === 'complete' && checkoutStatusOf(session) === 'open',
  )
  const paid = late.filter((session) => checkoutStatusOf(session) === 'paid')
  for (const { sessionId } of open) await ctx.payments.expireCheckout(sessionId)
  for (const subscription of live) await ctx.payments.cancelNow(`erased:${subscription.id}`, subscription.id)
  for (const { sessionId } of paid) await ctx.payments.refundCheckout(`erased:${sessionId}`, sessionId)
  const hasChanged = live.length + open.length + paid.length > 0
  const now = ctx.now()
  const lastAt = providerState === null ? now : (customer.erasedAt ?? now) + LAST_CHECKOUT_MS
  if (hasChanged || delayed.length > 0 || now < lastAt) {
    const reconcileAt = hasChanged
      ? now + OPEN_RECONCILE_MS
      : delayed.length > 0
        ? now + DELAYED_RECONCILE_MS
        : lastAt
    await ctx.db.update(customers).set({ reconcileAt }).where(eq(customers.id, id))
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

/**
 * Ends what could cost someone money whom we know nothing of (any more), though the provider does: open checkouts of ours, live
 * subscriptions they began, and payments of the last day are refunded. Older payments are left alone: they may have been made by an
 * account that was erased since. Then the customer's events are done with.
 * @throws PaymentsUnavailable
 */
export async function closeUnknownCustomer(ctx: AppContext, customerId: string): Promise<void> {
  const providerState = await ctx.payments.readCustomer(customerId)
  const known = await ctx.db.select().from(customers).where(eq(customers.id, customerId)).get()
  // Made while the provider was asked: whoever made it looks after it.
  if (known) return
  // Others may use the provider's account too: their checkouts have no key of ours.
  const ours = providerState?.checkouts.filter(({ key }) => key?.startsWith(`${customerId}:`)) ?? []
  const begun = ours.filter(({ mode, status }) => mode === 'subscription' && status === 'complete')
  const live = providerState?.subscriptions.filter(
    (one) => isLive(one) && begun.some(({ createdAt }) => createdAt <= one.createdAt),
  )
  const open = ours.filter(({ status }) => status === 'open')
  const paid = ours.filter(
    (session) => checkoutStatusOf(session) === 'paid' && session.createdAt > ctx.now() - LAST_CHECKOUT_MS,
  )
  for (const { sessionId } of open) await ctx.payments.expireCheckout(sessionId)
  for (const { id } of live ?? []) await ctx.payments.cancelNow(`unknown:${id}`, id)
  for (const { sessionId } of paid) await ctx.payments.refundCheckout(`unknown:${sessionId}`, sessionId)
  if (open.length + paid.length + (live?.length ?? 0) > 0)
    ctx.log.error('unknown customer closed at the payment provider', { customerId })
  await ctx.db
    .update(paymentEvents)
    .set({ doneAt: ctx.now() })
    .where(and(eq(paymentEvents.customerId, customerId), isNull(paymentEvents.doneAt)))
}
