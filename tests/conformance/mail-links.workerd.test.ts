// GET /verify: a mail's link opened in a browser. It leads to a page (303); its button to our own site or an allowed one.
import { describe, expect, it } from 'vitest'
import {
  later,
  latest,
  latestLink,
  newClient,
  newEmail,
  ORIGIN,
  openLink,
  send,
  signedInClient,
  visitLink,
} from './client.ts'

const APP = 'https://app.example/welcome'

/** The link of a confirmation mail that a client asked for. */
async function newLink(redirectTo?: string, flowType: 'implicit' | 'pkce' = 'implicit'): Promise<URL> {
  const email = newEmail()
  const options = redirectTo === undefined ? {} : { emailRedirectTo: redirectTo }
  const { error } = await newClient({ flowType }).auth.signInWithOtp({ email, options })
  if (error) throw error
  return latestLink(email)
}

describe('a link that is good', () => {
  it('leads to where the client asked, with the session behind the hash', async () => {
    const landing = await openLink(await newLink(APP))
    expect(landing.status).toBe(303)
    expect(landing.url.href).toBe(APP)
    expect(Object.fromEntries(landing.fragment)).toEqual({
      access_token: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
      token_type: 'bearer',
      expires_in: '3600',
      expires_at: expect.stringMatching(/^\d{10}$/),
      refresh_token: expect.stringMatching(/.{20}/),
      type: 'signup',
      sb: '',
    })
  })

  it('its tokens work', async () => {
    const { fragment } = await openLink(await newLink(APP))
    const { data, error } = await newClient().auth.setSession({
      access_token: fragment.get('access_token') ?? '',
      refresh_token: fragment.get('refresh_token') ?? '',
    })
    expect(error).toBeNull()
    expect(data.user?.email_confirmed_at).toBeTruthy()
  })

  it('asked for with PKCE leads back with a code and never with tokens', async () => {
    const link = await newLink(APP, 'pkce')
    expect(link.searchParams.get('token')).toMatch(/^pkce_/)
    const landing = await openLink(link)
    expect(landing.status).toBe(303)
    expect(landing.url.origin + landing.url.pathname).toBe(APP)
    expect([...landing.url.searchParams.keys()]).toEqual(['code'])
    expect([...landing.fragment]).toEqual([])
  })

  it('without a wish leads to our own site', async () => {
    const landing = await openLink(await newLink())
    expect(landing.url.origin).toBe(ORIGIN)
    expect(landing.fragment.get('access_token')).toBeNull()
  })

  it('says which kind it was, so that a client raises the right event', async () => {
    const { email } = await signedInClient()
    await newClient().auth.resetPasswordForEmail(email, { redirectTo: APP })
    expect((await openLink(await latestLink(email))).fragment.get('type')).toBe('recovery')
  })

  it('is only looked at by whoever opens it and presses nothing, by GET or HEAD', async () => {
    const link = await newLink(APP)
    for (const method of ['HEAD', 'GET', 'HEAD', 'GET']) {
      const { status, url, fragment } = await visitLink(link, { method })
      expect([status, url.pathname, [...fragment]]).toEqual([303, '/auth/confirm', []])
      expect((await send(url.href, { method })).status).toBe(200)
    }
    expect((await openLink(link)).fragment.get('access_token')).toBeTruthy()
  })

  it('is not kept by caches', async () => {
    const response = await send((await newLink(APP)).href)
    expect(response.headers.get('Cache-Control')).toBe('private, no-store')
  })
})

describe('a link that is not good', () => {
  const ERROR = {
    error: 'access_denied',
    error_code: 'otp_expired',
    error_description: 'Email link is invalid or has expired',
  }

  it('used before: the error is behind the hash, the query stays the client’s', async () => {
    const link = await newLink(`${APP}?tab=1`)
    await openLink(link)
    const landing = await openLink(link)
    expect(landing.status).toBe(303)
    expect(landing.url.href).toBe(`${APP}?tab=1`)
    expect(Object.fromEntries(landing.fragment)).toEqual({ ...ERROR, sb: '' })
  })

  it('of PKCE: the error is in the query too', async () => {
    const link = await newLink(APP, 'pkce')
    await openLink(link)
    const landing = await openLink(link)
    expect(Object.fromEntries(landing.url.searchParams)).toEqual(ERROR)
    expect(Object.fromEntries(landing.fragment)).toMatchObject(ERROR)
  })

  it('too old', async () => {
    const link = await newLink(APP)
    later(3_601_000)
    expect((await openLink(link)).fragment.get('error_code')).toBe('otp_expired')
  })

  it('of another type', async () => {
    const link = await newLink(APP)
    link.searchParams.set('type', 'recovery')
    expect((await openLink(link)).fragment.get('error_code')).toBe('otp_expired')
  })

  it('made up', async () => {
    const landing = await openLink(new URL(`${ORIGIN}/auth/v1/verify?token=nothing&type=signup`))
    expect(landing.url.origin).toBe(ORIGIN)
    expect(landing.fragment.get('error')).toBe('access_denied')
  })

  it.each(['', '?type=signup', '?token=abc', '?token=abc&type=telepathy', '?token=&type=signup'])(
    'not even a link: "%s"',
    async (query) => {
      const response = await send(`/auth/v1/verify${query}`)
      expect(response.status).toBe(400)
      expect(await response.json()).toMatchObject({ error_code: 'validation_failed' })
    },
  )
})

