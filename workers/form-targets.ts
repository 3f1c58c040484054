import { readConfig } from './config.ts'
import type { Env } from './env.ts'

/** Where Microsoft sends people with a personal account on the way. */
const MICROSOFT_PERSONAL = 'https://login.live.com'

/** Stripe's hosted checkout and customer portal. */
const STRIPE_PAGES = ['https://checkout.stripe.com', 'https://billing.stripe.com']

/**
 * Origins that a form of ours may lead on to: browsers hold every redirect after a form against `form-action`. Wrong
 * settings fail the request itself, with a reason; here they count as no provider.
 */
export function formTargets(env: Env): string[] {
  try {
    const { providers, paymentsStandIn } = readConfig(env)
    const { google, microsoft } = providers
    return [
      ...(paymentsStandIn === null ? STRIPE_PAGES : [paymentsStandIn]),
      ...(google ? [new URL(google.issuer).origin] : []),
      ...(microsoft ? [new URL(microsoft.issuer).origin, MICROSOFT_PERSONAL] : []),
    ]
  } catch {
    return []
  }
}
