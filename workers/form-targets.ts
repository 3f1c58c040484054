import { readReturnAddress } from '#app/domain/accounts/internal/redirect-target.ts'
import type { Config } from '#app/platform/config.ts'
import { readConfig } from './config.ts'
import type { Env } from './env.ts'

/** Where Microsoft sends people with a personal account on the way. */
const MICROSOFT_PERSONAL = 'https://login.live.com'

/** Stripe's hosted checkout and customer portal. */
const STRIPE_PAGES = ['https://checkout.stripe.com', 'https://billing.stripe.com']

/** Pages of links that clients of the API ask for. */
const FOR_CLIENTS = new Set(['/auth/confirm', '/auth/link'])

/** Leads to the provider of whichever school the address typed there belongs to. */
const FOR_SCHOOLS = '/auth/school'

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
      ...(FOR_CLIENTS.has(asked.pathname) ? clientTargets({ ...config, siteUrl }, asked) : []),
      ...(asked.pathname === FOR_SCHOOLS ? ['https:'] : []),
      ...(microsoft ? [new URL(microsoft.issuer).origin, MICROSOFT_PERSONAL] : []),
    ]
  } catch {
    return []
  }
}

/** Their buttons lead back to where a client of the API waits, if that is allowed. */
function clientTargets(config: Config, { searchParams }: URL): string[] {
  const back = readReturnAddress({ config }, searchParams.get('redirect_to'))
  if (back.kind === 'own') return []
  const { protocol, origin } = new URL(back.url)
  return [protocol === 'https:' || protocol === 'http:' ? origin : protocol]
}
