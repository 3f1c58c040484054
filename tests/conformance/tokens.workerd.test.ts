// Access tokens: what they say, who can check them, which are refused, and keys that change without a sign-out.

import { exports } from 'cloudflare:workers'
import { createPublicKey } from 'node:crypto'
import { exportJWK, generateKeyPair, importJWK, type JWK, SignJWT } from 'jose'
import { beforeAll, describe, expect, it } from 'vitest'
import { TEST_CONFIG } from '#tests/factories/config.ts'
import {
  deployment,
  later,
  newClient,
  ORIGIN,
  send,
  sessionOf,
  signedInClient,
  type TestClient,
} from './client.ts'

const [OURS = {}] = TEST_CONFIG.signingKeys as readonly JWK[]
const ISSUER = `${ORIGIN}/auth/v1`

let client: TestClient
let token: string
let payload: Record<string, unknown>

beforeAll(async () => {
  ;({ client } = await signedInClient())
  token = (await sessionOf(client)).access_token
  payload = (await client.auth.getClaims()).data?.claims as Record<string, unknown>
})

const base64url = (value: unknown) =>
  btoa(JSON.stringify(value)).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')

describe('what a token says', () => {
  it('has every claim clients read', async () => {
    const { user, expires_at } = await sessionOf(client)
    expect(payload).toEqual({
      iss: ISSUER,
      sub: user.id,
      aud: 'authenticated',
      exp: expires_at,
      iat: expect.any(Number),
      email: user.email,
      phone: '',
      app_metadata: { provider: 'email', providers: ['email'] },
      user_metadata: {},
      role: 'authenticated',
      aal: 'aal1',
      amr: [{ method: 'otp', timestamp: expect.any(Number) }],
      session_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      is_anonymous: false,
    })
  })

  it('names its key and algorithm', () => {
    expect(JSON.parse(atob(token.split('.')[0] ?? ''))).toEqual({ alg: 'ES256', kid: OURS.kid, typ: 'JWT' })
  })

  it('is signed as JWTs are: 64 bytes, not DER', () => {
    expect(token.split('.')[2]).toHaveLength(86)
  })
})

describe('the public keys', () => {
  it('are public, and no more than that', async () => {
    const response = await send('/auth/v1/.well-known/jwks.json')
    expect(response.status).toBe(200)
    expect(response.headers.get('Cache-Control')).toBe('public, max-age=600')
    const { kid, kty, crv, x, y } = OURS
    expect(await response.json()).toEqual({
      keys: [{ kid, kty, crv, x, y, alg: 'ES256', use: 'sig', key_ops: ['verify'] }],
    })
  })

  it('let a client check a token by itself: no call to /user', async () => {
    const asked: string[] = []
    const watching = newClient({
      fetch: (input, init) => {
        asked.push(new URL(String(input)).pathname)
        return exports.default.fetch(input, init)
      },
    })
    // Clients keep the keys for ten minutes.
    later(601_000)
    const { data, error } = await watching.auth.getClaims(token)
    expect(error).toBeNull()
    expect(data?.claims.sub).toBe(payload['sub'])
    expect(asked).toEqual(['/auth/v1/.well-known/jwks.json'])
  })

  it('let a client see that a token was changed', async () => {
    const [head, , signature] = token.split('.')
    const changed = `${head}.${base64url({ ...payload, sub: crypto.randomUUID() })}.${signature}`
    expect((await newClient().auth.getClaims(changed)).error?.message).toBe('Invalid JWT signature')
  })
})

