import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createFakeProvider } from '#tests/factories/fake-provider.ts'
import { flowStates, users } from './accounts.schema.ts'
import { exchangeFlowCode } from './exchange-flow-code.server.ts'
import {
  ANA,
  CHALLENGE,
  ctx,
  good,
  proved,
  setNetwork,
  setUpProviders,
  signIn,
  start,
  VERIFIER,
} from './providers.workerd.fixture.ts'
import { readAccount } from './read-account.server.ts'
import { startProviderSignIn } from './start-provider-sign-in.server.ts'

beforeEach(setUpProviders)

afterEach(() => {
  vi.unstubAllGlobals()
})

describe('signing in at a provider', () => {
  it('leaves with PKCE, a nonce and a state, and without what a caller may not choose', async () => {
    const url = new URL(
      await start({
        scopes: 'calendar,openid',
        extraParams: {
          prompt: 'consent',
          state: 'mine',
          redirect_uri: 'https://evil.test',
          client_id: 'x',
          nonce: 'n',
        },
      }),
    )
    const asked = Object.fromEntries(url.searchParams)
    expect(asked).toMatchObject({
      response_type: 'code',
      client_id: 'sparkbook',
      redirect_uri: 'http://sparkbook.test/auth/v1/callback',
      scope: 'openid email profile calendar',
      code_challenge_method: 'S256',
      prompt: 'consent',
    })
    expect(asked['state']).not.toBe('mine')
    expect(asked['nonce']).not.toBe('n')
    expect(asked['code_challenge']).toMatch(/^[\w-]{43}$/)
  })

  it('makes a confirmed account with identity and profile data, once', async () => {
    const userId = proved(await signIn(ANA))
    const account = await readAccount(ctx, userId)
    expect(account).toMatchObject({ email: 'ana@example.com', hasPassword: false })
    expect(account?.emailConfirmedAt).not.toBeNull()
    expect(account?.metadata).toMatchObject({ display_name: 'Ana Silva', provider_id: 'ana-1' })
    expect(account?.identities).toMatchObject([
      { provider: 'google', subject: 'ana-1', email: 'ana@example.com', data: { email_verified: true } },
    ])
    expect(proved(await signIn(ANA))).toBe(userId)
    expect((await readAccount(ctx, userId))?.identities).toHaveLength(1)
  })

  it('knows people by subject: a changed address does not matter', async () => {
    const userId = proved(await signIn(ANA))
    expect(proved(await signIn({ ...ANA, email: 'new@example.com' }))).toBe(userId)
    expect(proved(await signIn({ ...ANA, sub: 'ana-2', email: 'new@example.com' }))).not.toBe(userId)
  })

  it('makes one account of two arrivals at once', async () => {
    const [one, two] = await Promise.all([signIn(ANA), signIn(ANA)])
    expect(proved(one)).toBe(proved(two))
    expect(await ctx.db.select().from(users)).toHaveLength(1)
  })

  it('hands the provider tokens and a code over once, to whoever has the verifier', async () => {
    const outcome = await signIn(ANA, { challenge: CHALLENGE })
    if (outcome.kind !== 'code') throw new Error(outcome.kind)
    const [flow] = await ctx.db.select().from(flowStates)
    expect(JSON.stringify(flow)).not.toContain('provider-access')
    expect(JSON.stringify(flow)).not.toContain(outcome.authCode)
    const { authCode } = outcome
    expect(await exchangeFlowCode(ctx, { authCode, codeVerifier: 'x'.repeat(43) })).toMatchObject({
      code: 'bad_code_verifier',
    })
    expect(good(await exchangeFlowCode(ctx, { authCode, codeVerifier: VERIFIER }))).toMatchObject({
      proved: { method: 'oauth' },
      providerTokens: { accessToken: 'provider-access', refreshToken: 'provider-refresh' },
    })
    expect(await exchangeFlowCode(ctx, { authCode, codeVerifier: VERIFIER })).toMatchObject({
      code: 'flow_state_not_found',
    })
  })

  it('refuses a banned account', async () => {
    const userId = proved(await signIn(ANA))
    await ctx.db.update(users).set({ bannedUntil: ctx.now() + 1 })
    expect(await signIn(ANA)).toMatchObject({ kind: 'refused', refusal: { code: 'user_banned' } })
    expect(await signIn({ ...ANA, sub: 'other' })).toMatchObject({ refusal: { code: 'user_banned' } })
    expect((await readAccount(ctx, userId))?.identities).toHaveLength(1)
  })

  it('says what is not offered', async () => {
    ctx.config = { ...ctx.config, providers: { google: null, microsoft: null } }
    for (const [provider, message] of [
      ['google', 'Unsupported provider: provider is not enabled'],
      ['azure', 'Unsupported provider: provider is not enabled'],
      ['github', 'Unsupported provider: Provider github could not be found'],
      ['sso:1', 'Unsupported provider: Provider sso:1 could not be found'],
    ] as const) {
      const started = await startProviderSignIn(ctx, { provider, redirectTo: null, challenge: null })
      expect(started).toMatchObject({ ok: false, code: 'validation_failed', message })
    }
  })

  it('refuses when the provider is out of reach or speaks for another', async () => {
    const other = await createFakeProvider({
      issuer: 'https://liar.test',
      reportedIssuer: 'https://google.test',
    })
    setNetwork(other)
    const request = { provider: 'google', redirectTo: null, challenge: null }
    expect(await startProviderSignIn(ctx, request)).toMatchObject({ code: 'provider_disabled' })
    ctx.config = { ...ctx.config, providers: { google: other.config, microsoft: null } }
    expect(await startProviderSignIn(ctx, request)).toMatchObject({ code: 'provider_disabled' })
  })
})
