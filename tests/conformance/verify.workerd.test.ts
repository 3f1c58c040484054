// POST /verify: a code typed in, or the token of a link. Good once, for a while, and for five guesses.
import type { EmailOtpType } from '@supabase/supabase-js'
import { describe, expect, it } from 'vitest'
import {
  later,
  latest,
  latestCode,
  latestLink,
  newClient,
  newEmail,
  newPhone,
  PASSWORD,
  post,
  signedInClient,
  type TestClient,
} from './client.ts'

const verifyOf = (body: object) => post('/auth/v1/verify', body)
const wrongFor = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')
const EXPIRED = { code: 'otp_expired', message: 'Token has expired or is invalid' }

/** Somebody whose newest mail is of the kind that `type` confirms. */
async function sentMail(type: EmailOtpType): Promise<{ client: TestClient; email: string }> {
  if (type === 'signup' || type === 'invite') {
    const client = newClient()
    const email = newEmail()
    await client.auth.signInWithOtp({ email })
    return { client, email }
  }
  const { email } = await signedInClient()
  const client = newClient()
  if (type === 'recovery') await client.auth.resetPasswordForEmail(email)
  else await client.auth.signInWithOtp({ email })
  return { client, email }
}

describe.each<EmailOtpType>(['email', 'signup', 'invite', 'recovery', 'magiclink'])('type %s', (type) => {
  it('takes the code once', async () => {
    const { client, email } = await sentMail(type)
    const token = await latestCode(email)
    const { data, error } = await client.auth.verifyOtp({ email, token, type })
    expect(error).toBeNull()
    expect(data.session?.user).toMatchObject({ email, email_confirmed_at: expect.any(String) })
    const again = await newClient().auth.verifyOtp({ email, token, type })
    expect(again.error).toMatchObject({ status: 403, ...EXPIRED })
    expect(again.data.session).toBeNull()
  })

  it('takes the token of the link once', async () => {
    const { client, email } = await sentMail(type)
    const token_hash = (await latestLink(email)).searchParams.get('token') ?? ''
    const { data, error } = await client.auth.verifyOtp({ token_hash, type })
    expect(error).toBeNull()
    expect(data.user?.email).toBe(email)
    const again = await newClient().auth.verifyOtp({ token_hash, type })
    expect(again.error).toMatchObject({
      status: 403,
      code: 'otp_expired',
      message: 'Email link is invalid or has expired',
    })
  })
})

describe('a code', () => {
  it('of one kind is none of another', async () => {
    const { client, email } = await sentMail('signup')
    const token = await latestCode(email)
    for (const type of ['recovery', 'magiclink', 'email_change'] as const)
      expect((await client.auth.verifyOtp({ email, token, type })).error).toMatchObject(EXPIRED)
    expect((await client.auth.verifyOtp({ email, token, type: 'email' })).error).toBeNull()
  })

  it('of one address is none of another', async () => {
    const { email } = await sentMail('email')
    const other = await sentMail('email')
    const token = await latestCode(email)
    if (token === (await latestCode(other.email))) return
    const { error } = await other.client.auth.verifyOtp({ email: other.email, token, type: 'email' })
    expect(error).toMatchObject(EXPIRED)
  })

  it('for an unknown address says the same as a wrong one', async () => {
    const { email } = await sentMail('email')
    const wrong = wrongFor(await latestCode(email))
    const known = await verifyOf({ type: 'email', email, token: wrong })
    const unknown = await verifyOf({ type: 'email', email: newEmail(), token: wrong })
    expect([unknown.status, await unknown.text()]).toEqual([known.status, await known.text()])
  })

  it('by mail is good for an hour and no longer', async () => {
    const { client, email } = await sentMail('email')
    const other = await sentMail('email')
    later(3_590_000)
    const token = await latestCode(email)
    expect((await client.auth.verifyOtp({ email, token, type: 'email' })).error).toBeNull()
    later(11_000)
    const late = await latestCode(other.email)
    const { error } = await other.client.auth.verifyOtp({ email: other.email, token: late, type: 'email' })
    expect(error).toMatchObject(EXPIRED)
  })

  it('by SMS is good for ten minutes and no longer', async () => {
    const client = newClient()
    const phone = newPhone()
    await client.auth.signInWithOtp({ phone })
    const token = await latestCode(phone)
    later(601_000)
    expect((await client.auth.verifyOtp({ phone, token, type: 'sms' })).error).toMatchObject(EXPIRED)
  })

  it('stays good beside a newer one, until one of its kind is used', async () => {
    const { client, email } = await sentMail('recovery')
    const older = (await latestLink(email)).searchParams.get('token') ?? ''
    later(61_000)
    await newClient().auth.resetPasswordForEmail(email)
    const newer = (await latestLink(email)).searchParams.get('token') ?? ''
    const verify = (token_hash: string) => client.auth.verifyOtp({ token_hash, type: 'recovery' })
    expect((await verify(older)).error).toBeNull()
    expect((await verify(newer)).error?.code).toBe('otp_expired')
  })

  it('of six digits, sent twice, is good as the older and as the newer', async () => {
    for (const which of ['older', 'newer'] as const) {
      const { client, email } = await sentMail('recovery')
      const older = await latestCode(email)
      later(61_000)
      await client.auth.resetPasswordForEmail(email)
      const token = which === 'older' ? older : await latestCode(email)
      expect((await client.auth.verifyOtp({ email, token, type: 'recovery' })).error).toBeNull()
    }
  })

  it('recovery and magic link are of one kind: using one ends the other', async () => {
    const { client, email } = await sentMail('recovery')
    const older = (await latestLink(email)).searchParams.get('token') ?? ''
    later(61_000)
    await client.auth.signInWithOtp({ email })
    const newer = (await latestLink(email)).searchParams.get('token') ?? ''
    expect((await client.auth.verifyOtp({ token_hash: newer, type: 'magiclink' })).error).toBeNull()
    expect((await client.auth.verifyOtp({ token_hash: older, type: 'recovery' })).error?.code).toBe(
      'otp_expired',
    )
  })

  it('is used by one of two that come at the same moment', async () => {
    const { email } = await sentMail('email')
    const token = await latestCode(email)
    const answers = await Promise.all([1, 2, 3].map(() => verifyOf({ type: 'email', email, token })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 403, 403])
  })
})

