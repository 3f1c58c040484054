// Where a mail's link leads on to that a client of the public API asked for (supabase/auth's own shapes).
import type { CodeType } from '#app/domain/accounts/accounts.types.ts'
import type { Opened } from '#app/domain/accounts/follow-mail-link.server.ts'
import type { RefusedLink } from '#app/domain/accounts/mail-link.ts'
import { ACCOUNT_REFUSALS } from '#app/domain/accounts/refusals.ts'
import { extendReturnAddress, type ReturnAddress } from '#app/domain/accounts/return-address.ts'
import { withSession } from './session-fragment.ts'

export const HALF_DONE = 'Confirmation link accepted. Please proceed to confirm link sent to the other email'

/** The client's own address, with tokens or an error behind the hash, or a code in the query (PKCE). */
export function linkLanding(
  type: CodeType,
  opened: Exclude<Opened, { kind: 'screen' | 'screen_half' | 'held' }>,
): ReturnAddress {
  switch (opened.kind) {
    case 'session':
      return { kind: 'listed', url: withSession(opened.url, opened.session, { type }) }
    case 'code':
      return extendReturnAddress(opened.back, { query: { code: opened.code } })
    case 'half':
      return extendReturnAddress(opened.back, { fragment: { message: HALF_DONE, sb: '' } })
    case 'refused':
      return withError(opened)
  }
}

function withError({ back, refusal, pkce }: RefusedLink): ReturnAddress {
  const [status, usual] = ACCOUNT_REFUSALS[refusal.code]
  const error = {
    error: (refusal.status ?? status) === 403 ? 'access_denied' : 'invalid_request',
    error_code: refusal.code,
    error_description: refusal.message ?? usual,
  }
  // Our own screens read the query: it reaches the server, so they work without scripts.
  const query = pkce || back.kind === 'own' ? error : {}
  return extendReturnAddress(back, { query, fragment: { ...error, sb: '' } })
}
