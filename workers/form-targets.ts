import type { Config } from '#app/context.ts'
import { safeRedirect } from '#app/domain/accounts/internal/redirect-target.ts'
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
export function formTargets(env: Env, asked: URL): string[] {
  try {
    const config = readConfig(env)
    const { paymentsStandIn, providers } = config
    const { google, microsoft } = providers
    const siteUrl = config.siteUrl ?? asked.origin
    return [
      ...(paymentsStandIn === null ? STRIPE_PAGES : [paymentsStandIn]),
      ...(google ? [new URL(google.issuer).origin] : []),
      ...(asked.pathname === '/auth/confirm' ? linkTargets({ ...config, siteUrl }, asked) : []),
      ...(microsoft ? [new URL(microsoft.issuer).origin, MICROSOFT_PERSONAL] : []),
    ]
  } catch {
    return []
  }
}

/** The button of a mail's link leads back to where a client of the API asked for it, if that is allowed. */
function linkTargets(config: Config, { searchParams }: URL): string[] {
  const { protocol, origin } = new URL(safeRedirect({ config }, searchParams.get('redirect_to')))
  if (origin === new URL(config.siteUrl).origin) return []
  return [protocol === 'https:' || protocol === 'http:' ? origin : protocol]
}
