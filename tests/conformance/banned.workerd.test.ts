// A banned account: whatever was open is shut, nothing opens anew, and all of it is as before once the time is over.
import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import { openBrowserSession } from '#app/domain/onboarding/open-browser-session.server.ts'
import { testContext } from '#tests/factories/app-context.ts'
import {
  later,
  latestCode,
  latestLink,
  openLink,
  PASSWORD,
  type SignedUp,
  send,
  signedUpClient,
} from './client.ts'
import { good } from './good.ts'

const HOUR_MS = 3_600_000

async function ban({ id }: SignedUp, ms = HOUR_MS): Promise<void> {
  await env.DB.prepare('update users set banned_until = ? where id = ?')
    .bind(Date.now() + ms, id)
    .run()
}

const refused = (status: number) => ({ status, code: 'user_banned' })

describe('a banned account', () => {
  it('gets no new tokens for its refresh token', async () => {
    const person = await signedUpClient()
    await ban(person)
    expect((await person.client.auth.refreshSession()).error).toMatchObject({
      ...refused(400),
      message: 'Invalid Refresh Token: User Banned',
    })
  })

  it('opens nothing with an access token that has not run out', async () => {
    const person = await signedUpClient()
    await ban(person)
    const { client } = person
    expect((await client.auth.getUser()).error).toMatchObject(refused(403))
    expect((await client.auth.updateUser({ data: { a: 1 } })).error).toMatchObject(refused(403))
    expect((await client.auth.reauthenticate()).error).toMatchObject(refused(403))
    expect((await client.from('profiles').select()).error).not.toBeNull()
  })

  it('does not sign in by password, code or link', async () => {
    const person = await signedUpClient()
    const { client, email } = person
    await ban(person)
    expect((await client.auth.signInWithPassword({ email, password: PASSWORD })).error).toMatchObject(
      refused(400),
    )
    good(await client.auth.signInWithOtp({ email }))
    const token = await latestCode(email)
    expect((await client.auth.verifyOtp({ email, token, type: 'email' })).error).toMatchObject(refused(403))
    later(61_000)
    const options = { emailRedirectTo: 'https://app.example/in' }
    good(await client.auth.signInWithOtp({ email, options }))
    const { fragment } = await openLink(await latestLink(email))
    expect(fragment.get('error_code')).toBe('user_banned')
    expect(fragment.has('access_token')).toBe(false)
  })

  it('is nobody in a browser', async () => {
    const person = await signedUpClient({ role: 'teacher' })
    await env.DB.prepare('update users set welcomed_at = 1 where id = ?').bind(person.id).run()
    const ctx = testContext(env.DB)
    ctx.now = () => Date.now()
    ctx.newId = () => crypto.randomUUID()
    const { secret } = await openBrowserSession(ctx, { userId: person.id, method: 'password' })
    const open = () => send('/profile', { headers: { Cookie: `__Host-session=${secret}` } })
    expect((await open()).status).toBe(200)
    await ban(person)
    expect((await open()).headers.get('Location')).toBe('/auth?returnTo=%2Fprofile')
  })

  it('is as before when the time is over', async () => {
    const person = await signedUpClient()
    await ban(person, 30_000)
    const { data } = await person.client.auth.getSession()
    expect((await person.client.auth.getUser()).error).not.toBeNull()
    later(31_000)
    expect(good(await person.client.auth.getUser()).user.id).toBe(person.id)
    expect(data.session).not.toBeNull()
    expect(good(await person.client.auth.refreshSession()).user?.id).toBe(person.id)
  })
})
