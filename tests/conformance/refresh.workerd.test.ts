// POST /token?grant_type=refresh_token: rotation, tabs at the same moment, lost answers, and stolen tokens.
import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import { renewTokens } from '#app/domain/accounts/renew-tokens.server.ts'
import { testContext } from '#tests/factories/app-context.ts'
import { later, newClient, post, sessionOf, signedInClient } from './client.ts'

interface Answer {
  status: number
  code?: string
  access_token: string
  refresh_token: string
  expires_at: number
  user: object
}

async function refresh(refresh_token: unknown): Promise<Answer> {
  const response = await post('/auth/v1/token?grant_type=refresh_token', { refresh_token })
  return { ...(await response.json<Omit<Answer, 'status'>>()), status: response.status }
}

/** The session an access token is of. */
function sessionOfToken(accessToken: string): { id: string; userId: string } {
  const payload = JSON.parse(
    atob((accessToken.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/')),
  )
  return { id: String(payload.session_id), userId: String(payload.sub) }
}

/** The first refresh token of a new session. */
async function firstToken(): Promise<string> {
  return (await sessionOf((await signedInClient()).client)).refresh_token
}

describe('the newest token', () => {
  it('answers new tokens of the same session, with the user', async () => {
    const { client, email } = await signedInClient()
    const before = await sessionOf(client)
    later(5_000)
    const { data, error } = await client.auth.refreshSession()
    expect(error).toBeNull()
    expect(data.session?.refresh_token).not.toBe(before.refresh_token)
    expect(data.session?.access_token).not.toBe(before.access_token)
    expect(sessionOfToken(data.session?.access_token ?? '')).toEqual(sessionOfToken(before.access_token))
    expect(data.user?.email).toBe(email)
    expect((await client.auth.getUser()).error).toBeNull()
  })

  it('keeps aal and amr of the session', async () => {
    const { client } = await signedInClient()
    const before = (await client.auth.getClaims()).data?.claims
    later(60_000)
    await client.auth.refreshSession()
    const after = (await client.auth.getClaims()).data?.claims
    expect([after?.aal, after?.amr]).toEqual([before?.aal, before?.amr])
    expect(after?.exp).toBeGreaterThan(before?.exp ?? 0)
  })

  it('answers what the person says of themselves now', async () => {
    const { client } = await signedInClient()
    await client.auth.updateUser({ data: { display_name: 'Ana' } })
    await client.auth.refreshSession()
    expect((await client.auth.getClaims()).data?.claims.user_metadata).toEqual({ display_name: 'Ana' })
  })

  it('is asked for by the client on its own when the session is about to end', async () => {
    const { client } = await signedInClient()
    const before = await sessionOf(client)
    later(3_590_000)
    const after = await sessionOf(client)
    expect(after.access_token).not.toBe(before.access_token)
    expect(after.expires_at).toBeGreaterThan(before.expires_at ?? 0)
  })
})

describe('the token just before the newest', () => {
  it.each([0, 11_000, 86_400_000])(
    'answers the newest again after %i ms: its answer was lost',
    async (age) => {
      const first = await firstToken()
      const second = await refresh(first)
      later(age)
      const again = await refresh(first)
      expect(again.status).toBe(200)
      expect(again.refresh_token).toBe(second.refresh_token)
      expect((await refresh(again.refresh_token)).status).toBe(200)
    },
  )

  it('is what ten tabs send at the same moment: all go on, one new token', async () => {
    const first = await firstToken()
    const answers = await Promise.all(Array.from({ length: 10 }, () => refresh(first)))
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200))
    expect(new Set(answers.map(({ refresh_token }) => refresh_token)).size).toBe(1)
    later(60_000)
    const next = await Promise.all(answers.map(({ refresh_token }) => refresh(refresh_token)))
    expect(next.map(({ status }) => status)).toEqual(Array(10).fill(200))
  })
})