describe('guessing', () => {
  /** Wrong digits, sent so often from where `address` says. */
  async function guess(times: number, email: string, token: string, address: (index: number) => string) {
    const body = { type: 'email', email, token: wrongFor(token) }
    await Promise.all(
      Array.from({ length: times }, (_, index) => post('/auth/v1/verify', body, { address: address(index) })),
    )
  }
  const elsewhere = (index: number) => `192.0.2.${index}`

  it.each([
    ['four', 4, null],
    ['five', 5, EXPIRED],
  ] as const)('%s wrong guesses from where the code was asked for', async (_, times, refusal) => {
    const { client, email } = await sentMail('email')
    const token = await latestCode(email)
    await guess(times, email, token, () => client.address)
    const { error } = await client.auth.verifyOtp({ email, token, type: 'email' })
    expect(error).toEqual(refusal && expect.objectContaining(refusal))
  })

  it('strangers have five together, and use up none of the guesses of whoever asked', async () => {
    const { client, email } = await sentMail('email')
    const token = await latestCode(email)
    await guess(20, email, token, elsewhere)
    expect((await newClient().auth.verifyOtp({ email, token, type: 'email' })).error).toMatchObject(EXPIRED)
    expect((await client.auth.verifyOtp({ email, token, type: 'email' })).error).toBeNull()
  })

  it('a whole IPv6 network guesses as one', async () => {
    const client = newClient({ address: '2001:db8:1:2::1' })
    const email = newEmail()
    await client.auth.signInWithOtp({ email })
    const token = await latestCode(email)
    await guess(5, email, token, (index) => `2001:db8:1:2:${index}::9`)
    expect((await client.auth.verifyOtp({ email, token, type: 'email' })).error).toMatchObject(EXPIRED)
    expect((await newClient().auth.verifyOtp({ email, token, type: 'email' })).error).toBeNull()
  })

  it('leaves a new code good', async () => {
    const { client, email } = await sentMail('email')
    await guess(5, email, await latestCode(email), () => client.address)
    later(61_000)
    await client.auth.signInWithOtp({ email })
    const fresh = await latestCode(email)
    expect((await client.auth.verifyOtp({ email, token: fresh, type: 'email' })).error).toBeNull()
  })

  it('kills codes by SMS as well', async () => {
    const client = newClient()
    const phone = newPhone()
    await client.auth.signUp({ phone, password: PASSWORD })
    const { code = '' } = (await latest(phone)).params
    const wrong = { type: 'sms', phone, token: wrongFor(code) }
    for (let count = 0; count < 5; count++) await post('/auth/v1/verify', wrong, { address: client.address })
    expect((await client.auth.verifyOtp({ phone, token: code, type: 'sms' })).error).toMatchObject(EXPIRED)
  })
})

describe('refused before anything is looked up', () => {
  it.each([
    ['no type', { email: 'a@example.com', token: '123456' }],
    ['an unknown type', { type: 'telepathy', email: 'a@example.com', token: '123456' }],
    ['no token', { type: 'email', email: 'a@example.com' }],
    ['a token and no address', { type: 'email', token: '123456' }],
    ['both addresses', { type: 'email', email: 'a@example.com', phone: '15551230001', token: '123456' }],
    ['a token hash beside an address', { type: 'email', email: 'a@example.com', token_hash: 'abc' }],
    ['a token hash beside a token', { type: 'email', token: '123456', token_hash: 'abc' }],
    ['a phone for a mail', { type: 'email', phone: '15551230001', token: '123456' }],
    ['an email for an SMS', { type: 'sms', email: 'a@example.com', token: '123456' }],
    ['a number instead of text', { type: 'email', email: 'a@example.com', token: 123456 }],
  ])('%s', async (_, body) => {
    const response = await verifyOf(body)
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ code: 'validation_failed' })
  })
})
