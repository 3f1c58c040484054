import type { AppContext } from '#app/platform/context.ts'
import type { ProviderCheckout, ProviderCustomer } from '#app/platform/payments.ts'
import { isLive } from './plan-of.ts'

/**
 * Pays a checkout back and ends the plan it began. Done again, it changes nothing.
 * @param why part of the provider's idempotency keys
 * @throws PaymentsUnavailable
 */
export async function refundAndCancel(
  ctx: AppContext,
  why: 'limited' | 'second',
  { sessionId, mode, createdAt }: ProviderCheckout,
  { subscriptions }: ProviderCustomer,
): Promise<void> {
  // There is one subscription at a time: the one that came with this payment.
  const begun = subscriptions.filter((one) => isLive(one) && one.createdAt >= createdAt)
  if (mode === 'subscription') for (const { id } of begun) await ctx.payments.cancelNow(`${why}:${id}`, id)
  await ctx.payments.refundCheckout(`${why}:${sessionId}`, sessionId)
}
