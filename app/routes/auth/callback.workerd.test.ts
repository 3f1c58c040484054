// Leaving for a provider and coming back, as forms without scripts do it: answers, cookies, and what the next page says.
import { env, exports } from 'cloudflare:workers'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { openApiSession } from '#app/domain/accounts/open-api-session.server.ts'
import { readFlash } from '#app/flash.server.ts'
import { newEmail, send, signedUpClient } from '#tests/conformance/client.ts'
import { testContext } from '#tests/factories/app-context.ts'
import { createFakeProvider, type FakeProvider, networkOf } from '#tests/factories/fake-provider.ts'

const ORIGIN = 'http://sparkbook.test'

let google: FakeProvider

beforeAll(async () => {
  google = await createFakeProvider({ issuer: 'https://google.test' })
  vi.stubGlobal('fetch', networkOf(google))
})

afterAll(() => {
  vi.unstubAllGlobals()
})

function post(path: string, fields: Record<string, string>, headers: HeadersInit = {}): Promise<Response> {
  return exports.default.fetch(ORIGIN + path, {
    method: 'POST',
    headers: { Host: new URL(ORIGIN).host, Origin: ORIGIN, ...headers },
    body: new URLSearchParams(fields),
    redirect: 'manual',
  })
}

/** What the next page would say. */
function said(response: Response) {
  const cookie = cookiesOf(response)
  return readFlash(new Request(ORIGIN, { headers: { Cookie: cookie } }), 'en').flashes.map(
    ({ type, title, description }) => [type, title, description],
  )
}

function cookiesOf(response: Response): string {
  return response.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
}

/** Away to Google and back to the page with the code. */
async function away(fields: Record<string, string> = {}) {
  const left = await post('/auth/social/google', fields)
  const email = newEmail()
  const person = { sub: email, email, email_verified: true, name: 'Mia' }
  const answer = google.signIn(left.headers.get('Location') ?? '', person)
  const back = await send(`/auth/v1/callback?${new URLSearchParams(answer)}`)
  const url = new URL(back.headers.get('Location') ?? '')
  // What comes before a newcomer goes on is welcome.workerd.test.ts's.
  await env.DB.prepare('update users set welcomed_at = 1 where email = ?').bind(email).run()
  return { left, url, code: url.searchParams.get('code') ?? '', cookie: cookiesOf(left), email }
}

/** An access token issued `ageMs` ago. */
async function accessToken(userId: string, ageMs = 0): Promise<string> {
  const ctx = testContext(env.DB)
  ctx.clock.now = Date.now() - ageMs
  ctx.newId = () => crypto.randomUUID()
  return (await openApiSession(ctx, { userId, method: 'oauth' })).tokens.accessToken
}

describe('POST /auth/social/:provider', () => {
  // First: what a provider once said of itself is remembered.
  it.each([
    ['google', 'Google sign-in failed'],
    ['microsoft', 'Microsoft sign-in failed'],
  ])('says so when it could not leave for %s, and keeps where one wanted to go', async (provider, title) => {
    vi.stubGlobal('fetch', networkOf())
    const response = await post(`/auth/social/${provider}`, { tier: 'basic' })
    vi.stubGlobal('fetch', networkOf(google))
    expect(response.headers.get('Location')).toBe('/auth?tier=basic')
    expect(said(response)).toMatchObject([['error', title, expect.any(String)]])
  })

  it('leaves with a verifier only this browser has', async () => {
    const { left, url } = await away()
    expect(left.status).toBe(303)
    expect(left.headers.get('Location')).toMatch(/^https:\/\/google\.test\/authorize\?/)
    expect(left.headers.get('Set-Cookie')).toMatch(
      /^__Host-trip=[\w-]+; Max-Age=600; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    )
    expect(url.origin + url.pathname).toBe(`${ORIGIN}/auth/callback`)
  })

  it('may lead there by a form: the page allows it', async () => {
    const page = await exports.default.fetch(`${ORIGIN}/auth`)
    expect(page.headers.get('Content-Security-Policy')).toContain(
      "form-action 'self' http://payments.test https://google.test https://microsoft.test https://login.live.com",
    )
  })

  it('knows no other provider, and is not for other sites', async () => {
    expect((await post('/auth/social/github', {})).status).toBe(404)
    expect((await post('/auth/social/google', {}, { Origin: 'https://evil.test' })).status).toBe(403)
  })
})

