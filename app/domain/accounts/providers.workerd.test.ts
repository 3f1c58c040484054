import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { generateKeyPair, type JWTPayload } from 'jose'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { withdrawConsent } from '#app/domain/consent/withdraw-consent.server.ts'
import { askPendingConsent } from '#app/domain/guardians/ask-pending-consent.server.ts'
import { confirmConsent } from '#app/domain/guardians/confirm-consent.server.ts'
import { verifyCode } from '#app/domain/onboarding/verify-code.server.ts'
import { type TestContext, testContext } from '#tests/factories/app-context.ts'
import { createFakeProvider, type FakeProvider, networkOf } from '#tests/factories/fake-provider.ts'
import { emptyFamilies, lastToken, MUM, stateAge } from '#tests/factories/families.ts'
import { auditLog, flowStates, identities, organisations, pendingSignUps, users } from './accounts.schema.ts'
import type { SignedIn } from './accounts.types.ts'
import { provedAt } from './acting-user.ts'
import { addOrganisation } from './add-organisation.server.ts'
import { checkPassword } from './check-password.server.ts'
import { confirmLink, readPendingLink } from './confirm-link.server.ts'
import { exchangeFlowCode } from './exchange-flow-code.server.ts'
import { exchangeOwnCode, readOwnCode } from './exchange-own-code.server.ts'
import { finishProviderSignIn, type ProviderReturn } from './finish-provider-sign-in.server.ts'
import type { ProviderStart } from './internal/start-provider-flow.ts'
import { linkIdToken } from './link-id-token.server.ts'
import { linkIdentity } from './link-identity.server.ts'
import { openApiSession } from './open-api-session.server.ts'
import type { ProviderOutcome } from './provider-outcome.ts'
import { readAccount } from './read-account.server.ts'
import type { AccountResult } from './refusals.ts'
import { signInWithIdToken } from './sign-in-with-id-token.server.ts'
import { signOut } from './sign-out.server.ts'
import { signUp } from './sign-up.server.ts'
import { startProviderSignIn } from './start-provider-sign-in.server.ts'
import { startSso } from './start-sso.server.ts'
import { unlinkIdentity } from './unlink-identity.server.ts'
import { updateAccount } from './update-account.server.ts'

const TENANT = '11111111-2222-4333-8444-555555555555'
const PERSONAL = '9188040d-6c67-4c5b-b112-36a304b66dad'
const ANA = { sub: 'ana-1', email: 'Ana@Example.com', email_verified: true, name: 'Ana Silva' }
/** RFC 7636, appendix B. */
const VERIFIER = 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk'
const CHALLENGE = { challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM', method: 's256' } as const

let count = 0
let ctx: TestContext
let google: FakeProvider
let microsoft: FakeProvider

beforeEach(async () => {
  ctx = testContext(env.DB)
  ctx.newId = () => crypto.randomUUID()
  count += 1
  const now = () => ctx.now()
  // Documents and keys are remembered by their address: each test has providers of its own.
  google = await createFakeProvider({ issuer: `https://google-${count}.test`, now })
  microsoft = await createFakeProvider({
    issuer: `https://microsoft-${count}.test/common/v2.0`,
    reportedIssuer: `https://microsoft-${count}.test/{tenantid}/v2.0`,
    now,
  })
  ctx.config = { ...ctx.config, providers: { google: google.config, microsoft: microsoft.config } }
  useNetwork(google, microsoft)
  await ctx.db.batch([
    ctx.db.delete(users),
    ctx.db.delete(pendingSignUps),
    ctx.db.delete(flowStates),
    ctx.db.delete(organisations),
    ctx.db.delete(auditLog),
  ])
})

afterEach(() => {
  vi.unstubAllGlobals()
})

function useNetwork(...providers: FakeProvider[]): void {
  ctx.fetch = networkOf(...providers)
  // The code exchange asks the platform's fetch.
  vi.stubGlobal('fetch', ctx.fetch)
}

function good<Value>(result: AccountResult<Value>): Value {
  if (!result.ok) throw new Error(`${result.code}: ${result.message ?? ''}`)
  return result.value
}

/** Where a client of the implicit flow waits: an address of the allow list. */
const APP = 'https://app.example/in'

async function start(options: Partial<ProviderStart> = {}): Promise<string> {
  const request = { provider: 'google', redirectTo: APP, challenge: null, ...options }
  return good(await startProviderSignIn(ctx, request)).url
}

async function signIn(
  person: JWTPayload,
  options: Partial<ProviderStart> = {},
  changed: ProviderReturn = {},
): Promise<ProviderOutcome> {
  const at = options.provider === 'microsoft' ? microsoft : google
  return finishProviderSignIn(ctx, { ...at.signIn(await start(options), person), ...changed })
}

function proved(outcome: ProviderOutcome): string {
  if (outcome.kind !== 'proved') throw new Error(JSON.stringify(outcome))
  return outcome.proved.userId
}

/** Of someone at a tenant of Microsoft's. */
function atTenant(tid: string, person: JWTPayload): JWTPayload {
  return { ...person, tid, iss: microsoft.config.issuer.replace('common', tid) }
}

const PASSWORD = 'violet-otter-42'

async function attempt(email: string): Promise<string> {
  const flow = { redirectTo: null, challenge: null, fromScreen: false }
  return good(await signUp(ctx, { email, password: PASSWORD, data: { role: 'teacher' }, ...flow })).id
}

async function passwordAccount(email: string): Promise<string> {
  const id = await attempt(email)
  await ctx.settled()
  good(await verifyCode(ctx, { type: 'signup', email, token: ctx.delivered.at(-1)?.params.code }))
  return id
}

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
    useNetwork(other)
    const request = { provider: 'google', redirectTo: null, challenge: null }
    expect(await startProviderSignIn(ctx, request)).toMatchObject({ code: 'provider_disabled' })
    ctx.config = { ...ctx.config, providers: { google: other.config, microsoft: null } }
    expect(await startProviderSignIn(ctx, request)).toMatchObject({ code: 'provider_disabled' })
  })
})

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

