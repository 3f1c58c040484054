// /auth/confirm: the page every mail's link leads to, and the sign-up form that leads there.
import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import {
  browserOf,
  cookiesOf,
  later,
  latestCode,
  latestLink,
  newEmail,
  ORIGIN,
  post,
  pressButton,
  type SignedUp,
  send,
  sessionOf,
  signedInClient,
  visitLink,
} from '#tests/conformance/client.ts'

const PASSWORD = 'kite-over-the-harbour-9'

function form(path: string, fields: Record<string, string>, cookie = ''): Promise<Response> {
  const url = new URL(path, ORIGIN)
  const headers = { Origin: ORIGIN, Host: url.host, Cookie: cookie }
  return send(path, { method: 'POST', headers, body: new URLSearchParams(fields) })
}

/** A child signs up by our form; `page` is where the mail's link leads. */
async function signUp(email: string, destination = ''): Promise<{ page: URL; cookie: string }> {
  const response = await form(`/auth?tab=signup${destination}`, {
    intent: 'signup',
    email,
    password: PASSWORD,
    displayName: 'Maya',
    role: 'student',
    gradeLevel: 'elementary',
    language: 'en',
    country: 'us',
    age: '9',
    guardianEmail: 'grown-up@family.example',
  })
  expect(response.headers.get('Location')).toContain('check=mail')
  return { page: (await visitLink(await latestLink(email))).url, cookie: cookiesOf(response) }
}

async function textOf(page: URL, cookie = ''): Promise<string> {
  const response = await send(page.href, { headers: { Cookie: cookie } })
  expect(response.headers.get('Cache-Control')).toBe('no-store')
  return response.text()
}

const accountsOf = (email: string) =>
  env.DB.prepare('select count(*) as n from users where email = ?').bind(email).first<number>('n')

describe('the page of a sign-up', () => {
  it('in another browser says what it is about, masked, and offers “no” beside “yes”', async () => {
    const email = newEmail()
    const html = await textOf((await signUp(email)).page)
    for (const text of ['p…@example.com', 'Maya', 'g…@family.example', 'That wasn’t me', 'noindex'])
      expect(html).toContain(text)
    expect(html).not.toContain(email)
    expect(html).not.toContain('grown-up@')
  })

  it('in the browser that signed up offers “yes” alone', async () => {
    const { page, cookie } = await signUp(newEmail())
    const html = await textOf(page, cookie)
    expect(html).toContain('value="open"')
    expect(html).not.toContain('value="drop"')
  })

  it('in another browser asks for the password; a wrong one makes no account and leaves the link good', async () => {
    const email = newEmail()
    const { page } = await signUp(email)
    expect(await textOf(page)).toContain('The password you chose')
    const wrong = await pressButton(page, 'open', '', { password: 'not-the-password-1' })
    expect(wrong.status).toBe(403)
    expect(await wrong.text()).toContain('not the password from this sign-up')
    expect((await pressButton(page, 'open')).status).toBe(403)
    expect(await accountsOf(email)).toBe(0)
    expect((await pressButton(page, 'open', '', { password: PASSWORD })).status).toBe(303)
    expect(await accountsOf(email)).toBe(1)
  })

  it('makes the account when its button is pressed, and leads to the login; a second press finds it gone', async () => {
    const email = newEmail()
    const { page, cookie } = await signUp(email)
    expect(await accountsOf(email)).toBe(0)
    const pressed = await pressButton(page, 'open', cookie)
    expect([pressed.status, pressed.headers.get('Location')]).toEqual([303, '/auth?tab=login&check=done'])
    expect(await accountsOf(email)).toBe(1)
    const again = await pressButton(page, 'open')
    expect(again.status).toBe(403)
    expect(await again.text()).toContain('Each link works once')
  })

  it('leads on to the plan or page somebody signed up for', async () => {
    for (const wanted of ['&tier=premium&interval=year', '&returnTo=%2Ffamily']) {
      const { page, cookie } = await signUp(newEmail(), wanted)
      const { headers } = await pressButton(page, 'open', cookie)
      expect(headers.get('Location')).toBe(`/auth?tab=login&check=done${wanted}`)
    }
  })

  it('forgets the sign-up when its reader did not make it', async () => {
    const email = newEmail()
    const { page } = await signUp(email)
    expect(await (await pressButton(page, 'drop')).text()).toContain('No account was created')
    expect(await textOf(page)).toContain('Each link works once')
    expect((await pressButton(page, 'open')).status).toBe(403)
    expect(await accountsOf(email)).toBe(0)
  })

  it('takes no form of another site', async () => {
    const email = newEmail()
    const { page } = await signUp(email)
    const body = new URLSearchParams({ intent: 'open' })
    const foreign = { Origin: 'https://evil.example', Host: page.host }
    expect((await send(page.href, { method: 'POST', headers: foreign, body })).status).toBe(403)
    expect(await accountsOf(email)).toBe(0)
  })
})