describe('a token we did not give out', () => {
  const sign = async (header: object, claims: object, key: JWK = OURS) =>
    new SignJWT({ ...payload, ...claims } as Record<string, unknown>)
      .setProtectedHeader({ alg: 'ES256', kid: OURS.kid ?? '', typ: 'JWT', ...header })
      .sign(await importJWK(key, 'ES256'))

  async function foreignKey(): Promise<JWK> {
    const { privateKey } = await generateKeyPair('ES256', { extractable: true })
    return exportJWK(privateKey)
  }

  /** The oldest trick: our public key as the secret of an HMAC. */
  async function hmacWithPublicKey(): Promise<string> {
    const { kty = 'EC', crv = 'P-256', x = '', y = '' } = OURS
    const pem = createPublicKey({ key: { kty, crv, x, y }, format: 'jwk' }).export({
      type: 'spki',
      format: 'pem',
    })
    return new SignJWT(payload)
      .setProtectedHeader({ alg: 'HS256', kid: OURS.kid ?? '', typ: 'JWT' })
      .sign(new TextEncoder().encode(String(pem)))
  }

  const now = () => Math.floor(Date.now() / 1000)
  const forged: readonly [string, () => string | Promise<string>][] = [
    [
      'without a signature (alg none)',
      () => `${base64url({ alg: 'none', kid: OURS.kid })}.${base64url(payload)}.`,
    ],
    [
      'alg none with a signature',
      () => `${base64url({ alg: 'none', kid: OURS.kid })}.${base64url(payload)}.c2ln`,
    ],
    ['signed with our public key as a secret (HS256)', hmacWithPublicKey],
    ['without kid', () => sign({ kid: undefined }, {})],
    ['with an unknown kid', () => sign({ kid: 'someone-else' }, {})],
    ['with a kid that is a path', () => sign({ kid: '../../dev/null' }, {})],
    ['of another key under our kid', async () => sign({}, {}, await foreignKey())],
    [
      'that brings its own key along',
      async () => {
        const key = await foreignKey()
        const { d: _, ...jwk } = key
        return sign({ jwk, kid: undefined }, {}, key)
      },
    ],
    ['that expired', () => sign({}, { exp: now() - 1 })],
    ['that is not good yet', () => sign({}, { nbf: now() + 3600 })],
    ['that never expires', () => sign({}, { exp: undefined })],
    ['for another audience', () => sign({}, { aud: 'anon' })],
    ['of another issuer', () => sign({}, { iss: 'https://evil.example/auth/v1' })],
    ['without a subject', () => sign({}, { sub: undefined })],
    ['without a session', () => sign({}, { session_id: undefined })],
    ['with a session that is no id', () => sign({}, { session_id: "' or 1=1 --" })],
    [
      'with its payload changed',
      () => token.replace(/\.[^.]+\./, `.${base64url({ ...payload, aal: 'aal2' })}.`),
    ],
    ['with an end cut off', () => token.slice(0, -8)],
    ['of two parts', () => token.split('.').slice(0, 2).join('.')],
    ['of five parts', () => `${token}.a.b`],
    ['of nothing but dots', () => '..'],
    ['that is garbage', () => 'zzz.???.!!!'],
  ]

  it.each(forged)('%s is bad_jwt', async (_, make) => {
    const response = await send('/auth/v1/user', {
      headers: { Authorization: `Bearer ${await make()}`, 'X-Supabase-Api-Version': '2024-01-01' },
    })
    expect(response.status).toBe(403)
    expect(await response.json()).toMatchObject({ code: 'bad_jwt' })
  })

  it.each([
    ['of another user’s session', async () => ({ sub: (await signedInClient()).id }), 'session_not_found'],
    ['of a session nobody has', async () => ({ session_id: crypto.randomUUID() }), 'session_not_found'],
    ['of a user nobody is', async () => ({ sub: crypto.randomUUID() }), 'user_not_found'],
  ])('well signed, but %s, is refused', async (_, claims, code) => {
    const response = await send('/auth/v1/user', {
      headers: {
        Authorization: `Bearer ${await sign({}, await claims())}`,
        'X-Supabase-Api-Version': '2024-01-01',
      },
    })
    expect(response.status).toBe(403)
    expect(await response.json()).toMatchObject({ code })
  })
})

describe('a new signing key in front of the old', () => {
  it('signs from then on; tokens of the old one stay good, and clients can check both', async () => {
    const { privateKey } = await generateKeyPair('ES256', { extractable: true })
    const fresh = { ...(await exportJWK(privateKey)), kid: 'dev-next', alg: 'ES256' }
    const fetch = deployment({ SIGNING_KEYS: JSON.stringify([fresh, OURS]) })
    const there = newClient({ fetch })
    const { data } = await there.auth.getUser(token)
    expect(data.user?.id).toBe(payload['sub'])
    const { refresh_token } = await sessionOf(client)
    const refreshed = await there.auth.refreshSession({ refresh_token })
    expect(refreshed.error).toBeNull()
    const next = refreshed.data.session?.access_token ?? ''
    for (const [jwt, kid] of [
      [token, OURS.kid],
      [next, 'dev-next'],
    ] as const) {
      const checked = await there.auth.getClaims(jwt)
      expect(checked.error).toBeNull()
      expect(checked.data?.header.kid).toBe(kid)
    }
  })

  it('a retired key’s tokens are refused, its refresh tokens go on', async () => {
    const { client: other } = await signedInClient()
    const { access_token, refresh_token } = await sessionOf(other)
    const { privateKey } = await generateKeyPair('ES256', { extractable: true })
    const fresh = { ...(await exportJWK(privateKey)), kid: 'dev-next', alg: 'ES256' }
    const there = newClient({ fetch: deployment({ SIGNING_KEYS: JSON.stringify([fresh]) }) })
    expect((await there.auth.getUser(access_token)).error?.code).toBe('bad_jwt')
    expect((await there.auth.refreshSession({ refresh_token })).error).toBeNull()
  })
})

describe('time', () => {
  it('a token is good for an hour and no longer', async () => {
    const { client: other } = await signedInClient()
    const { access_token } = await sessionOf(other)
    later(3_590_000)
    expect((await newClient().auth.getUser(access_token)).error).toBeNull()
    later(11_000)
    expect((await newClient().auth.getUser(access_token)).error).toMatchObject({
      status: 403,
      code: 'bad_jwt',
    })
  })
})
