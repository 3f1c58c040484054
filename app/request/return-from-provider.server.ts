import { openApiSession } from '#app/domain/accounts/open-api-session.server.ts'
import type { ProviderOutcome } from '#app/domain/accounts/provider-outcome.ts'
import { ACCOUNT_REFUSALS } from '#app/domain/accounts/refusals.ts'
import { extendReturnAddress } from '#app/domain/accounts/return-address.ts'
import type { AppContext } from '#app/platform/context.ts'
import { ownPath } from './own-path.ts'
import { providerCodeCookie } from './provider-cookies.server.ts'
import { redirectAway, redirectBack, redirectTo } from './redirects.server.ts'
import { withSession } from './session-fragment.ts'

/**
 * The answer that ends a sign-in or a link at a provider. @param sameBrowser whether this browser is known to be the one that
 * left: then our page asks nothing
 */
export async function returnFromProvider(
  ctx: AppContext,
  outcome: ProviderOutcome,
  sameBrowser: boolean,
): Promise<Response> {
  switch (outcome.kind) {
    case 'code':
      return redirectBack(extendReturnAddress(outcome.back, { query: { code: outcome.authCode } }))
    case 'own_code': {
      const headers = sameBrowser ? { 'Set-Cookie': await providerCodeCookie(outcome.authCode) } : {}
      return redirectTo(ownPath('/auth/callback', { code: outcome.authCode }), { headers })
    }
    case 'confirm_link':
      return redirectTo(ownPath('/auth/link', { code: outcome.authCode, redirect_to: outcome.clientUrl }))
    case 'proved': {
      const session = await openApiSession(ctx, outcome.proved)
      return redirectAway(withSession(outcome.url, session, { provider: outcome.providerTokens }))
    }
    case 'refused': {
      const { back, error, refusal } = outcome
      const [, usual] = ACCOUNT_REFUSALS[refusal.code]
      const said = { error, error_code: refusal.code, error_description: refusal.message ?? usual }
      return redirectBack(extendReturnAddress(back, { query: said, fragment: { ...said, sb: '' } }))
    }
  }
}
