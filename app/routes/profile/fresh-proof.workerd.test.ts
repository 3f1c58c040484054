// Changing how one signs in needs a fresh proof: a sign-in of the last ten minutes, else the password or a code we send.
import { env, exports } from 'cloudflare:workers'
import { beforeEach, describe, expect, it } from 'vitest'
import { openBrowserSession } from '#app/domain/onboarding/open-browser-session.server.ts'
import { testContext } from '#tests/factories/app-context.ts'

const ORIGIN = 'http://sparkbook.test'
const PASSWORD = 'paper-boat-on-the-lake-7'
const NEW_PASSWORD = 'a-lantern-for-the-owl-3'
const MINUTE_MS = 60_000

let people = 0
let email = ''
let userId = ''

function send(path: string, init: RequestInit): Promise<Response> {
  return exports.default.fetch(ORIGIN + path, {
    ...init,
    redirect: 'manual',
    headers: {
      Origin: ORIGIN,
      Host: 'sparkbook.test',
      'x-dev-client-ip': `192.0.2.${people}`,
      ...init.headers,
    },
  })
}

async function api(path: string, body: object): Promise<Record<string, never>> {
  const response = await send(`/auth/v1/${path}`, {
    method: 'POST',
    headers: { apikey: 'anon-dev-key', 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })
  expect(response.status).toBe(200)
  return response.json()
}

async function newestCode(): Promise<string> {
  const box = await send(`/dev/outbox?to=${encodeURIComponent(email)}`, { method: 'GET' })
  const [newest] = (await box.json()) as { otp: string }[]
  return newest?.otp ?? ''
}

/** The cookie of a browser that was signed in `minutes` ago. */
async function signedInAgo(minutes: number): Promise<string> {
  const ctx = testContext(env.DB)
  const { secret } = await openBrowserSession(
    {
      ...ctx,
      now: () => Date.now() - minutes * MINUTE_MS,
      newId: () => crypto.randomUUID(),
      newSecret: () => crypto.randomUUID(),
    },
    { userId, method: 'password' },
  )
  return `__Host-session=${secret}`
}

function post(cookie: string, fields: Record<string, string>, page = '/profile/password'): Promise<Response> {
  return send(page, {
    method: 'POST',
    headers: { Cookie: cookie },
    body: new URLSearchParams(fields),
  })
}

/** The page that asks once more who is there, and leads back to `page`. */
const confirming = (page: string) => `/profile/confirm?returnTo=${encodeURIComponent(page)}`

const signsIn = async (password: string) =>
  (
    await send('/auth/v1/token?grant_type=password', {
      method: 'POST',
      headers: { apikey: 'anon-dev-key', 'Content-Type': 'application/json' },
      body: JSON.stringify({ email, password }),
    })
  ).ok

beforeEach(async () => {
  people += 1
  email = `password-${people}@example.com`
  await api('signup', { email, password: PASSWORD, data: { role: 'teacher' } })
  const session = await api('verify', { type: 'signup', email, token: await newestCode() })
  userId = (session as unknown as { user: { id: string } }).user.id
  // Somebody whose age a screen has asked already.
  await env.DB.prepare('update users set welcomed_at = 1 where id = ?').bind(userId).run()
})

describe('a new password', () => {
  it('is taken from a fresh sign-in with the current password', async () => {
    const response = await post(await signedInAgo(9), { current: PASSWORD, password: NEW_PASSWORD })
    expect(response.status).toBe(302)
    expect(response.headers.get('Location')).toBe('/profile/security')
    expect(await signsIn(NEW_PASSWORD)).toBe(true)
    expect(await signsIn(PASSWORD)).toBe(false)
  })

  it.each([
    { password: NEW_PASSWORD },
    { current: '', password: NEW_PASSWORD },
    { current: 'not-the-one-I-have', password: NEW_PASSWORD },
    { current: PASSWORD, password: 'short' },
    { current: PASSWORD, password: PASSWORD },
  ])('is refused for %j', async (fields) => {
    expect((await post(await signedInAgo(1), fields)).status).toBe(400)
    expect(await signsIn(PASSWORD)).toBe(true)
  })

  it('is taken with the current password, however old the sign-in', async () => {
    const cookie = await signedInAgo(600)
    expect((await post(cookie, { current: 'a-guess-17', password: NEW_PASSWORD })).status).toBe(400)
    expect(await signsIn(PASSWORD)).toBe(true)
    expect((await post(cookie, { current: PASSWORD, password: NEW_PASSWORD })).status).toBe(302)
    expect(await signsIn(NEW_PASSWORD)).toBe(true)
  })

  it('needs another proof after ten minutes where there is no password to show', async () => {
    await env.DB.prepare('update users set password_hash = null where id = ?').bind(userId).run()
    const response = await post(await signedInAgo(11), { current: PASSWORD, password: NEW_PASSWORD })
    expect(response.headers.get('Location')).toBe(confirming('/profile/password'))
    expect(await signsIn(NEW_PASSWORD)).toBe(false)
    expect((await post(await signedInAgo(9), { password: NEW_PASSWORD })).headers.get('Location')).toBe(
      '/profile/security',
    )
    expect(await signsIn(NEW_PASSWORD)).toBe(true)
  })

  it('is nothing a visitor can ask for', async () => {
    const response = await post('', { current: PASSWORD, password: NEW_PASSWORD })
    expect(response.headers.get('Location')).toBe('/auth?returnTo=%2Fprofile%2Fpassword')
    expect(await signsIn(PASSWORD)).toBe(true)
  })
})

describe.each([
  ['email', '/profile/email', () => ({ email: `moved-${people}@example.com` })],
  ['phone', '/profile/phone', () => ({ phone: `1555000${String(people).padStart(4, '0')}` })],
] as const)('a new %s', (kind, page, given) => {
  const asked = async () => {
    const column = kind === 'email' ? 'new_email' : 'new_phone'
    const row = await env.DB.prepare(`select ${column} as asked from users where id = ?`).bind(userId).first()
    return row?.['asked'] ?? null
  }

  it('is asked for from a fresh sign-in', async () => {
    expect((await post(await signedInAgo(9), given(), page)).status).toBe(302)
    expect(await asked()).toBe(Object.values(given())[0])
  })

  it('needs another proof after ten minutes: a code, which is good once', async () => {
    const cookie = await signedInAgo(11)
    const shown = await send(page, { method: 'GET', headers: { Cookie: cookie } })
    expect(shown.headers.get('Location')).toBe(confirming(page))
    expect((await post(cookie, given(), page)).headers.get('Location')).toBe(confirming(page))
    expect(await asked()).toBeNull()

    expect((await post(cookie, { intent: 'send-code' }, confirming(page))).status).toBe(302)
    const nonce = await newestCode()
    const wrong = nonce === '000000' ? '111111' : '000000'
    expect((await post(cookie, { nonce: wrong }, confirming(page))).status).toBe(400)
    expect((await post(cookie, given(), page)).headers.get('Location')).toBe(confirming(page))
    expect((await post(cookie, { nonce }, confirming(page))).headers.get('Location')).toBe(page)
    expect((await post(cookie, given(), page)).status).toBe(302)
    expect(await asked()).toBe(Object.values(given())[0])
    expect((await post(await signedInAgo(11), { nonce }, confirming(page))).status).toBe(400)
  })
})
