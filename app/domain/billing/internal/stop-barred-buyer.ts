import type { AppContext } from '#app/platform/context.ts'
import type { ProviderCustomer } from '#app/platform/payments.ts'
import type { Asking } from './ask-provider.ts'
import { payingOf } from './customers.ts'
import { giveBack } from './give-back.ts'
import { refusePaying } from './refuse-paying.ts'
import { isSame, standingOf } from './standing.ts'

/**
 * Who may not pay buys nothing, also by a checkout opened while they might (before a yes was taken back, an age stated, a link
 * ended): open ones expire, and a payment we learn of only now is given back and its plan ended. Answers whether there was
 * anything.
 * @throws PaymentsUnavailable; then nothing of the payment is handed over, and whoever asks next tries again
 */
export async function stopBarredBuyer(
  ctx: AppContext,
  { customer, rows }: Asking,
  truth: ProviderCustomer,
): Promise<boolean> {
  const paying = payingOf(customer)
  if (paying === null) return false
  const unpaid = rows.filter(({ status }) => status === 'open' || status === 'failed' || status === 'expired')
  const open = truth.checkouts.filter(({ status }) => status === 'open')
  const late = truth.checkouts.filter(
    (session) => standingOf(session) === 'paid' && unpaid.some((row) => isSame(row, session)),
  )
  if (open.length + late.length === 0 || (await refusePaying(ctx, paying)) === null) return false
  for (const { sessionId } of open) await ctx.payments.expireCheckout(sessionId)
  for (const session of late) await giveBack(ctx, 'limited', session, truth)
  return true
}
