import { generateKeyPair, type JWTPayload } from 'jose'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { provedAt } from './acting-user.ts'
import { openApiSession } from './open-api-session.server.ts'
import { ANA, ctx, good, google, setUpProviders } from './providers.workerd.fixture.ts'
import { signInWithIdToken } from './sign-in-with-id-token.server.ts'

beforeEach(setUpProviders)

afterEach(() => {
  vi.unstubAllGlobals()
})

describe('an id token of the device', () => {
  const grant = async (claims: JWTPayload, rest: object = {}, provider = 'google') =>
    signInWithIdToken(ctx, { provider, idToken: await google.idToken({ ...ANA, ...claims }), ...rest })
  const bad = { ok: false, code: 'validation_failed', message: 'Bad ID token' }

  it('signs in, with the nonce plain or hashed', async () => {
    const { userId } = good(await grant({}))
    expect(await grant({ nonce: 'n-1' }, { nonce: 'n-1' })).toMatchObject({
      value: { userId, method: 'oauth' },
    })
    const hashed = 'a3e2f5fd5ec3a3e6b0fdf5cd34f8cbe1'
    expect(await grant({ nonce: hashed }, { nonce: 'n-1' })).toMatchObject(bad)
    const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode('n-1'))
    const hex = Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
    expect(await grant({ nonce: hex }, { nonce: 'n-1' })).toMatchObject({ ok: true })
  })

  it.each<[string, JWTPayload, object]>([
    ['a nonce nobody gave', { nonce: 'n' }, {}],
    ['a missing nonce', {}, { nonce: 'n' }],
    ['another audience', { aud: 'x' }, {}],
    ['another issuer', { iss: 'https://x.test' }, {}],
    ['a past date', { exp: 1_000_000_000 }, {}],
    ['another access token', { at_hash: 'AAAA' }, { accessToken: 'provider-access' }],
  ])('is refused with %s', async (_, claims, rest) => {
    expect(await grant(claims, rest)).toMatchObject(bad)
  })

  it('is refused when it is none, forged, or for a provider that is not offered', async () => {
    for (const idToken of ['', 'a.b.c', 'nonsense'])
      expect(await signInWithIdToken(ctx, { provider: 'google', idToken })).toMatchObject(bad)
    google.signWith = (await generateKeyPair('RS256')).privateKey
    expect(await grant({})).toMatchObject(bad)
    expect(await grant({}, {}, 'apple')).toMatchObject({ message: 'Provider apple is not enabled' })
  })

  it('proves as much as its age: a session is no fresher than its token, and no fresher than now', async () => {
    const now = ctx.now()
    const issued = (seconds: number) => grant({ iat: now / 1000 + seconds, exp: now / 1000 + 600 })
    expect(await issued(-3_000)).toMatchObject({ value: { at: now - 3_000_000 } })
    expect(await issued(600)).toMatchObject({ value: { at: now } })
    const { session } = await openApiSession(ctx, good(await issued(-3_000)))
    expect(provedAt(session)).toBe(now - 3_000_000)
  })

  it('is refused with the signature of an unknown key or none at all', async () => {
    const none =
      `${btoa('{"alg":"none"}')}.${btoa(JSON.stringify({ ...ANA, aud: 'sparkbook' }))}.`.replaceAll('=', '')
    expect(await signInWithIdToken(ctx, { provider: 'google', idToken: none })).toMatchObject(bad)
  })
})
