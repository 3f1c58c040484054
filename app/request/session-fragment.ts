import type { ApiSession } from '#app/domain/accounts/accounts.types.ts'
import type { ProviderTokens } from '#app/domain/accounts/provider-outcome.ts'
import { extendTrustedUrl, type TrustedUrl } from './trusted-url.ts'

/**
 * `url` with the session behind the hash, as clients of the implicit flow read it (RFC 6749 section 4.2.2). Only addresses of
 * the operator's list are of this type: a page of ours is never given tokens.
 */
export function withSession(
  url: TrustedUrl,
  { tokens }: ApiSession,
  more: { type?: string; provider?: ProviderTokens } = {},
): TrustedUrl {
  const { type, provider } = more
  const fragment = {
    access_token: tokens.accessToken,
    token_type: 'bearer',
    expires_in: String(tokens.expiresIn),
    expires_at: String(tokens.expiresAt),
    refresh_token: tokens.refreshToken,
    sb: '',
    ...(type && { type }),
    ...(provider && { provider_token: provider.accessToken }),
    ...(provider?.refreshToken && { provider_refresh_token: provider.refreshToken }),
  }
  return extendTrustedUrl(url, { fragment })
}
