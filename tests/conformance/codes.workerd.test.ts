// POST /otp, /magiclink, /recover, /resend: what is sent to whom, and that strangers learn nothing by asking.
import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import {
  later,
  latest,
  latestCode,
  latestLink,
  newClient,
  newEmail,
  newPhone,
  ORIGIN,
  outbox,
  PASSWORD,
  post,
  signedInClient,
} from './client.ts'

async function accounts(): Promise<number> {
  return (await env.DB.prepare('select count(*) as n from users').first<number>('n')) ?? 0
}

describe('POST /otp', () => {
  it('makes an account for a new address and signs in with the code', async () => {
    const client = newClient()
    const email = newEmail()
    const asked = await client.auth.signInWithOtp({ email, options: { data: { role: 'teacher' } } })
    expect(asked).toEqual({ data: { user: null, session: null }, error: null })
    expect(await latest(email)).toMatchObject({ kind: 'confirm_signup' })
    const { data } = await client.auth.verifyOtp({ email, token: await latestCode(email), type: 'email' })
    expect(data.user).toMatchObject({ email, user_metadata: { role: 'teacher' } })
    expect(data.user?.email_confirmed_at).toBeTruthy()
  })

  it('sends a known address a link to sign in with, and keeps its data', async () => {
    const { email, id } = await signedInClient()
    const client = newClient()
    await client.auth.signInWithOtp({ email, options: { data: { role: 'hacker' } } })
    expect(await latest(email)).toMatchObject({ kind: 'magic_link' })
    const { data } = await client.auth.verifyOtp({ email, token: await latestCode(email), type: 'email' })
    expect(data.user).toMatchObject({ id, user_metadata: {} })
  })

  it('by phone: an SMS with a code, and no link', async () => {
    const client = newClient()
    const phone = newPhone()
    expect((await client.auth.signInWithOtp({ phone, options: { channel: 'sms' } })).error).toBeNull()
    const message = await latest(phone)
    expect(message.params).toEqual({ code: expect.stringMatching(/^\d{6}$/) })
    const verified = await client.auth.verifyOtp({ phone, token: message.params.code ?? '', type: 'sms' })
    expect(verified.data.user).toMatchObject({ phone, app_metadata: { provider: 'phone' } })
  })

  it.each([
    ['email', () => ({ email: newEmail() })],
    ['phone', () => ({ phone: newPhone() })],
  ])('makes no account for an unknown %s when create_user is false', async (_, address) => {
    const before = await accounts()
    const asked = await newClient().auth.signInWithOtp({ ...address(), options: { shouldCreateUser: false } })
    expect(asked.error).toMatchObject({ status: 422, code: 'otp_disabled' })
    expect(await accounts()).toBe(before)
  })

  it('signs in somebody who exists, also when create_user is false', async () => {
    const { email } = await signedInClient()
    const { error } = await newClient().auth.signInWithOtp({ email, options: { shouldCreateUser: false } })
    expect(error).toBeNull()
  })

  it.each([
    ['whatsapp', { phone: '15551230001', channel: 'whatsapp' }],
    ['neither email nor phone', {}],
    ['both', { email: 'a@example.com', phone: '15551230001' }],
    ['a bad email', { email: 'nobody' }],
    ['a bad phone', { phone: 'call me' }],
    ['create_user that is no boolean', { email: 'a@example.com', create_user: 'no' }],
  ])('refuses %s', async (_, body) => {
    const response = await post('/auth/v1/otp', body)
    expect(response.status).toBe(400)
  })

  it('answers to its older name too', async () => {
    const email = newEmail()
    const response = await post('/auth/v1/magiclink', { email })
    expect([response.status, await response.text()]).toEqual([200, '{}'])
    expect(await outbox(email)).toHaveLength(1)
  })
})