describe('an older token', () => {
  async function rotatedTwice(): Promise<{ first: string; newest: string }> {
    const first = await firstToken()
    const second = await refresh(first)
    return { first, newest: (await refresh(second.refresh_token)).refresh_token }
  }

  it('answers the newest within 10 seconds', async () => {
    const { first, newest } = await rotatedTwice()
    later(9_000)
    expect(await refresh(first)).toMatchObject({ status: 200, refresh_token: newest })
  })

  it('after that was stolen by someone: the session ends, for both', async () => {
    const { first, newest } = await rotatedTwice()
    later(10_500)
    expect(await refresh(first)).toMatchObject({
      status: 400,
      code: 'refresh_token_already_used',
      message: 'Invalid Refresh Token: Already Used',
    })
    expect(await refresh(newest)).toMatchObject({ status: 400, code: 'refresh_token_not_found' })
  })

  it('ends no other session of the person', async () => {
    const { client, email } = await signedInClient()
    const other = (await signedInClient({}, email)).client
    const first = (await sessionOf(client)).refresh_token
    await refresh((await refresh(first)).refresh_token)
    later(10_500)
    await refresh(first)
    expect((await client.auth.getUser()).error?.name).toBe('AuthSessionMissingError')
    expect((await other.auth.getUser()).error).toBeNull()
  })
})

describe('after a second factor was shown', () => {
  it('no token from before is good, not even the one just before', async () => {
    const { client } = await signedInClient()
    const { refresh_token, access_token } = await sessionOf(client)
    const ctx = { ...testContext(env.DB), now: () => Date.now() }
    const { tokens } = await renewTokens(ctx, sessionOfToken(access_token))
    expect(await refresh(refresh_token)).toMatchObject({ status: 400, code: 'refresh_token_already_used' })
    expect(await refresh(tokens.refreshToken)).toMatchObject({ status: 200 })
  })

  it('the new one rotates like any other', async () => {
    const { client } = await signedInClient()
    const ctx = { ...testContext(env.DB), now: () => Date.now() }
    const { tokens } = await renewTokens(ctx, sessionOfToken((await sessionOf(client)).access_token))
    const next = await refresh(tokens.refreshToken)
    expect(await refresh(tokens.refreshToken)).toMatchObject({
      status: 200,
      refresh_token: next.refresh_token,
    })
  })
})

describe('what is none of ours', () => {
  it.each([
    ['nothing', ''],
    ['null', null],
    ['a short word', 'hello'],
    ['text with blanks', 'this is no token'],
    ['a path', '../../etc/passwd'],
  ])('%s is malformed', async (_, token) => {
    expect(await refresh(token)).toMatchObject({
      status: 400,
      code: 'validation_failed',
      message: 'Refresh token is not valid',
    })
  })

  it('a token of the older kind is unknown', async () => {
    expect(await refresh('4nYUCw0wZR_DNOTSDbSGMQ')).toMatchObject({
      status: 400,
      code: 'refresh_token_not_found',
      message: 'Invalid Refresh Token: Refresh Token Not Found',
    })
  })

  const forgeries: readonly [string, (token: string) => string][] = [
    ['with another number', (token) => token.replace(/\.0\./, '.1.')],
    ['with a number written otherwise', (token) => token.replace(/\.0\./, '.00.')],
    ['for another session', (token) => crypto.randomUUID() + token.slice(36)],
    ['with a changed end', (token) => token.slice(0, -4) + (token.endsWith('AAAA') ? 'BBBB' : 'AAAA')],
  ]
  it.each(forgeries)('ours %s is unknown, and harms nobody', async (_, forge) => {
    const token = await firstToken()
    expect(forge(token)).not.toBe(token)
    expect(await refresh(forge(token))).toMatchObject({ status: 400, code: 'refresh_token_not_found' })
    expect((await refresh(token)).status).toBe(200)
  })

  it('the token of a session that was ended is unknown, and the client lets go of it', async () => {
    const { client } = await signedInClient()
    const { refresh_token } = await sessionOf(client)
    await post(
      '/auth/v1/logout',
      {},
      {
        headers: { Authorization: `Bearer ${(await sessionOf(client)).access_token}` },
      },
    )
    expect(await refresh(refresh_token)).toMatchObject({ status: 400, code: 'refresh_token_not_found' })
    const events: string[] = []
    client.auth.onAuthStateChange((event) => void events.push(event))
    later(3_600_000)
    expect((await client.auth.getSession()).data.session).toBeNull()
    expect(events).toContain('SIGNED_OUT')
  })

  it('an access token does not refresh', async () => {
    const { client } = await signedInClient()
    expect((await refresh((await sessionOf(client)).access_token)).status).toBe(400)
    const other = newClient()
    expect((await other.auth.refreshSession({ refresh_token: 'not-one-of-ours-at-all' })).error?.code).toBe(
      'refresh_token_not_found',
    )
  })
})
