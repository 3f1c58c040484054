// What holds for every path: JSON whatever happens, the two shapes of an error, CORS, limits of size and methods.
import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import { flowStates } from '#app/domain/accounts/accounts.schema.ts'
import { testContext } from '#tests/factories/app-context.ts'
import {
  deployment,
  newClient,
  newEmail,
  ORIGIN,
  outbox,
  PASSWORD,
  post,
  send,
  sessionOf,
  signedInClient,
} from './client.ts'

const signIn = (headers: Record<string, string>) =>
  send('/auth/v1/token?grant_type=password', {
    method: 'POST',
    body: JSON.stringify({ email: newEmail(), password: PASSWORD }),
    headers,
  })

describe('an error', () => {
  it('for a client that names the API version: code and message, and the version in a header', async () => {
    const response = await signIn({ 'X-Supabase-Api-Version': '2024-01-01' })
    expect(response.headers.get('X-Supabase-Api-Version')).toBe('2024-01-01')
    expect(await response.json()).toEqual({
      code: 'invalid_credentials',
      message: 'Invalid login credentials',
    })
  })

  it.each([{}, { 'X-Supabase-Api-Version': '2023-01-01' }])(
    'for others: the status as code, error_code and msg (%o)',
    async (headers) => {
      const response = await signIn(headers)
      expect(response.headers.get('X-Supabase-Api-Version')).toBeNull()
      expect(await response.json()).toMatchObject({
        code: 400,
        error_code: 'invalid_credentials',
        msg: 'Invalid login credentials',
      })
    },
  )

  it('names its code in a header of its own', async () => {
    expect((await signIn({})).headers.get('x-sb-error-code')).toBe('invalid_credentials')
  })

  it('reaches the caller of the real client with code, status and text', async () => {
    const { error } = await newClient().auth.signInWithPassword({ email: newEmail(), password: PASSWORD })
    expect(error).toMatchObject({
      name: 'AuthApiError',
      status: 400,
      code: 'invalid_credentials',
      message: 'Invalid login credentials',
    })
  })
})

describe('a body', () => {
  const PATHS = [
    '/signup',
    '/token?grant_type=password',
    '/otp',
    '/verify',
    '/recover',
    '/resend',
    '/token?grant_type=refresh_token',
  ]

  it.each(PATHS)('that is no JSON is refused as bad_json: %s', async (path) => {
    for (const body of ['{', 'email=a@example.com', '[]', '"text"', '1', 'null', '\u0000']) {
      const response = await post(`/auth/v1${path}`, body)
      expect(response.status).toBe(400)
      expect(await response.json()).toMatchObject({ code: 'bad_json' })
    }
  })

  it.each(PATHS)('that is empty counts as {}: %s', async (path) => {
    const response = await send(`/auth/v1${path}`, { method: 'POST' })
    expect(response.status).toBeGreaterThanOrEqual(400)
    expect(response.status).toBeLessThan(500)
    expect(await response.json()).toHaveProperty('error_code')
  })

  it.each(['with its length', 'in pieces'])('over a megabyte is refused: %s', async (how) => {
    const text = JSON.stringify({ email: 'a@example.com', data: { text: 'x'.repeat(1024 * 1024) } })
    const body = how === 'in pieces' ? new Blob([text]).stream() : text
    const response = await send('/auth/v1/signup', { method: 'POST', body })
    expect(response.status).toBe(413)
    expect(await response.json()).toMatchObject({ error_code: 'request_entity_too_large' })
  })

  it('with numbers, lists and objects where text belongs is refused, everywhere', async () => {
    for (const path of PATHS)
      for (const wrong of [1, true, ['x'], { x: 1 }]) {
        const body = {
          email: wrong,
          phone: wrong,
          password: wrong,
          token: wrong,
          type: wrong,
          refresh_token: wrong,
        }
        expect((await post(`/auth/v1${path}`, body)).status, path).toBe(400)
      }
  })

  it('may name the captcha wrongly, and is refused for it', async () => {
    const response = await post('/auth/v1/otp', {
      email: newEmail(),
      gotrue_meta_security: { captcha_token: 5 },
    })
    expect(response.status).toBe(400)
  })

  it('nested a hundred thousand deep is no fault of ours', async () => {
    const deep = `{"data":${'['.repeat(100_000)}${']'.repeat(100_000)}}`
    for (const path of PATHS) {
      const { status } = await post(`/auth/v1${path}`, deep)
      expect(status, path).toBeGreaterThanOrEqual(400)
      expect(status, path).toBeLessThan(500)
    }
  })
})

describe('what is not there', () => {
  it.each(['GET', 'POST', 'PUT', 'DELETE', 'PATCH'])(
    '%s of an unknown path is 404, in JSON',
    async (method) => {
      for (const path of ['/auth/v1/nowhere', '/auth/v1', '/auth/v1/', '/auth/v1/admin/users']) {
        const response = await send(path, { method })
        expect(response.status, path).toBe(404)
        expect(await response.json()).toMatchObject({ error_code: 'not_found' })
      }
    },
  )

  it.each([
    ['GET', '/signup', 'POST'],
    ['DELETE', '/token', 'POST'],
    ['POST', '/user', 'GET, PUT'],
    ['PATCH', '/user', 'GET, PUT'],
    ['PUT', '/verify', 'POST, GET'],
    ['POST', '/.well-known/jwks.json', 'GET'],
  ])('%s %s is 405, in JSON, and says what is allowed', async (method, path, allowed) => {
    const response = await send(`/auth/v1${path}`, { method })
    expect(response.status).toBe(405)
    expect(response.headers.get('Allow')).toBe(allowed)
    expect(await response.json()).toMatchObject({ error_code: 'method_not_allowed' })
  })
})

