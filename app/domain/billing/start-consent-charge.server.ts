import { CONSENT_CHARGE } from '#app/domain/catalogue/products.ts'
import { checkCardConsent } from '#app/domain/guardians/card-consent.server.ts'
import { readStanding } from '#app/domain/profiles/read-standing.server.ts'
import { isChild } from '#app/domain/profiles/standing.ts'
import type { AppContext } from '#app/platform/context.ts'
import { secretHash } from '#app/platform/keys.server.ts'
import { refuseTooMany, verb } from '#app/platform/verb.ts'
import { type Result, refuse } from '#engine/core/result.ts'
import type { BillingCode, StartedCheckout } from './billing.types.ts'
import { openCheckout } from './internal/open-checkout.ts'
import { prepareCustomer } from './internal/prepare-customer.ts'
import { refuseWhenUnavailable } from './internal/refuse-when-unavailable.ts'

export interface ConsentChargeWanted {
  /** Of the link the grown-up was mailed. */
  token: string
  /** Of this press of the button: pressed or sent twice, it is one checkout. */
  key: string
}

export type ConsentChargeRefusal =
  | BillingCode
  | 'unknown_link'
  | 'not_needed'
  | 'childs_address'
  /** A child is signed in where the button was pressed. */
  | 'child_signed_in'

/**
 * Opens the checkout by which a grown-up proves to be one (16 CFR 312.5(b)(2)(ii)): a small charge on a card, given back as soon as
 * it has come. Its customer at the provider is the mailed link, by the hash of its token, as a guest is by a claim secret.
 */
export const startConsentCharge = verb(
  { actor: 'holder', budgets: ['payment_network', 'payment_all'], notice: null },
  run,
  refuseTooMany,
)

async function run(
  ctx: AppContext,
  { token, key }: ConsentChargeWanted,
): Promise<Result<StartedCheckout, ConsentChargeRefusal>> {
  const tokenHash = await secretHash(token)
  const asked = await checkCardConsent(ctx, tokenHash)
  if (!asked.ok) return asked
  const actor = await ctx.identity.actor()
  if (actor.kind === 'user' && isChild(await readStanding(ctx, actor.userId)))
    return refuse('child_signed_in')
  return refuseWhenUnavailable<StartedCheckout, ConsentChargeRefusal>(ctx, async () => {
    const ready = await prepareCustomer(
      ctx,
      { claimHash: tokenHash },
      { email: null, product: CONSENT_CHARGE },
    )
    if (!ready.ok) return ready
    // A charge nobody had told us of may just have proved it.
    const still = await checkCardConsent(ctx, tokenHash)
    if (!still.ok) return still
    return openCheckout(ctx, { customerId: ready.value.customer.id, key, product: CONSENT_CHARGE })
  })
}
