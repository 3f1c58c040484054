// Signing up with an address that someone has: nobody learns whose it is, and nobody gets in by it.
import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import {
  later,
  latestCode,
  latestLink,
  newClient,
  newEmail,
  newPhone,
  outbox,
  PASSWORD,
  post,
  signedInClient,
  signedUpClient,
  type TestClient,
} from './client.ts'

async function accountsOf(email: string): Promise<number> {
  const found = await env.DB.prepare('select count(*) as n from users where email = ?')
    .bind(email)
    .first<{ n: number }>()
  return found?.n ?? 0
}

describe('again with a confirmed address', () => {
  it('answers somebody who does not exist, and sends nothing', async () => {
    const { email, id } = await signedInClient()
    const before = (await outbox(email)).length
    const data = { display_name: 'Mallory' }
    const again = await newClient().auth.signUp({ email, password: 'another-secret-9', options: { data } })
    expect(again.error).toBeNull()
    expect(again.data.session).toBeNull()
    expect(again.data.user).toMatchObject({ email, identities: [], user_metadata: data })
    expect(again.data.user?.id).not.toBe(id)
    expect(await outbox(email)).toHaveLength(before)
  })

  it('answers the same fields as for a new address', async () => {
    const { email } = await signedInClient()
    const decoy = await (await post('/auth/v1/signup', { email, password: PASSWORD })).json<object>()
    const real = await (
      await post('/auth/v1/signup', { email: newEmail(), password: PASSWORD })
    ).json<object>()
    expect(Object.keys(decoy)).toEqual(Object.keys(real))
    expect(decoy).toMatchObject({ app_metadata: { provider: 'email', providers: ['email'] } })
  })

  it('leaves password and metadata alone', async () => {
    const { email } = await signedUpClient({ display_name: 'Ana' })
    later(61_000)
    await newClient().auth.signUp({
      email,
      password: 'another-secret-9',
      options: { data: { display_name: 'M' } },
    })
    const client = newClient()
    expect((await client.auth.signInWithPassword({ email, password: 'another-secret-9' })).error?.code).toBe(
      'invalid_credentials',
    )
    const { data } = await client.auth.signInWithPassword({ email, password: PASSWORD })
    expect(data.user?.user_metadata).toEqual({ display_name: 'Ana' })
  })

  it('works the same for a phone', async () => {
    const phone = newPhone()
    const client = newClient()
    await client.auth.signUp({ phone, password: PASSWORD })
    await client.auth.verifyOtp({ phone, token: await latestCode(phone), type: 'sms' })
    const again = await newClient().auth.signUp({ phone, password: PASSWORD })
    expect(again.data.user).toMatchObject({ phone, identities: [], app_metadata: { provider: 'phone' } })
    expect(await outbox(phone)).toHaveLength(1)
  })
})

describe('again with an address that waits for its confirmation', () => {
  it('says how long to wait within a minute', async () => {
    const email = newEmail()
    const { address, auth } = newClient()
    await auth.signUp({ email, password: PASSWORD })
    const { error } = await newClient({ address }).auth.signUp({ email, password: PASSWORD })
    expect(error).toMatchObject({ status: 429, code: 'over_email_send_rate_limit' })
    expect(error?.message).toMatch(/^For security purposes, you can only request this after \d+ seconds\.$/)
    expect(await outbox(email)).toHaveLength(1)
  })

  it('makes an attempt of its own, and shows the caller nothing but their own input', async () => {
    const email = newEmail()
    const own = newClient()
    const signUp = (client: TestClient, password: string, data: object) =>
      client.auth.signUp({ email, password, options: { data } })
    const first = await signUp(newClient(), 'another-secret-9', { who: 'first', display_name: 'Mallory' })
    const links = [await latestLink(email)]
    // At once: what another network asked for is no reason to wait.
    const second = await signUp(own, PASSWORD, { who: 'second' })
    expect(second.error).toBeNull()
    links.push(await latestLink(email))
    const id = second.data.user?.id
    expect(id).not.toBe(first.data.user?.id)
    expect(second.data.user?.user_metadata).toEqual({ who: 'second' })
    expect(second.data.user?.identities).toMatchObject([
      { id, user_id: id, identity_data: { who: 'second', sub: id, email, email_verified: false } },
    ])
    expect(JSON.stringify(second.data)).not.toMatch(/Mallory|first/)
    expect(await accountsOf(email)).toBe(0)

    const token_hash = links[1]?.searchParams.get('token') ?? ''
    const verified = await own.auth.verifyOtp({ token_hash, type: 'signup' })
    expect(verified.data.user).toMatchObject({ id, user_metadata: { who: 'second' } })
    const signIn = (password: string) => newClient().auth.signInWithPassword({ email, password })
    expect((await signIn('another-secret-9')).error?.code).toBe('invalid_credentials')
    expect((await signIn(PASSWORD)).data.user?.id).toBe(id)
    const late = links[0]?.searchParams.get('token') ?? ''
    const { error } = await newClient().auth.verifyOtp({ token_hash: late, type: 'signup' })
    expect(error?.code).toBe('otp_expired')
  })
})

