// POST /logout and its scopes. A session that was ended is refused at once, not when its token expires.
import { beforeEach, describe, expect, it } from 'vitest'
import {
  later,
  newClient,
  type SignedUp,
  send,
  sessionOf,
  signedInClient,
  type TestClient,
} from './client.ts'

let first: SignedUp
let second: TestClient
let third: TestClient

beforeEach(async () => {
  first = await signedInClient()
  second = (await signedInClient({}, first.email)).client
  third = (await signedInClient({}, first.email)).client
})

async function isSignedIn(client: TestClient): Promise<boolean> {
  const { data } = await client.auth.getUser()
  return data.user !== null
}

const logout = (token: string, query = '') =>
  send(`/auth/v1/logout${query}`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}`, 'X-Supabase-Api-Version': '2024-01-01' },
  })

describe('signing out', () => {
  it('global ends every session of the person', async () => {
    expect((await first.client.auth.signOut()).error).toBeNull()
    expect([await isSignedIn(second), await isSignedIn(third)]).toEqual([false, false])
  })

  it('local ends this session only', async () => {
    const { access_token } = await sessionOf(first.client)
    expect((await first.client.auth.signOut({ scope: 'local' })).error).toBeNull()
    expect([await isSignedIn(second), await isSignedIn(third)]).toEqual([true, true])
    expect((await newClient().auth.getUser(access_token)).error?.name).toBe('AuthSessionMissingError')
  })

  it('others ends all but this one', async () => {
    expect((await first.client.auth.signOut({ scope: 'others' })).error).toBeNull()
    expect([await isSignedIn(first.client), await isSignedIn(second), await isSignedIn(third)]).toEqual([
      true,
      false,
      false,
    ])
  })

  it('touches nobody else', async () => {
    const stranger = await signedInClient()
    await first.client.auth.signOut()
    expect(await isSignedIn(stranger.client)).toBe(true)
  })

  it.each(['', '?scope=global', '?scope=local', '?scope=others'])(
    'answers 204 and nothing: "%s"',
    async (query) => {
      const response = await logout((await sessionOf(first.client)).access_token, query)
      expect([response.status, await response.text()]).toEqual([204, ''])
    },
  )

  it.each(['?scope=everyone', '?scope=', '?scope=toString'])('refuses another scope: %s', async (query) => {
    const response = await logout((await sessionOf(first.client)).access_token, query)
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ code: 'validation_failed' })
    expect(await isSignedIn(second)).toBe(true)
  })
})

describe('a session that was ended', () => {
  it('is session_not_found at once, on every path that needs one', async () => {
    const { access_token } = await sessionOf(first.client)
    await logout(access_token)
    for (const [method, path] of [
      ['GET', '/user'],
      ['PUT', '/user'],
      ['POST', '/logout'],
      ['GET', '/reauthenticate'],
    ] as const) {
      const response = await send(`/auth/v1${path}`, {
        method,
        headers: { Authorization: `Bearer ${access_token}`, 'X-Supabase-Api-Version': '2024-01-01' },
      })
      expect(response.status).toBe(403)
      expect(await response.json()).toMatchObject({ code: 'session_not_found' })
    }
  })

  it('is dropped by the client', async () => {
    await second.auth.signOut({ scope: 'others' })
    const events: string[] = []
    first.client.auth.onAuthStateChange((event) => void events.push(event))
    await first.client.auth.getUser()
    expect((await first.client.auth.getSession()).data.session).toBeNull()
    expect(events).toContain('SIGNED_OUT')
  })

  it('lets the client sign out all the same: 403 is no error to it', async () => {
    await second.auth.signOut()
    expect((await first.client.auth.signOut()).error).toBeNull()
    expect((await first.client.auth.getSession()).data.session).toBeNull()
  })

  it('so does a token that expired', async () => {
    const { access_token } = await sessionOf(first.client)
    later(3_700_000)
    const response = await logout(access_token)
    expect(response.status).toBe(403)
    expect(await response.json()).toMatchObject({
      code: 'bad_jwt',
      message: expect.stringContaining('expired'),
    })
  })
})
