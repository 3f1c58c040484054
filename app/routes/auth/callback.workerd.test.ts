// Leaving for a provider and coming back, as forms without scripts do it: answers, cookies, and what the next page says.
import { env, exports } from 'cloudflare:workers'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { readFlash } from '#app/request/flash.server.ts'
import { deployment, newEmail, send, signedUpClient } from '#tests/conformance/client.ts'
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
  return send(path, {
    method: 'POST',
    headers: { Host: new URL(ORIGIN).host, Origin: ORIGIN, ...headers },
    body: new URLSearchParams(fields),
  })
}

/** What the next page would say. */
function said(response: Response) {
  const cookie = cookiesOf(response)
  return readFlash(new Request(ORIGIN, { headers: { Cookie: cookie } })).flashes.map(
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
  const url = new URL(back.headers.get('Location') ?? '', ORIGIN)
  // What comes before a newcomer goes on is welcome.workerd.test.ts's.
  await env.DB.prepare('update users set welcomed_at = 1 where email = ?').bind(email).run()
  return { left, url, code: url.searchParams.get('code') ?? '', cookie: cookiesOf(left), email }
}

describe('POST /auth/social/:provider', () => {
  it.each([
    ['google', 'Google sign-in failed'],
    ['microsoft', 'Microsoft sign-in failed'],
  ])('says so when it could not leave for %s, and keeps where one wanted to go', async (provider, title) => {
    // At an address of its own: what a provider once said of itself is remembered.
    const away = deployment({ [`${provider.toUpperCase()}_ISSUER`]: 'https://nobody.test' })
    const response = await away(`${ORIGIN}/auth/social/${provider}`, {
      method: 'POST',
      headers: { Host: new URL(ORIGIN).host, Origin: ORIGIN },
      body: new URLSearchParams({ tier: 'basic' }),
      redirect: 'manual',
    })
    expect(response.headers.get('Location')).toBe('/auth?tier=basic')
    expect(said(response)).toMatchObject([['error', title, expect.any(String)]])
  })

  it('leaves with a verifier only this browser has', async () => {
    const { left, url } = await away()
    expect(left.status).toBe(303)
    expect(left.headers.get('Location')).toMatch(/^https:\/\/google\.test\/authorize\?/)
    expect(left.headers.get('Set-Cookie')).toMatch(
      /^__Host-provider-flow=[\w-]+; Max-Age=600; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
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
    [{ tier: 'premium', interval: 'year' }, '/pricing?tier=premium&interval=year'],
    [{ returnTo: '/games' }, '/games'],
    [{ returnTo: '//evil.test' }, '/'],
    [{ returnTo: '/.//evil.test' }, '/'],
  ])('signs in and leads on: %o', async (fields, location) => {
    const { code, cookie } = await away(fields)
    const response = await post('/auth/callback', { code }, { Cookie: cookie })
    expect(response.headers.get('Location')).toBe(location)
    expect(response.headers.getSetCookie().join('\n')).toMatch(
      /^__Host-session=.+HttpOnly; Secure; SameSite=Lax/m,
    )
    expect(response.headers.getSetCookie()).toContain(
      '__Host-provider-flow=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax',
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
    ['of a browser with nonsense', async () => '__Host-provider-flow=nonsense'],
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

describe('/auth/callback with a code that a client of the API began without a verifier', () => {
  /** Somebody's way from /authorize, with no wish where to or a page of ours, back to the page with the code. */
  const callBack = async (redirect_to = '') => {
    const left = await send(`/auth/v1/authorize?${new URLSearchParams({ provider: 'google', redirect_to })}`)
    const email = newEmail()
    const answer = google.signIn(left.headers.get('Location') ?? '', {
      sub: email,
      email,
      email_verified: true,
    })
    const path = `/auth/v1/callback?${new URLSearchParams(answer)}`
    const back = await send(path, { headers: { Cookie: cookiesOf(left) } })
    await env.DB.prepare('update users set welcomed_at = 1 where email = ?').bind(email).run()
    const url = new URL(back.headers.get('Location') ?? '', ORIGIN)
    expect(url.pathname + url.hash).toBe('/auth/callback')
    return { code: url.searchParams.get('code') ?? '', cookie: cookiesOf(back), email }
  }

  it('asks by name where nothing shows that this browser left, then signs in, once', async () => {
    const { code, email } = await callBack('/games?x=1')
    const asked = await post('/auth/callback', { code })
    expect(asked.status).toBe(200)
    expect(await asked.text()).toContain(`${email[0]}…@example.com`)
    expect(cookiesOf(asked)).not.toContain('__Host-session')
    const response = await post('/auth/callback', { code, confirmed: 'yes' })
    expect(response.headers.get('Location')).toBe('/games?x=1')
    expect(cookiesOf(response)).toContain('__Host-session=')
    const again = await post('/auth/callback', { code, confirmed: 'yes' })
    expect(again.headers.get('Location')).toBe('/auth')
    expect(cookiesOf(again)).not.toContain('__Host-session')
  })

  it('says whose account going on signs out where another one is open', async () => {
    const { code, email } = await callBack()
    const open = await away()
    const session = cookiesOf(await post('/auth/callback', { code: open.code }, { Cookie: open.cookie }))
    const plain = await (await post('/auth/callback', { code })).text()
    const asked = await (await post('/auth/callback', { code }, { Cookie: session })).text()
    const warning = 'signed in here as'
    expect(plain).not.toContain(warning)
    expect(asked).toContain(warning)
    for (const address of [email, open.email]) expect(asked).toContain(`${address[0]}…@example.com`)
  })

  it('asks nothing in the browser that left', async () => {
    const { code, cookie } = await callBack()
    const response = await post('/auth/callback', { code }, { Cookie: cookie })
    expect(response.headers.get('Location')).toBe('/')
    expect(cookiesOf(response)).toContain('__Host-session=')
  })

  it('takes no token of the API for a proof', async () => {
    const { client } = await signedUpClient({ role: 'teacher' })
    const access_token = (await client.auth.getSession()).data.session?.access_token ?? ''
    const response = await post('/auth/callback', { access_token, confirmed: 'yes' })
    expect(response.headers.get('Location')).toBe('/auth')
    const reset = await post('/auth/reset-password', {
      password: 'violet-otter-43',
      accessToken: access_token,
    })
    for (const answer of [response, reset]) expect(cookiesOf(answer)).not.toContain('__Host-session')
  })
})

describe('a page whose address holds a secret', () => {
  it.each([
    '/auth/callback?code=c',
    '/auth/link?code=c',
    '/auth/confirm?token=t&type=signup',
    '/auth/reset-password?token=t',
    '/password-update?token=t',
  ])('%s is kept by nobody, found by nobody, and names itself to nobody', async (path) => {
    const page = await send(path)
    expect(page.status).toBe(200)
    expect(page.headers.get('Cache-Control')).toBe('no-store')
    expect(page.headers.get('Referrer-Policy')).toBe('same-origin')
    expect(await page.text()).toMatch(/<meta name="robots" content="noindex/)
  })
})
