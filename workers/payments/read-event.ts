import Stripe from 'stripe'
import type { ProviderEvent } from '#app/platform/payments.ts'

/** What events are about, as far as it is read here. */
interface About {
  object?: string
  id?: string
  customer?: string | { id: string } | null
  charge?: string | { id: string } | null
}

/**
 * The event of a webhook's raw body; null when it is not signed with `secret`, or longer ago than five minutes. Of what it
 * tells only the customer is passed on: the rest may be old by now, and is asked for anew.
 */
export async function readStripeEvent(
  stripe: Stripe,
  body: string,
  signature: string,
  secret: string,
): Promise<ProviderEvent | null> {
  let event: Stripe.Event
  try {
    const crypto = Stripe.createSubtleCryptoProvider()
    event = await stripe.webhooks.constructEventAsync(body, signature, secret, undefined, crypto)
  } catch (error) {
    if (error instanceof Stripe.errors.StripeSignatureVerificationError) return null
    throw error
  }
  return { id: event.id, type: event.type, customerId: await customerOf(stripe, event.data.object as About) }
}

async function customerOf(stripe: Stripe, about: About): Promise<string | null> {
  if (about.object === 'customer') return about.id ?? null
  const direct = idOf(about.customer)
  if (direct !== null) return direct
  // A dispute or a refund names its charge only.
  const charge = idOf(about.charge)
  if (charge === null) return null
  try {
    return idOf((await stripe.charges.retrieve(charge)).customer)
  } catch (error) {
    // The account that signed it has no such charge, and never will: telling it again would change nothing.
    if (error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing')
      return null
    throw error
  }
}

function idOf(reference: string | { id: string } | null | undefined): string | null {
  return typeof reference === 'string' ? reference : (reference?.id ?? null)
}