describe('four at the same moment', () => {
  it('from one network send one mail; nobody is told of a fault', async () => {
    const email = newEmail()
    const { address } = newClient()
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => newClient({ address }).auth.signUp({ email, password: PASSWORD })),
    )
    const refused = answers.flatMap(({ error }) => (error ? [error.status] : []))
    expect(refused).toEqual([429, 429, 429])
    expect(await outbox(email)).toHaveLength(1)
  })
})

describe('hostile metadata', () => {
  const signUp = (data: unknown, email = newEmail()) =>
    post('/auth/v1/signup', { email, password: PASSWORD, data })

  it('gives no rights: role, app_metadata and confirmation are ours to say', async () => {
    const email = newEmail()
    await signUp({ role: 'service_role', app_metadata: { admin: true }, email_confirmed_at: 'now' }, email)
    expect((await newClient().auth.signInWithPassword({ email, password: PASSWORD })).error?.code).toBe(
      'email_not_confirmed',
    )
    const client = newClient()
    const { data } = await client.auth.verifyOtp({ email, token: await latestCode(email), type: 'signup' })
    expect(data.user).toMatchObject({ role: 'authenticated', app_metadata: { provider: 'email' } })
    const { data: verified } = await client.auth.getClaims()
    expect(verified?.claims).toMatchObject({
      role: 'authenticated',
      app_metadata: { provider: 'email', providers: ['email'] },
    })
  })

  it('cannot forge what the identity says', async () => {
    const forged = { sub: 'victim', email: 'victim@example.com', email_verified: true }
    const user = await (await signUp(forged)).json<{ id: string; email: string; identities: unknown[] }>()
    expect(user.identities).toEqual([
      expect.objectContaining({
        identity_data: { sub: user.id, email: user.email, email_verified: false },
      }),
    ])
  })

  it('survives names that mean something to JavaScript and SQL', async () => {
    const body = `{"email":"${newEmail()}","password":"${PASSWORD}","data":{"__proto__":{"admin":true},"constructor":1,"x'); drop table users;--":"\\u0000\\ud800"}}`
    const response = await post('/auth/v1/signup', body)
    expect(response.status).toBe(200)
    const user = await response.json<{ user_metadata: Record<string, unknown> }>()
    expect(user.user_metadata['constructor']).toBe(1)
    expect(({} as Record<string, unknown>)['admin']).toBeUndefined()
  })

  const nested = (depth: number) => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`

  it.each([
    ['more than 8 KB', JSON.stringify({ text: 'x'.repeat(9000) })],
    ['more than 8 KB in fewer characters', JSON.stringify({ text: '字'.repeat(4000) })],
    ['objects 1,200 deep', nested(1200)],
    ['objects 100,000 deep', nested(100_000)],
  ])('is refused when it holds %s', async (_, data) => {
    const response = await post(
      '/auth/v1/signup',
      `{"email":"${newEmail()}","password":"${PASSWORD}","data":${data}}`,
    )
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ code: 'validation_failed' })
  })
})
