import { verifyPurchase } from '#app/domain/billing/verify-purchase.server.ts'
import { m } from '#app/i18n/generated/messages.ts'
import type { RequestContext } from '#app/platform/context.ts'
import { flash } from '#app/request/flash.server.ts'
import { ownPath } from '#app/request/own-path.ts'
import { redirectTo } from '#app/request/redirects.server.ts'
import type { Reply } from '#app/ui/reply.ts'
import { billingErrorText } from '#app/words/billing-refusals.ts'

/**
 * Someone comes back from the card provider: asks it what became of the checkout. Paid: on to the page without the session in
 * its address, so that it can be kept and reloaded. Else what to say.
 */
export async function returnFromCheckout(
  ctx: RequestContext,
  userId: string,
  sessionId: string,
): Promise<Reply> {
  const verified = await verifyPurchase(ctx, { sessionId, holder: { userId } })
  if (verified.ok) {
    const started = verified.value.childId === null ? 'subscription_started' : 'child_subscription_started'
    throw redirectTo(ownPath('/subscription'), { headers: { 'Set-Cookie': flash(started) } })
  }
  return {
    type: verified.code === 'payment_pending' ? 'info' : 'error',
    title: m.subscription_not_started(),
    description: billingErrorText(verified.code),
  }
}
