// The one file that knows arctic: the two legs of OAuth's code flow between us and a provider (RFC 6749, PKCE RFC 7636).
// Arctic's own providers have fixed endpoints, so its generic client is given what discovery says.
import { CodeChallengeMethod, OAuth2Client } from 'arctic'
import type { ProviderConfig } from '#app/platform/config.ts'
import type { AppContext } from '#app/platform/context.ts'
import { type TrustedUrl, trustedUrl } from '#app/request/trusted-url.ts'
import type { ProviderTokens } from '../provider-outcome.ts'
import { ProviderFault, type ProviderMetadata } from './provider-discovery.ts'

const SCOPES = ['openid', 'email', 'profile']
const PATIENCE_MS = 10_000

/** What a caller may not choose for the provider: ours to say, or a way around what we say. */
const RESERVED = new Set([
  ...[
    'client_id',
    'client_secret',
    'redirect_uri',
    'response_type',
    'response_mode',
    'scope',
    'state',
    'nonce',
  ],
  ...['code_challenge', 'code_challenge_method', 'code_verifier', 'request', 'request_uri', 'registration'],
  ...['client_assertion', 'client_assertion_type', 'claims', 'id_token_hint', 'resource'],
])

function client(ctx: AppContext, { clientId, clientSecret }: ProviderConfig): OAuth2Client {
  return new OAuth2Client(clientId, clientSecret, `${ctx.config.siteUrl}/auth/v1/callback`)
}

export interface ProviderStart {
  state: string
  nonce: string
  /** Ours towards the provider; the browser's own challenge is another one. */
  verifier: string
  /** Beside openid, email and profile. */
  scopes: readonly string[]
  /** Passed on to the provider, but for what is ours to say. */
  extraParams: Readonly<Record<string, string>>
}

/** Where the provider asks the person to sign in. */
export function authorizationUrl(
  ctx: AppContext,
  config: ProviderConfig,
  metadata: ProviderMetadata,
  { state, nonce, verifier, scopes, extraParams }: ProviderStart,
): TrustedUrl {
  const url = client(ctx, config).createAuthorizationURLWithPKCE(
    metadata.authorizationEndpoint,
    state,
    CodeChallengeMethod.S256,
    verifier,
    [...new Set([...SCOPES, ...scopes])],
  )
  url.searchParams.set('nonce', nonce)
  for (const [name, value] of Object.entries(extraParams)) {
    if (!RESERVED.has(name.toLowerCase())) url.searchParams.set(name, value)
  }
  return trustedUrl(url.href)
}

export interface RedeemedCode extends ProviderTokens {
  /** Not verified yet. */
  idToken: string
}

async function withPatience<Value>(work: Promise<Value>): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('no answer in time')), PATIENCE_MS)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}

/** @throws ProviderFault when the provider refuses the code, or does not answer as it should */
export async function redeemCode(
  ctx: AppContext,
  config: ProviderConfig,
  metadata: ProviderMetadata,
  { code, verifier }: { code: string; verifier: string },
): Promise<RedeemedCode> {
  try {
    const tokens = await withPatience(
      client(ctx, config).validateAuthorizationCode(metadata.tokenEndpoint, code, verifier),
    )
    return {
      idToken: tokens.idToken(),
      accessToken: tokens.accessToken(),
      ...(tokens.hasRefreshToken() && { refreshToken: tokens.refreshToken() }),
    }
  } catch (cause) {
    throw new ProviderFault(`${metadata.tokenEndpoint} did not take the code`, { cause })
  }
}
