import type { AppContext } from '#app/platform/context.ts'
import type { ProviderCustomer } from '#app/platform/payments.ts'
import { checkoutStatusOf, isSameCheckout } from './checkout-status.ts'
import type { CustomerSnapshot } from './customer-snapshot.ts'
import { payingOf } from './customers.ts'
import { refundAndCancel } from './refund-and-cancel.ts'
import { refusePaying } from './refuse-paying.ts'

/**
 * Who may not pay buys nothing, also by a checkout opened while they might (before a yes was taken back, an age stated, a link
 * ended): open ones expire, and a payment we learn of only now is refunded and its plan ended. Answers whether there was
 * anything.
 * @throws PaymentsUnavailable; then nothing of the payment is handed over, and whoever asks next tries again
 */
export async function stopIneligiblePayer(
  ctx: AppContext,
  { customer, rows }: CustomerSnapshot,
  providerState: ProviderCustomer,
): Promise<boolean> {
  const paying = payingOf(customer)
  if (paying === null) return false
  const unpaid = rows.filter(({ status }) => status === 'open' || status === 'failed' || status === 'expired')
  const open = providerState.checkouts.filter(({ status }) => status === 'open')
  const late = providerState.checkouts.filter(
    (session) => checkoutStatusOf(session) === 'paid' && unpaid.some((row) => isSameCheckout(row, session)),
  )
  if (open.length + late.length === 0 || (await refusePaying(ctx, paying)) === null) return false
  for (const { sessionId } of open) await ctx.payments.expireCheckout(sessionId)
  for (const session of late) await refundAndCancel(ctx, 'limited', session, providerState)
  return true
}
