import { isCardConsent } from '#app/domain/guardians/card-consent.server.ts'
import type { AppContext } from '#app/platform/context.ts'
import { refuseTooMany, verb } from '#app/platform/verb.ts'
import { ok, type Result, refuse } from '#engine/core/result.ts'
import { convergeCustomer } from './converge-customer.server.ts'
import { lookUpCheckout, takeTurn, unpaidReason } from './internal/look-up-checkout.ts'
import { refuseWhenUnavailable } from './internal/refuse-when-unavailable.ts'

export type ConsentChargeCode =
  | 'unknown_purchase'
  | 'not_paid'
  | 'payment_pending'
  | 'payment_failed'
  | 'payments_unavailable'
  /** The question had been asked anew, answered or taken back meanwhile: the money proves nothing and goes back all the same. */
  | 'replaced'
  | 'too_many_requests'

/**
 * What became of a consent charge, by its session id: asks the provider, applies what it says (as the webhook does), answers from
 * our records. Whoever has the id learns that and no more: the new link goes to the mailbox alone.
 */
export const verifyConsentCharge = verb(
  { actor: 'holder', budgets: ['payment_network', 'payment_all'], notice: null },
  run,
  refuseTooMany,
)

async function run(ctx: AppContext, sessionId: string): Promise<Result<null, ConsentChargeCode>> {
  const found = await lookUpCheckout(ctx, sessionId, 'consent')
  if (!found?.customer.claimHash) return refuse('unknown_purchase')
  const { id, claimHash } = found.customer
  const converged = (await takeTurn(ctx, sessionId))
    ? await refuseWhenUnavailable(ctx, () => convergeCustomer(ctx, id))
    : ok(null)
  const row = (await lookUpCheckout(ctx, sessionId, 'consent'))?.row ?? found.row
  if (row.status === 'paid' || row.status === 'refunded') {
    return (await isCardConsent(ctx, claimHash)) ? ok(null) : refuse('replaced')
  }
  if (!converged.ok && converged.code === 'payments_unavailable') return refuse(converged.code)
  const reason = unpaidReason(row)
  return refuse(reason === 'payment_returned' ? 'not_paid' : reason)
}
