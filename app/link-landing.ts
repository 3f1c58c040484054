// Where a mail's link leads on to that a client of the public API asked for (supabase/auth's own shapes).
import type { Config } from './context.ts'
import type { CodeType } from './domain/accounts/accounts.types.ts'
import type { Opened, RefusedLink } from './domain/accounts/open-mail-link.server.ts'
import { ACCOUNT_REFUSALS } from './domain/accounts/refusals.ts'
import { type TrustedUrl, trustedUrl } from './request/trusted-url.ts'
import { withQuery, withSession } from './session-fragment.ts'

export const HALF_DONE = 'Confirmation link accepted. Please proceed to confirm link sent to the other email'

/** The client's own address, with tokens or an error behind the hash, or a code in the query (PKCE). */
export function linkLanding(
  config: Pick<Config, 'siteUrl'>,
  type: CodeType,
  opened: Extract<Opened, { redirectTo: string }>,
): TrustedUrl {
  return trustedUrl(addressOf(config, type, opened))
}

function addressOf(
  config: Pick<Config, 'siteUrl'>,
  type: CodeType,
  opened: Extract<Opened, { redirectTo: string }>,
): string {
  switch (opened.kind) {
    case 'session':
      return withSession(opened.redirectTo, opened.session, type)
    case 'code':
      return withQuery(opened.redirectTo, { code: opened.code })
    case 'half': {
      const url = new URL(opened.redirectTo)
      url.hash = new URLSearchParams({ message: HALF_DONE, sb: '' }).toString()
      return url.href
    }
    case 'refused':
      return withError(config, opened)
  }
}

function withError({ siteUrl }: Pick<Config, 'siteUrl'>, { redirectTo, refusal, pkce }: RefusedLink): string {
  const [status, usual] = ACCOUNT_REFUSALS[refusal.code]
  const error = {
    error: (refusal.status ?? status) === 403 ? 'access_denied' : 'invalid_request',
    error_code: refusal.code,
    error_description: refusal.message ?? usual,
  }
  // Our own screens read the query: it reaches the server, so they work without scripts.
  const inQuery = pkce || new URL(redirectTo).origin === siteUrl
  const url = new URL(inQuery ? withQuery(redirectTo, error) : redirectTo)
  url.hash = new URLSearchParams({ ...error, sb: '' }).toString()
  return url.href
}