describe('POST /recover', () => {
  it('answers the same for a known and an unknown address; one gets a mail', async () => {
    const { email } = await signedInClient()
    const unknown = newEmail()
    const before = (await outbox(email)).length
    const [forKnown, forUnknown] = [
      await post('/auth/v1/recover', { email }),
      await post('/auth/v1/recover', { email: unknown }),
    ]
    expect([forKnown.status, await forKnown.text()]).toEqual([200, '{}'])
    expect([forUnknown.status, await forUnknown.text()]).toEqual([200, '{}'])
    expect([...forUnknown.headers.keys()]).toEqual([...forKnown.headers.keys()])
    expect(await outbox(email)).toHaveLength(before + 1)
    expect(await outbox(unknown)).toEqual([])
  })

  it('limits an unknown address as it does a known one', async () => {
    const email = newEmail()
    const from = { address: newClient().address }
    await post('/auth/v1/recover', { email }, from)
    const again = await post('/auth/v1/recover', { email }, from)
    expect(again.status).toBe(429)
    expect(Number(again.headers.get('Retry-After'))).toBeGreaterThan(50)
    expect(await again.json()).toMatchObject({ code: 'over_email_send_rate_limit' })
  })

  it.each([{}, { email: null }, { email: '' }, { email: 'nobody' }, { phone: '15551230001' }])(
    'refuses %o',
    async (body) => {
      expect((await post('/auth/v1/recover', body)).status).toBe(400)
    },
  )

  it('sends link and code of the kind the client asks for', async () => {
    const { email } = await signedInClient()
    later(61_000)
    await newClient().auth.resetPasswordForEmail(email, { redirectTo: 'https://app.example/reset' })
    const link = await latestLink(email)
    expect(link.origin + link.pathname).toBe(`${ORIGIN}/auth/v1/verify`)
    expect(link.searchParams.get('type')).toBe('recovery')
    expect(link.searchParams.get('redirect_to')).toBe('https://app.example/reset')
    expect(await latestCode(email)).toMatch(/^\d{6}$/)
  })
})

describe('POST /resend', () => {
  it('sends a confirmation again; the older code stays good until one is used', async () => {
    const client = newClient()
    const email = newEmail()
    await client.auth.signUp({ email, password: PASSWORD })
    const older = await latestCode(email)
    later(61_000)
    const again = await client.auth.resend({ type: 'signup', email })
    expect(again.error).toBeNull()
    expect(await outbox(email)).toHaveLength(2)
    const newer = await latestCode(email)
    expect((await client.auth.verifyOtp({ email, token: older, type: 'signup' })).error).toBeNull()
    const late = await client.auth.verifyOtp({ email, token: newer, type: 'signup' })
    expect(late.error?.code).toBe('otp_expired')
  })

  it('says how long to wait within a minute', async () => {
    const client = newClient()
    const email = newEmail()
    await client.auth.signUp({ email, password: PASSWORD })
    const { error } = await client.auth.resend({ type: 'signup', email })
    expect(error).toMatchObject({ status: 429, code: 'over_email_send_rate_limit' })
  })

  it('sends a code by SMS again', async () => {
    const client = newClient()
    const phone = newPhone()
    await client.auth.signInWithOtp({ phone })
    later(61_000)
    expect((await client.auth.resend({ type: 'sms', phone })).error).toBeNull()
    expect(await outbox(phone)).toHaveLength(2)
  })

  it.each(['signup', 'email_change'] as const)(
    'type %s: an unknown, and a confirmed, address get nothing and the same answer',
    async (type) => {
      const { email } = await signedInClient()
      later(61_000)
      const before = (await outbox(email)).length
      for (const address of [email, newEmail()]) {
        const response = await post('/auth/v1/resend', { type, email: address })
        expect([response.status, await response.text()]).toEqual([200, '{}'])
      }
      expect(await outbox(email)).toHaveLength(before)
    },
  )

  it('an SMS asked for twice within a minute is refused for an unknown number as for a known one', async () => {
    const known = newPhone()
    await newClient().auth.signInWithOtp({ phone: known })
    later(61_000)
    for (const phone of [known, newPhone()]) {
      const statuses = []
      const from = { address: newClient().address }
      for (let ask = 0; ask < 2; ask++)
        statuses.push((await post('/auth/v1/resend', { type: 'sms', phone }, from)).status)
      expect(statuses).toEqual([200, 429])
    }
  })

  it.each([
    ['an unknown type', { type: 'recovery', email: 'a@example.com' }],
    ['no type', { email: 'a@example.com' }],
    ['a phone for a mail', { type: 'signup', phone: '15551230001' }],
    ['an email for an SMS', { type: 'sms', email: 'a@example.com' }],
  ])('refuses %s', async (_, body) => {
    const response = await post('/auth/v1/resend', body)
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ code: 'validation_failed' })
  })
})
