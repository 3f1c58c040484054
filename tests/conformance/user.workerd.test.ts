// GET and PUT /user: who is signed in, and what they may change at once.
import { beforeAll, describe, expect, it } from 'vitest'
import { TEST_CONFIG } from '#tests/factories/config.ts'
import { newClient, send, sessionOf, signedInClient, type TestClient } from './client.ts'

let client: TestClient
let email: string
let id: string

beforeAll(async () => {
  ;({ client, email, id } = await signedInClient())
})

async function put(body: object, who = client): Promise<Response> {
  return send('/auth/v1/user', {
    method: 'PUT',
    body: JSON.stringify(body),
    headers: {
      Authorization: `Bearer ${(await sessionOf(who)).access_token}`,
      'X-Supabase-Api-Version': '2024-01-01',
    },
  })
}

describe('GET /user', () => {
  it('answers the owner of the token', async () => {
    const { data, error } = await client.auth.getUser()
    expect(error).toBeNull()
    expect(data.user).toMatchObject({ id, email, aud: 'authenticated', role: 'authenticated' })
  })

  it('leaves out what is not there: no nulls, no empty dates, no hash', async () => {
    const { access_token } = await sessionOf(client)
    const response = await send('/auth/v1/user', { headers: { Authorization: `Bearer ${access_token}` } })
    const text = await response.text()
    expect(text).not.toContain('null')
    expect(text).not.toMatch(/password|hash/i)
    expect(JSON.parse(text)).toMatchObject({ phone: '' })
  })

  it.each([
    ['nothing', undefined, 401, 'no_authorization'],
    ['the public client key', `Bearer ${TEST_CONFIG.publicClientKey}`, 401, 'no_authorization'],
    ['a public key that is a token without a subject', `Bearer ${publicJwt()}`, 403, 'bad_jwt'],
    ['another opaque key', 'Bearer sb_publishable_abc', 403, 'bad_jwt'],
    ['a word', 'Bearer', 403, 'bad_jwt'],
    ['another scheme', 'Basic dXNlcjpwYXNz', 403, 'bad_jwt'],
    ['two tokens', 'Bearer a b', 403, 'bad_jwt'],
  ])('refuses %s on every path that needs somebody', async (_, Authorization, status, code) => {
    for (const [method, path] of [
      ['GET', '/user'],
      ['PUT', '/user'],
      ['GET', '/reauthenticate'],
      ['POST', '/logout'],
      ['POST', '/factors'],
    ] as const) {
      const headers = new Headers({ 'X-Supabase-Api-Version': '2024-01-01' })
      if (Authorization !== undefined) headers.set('Authorization', Authorization)
      const response = await send(`/auth/v1${path}`, { method, headers })
      expect(response.status, path).toBe(status)
      expect(await response.json()).toMatchObject({ code })
    }
  })

  it('says that the session is missing when nobody is signed in', async () => {
    expect((await newClient().auth.getUser()).error?.name).toBe('AuthSessionMissingError')
  })
})

function publicJwt(): string {
  const part = (value: object) => btoa(JSON.stringify(value)).replace(/=+$/, '')
  return `${part({ alg: 'HS256', typ: 'JWT' })}.${part({ role: 'anon', iss: 'supabase' })}.c2lnbmF0dXJl`
}

describe('PUT /user with data', () => {
  it('merges it into what is there, and null removes a name', async () => {
    await client.auth.updateUser({ data: { display_name: 'Ana', grade_level: '5' } })
    const { data } = await client.auth.updateUser({ data: { grade_level: null, country: 'es' } })
    expect(data.user?.user_metadata).toEqual({ display_name: 'Ana', country: 'es' })
    expect((await client.auth.getUser()).data.user?.user_metadata).toEqual({
      display_name: 'Ana',
      country: 'es',
    })
  })

  it('raises USER_UPDATED and keeps the session', async () => {
    const events: string[] = []
    const { data: listening } = client.auth.onAuthStateChange((event) => void events.push(event))
    await client.auth.updateUser({ data: { favourite: 'math' } })
    listening.subscription.unsubscribe()
    expect(events).toContain('USER_UPDATED')
    expect((await client.auth.getUser()).error).toBeNull()
  })

  it('says when it changed', async () => {
    const { data: before } = await client.auth.getUser()
    const { data: after } = await client.auth.updateUser({ data: { n: Math.random() } })
    expect(Date.parse(after.user?.updated_at ?? '')).toBeGreaterThanOrEqual(
      Date.parse(before.user?.updated_at ?? ''),
    )
  })

  it('nothing at all changes nothing', async () => {
    const { data: before } = await client.auth.getUser()
    const response = await put({})
    expect(response.status).toBe(200)
    expect(await response.json()).toMatchObject({ user_metadata: before.user?.user_metadata })
  })

  it.each([
    ['more than 8 KB', { text: 'x'.repeat(9000) }],
    ['what nests too deep', JSON.parse(`${'{"a":'.repeat(50)}1${'}'.repeat(50)}`)],
  ])('refuses %s', async (_, data) => {
    const response = await put({ data })
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ code: 'validation_failed' })
  })

  it('refuses more than 8 KB made of small parts', async () => {
    const { client: other } = await signedInClient()
    expect((await put({ data: { one: 'x'.repeat(5000) } }, other)).status).toBe(200)
    expect((await put({ data: { two: 'x'.repeat(5000) } }, other)).status).toBe(400)
  })

  it('keeps every key of calls at the same moment, and every kind of value', async () => {
    const values = {
      'a "b" \\ c.d': [1, null],
      deep: { none: null, yes: true },
      half: 0.5,
      no: false,
      word: '5',
      学: '🙂',
    }
    const other = await signedInClient()
    await Promise.all(
      Object.entries(values).map(([key, value]) => other.client.auth.updateUser({ data: { [key]: value } })),
    )
    const { data } = await other.client.auth.updateUser({ data: { gone: 1, half: 1.5 } })
    expect(data.user?.user_metadata).toEqual({ ...values, gone: 1, half: 1.5 })
    const { data: last } = await other.client.auth.updateUser({ data: { gone: null } })
    expect(last.user?.user_metadata).toEqual({ ...values, half: 1.5 })
  })

  it.each(['text', 5, true, ['a']])('refuses data that is no object: %o', async (data) => {
    expect((await put({ data })).status).toBe(400)
  })

  it('refuses app_metadata: rights are not one’s own to give', async () => {
    const response = await put({ app_metadata: { admin: true }, data: { sneaky: true } })
    expect(response.status).toBe(403)
    expect(await response.json()).toMatchObject({ code: 'not_admin' })
    expect((await client.auth.getUser()).data.user?.user_metadata).not.toHaveProperty('sneaky')
  })

  it('changes nobody else, whoever the body names', async () => {
    const other = await signedInClient()
    await put({ id: other.id, user_id: other.id, role: 'service_role', data: { mine: 1 } })
    expect((await other.client.auth.getUser()).data.user).toMatchObject({
      role: 'authenticated',
      user_metadata: {},
    })
  })
})