describe('HEAD and OPTIONS', () => {
  it.each(['HEAD', 'OPTIONS'])('%s changes nothing where GET does', async (method) => {
    const { client, email } = await signedInClient()
    const headers = { Authorization: `Bearer ${(await sessionOf(client)).access_token}` }
    const { db } = testContext(env.DB)
    const flows = async () => (await db.select().from(flowStates)).map(({ id }) => id)
    const before = [await outbox(email), await flows()]
    for (const path of [
      '/reauthenticate',
      '/user/identities/authorize?provider=google',
      '/authorize?provider=google',
      '/callback?code=x&state=y',
    ]) {
      const response = await send(`/auth/v1${path}`, { method, headers })
      expect(response.status, path).toBe(method === 'HEAD' ? 405 : 204)
      if (method === 'HEAD') expect(response.headers.get('Allow'), path).toMatch(/^GET/)
    }
    expect([await outbox(email), await flows()]).toEqual(before)
  })

  it('HEAD is answered where GET only looks', async () => {
    for (const path of ['/.well-known/jwks.json', '/settings', '/health'])
      expect((await send(`/auth/v1${path}`, { method: 'HEAD' })).status, path).toBe(200)
    expect((await send('/auth/v1/user', { method: 'HEAD' })).status).toBe(401)
  })
})

describe('an answer', () => {
  it('that says nothing is {}, which the client can read', async () => {
    const email = newEmail()
    for (const [path, body] of [
      ['/otp', { email }],
      ['/recover', { email: newEmail() }],
      ['/resend', { type: 'signup', email: newEmail() }],
    ] as const) {
      const response = await post(`/auth/v1${path}`, body)
      expect([response.status, await response.text()], path).toEqual([200, '{}'])
      expect(response.headers.get('Content-Type')).toContain('application/json')
    }
  })

  it('is kept by no cache', async () => {
    const table = await send('/rest/v1/profiles')
    for (const answer of [await signIn({}), table, await send('/functions/v1/claim-reward')])
      expect(answer.headers.get('Cache-Control')).toBe('private, no-store')
  })

  it('to a signed-out caller ignores what its bearer is', async () => {
    for (const bearer of ['anon-dev-key', 'nonsense', 'a.b.c']) {
      const response = await post(
        '/auth/v1/otp',
        { email: newEmail() },
        { headers: { Authorization: `Bearer ${bearer}` } },
      )
      expect(response.status).toBe(200)
    }
  })
})

describe('other origins', () => {
  const ASKED = 'authorization, x-client-info, apikey, content-type, x-supabase-api-version'
  const lower = (text: string | null) => (text ?? '').toLowerCase()

  it.each(['/signup', '/user', '/logout', '/token?grant_type=password'])('may ask for %s', async (path) => {
    const response = await send(`/auth/v1${path}`, {
      method: 'OPTIONS',
      headers: {
        Origin: 'https://elsewhere.example',
        'Access-Control-Request-Method': 'POST',
        'Access-Control-Request-Headers': ASKED,
      },
    })
    expect(response.status).toBe(204)
    expect(response.headers.get('Access-Control-Allow-Origin')).toBe('*')
    expect(response.headers.get('Access-Control-Allow-Credentials')).toBeNull()
    const allowed = lower(response.headers.get('Access-Control-Allow-Headers'))
    for (const header of ASKED.split(', ')) expect(allowed).toContain(header)
    expect(response.headers.get('Access-Control-Allow-Methods')).toContain('PUT')
  })

  const huge = 'x'.repeat(1024 * 1024 + 1)
  it.each([
    ['a refusal', 'POST', '/token?grant_type=password', '{}'],
    ['bad JSON', 'POST', '/signup', '{'],
    ['no bearer', 'GET', '/user', undefined],
    ['an unknown path', 'GET', '/nowhere', undefined],
    ['a wrong method', 'GET', '/signup', undefined],
    ['a body too large', 'POST', '/signup', huge],
  ])('may read the error of %s', async (_, method, path, body) => {
    const response = await send(`/auth/v1${path}`, {
      method,
      headers: { Origin: 'https://elsewhere.example' },
      ...(body !== undefined && { body }),
    })
    expect(response.status).toBeGreaterThanOrEqual(400)
    expect(response.headers.get('Access-Control-Allow-Origin')).toBe('*')
    const exposed = lower(response.headers.get('Access-Control-Expose-Headers'))
    expect(exposed).toContain('x-supabase-api-version')
    expect(exposed).toContain('retry-after')
  })
})

describe('a fault of ours', () => {
  it('is JSON too, names nothing, and is the only 500', async () => {
    const down = new Proxy({} as D1Database, {
      get: () => () => {
        throw new Error('D1_ERROR: storage is unreachable')
      },
    })
    const response = await deployment({ DB: down })(`${ORIGIN}/auth/v1/otp`, {
      method: 'POST',
      body: JSON.stringify({ email: newEmail() }),
      headers: { 'x-dev-client-ip': '192.0.2.77' },
    })
    expect(response.status).toBe(500)
    expect(response.headers.get('Access-Control-Allow-Origin')).toBe('*')
    const text = await response.text()
    expect(JSON.parse(text)).toMatchObject({ error_code: 'unexpected_failure' })
    expect(text).not.toContain('D1_ERROR')
  })
})

describe('what anybody may ask', () => {
  it('settings: what is switched on', async () => {
    expect(await (await send('/auth/v1/settings')).json()).toMatchObject({
      external: { email: true, phone: true, anonymous_users: false },
      disable_signup: false,
      mailer_autoconfirm: false,
    })
  })

  it('health', async () => {
    expect((await send('/auth/v1/health')).status).toBe(200)
  })
})
