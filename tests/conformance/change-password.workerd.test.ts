// PUT /user with a password, GET /reauthenticate, and what a new password ends.
import { describe, expect, it } from 'vitest'
import {
  later,
  latest,
  latestCode,
  newClient,
  newPhone,
  outbox,
  PASSWORD,
  sessionOf,
  signedInClient,
  signedUpClient,
} from './client.ts'

const QUARTER_MS = 15 * 60_000
const NEXT = 'a-brand-new-one-7'

describe('a new password', () => {
  it('is the one that signs in from now on', async () => {
    const { client, email } = await signedUpClient()
    const { data, error } = await client.auth.updateUser({ password: NEXT })
    expect(error).toBeNull()
    expect(data.user?.email).toBe(email)
    const signIn = (password: string) => newClient().auth.signInWithPassword({ email, password })
    expect((await signIn(PASSWORD)).error?.code).toBe('invalid_credentials')
    expect((await signIn(NEXT)).error).toBeNull()
  })

  it('can be given by someone who never had one', async () => {
    const { client, email } = await signedInClient()
    expect((await client.auth.updateUser({ password: NEXT })).error).toBeNull()
    expect((await newClient().auth.signInWithPassword({ email, password: NEXT })).error).toBeNull()
  })

  it('ends all other sessions at once, and keeps this one', async () => {
    const { client, email } = await signedInClient()
    const others = [await signedInClient({}, email), await signedInClient({}, email)]
    await client.auth.updateUser({ password: NEXT })
    for (const { client: other } of others) {
      const { refresh_token } = await sessionOf(other)
      expect((await newClient().auth.refreshSession({ refresh_token })).error?.code).toBe(
        'refresh_token_not_found',
      )
      expect((await other.auth.getUser()).error?.name).toBe('AuthSessionMissingError')
    }
    expect((await client.auth.getUser()).error).toBeNull()
    expect((await client.auth.refreshSession()).error).toBeNull()
  })

  it('takes back every code still out', async () => {
    const { client, email } = await signedInClient()
    await newClient().auth.resetPasswordForEmail(email)
    const token = await latestCode(email)
    await client.auth.updateUser({ password: NEXT })
    expect((await newClient().auth.verifyOtp({ email, token, type: 'recovery' })).error?.code).toBe(
      'otp_expired',
    )
  })

  it('is told to the owner by mail, without it', async () => {
    const { client, email } = await signedInClient()
    await client.auth.updateUser({ password: NEXT })
    const notice = await latest(email)
    expect(notice).toMatchObject({ kind: 'password_changed', params: {} })
    expect(JSON.stringify(notice)).not.toContain(NEXT)
  })

  it('that is the old one is refused', async () => {
    const { client } = await signedUpClient()
    expect((await client.auth.updateUser({ password: PASSWORD })).error).toMatchObject({
      status: 422,
      code: 'same_password',
    })
  })

  it.each([
    ['short', 'oT7!q', 422, 'weak_password'],
    ['common', 'password1', 422, 'weak_password'],
    ['long', 'x'.repeat(73), 400, 'validation_failed'],
  ])('that is too %s is refused', async (_, password, status, code) => {
    const { client } = await signedInClient()
    expect((await client.auth.updateUser({ password })).error).toMatchObject({ status, code })
  })

  it('with the current one beside it needs the current one to be right', async () => {
    const { client } = await signedUpClient()
    const wrong = await client.auth.updateUser({ password: NEXT, current_password: 'not-mine' })
    expect(wrong.error?.code).toBe('invalid_credentials')
    const right = await client.auth.updateUser({ password: NEXT, current_password: PASSWORD })
    expect(right.error).toBeNull()
  })
})

describe('a session whose proof is a quarter of an hour old', () => {
  it('needs a nonce, which reauthenticate sends by mail', async () => {
    const { client, email } = await signedInClient()
    later(QUARTER_MS)
    await client.auth.refreshSession()
    const without = await client.auth.updateUser({ password: NEXT })
    expect(without.error).toMatchObject({ status: 400, code: 'reauthentication_needed' })
    const asked = await client.auth.reauthenticate()
    expect(asked.error).toBeNull()
    expect(await latest(email)).toMatchObject({ kind: 'reauthentication' })
    const nonce = await latestCode(email)
    expect((await client.auth.updateUser({ password: NEXT, nonce })).error).toBeNull()
  })

  it('by SMS when there is no email', async () => {
    const client = newClient()
    const phone = newPhone()
    await client.auth.signInWithOtp({ phone })
    await client.auth.verifyOtp({ phone, token: await latestCode(phone), type: 'sms' })
    expect((await client.auth.reauthenticate()).error).toBeNull()
    expect(await latest(phone)).toMatchObject({ channel: 'sms', kind: 'reauthentication' })
    const nonce = await latestCode(phone)
    expect((await client.auth.updateUser({ password: NEXT, nonce })).error).toBeNull()
  })

  it('needs none for data', async () => {
    const { client } = await signedInClient()
    later(QUARTER_MS)
    await client.auth.refreshSession()
    expect((await client.auth.updateUser({ data: { n: 1 } })).error).toBeNull()
  })
})

describe('a nonce', () => {
  it('that is wrong is refused, and five wrong ones kill it', async () => {
    const { client, email } = await signedInClient()
    await client.auth.reauthenticate()
    const nonce = await latestCode(email)
    const wrong = String((Number(nonce) + 1) % 1_000_000).padStart(6, '0')
    for (let guess = 0; guess < 5; guess++)
      expect((await client.auth.updateUser({ password: NEXT, nonce: wrong })).error).toMatchObject({
        status: 422,
        code: 'reauthentication_not_valid',
      })
    expect((await client.auth.updateUser({ password: NEXT, nonce })).error?.code).toBe(
      'reauthentication_not_valid',
    )
  })

  it('is good once, and signs nobody in', async () => {
    const { client, email } = await signedInClient()
    await client.auth.reauthenticate()
    const token = await latestCode(email)
    for (const type of ['email', 'signup', 'recovery', 'magiclink', 'email_change'] as const)
      expect((await newClient().auth.verifyOtp({ email, token, type })).error?.code).toBe('otp_expired')
    expect((await client.auth.updateUser({ password: NEXT, nonce: token })).error).toBeNull()
    expect((await client.auth.updateUser({ password: `${NEXT}8`, nonce: token })).error?.code).toBe(
      'reauthentication_not_valid',
    )
  })

  it('can be asked for once a minute', async () => {
    const { client, email } = await signedInClient()
    await client.auth.reauthenticate()
    const sent = (await outbox(email)).length
    expect((await client.auth.reauthenticate()).error).toMatchObject({ status: 429 })
    expect(await outbox(email)).toHaveLength(sent)
  })
})
