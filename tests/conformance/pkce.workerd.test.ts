// PKCE (RFC 7636): a mail's link leads back with a code that only the client which asked can use, once, within 5 minutes.
import { describe, expect, it } from 'vitest'
import {
  later,
  latestCode,
  latestLink,
  newClient,
  newEmail,
  openLink,
  outbox,
  PASSWORD,
  post,
  signedInClient,
  type TestClient,
} from './client.ts'

const APP = 'https://app.example/welcome'
const VERIFIER = 'v'.repeat(64)

/** The code a mail's link leads back with. */
async function codeOf(email: string): Promise<string> {
  return (await openLink(await latestLink(email), { password: PASSWORD })).url.searchParams.get('code') ?? ''
}

async function askedClient(): Promise<{ client: TestClient; email: string }> {
  const client = newClient({ flowType: 'pkce' })
  const email = newEmail()
  const { error } = await client.auth.signInWithOtp({ email, options: { emailRedirectTo: APP } })
  if (error) throw error
  return { client, email }
}

/** A sign-in asked for with a verifier of the test's own. */
async function ask(method: string, challenge: string): Promise<Response> {
  return post('/auth/v1/otp', { email: newEmail(), code_challenge: challenge, code_challenge_method: method })
}

const exchange = (auth_code: string, code_verifier: string) =>
  post('/auth/v1/token?grant_type=pkce', { auth_code, code_verifier })

describe('what a client asks for with PKCE', () => {
  it('a sign-up is confirmed and signed in by the code', async () => {
    const client = newClient({ flowType: 'pkce' })
    const email = newEmail()
    await client.auth.signUp({ email, password: PASSWORD, options: { emailRedirectTo: APP } })
    const { data, error } = await client.auth.exchangeCodeForSession(await codeOf(email))
    expect(error).toBeNull()
    expect(data.user).toMatchObject({ email, email_confirmed_at: expect.any(String) })
    expect((await client.auth.getClaims()).data?.claims.amr).toMatchObject([{ method: 'email/signup' }])
  })

  it('a magic link signs in', async () => {
    const { email } = await signedInClient()
    const client = newClient({ flowType: 'pkce' })
    await client.auth.signInWithOtp({ email, options: { emailRedirectTo: APP } })
    const { data } = await client.auth.exchangeCodeForSession(await codeOf(email))
    expect(data.session?.user.email).toBe(email)
    expect((await client.auth.getClaims()).data?.claims.amr).toMatchObject([{ method: 'magiclink' }])
  })

  it('a recovery tells the client so, and lets it set a password', async () => {
    const { email } = await signedInClient()
    const client = newClient({ flowType: 'pkce' })
    const events: string[] = []
    client.auth.onAuthStateChange((event) => void events.push(event))
    await client.auth.resetPasswordForEmail(email, { redirectTo: APP })
    const { data, error } = await client.auth.exchangeCodeForSession(await codeOf(email))
    expect(error).toBeNull()
    expect(data).toMatchObject({ redirectType: 'recovery' })
    expect(events).toContain('PASSWORD_RECOVERY')
    expect((await client.auth.updateUser({ password: 'a-brand-new-one-7' })).error).toBeNull()
    const fresh = await newClient().auth.signInWithPassword({ email, password: 'a-brand-new-one-7' })
    expect(fresh.error).toBeNull()
  })

  it('a code typed by hand still answers a session', async () => {
    const { client, email } = await askedClient()
    const { data } = await client.auth.verifyOtp({ email, token: await latestCode(email), type: 'email' })
    expect(data.session).not.toBeNull()
  })

  it('works with the token of the link by POST too, prefix and all', async () => {
    const { email } = await askedClient()
    const token_hash = (await latestLink(email)).searchParams.get('token') ?? ''
    const { data } = await newClient().auth.verifyOtp({ token_hash, type: 'signup' })
    expect(data.session).not.toBeNull()
  })
})

describe('the code', () => {
  it('is refused with the verifier of another client', async () => {
    const { email } = await askedClient()
    const thief = (await askedClient()).client
    const { data, error } = await thief.auth.exchangeCodeForSession(await codeOf(email))
    expect(error).toMatchObject({ status: 400, code: 'bad_code_verifier' })
    expect(data.session).toBeNull()
  })

  it('is good once', async () => {
    const { client, email } = await askedClient()
    const code = await codeOf(email)
    expect((await client.auth.exchangeCodeForSession(code)).error).toBeNull()
    const again = await exchange(code, VERIFIER)
    expect(again.status).toBe(404)
    expect(await again.json()).toMatchObject({ code: 'flow_state_not_found' })
  })

  it('is good once, also for three at the same moment', async () => {
    const email = newEmail()
    await post('/auth/v1/otp', { email, code_challenge: VERIFIER, code_challenge_method: 'plain' })
    const code = await codeOf(email)
    const answers = await Promise.all([1, 2, 3].map(() => exchange(code, VERIFIER)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404])
  })

  it('is over after 300 seconds, counted from the opening of the link', async () => {
    const { client, email } = await askedClient()
    const other = await askedClient()
    later(3_000_000)
    const [code, otherCode] = [await codeOf(email), await codeOf(other.email)]
    later(299_000)
    expect((await client.auth.exchangeCodeForSession(code)).error).toBeNull()
    later(2_000)
    const { error } = await other.client.auth.exchangeCodeForSession(otherCode)
    expect(error).toMatchObject({ status: 422, code: 'flow_state_expired' })
  })

  it.each([
    ['an empty code', '', VERIFIER, 400, 'validation_failed'],
    ['an empty verifier', 'some-code', '', 400, 'validation_failed'],
    ['an unknown code', 'some-code', VERIFIER, 404, 'flow_state_not_found'],
  ])('%s is refused', async (_, code, verifier, status, error) => {
    const response = await exchange(code, verifier)
    expect(response.status).toBe(status)
    expect(await response.json()).toMatchObject({ code: error })
  })
})

describe('the challenge', () => {
  it.each(['s256', 'S256', 'plain', 'PLAIN'])('its method in any case: %s', async (method) => {
    expect((await ask(method, VERIFIER)).status).toBe(200)
  })

  it.each([
    ['too short', 's256', 'a'.repeat(42)],
    ['too long', 's256', 'a'.repeat(129)],
    ['of other characters', 's256', `${'a'.repeat(43)}+/=`],
    ['by an unknown method', 's512', VERIFIER],
  ])('is refused when it is %s', async (_, method, challenge) => {
    const response = await ask(method, challenge)
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ code: 'validation_failed' })
  })

  it.each(['/signup', '/otp', '/recover', '/resend'])('has to come with its method: %s', async (path) => {
    const email = newEmail()
    const body = { email, password: PASSWORD, type: 'signup' }
    for (const half of [{ code_challenge: VERIFIER }, { code_challenge_method: 's256' }])
      expect((await post(`/auth/v1${path}`, { ...body, ...half })).status).toBe(400)
    expect(await outbox(email)).toEqual([])
  })
})
