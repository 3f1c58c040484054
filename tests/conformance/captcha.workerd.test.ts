// With a captcha configured: checked on the paths that take a token, before anything else is done.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { deployment, newClient, newEmail, ORIGIN, outbox, PASSWORD, signedInClient } from './client.ts'

const SERVICE = 'https://challenges.cloudflare.com/turnstile/v0/siteverify'

let asked: URLSearchParams[]
let answer: () => Response

beforeEach(() => {
  asked = []
  answer = () => Response.json({ success: asked.at(-1)?.get('response') === 'solved' })
  vi.stubGlobal('fetch', async (input: string, init: RequestInit) => {
    expect(String(input)).toBe(SERVICE)
    asked.push(init.body as URLSearchParams)
    return answer()
  })
})

afterEach(() => {
  vi.unstubAllGlobals()
})

const guarded = deployment({ TURNSTILE_SECRET: 'turnstile-secret' })
const guardedClient = () => newClient({ fetch: guarded })

const call = (path: string, body: object, captcha?: string | null) =>
  guarded(`${ORIGIN}/auth/v1${path}`, {
    method: 'POST',
    body: JSON.stringify({ ...body, gotrue_meta_security: { captcha_token: captcha } }),
    headers: { 'x-dev-client-ip': '192.0.2.5', 'X-Supabase-Api-Version': '2024-01-01' },
  })

const PATHS: readonly [string, object][] = [
  ['/signup', { password: PASSWORD }],
  ['/token?grant_type=password', { password: PASSWORD }],
  ['/otp', {}],
  ['/magiclink', {}],
  ['/recover', {}],
  ['/resend', { type: 'signup' }],
]

describe('a captcha', () => {
  it.each(PATHS)(
    'that is missing, empty or not solved is refused on %s, and nothing is done',
    async (path, body) => {
      const email = newEmail()
      for (const captcha of [undefined, null, '', 'unsolved']) {
        const response = await call(path, { ...body, email }, captcha)
        expect(response.status).toBe(400)
        expect(await response.json()).toMatchObject({ code: 'captcha_failed' })
      }
      expect(asked).toHaveLength(1)
      expect(await outbox(email)).toEqual([])
    },
  )

  it('that is solved lets a sign-up through; the service learns secret, token and address', async () => {
    const email = newEmail()
    const client = guardedClient()
    const { error } = await client.auth.signUp({
      email,
      password: PASSWORD,
      options: { captchaToken: 'solved' },
    })
    expect(error).toBeNull()
    expect(Object.fromEntries(asked[0] ?? [])).toEqual({
      secret: 'turnstile-secret',
      response: 'solved',
      remoteip: client.address,
    })
    expect(await outbox(email)).toHaveLength(1)
  })

  it.each([
    ['is down', () => new Response('down', { status: 502 })],
    ['answers something else', () => new Response('<html>')],
    [
      'cannot be reached',
      () => {
        throw new TypeError('network')
      },
    ],
  ])('lets nobody through when its service %s, and that is no fault of ours', async (_, broken) => {
    answer = broken
    const response = await call('/otp', { email: newEmail() }, 'solved')
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ code: 'captcha_failed' })
  })

  it('is not asked for by what only the signed-in, or holders of a code, can do', async () => {
    const { client, email } = await signedInClient()
    const { data } = await client.auth.getSession()
    const here = guardedClient()
    const { refresh_token = '' } = data.session ?? {}
    expect((await here.auth.refreshSession({ refresh_token })).error).toBeNull()
    expect((await here.auth.updateUser({ data: { n: 1 } })).error).toBeNull()
    expect((await here.auth.verifyOtp({ email, token: '000000', type: 'email' })).error?.code).toBe(
      'otp_expired',
    )
    expect(asked).toEqual([])
  })

  it('is not looked at where none is configured', async () => {
    const { error } = await newClient().auth.signInWithOtp({
      email: newEmail(),
      options: { captchaToken: 'x' },
    })
    expect(error).toBeNull()
    expect(asked).toEqual([])
  })
})
