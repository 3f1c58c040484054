// Google, Microsoft, id tokens and single sign-on as the real client uses them. The providers are the tests' own.
import { env } from 'cloudflare:workers'
import type { JWTPayload } from 'jose'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { addOrganisation } from '#app/domain/accounts/add-organisation.server.ts'
import { testContext } from '#tests/factories/app-context.ts'
import { createFakeProvider, type FakeProvider } from '#tests/factories/fake-provider.ts'
import { newClient, ORIGIN, send, signedUpClient, unique } from './client.ts'
import { good } from './good.ts'
import {
  APP,
  finishAtProvider,
  google,
  microsoft,
  newPerson,
  SCHOOL,
  setUpProviders,
  signInWith,
  takeHash,
  target,
  travel,
} from './providers.workerd.fixture.ts'

const PERSONAL = '9188040d-6c67-4c5b-b112-36a304b66dad'

let school: FakeProvider

beforeAll(async () => {
  school = await createFakeProvider({ issuer: 'https://school.test' })
  await setUpProviders(school)
  const organisation = { id: SCHOOL, name: 'School', domains: ['school.example'] }
  await addOrganisation(testContext(env.DB), { ...organisation, ...school.config })
})

afterAll(() => {
  vi.unstubAllGlobals()
})

describe('signInWithOAuth', () => {
  it('implicit: comes back with a session behind the hash', async () => {
    const client = newClient()
    const person = newPerson()
    const redirectTo = 'https://app.example/welcome?x=1'
    const { url } = good(await client.auth.signInWithOAuth({ provider: 'google', options: { redirectTo } }))
    const landed = await travel(url ?? '', google, person)
    expect(landed.href.split('#')[0]).toBe(redirectTo)
    const fragment = Object.fromEntries(new URLSearchParams(landed.hash.slice(1)))
    expect(fragment).toMatchObject({
      token_type: 'bearer',
      expires_in: '3600',
      provider_token: 'provider-access',
      provider_refresh_token: 'provider-refresh',
    })
    await takeHash(client, landed)
    const { user } = good(await client.auth.getUser())
    expect(user).toMatchObject({
      email: person.email,
      app_metadata: { provider: 'google', providers: ['google'] },
      user_metadata: { full_name: 'Mia Lopez', email_verified: true },
    })
    expect(user.email_confirmed_at).toBeDefined()
    expect(user.identities).toMatchObject([{ provider: 'google', id: person.sub, user_id: user.id }])
    const claims = good(await client.auth.getClaims()).claims
    expect(claims.amr).toMatchObject([{ method: 'oauth' }])
    expect(claims.aal).toBe('aal1')
  })

  it('pkce: comes back with a code, good once and for this client alone', async () => {
    const client = newClient({ flowType: 'pkce' })
    const { url } = good(await client.auth.signInWithOAuth({ provider: 'google' }))
    const landed = await travel(url ?? '', google, newPerson())
    expect(landed.hash).toBe('')
    const code = landed.searchParams.get('code') ?? ''
    const thief = newClient({ flowType: 'pkce' })
    await thief.auth.signInWithOAuth({ provider: 'google' })
    expect((await thief.auth.exchangeCodeForSession(code)).error).toMatchObject({ code: 'bad_code_verifier' })
    const { session } = good(await client.auth.exchangeCodeForSession(code))
    expect(session).toMatchObject({ provider_token: 'provider-access', token_type: 'bearer' })
    await client.auth.signInWithOAuth({ provider: 'google' })
    expect((await client.auth.exchangeCodeForSession(code)).error).toMatchObject({
      code: 'flow_state_not_found',
    })
  })

  it.each(['azure', 'microsoft'])('%s is Microsoft', async (name) => {
    const client = newClient()
    const { url } = good(await client.auth.signInWithOAuth({ provider: name as 'azure', options: APP }))
    const person = { ...newPerson(), email_verified: undefined, tid: PERSONAL, xms_edov: true }
    await takeHash(client, await travel(url ?? '', microsoft, person))
    expect(good(await client.auth.getUser()).user.app_metadata.provider).toBe('microsoft')
  })

  it('passes scopes and extra parameters on, but not those that are ours', async () => {
    const queryParams = {
      access_type: 'offline',
      state: 'mine',
      redirect_uri: 'https://evil.test',
      client_id: 'x',
    }
    const options = { scopes: 'calendar', queryParams }
    const { url } = good(await newClient().auth.signInWithOAuth({ provider: 'google', options }))
    const asked = target(await send(url ?? '')).searchParams
    expect(asked.get('scope')).toBe('openid email profile calendar')
    expect(asked.get('access_type')).toBe('offline')
    expect(asked.get('redirect_uri')).toBe(`${ORIGIN}/auth/v1/callback`)
    expect(asked.get('client_id')).toBe('sparkbook')
    expect(asked.get('state')).not.toBe('mine')
    expect(asked.has('redirect_to')).toBe(false)
  })

  it('leads to no foreign address', async () => {
    const options = { redirectTo: 'https://evil.test/steal' }
    const { url } = good(await newClient().auth.signInWithOAuth({ provider: 'google', options }))
    const landed = await travel(url ?? '', google, newPerson())
    expect(landed.origin + landed.pathname).toBe(`${ORIGIN}/auth/callback`)
    expect(landed.hash).toBe('')
  })

  it('answers JSON where a provider is unknown, or a challenge is none', async () => {
    for (const query of ['', '?provider=', '?provider=github', '?provider=google&code_challenge=short']) {
      const response = await send(`/auth/v1/authorize${query}`)
      expect(response.status).toBe(400)
      expect(await response.json()).toMatchObject({ error_code: 'validation_failed' })
    }
  })

  it('joins the account that has the address confirmed', async () => {
    const { email, id } = await signedUpClient()
    const client = newClient()
    await signInWith(client, { ...newPerson(), email })
    const { user } = good(await client.auth.getUser())
    expect(user.id).toBe(id)
    expect(user.app_metadata.providers).toEqual(['email', 'google'])
  })

  it("takes an unconfirmed account over: a squatter's password is void", async () => {
    const squatter = newClient()
    const person = newPerson()
    const credentials = { email: person.email, password: 'violet-otter-42' }
    good(await squatter.auth.signUp(credentials))
    await signInWith(newClient(), person)
    expect((await squatter.auth.signInWithPassword(credentials)).error).toMatchObject({
      code: 'invalid_credentials',
    })
  })
})