describe("an organisation's own provider", () => {
  let school: FakeProvider
  const TEACHER = { sub: 't-1', email: 'tess@school.example', email_verified: true }

  beforeEach(async () => {
    school = await createFakeProvider({ issuer: `https://school-${count}.test`, now: () => ctx.now() })
    useNetwork(google, school)
    await addOrganisation(ctx, {
      id: 'school-1',
      name: 'School',
      domains: ['School.example'],
      ...school.config,
    })
  })

  const returnAs = async (person: JWTPayload) => {
    const { url } = good(await startSso(ctx, { domain: 'SCHOOL.example', redirectTo: APP, challenge: null }))
    return finishProviderSignIn(ctx, school.signIn(url, person))
  }

  it('is found by domain and by id, with its secret sealed', async () => {
    const rest = { redirectTo: null, challenge: null }
    expect(good(await startSso(ctx, { providerId: 'school-1', ...rest })).url).toContain(
      `school-${count}.test`,
    )
    expect(await startSso(ctx, { domain: 'other.example', ...rest })).toMatchObject({
      code: 'sso_provider_not_found',
    })
    expect(await startSso(ctx, { ...rest })).toMatchObject({ code: 'validation_failed' })
    expect(await startSso(ctx, { domain: 'school.example', providerId: 'school-1', ...rest })).toMatchObject({
      code: 'validation_failed',
    })
    expect(JSON.stringify(await ctx.db.select().from(organisations))).not.toContain(
      school.config.clientSecret,
    )
  })

  it('signs its people in', async () => {
    expect(await returnAs(TEACHER)).toMatchObject({ kind: 'proved', proved: { method: 'sso/saml' } })
    const [identity] = await ctx.db.select().from(identities)
    expect(identity).toMatchObject({ provider: 'sso:school-1', subject: 't-1' })
  })

  it.each(['http://school.example', 'http://10.0.0.7/realms/school', 'school', 'file:///etc/passwd'])(
    'is not asked at %s, even by a developer',
    async (issuer) => {
      ctx.config = { ...ctx.config, environment: 'development' }
      const insecure = { issuer, authorization_endpoint: issuer, token_endpoint: issuer, jwks_uri: issuer }
      const asked = vi.fn(async () => Response.json(insecure))
      ctx.fetch = asked
      const id = 'school-2'
      await addOrganisation(ctx, { ...school.config, id, name: 'School', domains: ['two.example'], issuer })
      expect(await startSso(ctx, { providerId: id, redirectTo: null, challenge: null })).toMatchObject({
        code: 'provider_disabled',
      })
      expect(asked).not.toHaveBeenCalled()
    },
  )

  it('is not believed about the addresses of others', async () => {
    await passwordAccount('ana@example.com')
    expect(await returnAs({ ...TEACHER, email: 'ana@example.com' })).toMatchObject({
      refusal: { code: 'provider_email_needs_verification' },
    })
    expect(await returnAs({ ...TEACHER, email: 'tess@evil-school.example' })).toMatchObject({
      kind: 'refused',
    })
  })

  it('can be changed under its id', async () => {
    await addOrganisation(ctx, { id: 'school-1', name: 'New', domains: ['new.example'], ...school.config })
    const rest = { redirectTo: null, challenge: null }
    expect(await startSso(ctx, { domain: 'school.example', ...rest })).toMatchObject({
      code: 'sso_provider_not_found',
    })
    expect(await startSso(ctx, { domain: 'new.example', ...rest })).toMatchObject({ ok: true })
  })
})

