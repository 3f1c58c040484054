import { generateKeyPair, type JWTPayload } from 'jose'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { verifyCode } from '#app/domain/onboarding/verify-code.server.ts'
import { flowStates, users } from './accounts.schema.ts'
import { provedAt } from './acting-user.ts'
import { checkPassword } from './check-password.server.ts'
import { exchangeFlowCode } from './exchange-flow-code.server.ts'
import { exchangeOwnCode, readOwnCode } from './exchange-own-code.server.ts'
import { finishProviderSignIn } from './finish-provider-sign-in.server.ts'
import { openApiSession } from './open-api-session.server.ts'
import type { ProviderOutcome } from './provider-outcome.ts'
import {
  ANA,
  attempt,
  ctx,
  good,
  google,
  microsoft,
  PASSWORD,
  passwordAccount,
  proved,
  setUpProviders,
  signIn,
  start,
} from './providers.workerd.fixture.ts'
import { readAccount } from './read-account.server.ts'

beforeEach(setUpProviders)

afterEach(() => {
  vi.unstubAllGlobals()
})

const TENANT = '11111111-2222-4333-8444-555555555555'

const PERSONAL = '9188040d-6c67-4c5b-b112-36a304b66dad'

/** Of someone at a tenant of Microsoft's. */
function atTenant(tid: string, person: JWTPayload): JWTPayload {
  return { ...person, tid, iss: microsoft.config.issuer.replace('common', tid) }
}

describe('coming back', () => {
  const home = { kind: 'refused', back: { kind: 'own', path: '/' } }

  it('needs a state of ours, and each is good once', async () => {
    expect(await finishProviderSignIn(ctx, { code: 'x' })).toMatchObject({
      ...home,
      refusal: { code: 'bad_oauth_state' },
    })
    expect(await finishProviderSignIn(ctx, { code: 'x', state: 'made-up' })).toMatchObject(home)
    const back = google.signIn(await start(), ANA)
    proved(await finishProviderSignIn(ctx, back))
    const again = google.signIn(await start(), ANA)
    expect(await finishProviderSignIn(ctx, { ...again, state: back.state })).toMatchObject({
      ...home,
      refusal: { code: 'bad_oauth_state' },
    })
  })

  it('must not take longer than ten minutes', async () => {
    const back = google.signIn(await start({ redirectTo: '/auth/callback' }), ANA)
    ctx.clock.now += 10 * 60_000
    expect(await finishProviderSignIn(ctx, back)).toMatchObject({
      kind: 'refused',
      back: { kind: 'own', path: '/auth/callback' },
      refusal: { code: 'flow_state_expired' },
    })
  })

  it("refuses a code of one provider with another's state", async () => {
    const { state } = google.signIn(await start(), ANA)
    const { code } = microsoft.signIn(await start({ provider: 'microsoft' }), atTenant(PERSONAL, ANA))
    expect(await finishProviderSignIn(ctx, { code, state })).toMatchObject({
      refusal: { code: 'bad_oauth_callback' },
    })
    expect(await signIn(ANA, {}, { iss: 'https://elsewhere.test' })).toMatchObject({
      refusal: { code: 'bad_oauth_callback', message: 'The answer comes from another provider' },
    })
    expect(await ctx.db.select().from(users)).toEqual([])
  })

  it("passes the provider's refusal on to where the flow began", async () => {
    const { state } = google.signIn(await start({ redirectTo: 'https://app.example/done' }), ANA)
    expect(
      await finishProviderSignIn(ctx, { state, error: 'access_denied', errorDescription: 'No, thanks' }),
    ).toEqual({
      kind: 'refused',
      back: { kind: 'listed', url: 'https://app.example/done' },
      error: 'access_denied',
      refusal: { ok: false, code: 'bad_oauth_callback', message: 'No, thanks' },
    })
    expect(await ctx.db.select().from(flowStates)).toEqual([])
  })

  it.each([
    null,
    '/auth/callback',
    '/profile',
    'http://sparkbook.test/games#x',
    'https://evil.test/',
    '//evil.test',
    '/.//evil.test',
    'http://sparkbook.test.evil.test/',
    'http://sparkbook.test@evil.test/',
    'https://app.example.evil.test/x',
    'javascript:alert(1)',
    'http:\\\\evil.test',
    'https://127.0.0.1/',
  ])('gives %s no tokens: a code that our own page exchanges, once', async (redirectTo) => {
    const outcome = await signIn(ANA, { redirectTo })
    expect(outcome).toEqual({ kind: 'own_code', authCode: expect.any(String) })
    const { authCode } = outcome as Extract<ProviderOutcome, { kind: 'own_code' }>
    // The API has no verifier for it.
    for (const codeVerifier of ['', 'x'.repeat(43)])
      expect(await exchangeFlowCode(ctx, { authCode, codeVerifier })).toMatchObject({ ok: false })
    expect(good(await readOwnCode(ctx, authCode))).toMatchObject({ email: 'ana@example.com' })
    ctx.clock.now += 60_000
    const { proved: by, to } = good(await exchangeOwnCode(ctx, authCode))
    expect(by).toMatchObject({ method: 'oauth', at: ctx.now() - 60_000 })
    expect(to).toBe(redirectTo === '/profile' ? '/profile' : redirectTo?.endsWith('#x') ? '/games#x' : '/')
    expect(await exchangeOwnCode(ctx, authCode)).toMatchObject({ code: 'flow_state_not_found' })
    // The session is no fresher than the proof it came from.
    const { session } = await openApiSession(ctx, by)
    expect(provedAt(session)).toBe(ctx.now() - 60_000)
  })

  it('a code for our own page ends after five minutes', async () => {
    const { authCode } = (await signIn(ANA, { redirectTo: null })) as Extract<
      ProviderOutcome,
      { kind: 'own_code' }
    >
    ctx.clock.now += 5 * 60_000
    expect(good(await readOwnCode(ctx, authCode))).toBeNull()
    expect(await exchangeOwnCode(ctx, authCode)).toMatchObject({ code: 'flow_state_not_found' })
  })

  it('gives an address of the allow list the tokens its client asked for', async () => {
    expect(await signIn(ANA, { redirectTo: 'https://app.example/done?x=1' })).toMatchObject({
      kind: 'proved',
      url: 'https://app.example/done?x=1',
    })
  })

  it.each<[string, JWTPayload]>([
    ['another issuer', { iss: 'https://elsewhere.test' }],
    ['another audience', { aud: 'someone-else' }],
    ['another nonce', { nonce: 'replayed' }],
    ['no nonce', { nonce: undefined }],
    ['a past date', { exp: 1_000_000_000 }],
    ['no subject', { sub: '' }],
    ['another access token', { at_hash: 'AAAAAAAAAAAAAAAAAAAAAA' }],
    ['many audiences, presented by another', { aud: ['sparkbook', 'x'], azp: 'x' }],
  ])('refuses an id token with %s', async (_, claims) => {
    google.claims = claims
    expect(await signIn(ANA)).toMatchObject({
      kind: 'refused',
      refusal: { code: 'bad_oauth_callback', message: 'Bad ID token' },
    })
    expect(await ctx.db.select().from(users)).toEqual([])
  })

  it('refuses a forged signature', async () => {
    google.signWith = (await generateKeyPair('RS256')).privateKey
    expect(await signIn(ANA)).toMatchObject({ refusal: { message: 'Bad ID token' } })
  })
})