describe('/auth/callback with a code', () => {
  it.each([
    [{}, '/'],
    [{ tier: 'premium' }, '/pricing?tier=premium'],
    [{ returnTo: '/games' }, '/games'],
    [{ returnTo: '//evil.test' }, '/'],
  ])('signs in and leads on: %o', async (fields, location) => {
    const { code, cookie } = await away(fields)
    const response = await post('/auth/callback', { code }, { Cookie: cookie })
    expect(response.headers.get('Location')).toBe(location)
    expect(response.headers.getSetCookie().join('\n')).toMatch(
      /^__Host-session=.+HttpOnly; Secure; SameSite=Lax/m,
    )
    expect(response.headers.getSetCookie()).toContain(
      '__Host-trip=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax',
    )
    expect(said(response)).toEqual([
      ['success', 'Login successful', 'Welcome back!'],
      ['success', 'Google login successful!', undefined],
    ])
  })

  it('does nothing by being opened', async () => {
    const { url, code, cookie } = await away()
    const page = await exports.default.fetch(url.href, { headers: { Cookie: cookie } })
    expect(page.status).toBe(200)
    expect(await page.text()).toContain('Completing login...')
    expect(page.headers.get('Set-Cookie') ?? '').not.toContain('session')
    expect(page.headers.get('Cache-Control')).toBe('no-store')
    const response = await post('/auth/callback', { code }, { Cookie: cookie })
    expect(response.headers.get('Location')).toBe('/')
  })

  it.each([
    ['of another browser', async () => (await away()).cookie],
    ['of no browser', async () => ''],
    ['of a browser with nonsense', async () => '__Host-trip=nonsense'],
  ])('refuses a code %s', async (_, cookieOf) => {
    const { code } = await away()
    const response = await post('/auth/callback', { code }, { Cookie: await cookieOf() })
    expect(response.headers.get('Location')).toBe('/auth')
    expect(cookiesOf(response)).not.toContain('__Host-session')
    expect(said(response)).toMatchObject([['error', 'Authentication failed', expect.any(String)]])
  })

  it('says "Something went wrong" when it does', async () => {
    const response = await post('/auth/callback', {}, { 'Content-Type': 'multipart/form-data' })
    expect(response.headers.get('Location')).toBe('/auth')
    expect(said(response)).toEqual([['error', 'Something went wrong', 'Please try again']])
  })

  it('goes to /auth with nothing in hand', async () => {
    const response = await post('/auth/callback', {})
    expect(response.headers.get('Location')).toBe('/auth')
    expect(said(response)).toEqual([])
  })
})

describe('/auth/callback with tokens', () => {
  it('asks by name, then signs in and ends the session of the address', async () => {
    const { id, email } = await signedUpClient({ role: 'teacher' })
    const access_token = await accessToken(id)
    const asked = await post('/auth/callback', { access_token })
    expect(asked.status).toBe(200)
    expect(await asked.text()).toContain(`${email[0]}…@example.com`)
    expect(cookiesOf(asked)).not.toContain('__Host-session')
    const response = await post('/auth/callback', { access_token, confirmed: 'yes' })
    expect(response.headers.get('Location')).toBe('/')
    expect(cookiesOf(response)).toContain('__Host-session=')
    const user = await send('/auth/v1/user', { headers: { Authorization: `Bearer ${access_token}` } })
    expect(user.status).toBe(403)
  })

  it('refuses forged ones', async () => {
    for (const access_token of ['a.b.c', 'anon-dev-key']) {
      const response = await post('/auth/callback', { access_token, confirmed: 'yes' })
      expect(said(response)).toMatchObject([['error', 'Authentication failed', expect.any(String)]])
    }
  })

  it.each([
    [119_000, 0],
    [125_000, 1],
  ])('of %i ms of age: %i warnings', async (ageMs, warnings) => {
    const { id } = await signedUpClient()
    const log = vi.spyOn(console, 'log')
    const response = await post('/auth/callback', {
      access_token: await accessToken(id, ageMs),
      confirmed: 'yes',
    })
    const lines = log.mock.calls.filter(([line]) => String(line).includes('issued over 120 s ago'))
    log.mockRestore()
    expect(lines).toHaveLength(warnings)
    expect(cookiesOf(response)).toContain('__Host-session=')
  })
})