describe('linking and unlinking', () => {
  const signedIn = async (userId: string) => {
    const { account, session } = await openApiSession(ctx, { userId, method: 'password' })
    return { account, session }
  }
  /** @param viewerId who is signed in to our screens where the browser comes back */
  const link = async (userId: string, person: JWTPayload, viewerId: string | null = userId) => {
    const request = { provider: 'google', redirectTo: APP, challenge: null }
    const { url } = good(await linkIdentity(ctx, await signedIn(userId), request))
    return finishProviderSignIn(ctx, { ...google.signIn(url, person), viewerId })
  }
  const pending = (outcome: ProviderOutcome): string => {
    if (outcome.kind !== 'confirm_link') throw new Error(JSON.stringify(outcome))
    return outcome.authCode
  }

  it('asks by name where nobody is signed in, and links by a press, once', async () => {
    const id = await passwordAccount('ana@example.com')
    const code = pending(await link(id, { sub: 'g-1', email: 'bea@example.com' }, null))
    expect((await readAccount(ctx, id))?.identities).toHaveLength(1)
    expect(await readPendingLink(ctx, code)).toMatchObject({
      account: { id },
      provider: 'google',
      email: 'bea@example.com',
    })
    // It opens nothing by itself.
    expect(good(await readOwnCode(ctx, code))).toBeNull()
    expect(await exchangeFlowCode(ctx, { authCode: code, codeVerifier: 'x'.repeat(43) })).toMatchObject({
      ok: false,
    })
    const outcomes = await Promise.all([confirmLink(ctx, code), confirmLink(ctx, code)])
    expect(outcomes.map(({ kind }) => kind).sort()).toEqual(['proved', 'refused'])
    expect((await readAccount(ctx, id))?.identities).toHaveLength(2)
    expect(await readPendingLink(ctx, code)).toBeNull()
  })

  it('a client with a verifier gets nothing before the press, and then no fresher proof than its session has', async () => {
    const id = await passwordAccount('ana@example.com')
    const who = await signedIn(id)
    const begun = provedAt(who.session)
    ctx.clock.now += 5 * 60_000
    const request = { provider: 'google', redirectTo: APP, challenge: CHALLENGE }
    const { url } = good(await linkIdentity(ctx, who, request))
    const back = google.signIn(url, { sub: 'g-1' })
    const code = pending(await finishProviderSignIn(ctx, { ...back, viewerId: null }))
    const exchange = (authCode: string) => exchangeFlowCode(ctx, { authCode, codeVerifier: VERIFIER })
    expect(await exchange(code)).toMatchObject({ code: 'flow_state_not_found' })
    const confirmed = await confirmLink(ctx, code)
    if (confirmed.kind !== 'code') throw new Error(JSON.stringify(confirmed))
    const { proved: proof } = good(await exchange(confirmed.authCode))
    expect(proof).toMatchObject({ userId: id, at: begun })
    const { account, session } = await openApiSession(ctx, proof)
    expect(account.identities).toHaveLength(2)
    expect(provedAt(session)).toBe(begun)
    const idToken = await google.idToken({ sub: 'g-2' })
    expect(good(await linkIdToken(ctx, who, { provider: 'google', idToken })).at).toBe(begun)
  })

  it('a link that was begun ends with a new password, and when all other sessions are ended', async () => {
    const id = await passwordAccount('ana@example.com')
    const ends = [
      (who: SignedIn) =>
        updateAccount(ctx, who, {
          password: 'another long one of the owner',
          redirectTo: null,
          challenge: null,
          fromScreen: false,
        }),
      (who: SignedIn) => signOut(ctx, who.session, 'others'),
    ]
    for (const end of ends) {
      const request = { provider: 'google', redirectTo: APP, challenge: null }
      const { url } = good(await linkIdentity(ctx, await signedIn(id), request))
      await end(await signedIn(id))
      const back = await finishProviderSignIn(ctx, { ...google.signIn(url, { sub: 'g-9' }), viewerId: id })
      expect(back).toMatchObject({ refusal: { code: 'bad_oauth_state' } })
    }
    expect((await readAccount(ctx, id))?.identities).toHaveLength(1)
  })

  it('a link that nobody says yes to ends after five minutes', async () => {
    const id = await passwordAccount('ana@example.com')
    const code = pending(await link(id, { sub: 'g-1' }, null))
    ctx.clock.now += 5 * 60_000
    expect(await readPendingLink(ctx, code)).toBeNull()
    expect(await confirmLink(ctx, code)).toMatchObject({ refusal: { code: 'flow_state_not_found' } })
    expect((await readAccount(ctx, id))?.identities).toHaveLength(1)
  })

  it('tells the owner of an identity that was added or joined, in their language', async () => {
    const notices = async () => {
      await ctx.settled()
      return ctx.delivered
        .filter(({ kind }) => kind === 'account_notice')
        .map(({ recipient, locale, params }) => [recipient, locale, params.notice])
    }
    const id = await passwordAccount('ana@example.com')
    await ctx.db
      .update(users)
      .set({ metadata: { language: 'es' } })
      .where(eq(users.id, id))
    const told = ['ana@example.com', 'es', 'identity_linked']
    await link(id, { sub: 'g-1', email: 'other@example.com', email_verified: false })
    expect(await notices()).toEqual([told])
    // By the press of our page, by a token of the device, and by a sign-in with the account's own address.
    await confirmLink(ctx, pending(await link(id, { sub: 'g-2' }, null)))
    const idToken = await google.idToken({ sub: 'g-3', email: 'third@example.com' })
    good(await linkIdToken(ctx, await signedIn(id), { provider: 'google', idToken }))
    await signIn(ANA)
    expect(await notices()).toEqual([told, told, told, told])
    // A sign-in with what is linked, and a link that fails, tell nobody.
    await signIn(ANA)
    await link(id, { sub: 'g-1' })
    expect(await notices()).toHaveLength(4)
  })

  describe('to a child’s account', () => {
    const MUMS = { sub: 'mum', email: 'Mum+maya@example.com' }

    /** Of nine, with the yes of mum@example.com. */
    async function consented() {
      await emptyFamilies(ctx)
      const childId = await passwordAccount('maya@example.com')
      await stateAge(ctx, { userId: childId, country: 'us', age: 9, guardianEmail: MUM })
      await askPendingConsent(ctx, childId)
      const token = await lastToken(ctx)
      await confirmConsent(ctx, token)
      return { childId, token }
    }

    const byDevice = async (childId: string, person: JWTPayload) => {
      const idToken = await google.idToken(person)
      return linkIdToken(ctx, await signedIn(childId), { provider: 'google', idToken })
    }

    it('is refused for the mailbox that said yes, proved there or not', async () => {
      const { childId } = await consented()
      const refused = { ok: false, code: 'guardian_address' }
      for (const email_verified of [true, false]) {
        const person = { ...MUMS, email_verified }
        expect(await link(childId, person)).toMatchObject({ refusal: refused })
        expect(await confirmLink(ctx, pending(await link(childId, person, null)))).toMatchObject({
          refusal: refused,
        })
        expect(await byDevice(childId, person)).toMatchObject(refused)
      }
      expect((await readAccount(ctx, childId))?.identities).toHaveLength(1)
      expect(await byDevice(childId, { sub: 'maya', email: 'maya.lopez@example.com' })).toMatchObject({
        ok: true,
      })
    })

    it('opens it no more once its address there has become the mailbox that said yes', async () => {
      const { childId } = await consented()
      const asMaya = async (email: string) => {
        const idToken = await google.idToken({ sub: 'maya', email, email_verified: true })
        return signInWithIdToken(ctx, { provider: 'google', idToken })
      }
      expect(await byDevice(childId, { sub: 'maya', email: 'maya.lopez@example.com' })).toMatchObject({
        ok: true,
      })
      expect(await asMaya(MUMS.email)).toMatchObject({ ok: false, code: 'guardian_address' })
      const [, linked] = (await readAccount(ctx, childId))?.identities ?? []
      expect(linked).toMatchObject({ email: 'maya.lopez@example.com' })
      expect(await asMaya('maya.new@example.com')).toMatchObject({ ok: true, value: { userId: childId } })
    })

    it('is refused once the yes is taken back, also where it was begun before', async () => {
      const { childId, token } = await consented()
      const code = pending(await link(childId, { sub: 'maya' }, null))
      await withdrawConsent(ctx, token)
      const refused = { code: 'consent_required' }
      expect(await confirmLink(ctx, code)).toMatchObject({ refusal: refused })
      expect(await byDevice(childId, { sub: 'maya' })).toMatchObject(refused)
    })
  })

  it('adds an identity, whatever its address', async () => {
    const id = await passwordAccount('ana@example.com')
    expect(proved(await link(id, { sub: 'g-1', email: 'other@example.com', email_verified: false }))).toBe(id)
    const account = await readAccount(ctx, id)
    expect(account?.email).toBe('ana@example.com')
    expect(account?.identities.map(({ provider }) => provider)).toEqual(['email', 'google'])
    expect(proved(await signIn({ sub: 'g-1' }))).toBe(id)
  })

  it('refuses an identity that is linked already, here or elsewhere', async () => {
    const ben = proved(await signIn({ ...ANA, sub: 'ben', email: 'ben@example.com' }))
    const ana = await passwordAccount('ana@example.com')
    expect(await link(ana, { sub: 'ben' })).toMatchObject({
      refusal: { code: 'identity_already_exists' },
    })
    expect(await link(ben, { sub: 'ben' })).toMatchObject({
      refusal: { code: 'identity_already_exists', message: 'Identity is already linked' },
    })
  })

  it('unlinks all but the last, and only their own', async () => {
    const id = await passwordAccount('ana@example.com')
    await link(id, ANA)
    const who = await signedIn(id)
    const [email, other] = who.account.identities
    const stranger = proved(await signIn({ ...ANA, sub: 'ben', email: 'ben@example.com' }))
    expect(await unlinkIdentity(ctx, await signedIn(stranger), email?.id ?? '')).toMatchObject({
      code: 'identity_not_found',
    })
    // Both at once, from two windows that saw two identities.
    const results = await Promise.all([
      unlinkIdentity(ctx, who, email?.id ?? ''),
      unlinkIdentity(ctx, who, other?.id ?? ''),
    ])
    expect(results.map(({ ok }) => ok).sort()).toEqual([false, true])
    const left = await signedIn(id)
    expect(left.account.identities).toHaveLength(1)
    expect(await unlinkIdentity(ctx, left, left.account.identities[0]?.id ?? '')).toMatchObject({
      code: 'single_identity_not_deletable',
    })
  })

  it('takes the password along with the email identity', async () => {
    const id = await passwordAccount('ana@example.com')
    await link(id, ANA)
    const who = await signedIn(id)
    good(
      await unlinkIdentity(
        ctx,
        who,
        who.account.identities.find(({ provider }) => provider === 'email')?.id ?? '',
      ),
    )
    expect(await readAccount(ctx, id)).toMatchObject({ hasPassword: false, email: 'ana@example.com' })
  })
})