describe('links of our own screens', () => {
  it('for a new password lead to its form, and a GET uses nothing up', async () => {
    const email = newEmail()
    const { page, cookie } = await signUp(email)
    await pressButton(page, 'open', cookie)
    await form('/password-reset', { intent: 'forgot', email })
    const link = await latestLink(email)
    for (let visit = 0; visit < 2; visit++)
      expect((await visitLink(link)).url.pathname).toBe('/auth/reset-password')
  })

  it('that sign in do so by the button, and by digits only in the browser that asked', async () => {
    const email = newEmail()
    await signUp(email)
    later(61_000)
    const asked = await form('/auth/code', { intent: 'send', email })
    const { url } = await visitLink(await latestLink(email))
    expect(url.searchParams.get('type')).toBe('magiclink')
    const typed = (cookie: string) =>
      latestCode(email).then((digits) =>
        form('/auth/code?sent=email', { intent: 'check', code: digits }, cookie),
      )
    const elsewhere = `__Host-typed-address=${encodeURIComponent(email)}`
    expect((await typed(elsewhere)).status).toBe(403)
    const entered = await typed(cookiesOf(asked))
    expect(cookiesOf(entered)).toContain('__Host-session=')
    expect(await accountsOf(email)).toBe(1)
  })
})

/** A browser signed in by an emailed code, and whose account it holds. */
async function signedInBrowser(): Promise<{ person: SignedUp; cookie: string }> {
  const person = await signedInClient()
  return { person, cookie: await browserOf(person.email) }
}

describe('the page of a new address', () => {
  it('names the account and works only where that is signed in', async () => {
    const { person, cookie } = await signedInBrowser()
    const other = await signedInBrowser()
    const target = `victim-${newEmail()}`
    await person.client.auth.updateUser({ email: target })
    const page = (await visitLink(await latestLink(target))).url
    const agreed = () =>
      env.DB.prepare('select email_change_confirmations as n from users where id = ?')
        .bind(person.id)
        .first<number>('n')
    const signedOut = await textOf(page)
    expect(signedOut).toContain('p…@example.com')
    expect(signedOut).toContain('/auth?returnTo=')
    expect(signedOut).not.toContain('value="open"')
    expect(await textOf(page, other.cookie)).toContain('/auth/sign-out')
    for (const stranger of ['', other.cookie])
      expect((await pressButton(page, 'open', stranger)).status).toBe(401)
    const body = { type: 'email_change', token_hash: page.searchParams.get('token') }
    const { access_token } = await sessionOf(other.person.client)
    const headers = { Authorization: `Bearer ${access_token}` }
    expect((await post('/auth/v1/verify', body, { headers })).status).toBe(403)
    expect(await agreed()).toBe(0)
    expect(await textOf(page, cookie)).toContain('value="open"')
    expect((await pressButton(page, 'open', cookie)).status).toBe(303)
    expect(await agreed()).toBe(1)
  })
})

it('a link that signs in says so where another account is open, and which', async () => {
  const { cookie } = await signedInBrowser()
  const { person, cookie: own } = await signedInBrowser()
  later(61_000)
  await form('/auth/code', { intent: 'send', email: person.email })
  const page = (await visitLink(await latestLink(person.email))).url
  expect(await textOf(page, cookie)).toContain('signs you out of that account in this browser')
  expect(await textOf(page, own)).not.toContain('signs you out of that account in this browser')
  expect(await textOf(page)).not.toContain('signs you out of that account in this browser')
})

it('a link for a new password says whose it is, and which other account it signs out here', async () => {
  const { cookie } = await signedInBrowser()
  const { person, cookie: own } = await signedInBrowser()
  later(61_000)
  await form('/password-reset', { intent: 'forgot', email: person.email })
  const page = (await visitLink(await latestLink(person.email))).url
  expect(page.pathname).toBe('/auth/reset-password')
  expect(await textOf(page, cookie)).toContain('signs you out of that account')
  for (const there of [own, '']) {
    const html = await textOf(page, there)
    expect(html).toContain('new password of p…@example.com')
    expect(html).not.toContain('signs you out of that account')
  }
})

it('only a link’s own page may lead on to where its client asked, and only if that is allowed', async () => {
  const policy = async (path: string) => (await send(path)).headers.get('Content-Security-Policy')
  const to = (address: string) => `/auth/confirm?${new URLSearchParams({ redirect_to: address })}`
  expect(await policy(to('https://app.example/x'))).toContain('https://app.example')
  expect(await policy(to('https://evil.example/x'))).not.toContain('evil.example')
  expect(await policy('/auth?redirect_to=https://app.example/x')).not.toContain('https://app.example')
})
