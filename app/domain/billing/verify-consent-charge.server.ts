import { findCardConsent } from '#app/domain/guardians/card-consent.server.ts'
import type { AppContext } from '#app/platform/context.ts'
import { refuseTooMany, verb } from '#app/platform/verb.ts'
import { ok, type Result, refuse } from '#engine/core/result.ts'
import { convergeCustomer } from './converge-customer.server.ts'
import { lookUpCheckout, takeTurn, unpaidReason } from './internal/look-up-checkout.ts'
import { whenReached } from './internal/when-reached.ts'

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
 * What became of a consent charge, by its session id, which only who pays knows: asks the provider, applies what it says (as
 * the webhook does), answers from our records.
 * @returns the token of the link that took the place of the mailed one
 */
export const verifyConsentCharge = verb(
  { actor: 'holder', budgets: ['payment_network', 'payment_all'], notice: null },
  run,
  refuseTooMany,
)

async function run(
  ctx: AppContext,
  sessionId: string,
): Promise<Result<{ token: string }, ConsentChargeCode>> {
  const found = await lookUpCheckout(ctx, sessionId, 'consent')
  if (!found?.customer.claimHash) return refuse('unknown_purchase')
  const { id, claimHash } = found.customer
  const converged = (await takeTurn(ctx, sessionId))
    ? await whenReached(ctx, () => convergeCustomer(ctx, id))
    : ok(null)
  const row = (await lookUpCheckout(ctx, sessionId, 'consent'))?.row ?? found.row
  if (row.status === 'paid' || row.status === 'refunded') {
    const token = await findCardConsent(ctx, claimHash)
    return token === null ? refuse('replaced') : ok({ token })
  }
  if (!converged.ok && converged.code === 'payments_unavailable') return refuse(converged.code)
  const reason = unpaidReason(row)
  return refuse(reason === 'payment_returned' ? 'not_paid' : reason)
}