describe('whose account it is', () => {
  it('refuses an unverified address and makes nothing', async () => {
    const unverified = { ...ANA, email_verified: false }
    for (const person of [unverified, { ...ANA, email_verified: undefined }, { ...ANA, email: undefined }]) {
      expect(await signIn(person)).toMatchObject({ refusal: { code: 'provider_email_needs_verification' } })
    }
    expect(await ctx.db.select().from(users)).toEqual([])
  })

  it('does not join an account by an unverified address, and says the same as without one', async () => {
    const refusedBefore = await signIn({ ...ANA, email_verified: false })
    const id = await passwordAccount('ana@example.com')
    expect(await signIn({ ...ANA, email_verified: false })).toEqual(refusedBefore)
    expect((await readAccount(ctx, id))?.identities).toMatchObject([{ provider: 'email' }])
  })

  it('joins a confirmed account by a verified address; its password stays', async () => {
    const id = await passwordAccount('ana@example.com')
    expect(proved(await signIn(ANA))).toBe(id)
    const account = await readAccount(ctx, id)
    expect(account?.identities.map(({ provider }) => provider)).toEqual(['email', 'google'])
    expect(account?.hasPassword).toBe(true)
    expect(await checkPassword(ctx, { email: 'ana@example.com', password: 'violet-otter-42' })).toMatchObject(
      { ok: true },
    )
  })

  it('makes an account that holds nothing of a sign-up somebody else left at the address', async () => {
    const attempted = await attempt('ana@example.com')
    await ctx.settled()
    const userId = proved(await signIn(ANA))
    expect(userId).not.toBe(attempted)
    const account = await readAccount(ctx, userId)
    expect(account).toMatchObject({ hasPassword: false, welcomedAt: null })
    expect(account?.metadata).not.toHaveProperty('role')
    expect(account?.identities.map(({ provider }) => provider)).toEqual(['google'])
    expect(await checkPassword(ctx, { email: 'ana@example.com', password: PASSWORD })).toMatchObject({
      code: 'invalid_credentials',
    })
    const token = ctx.delivered.at(-1)?.params.code
    expect(await verifyCode(ctx, { type: 'signup', email: 'ana@example.com', token })).toMatchObject({
      code: 'otp_expired',
    })
  })

  it("believes Microsoft only where it vouches: personal accounts and verified owners' domains", async () => {
    const person = { sub: 'm-1', email: 'ana@example.com' }
    const refused = { refusal: { code: 'provider_email_needs_verification' } }
    const at = { provider: 'microsoft' }
    expect(await signIn(atTenant(TENANT, person), at)).toMatchObject(refused)
    // A tenant's owner could make this up.
    expect(await signIn(atTenant(TENANT, { ...person, email_verified: true }), at)).toMatchObject(refused)
    expect(await signIn(atTenant(TENANT, { ...person, xms_edov: false }), at)).toMatchObject(refused)
    const userId = proved(await signIn(atTenant(TENANT, { ...person, xms_edov: true }), at))
    expect(proved(await signIn(atTenant(PERSONAL, { ...person, sub: 'm-2' }), at))).toBe(userId)
  })

  it("refuses a Microsoft token whose issuer is not its tenant's", async () => {
    const person = { ...ANA, tid: TENANT, iss: microsoft.config.issuer.replace('common', PERSONAL) }
    expect(await signIn(person, { provider: 'microsoft' })).toMatchObject({
      refusal: { message: 'Bad ID token' },
    })
  })
})
