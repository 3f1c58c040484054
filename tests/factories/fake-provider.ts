// An OpenID provider in a test's hand: discovery, keys and tokens like a real one, a sign-in page that is a function call,
// and every way to be wrong.
import {
  base64url,
  type CryptoKey,
  exportJWK,
  generateKeyPair,
  type JSONWebKeySet,
  type JWTPayload,
  SignJWT,
} from 'jose'
import type { ProviderConfig } from '#app/platform/config.ts'

export interface FakeProvider {
  config: ProviderConfig
  /** Answers for this provider; null for other addresses. */
  answer(request: Request): Promise<Response | null>
  /** What its next id tokens say beside the usual. */
  claims: JWTPayload
  /** Signs with this key in the place of its own: a forger's. */
  signWith: CryptoKey | null
  /** A person signs in at the address we sent them to: what comes back to our callback. */
  signIn(authorizationUrl: string, person: JWTPayload): { code: string; state: string }
  /** A signed id token. */
  idToken(claims: JWTPayload): Promise<string>
}

export interface FakeProviderOptions {
  issuer: string
  /** What discovery says; Microsoft's has a place for the tenant. */
  reportedIssuer?: string
  clientId?: string
  clientSecret?: string
  now?: () => number
}

async function challengeOf(verifier: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier))
  return base64url.encode(new Uint8Array(digest))
}

const keyPairs = new Map<string, ReturnType<typeof generateKeyPair>>()

/** An issuer keeps its keys while the runtime lives: the app remembers what it published, also from one test file to the next. */
function keysOf(issuer: string): ReturnType<typeof generateKeyPair> {
  const keys = keyPairs.get(issuer) ?? generateKeyPair('RS256')
  keyPairs.set(issuer, keys)
  return keys
}

export async function createFakeProvider({
  issuer,
  reportedIssuer = issuer,
  clientId = 'sparkbook',
  clientSecret = 'tests-only',
  now = Date.now,
}: FakeProviderOptions): Promise<FakeProvider> {
  const { privateKey, publicKey } = await keysOf(issuer)
  const keys: JSONWebKeySet = { keys: [{ ...(await exportJWK(publicKey)), kid: 'one', alg: 'RS256' }] }
  const { origin } = new URL(issuer)
  const codes = new Map<string, { asked: URLSearchParams; person: JWTPayload }>()

  async function redeem(request: Request): Promise<Response> {
    const form = await request.formData()
    const code = String(form.get('code'))
    const pending = codes.get(code)
    codes.delete(code)
    const authorized = request.headers.get('Authorization') === `Basic ${btoa(`${clientId}:${clientSecret}`)}`
    const challenge = await challengeOf(String(form.get('code_verifier')))
    const fits =
      pending?.asked.get('code_challenge') === challenge &&
      pending.asked.get('redirect_uri') === form.get('redirect_uri')
    if (!pending || !authorized || !fits) return Response.json({ error: 'invalid_grant' }, { status: 400 })
    const nonce = pending.asked.get('nonce') ?? undefined
    const id_token = await provider.idToken({ nonce, ...pending.person })
    return Response.json({
      access_token: 'provider-access',
      refresh_token: 'provider-refresh',
      token_type: 'Bearer',
      id_token,
    })
  }

  const provider: FakeProvider = {
    config: { issuer, clientId, clientSecret },
    claims: {},
    signWith: null,
    async answer(request) {
      if (new URL(request.url).origin !== origin) return null
      if (request.url === `${issuer}/.well-known/openid-configuration`)
        return Response.json({
          issuer: reportedIssuer,
          authorization_endpoint: `${origin}/authorize`,
          token_endpoint: `${origin}/token`,
          jwks_uri: `${origin}/keys`,
        })
      if (request.url === `${origin}/keys`) return Response.json(keys)
      if (request.url === `${origin}/token`) return redeem(request)
      return new Response(null, { status: 404 })
    },
    signIn(authorizationUrl, person) {
      const asked = new URL(authorizationUrl).searchParams
      const code = crypto.randomUUID()
      codes.set(code, { asked, person })
      return { code, state: asked.get('state') ?? '' }
    },
    idToken(claims) {
      const iat = Math.floor(now() / 1000)
      return new SignJWT({ iss: issuer, aud: clientId, iat, exp: iat + 3600, ...claims, ...provider.claims })
        .setProtectedHeader({ alg: 'RS256', kid: 'one' })
        .sign(provider.signWith ?? privateKey)
    },
  }
  return provider
}

/** The network of a test: these providers and nothing else. */
export function networkOf(...providers: readonly FakeProvider[]): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init)
    for (const provider of providers) {
      const answer = await provider.answer(request)
      if (answer) return answer
    }
    throw new TypeError(`nobody answers at ${request.url}`)
  }
}