describe('where links may lead', () => {
  const allowed = [
    ['our own page', `${ORIGIN}/profile?tab=2`, `${ORIGIN}/profile?tab=2`],
    ['a path of ours', '/profile', `${ORIGIN}/profile`],
    ['an address of the allow list', 'https://app.example/any/where', 'https://app.example/any/where'],
    ['the same with a fragment, which goes', 'https://app.example/a#b', 'https://app.example/a'],
  ] as const
  const foreign = [
    ['another site', 'https://evil.example/'],
    ['one that looks like ours', `${ORIGIN}.evil.example/`],
    ['one that starts with an allowed one', 'https://app.example.evil.example/'],
    ['an allowed name as a user', 'https://app.example@evil.example/'],
    ['a user at an allowed name', 'https://user:pass@app.example/'],
    ['a user at our own name', 'http://user@sparkbook.test/'],
    ['no scheme', '//evil.example/'],
    ['backslashes', '/\\evil.example/'],
    ['backslashes after the scheme', 'https:\\\\evil.example'],
    ['a tab in the scheme', 'ht\ttps://evil.example/'],
    ['another port', 'http://sparkbook.test:8080/'],
    ['another scheme', 'https://sparkbook.test/'],
    ['an allowed name over http', 'http://app.example/x'],
    ['an allowed name at another port', 'https://app.example:8443/x'],
    ['a number', 'http://203.0.113.9/'],
    ['one number', 'http://3405803785/'],
    ['an IPv6 number', 'http://[2001:db8::1]/'],
    ['a script', 'javascript:alert(1)'],
    ['data', 'data:text/html,<script>alert(1)</script>'],
    ['no address', 'http://'],
    ['nothing', ''],
  ] as const

  it.each(allowed)('%s', async (_, redirectTo, target) => {
    const link = await newLink(APP)
    link.searchParams.set('redirect_to', redirectTo)
    const { url, fragment } = await openLink(link)
    if (new URL(target).origin !== ORIGIN) return expect(url.href.replace(/\/$/, '')).toBe(target)
    // A page of ours is given no tokens.
    expect(url.origin).toBe(ORIGIN)
    expect(fragment.get('access_token')).toBeNull()
  })

  it.each(foreign)('not %s, and no tokens go anywhere', async (_, redirectTo) => {
    const link = await newLink(APP)
    link.searchParams.set('redirect_to', redirectTo)
    const { url, fragment } = await openLink(link)
    expect(url.origin).toBe(ORIGIN)
    expect(fragment.get('access_token')).toBeNull()
  })

  it.each(foreign)('and a mail never names it: %s', async (_, redirectTo) => {
    const email = newEmail()
    await send(`/auth/v1/otp?redirect_to=${encodeURIComponent(redirectTo)}`, {
      method: 'POST',
      body: JSON.stringify({ email }),
    })
    const link = new URL((await latest(email)).params.link ?? '')
    expect(link.searchParams.get('redirect_to')).toBe(ORIGIN)
  })

  it.each([
    ['a redirect_to header', { redirect_to: APP }, APP],
    ['the Referer', { Referer: APP }, APP],
    ['a foreign Referer', { Referer: 'https://evil.example/' }, ORIGIN],
  ])('is also taken from %s', async (_, headers, expected) => {
    const email = newEmail()
    await send('/auth/v1/otp', { method: 'POST', body: JSON.stringify({ email }), headers })
    expect((await latestLink(email)).searchParams.get('redirect_to')).toBe(expected)
  })
})