describe('/callback', () => {
  it('leads to our own site with the error, in query and hash, when the state is none of ours', async () => {
    const landed = await finishAtProvider({ code: 'x', state: 'y' })
    expect(landed.origin + landed.pathname).toBe(`${ORIGIN}/`)
    for (const said of [landed.searchParams, new URLSearchParams(landed.hash.slice(1))]) {
      expect(said.get('error')).toBe('invalid_request')
      expect(said.get('error_code')).toBe('bad_oauth_state')
      expect(said.get('error_description')).toBe('OAuth state is not valid')
    }
  })

  it("leads the provider's own error to where the flow began", async () => {
    const options = { redirectTo: 'https://app.example/done' }
    const { url } = good(await newClient().auth.signInWithOAuth({ provider: 'google', options }))
    const { state } = google.signIn(target(await send(url ?? '')).href, newPerson())
    const landed = await finishAtProvider({ state, error: 'access_denied', error_description: 'No' })
    expect(landed.origin + landed.pathname).toBe('https://app.example/done')
    expect(landed.searchParams.get('error')).toBe('access_denied')
    expect(new URLSearchParams(landed.hash.slice(1)).get('error_description')).toBe('No')
  })

  it('comes by POST as well (response_mode=form_post)', async () => {
    const { url } = good(await newClient().auth.signInWithOAuth({ provider: 'google', options: APP }))
    const answer = google.signIn(target(await send(url ?? '')).href, newPerson())
    const response = await send('/auth/v1/callback', {
      method: 'POST',
      headers: { Origin: 'https://google.test', 'Content-Type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(answer).toString(),
    })
    expect(target(response).hash).toContain('access_token=')
  })

  it('gives a page of ours a code, and vouches for it to the browser that left and to no other', async () => {
    const arrive = async (headers: (cookie: string) => HeadersInit) => {
      const left = await send('/auth/v1/authorize?provider=google')
      const cookie = left.headers.get('Set-Cookie') ?? ''
      expect(cookie).toMatch(/^__Host-provider-state=[\w-]{43}; .*Path=\/; HttpOnly; Secure; SameSite=Lax/)
      const answer = google.signIn(target(left).href, newPerson())
      const path = `/auth/v1/callback?${new URLSearchParams(answer)}`
      const back = await send(path, { headers: headers(cookie.split(';')[0] ?? '') })
      expect(target(back).href).toMatch(/^http:\/\/sparkbook\.test\/auth\/callback\?code=[\w-]+$/)
      return back.headers.get('Set-Cookie')
    }
    expect(await arrive((cookie) => ({ Cookie: cookie }))).toMatch(/^__Host-provider-code=/)
    expect(await arrive(() => ({}))).toBeNull()
    expect(await arrive(() => ({ Cookie: `__Host-provider-state=${'a'.repeat(43)}` }))).toBeNull()
  })
})

describe('signInWithIdToken', () => {
  it('signs in, and knows the person again', async () => {
    const person = newPerson()
    const token = await google.idToken({ ...person, nonce: 'n-1' })
    const first = good(await newClient().auth.signInWithIdToken({ provider: 'google', token, nonce: 'n-1' }))
    expect(first.user?.email).toBe(person.email)
    const again = await google.idToken(person)
    const second = good(await newClient().auth.signInWithIdToken({ provider: 'google', token: again }))
    expect(second.user?.id).toBe(first.user?.id)
  })

  it.each<[string, JWTPayload, { nonce?: string }]>([
    ['for another client', { aud: 'someone-else' }, {}],
    ['of another issuer', { iss: 'https://elsewhere.test' }, {}],
    ['that expired', { exp: 1_000_000_000 }, {}],
    ['with another nonce', { nonce: 'a' }, { nonce: 'b' }],
    ['with a nonce nobody gave', { nonce: 'a' }, {}],
    ['without the nonce given', {}, { nonce: 'b' }],
  ])('refuses a token %s', async (_, claims, rest) => {
    const token = await google.idToken({ ...newPerson(), ...claims })
    const { error } = await newClient().auth.signInWithIdToken({ provider: 'google', token, ...rest })
    expect(error).toMatchObject({ status: 400, message: 'Bad ID token' })
  })

  it('refuses what is no token, and a provider that is not offered', async () => {
    const nothing = await newClient().auth.signInWithIdToken({ provider: 'google', token: 'bad' })
    expect(nothing.error?.message).toMatch(/Bad ID token/)
    const apple = await newClient().auth.signInWithIdToken({ provider: 'apple', token: 'bad' })
    expect(apple.error?.message).toMatch(/not enabled/)
  })
})

describe('signInWithSSO', () => {
  const teacher = () => ({ ...newPerson(), email: `teacher-${unique()}@school.example` })

  it.each([{ domain: 'school.example' }, { domain: 'SCHOOL.example' }, { providerId: SCHOOL }])(
    'finds the organisation by %o',
    async (by) => {
      const client = newClient()
      const options = { redirectTo: 'https://app.example/in' }
      const { url } = good(await client.auth.signInWithSSO({ ...(by as { domain: string }), options }))
      const landed = await travel(url, school, teacher())
      expect(landed.host).toBe('app.example')
      await takeHash(client, landed)
      const { user } = good(await client.auth.getUser())
      expect(user.app_metadata.provider).toBe(`sso:${SCHOOL}`)
      expect(good(await client.auth.getClaims()).claims.amr).toMatchObject([{ method: 'sso/saml' }])
    },
  )

  it('pkce', async () => {
    const client = newClient({ flowType: 'pkce' })
    const { url } = good(await client.auth.signInWithSSO({ domain: 'school.example' }))
    const landed = await travel(url, school, teacher())
    const { session } = good(await client.auth.exchangeCodeForSession(landed.searchParams.get('code') ?? ''))
    expect(session.user.app_metadata.provider).toBe(`sso:${SCHOOL}`)
  })

  it('refuses an unknown organisation, and both or none', async () => {
    const { error } = await newClient().auth.signInWithSSO({ domain: 'nowhere.example' })
    expect(error).toMatchObject({ code: 'sso_provider_not_found', status: 404 })
    for (const body of [{}, { domain: 'school.example', provider_id: SCHOOL }]) {
      const response = await send('/auth/v1/sso', { method: 'POST', body: JSON.stringify(body) })
      expect(response.status).toBe(400)
    }
  })

  it('does not believe a school about addresses elsewhere', async () => {
    const { client, email } = await signedUpClient()
    const { url } = good(await newClient().auth.signInWithSSO({ domain: 'school.example' }))
    const landed = await travel(url, school, { ...teacher(), email })
    expect(landed.searchParams.get('error_code')).toBe('provider_email_needs_verification')
    expect(good(await client.auth.getUserIdentities()).identities).toHaveLength(1)
  })
})
