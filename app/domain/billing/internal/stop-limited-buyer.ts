import { isLimited } from '#app/domain/profiles/is-limited.server.ts'
import type { AppContext } from '#app/platform/context.ts'
import type { ProviderCustomer } from '#app/platform/payments.ts'
import type { Asking } from './ask-provider.ts'
import { isLive } from './plan-of.ts'
import { isSame, standingOf } from './standing.ts'

/**
 * An account that may only play buys nothing, also by a checkout opened before its yes was taken back or its age was stated:
 * open ones expire, and a payment we learn of only now is given back and its plan ended. Answers whether there was anything.
 * @throws PaymentsUnavailable; then nothing of the payment is handed over, and whoever asks next tries again
 */
export async function stopLimitedBuyer(
  ctx: AppContext,
  { customer, rows }: Asking,
  { checkouts, subscriptions }: ProviderCustomer,
): Promise<boolean> {
  const owner = customer.userId ?? customer.claimedBy
  if (owner === null) return false
  const unpaid = rows.filter(({ status }) => status === 'open' || status === 'failed' || status === 'expired')
  const open = checkouts.filter(({ status }) => status === 'open')
  const late = checkouts.filter(
    (session) => standingOf(session) === 'paid' && unpaid.some((row) => isSame(row, session)),
  )
  if (open.length + late.length === 0 || !(await isLimited(ctx, owner))) return false
  for (const { sessionId } of open) await ctx.payments.expireCheckout(sessionId)
  for (const { sessionId, mode, createdAt } of late) {
    // There is one subscription at a time: the one that came with this payment.
    const begun = subscriptions.filter((one) => isLive(one) && one.createdAt >= createdAt)
    if (mode === 'subscription') for (const { id } of begun) await ctx.payments.cancelNow(`limited:${id}`, id)
    await ctx.payments.refundCheckout(`limited:${sessionId}`, sessionId)
  }
  return true
}
