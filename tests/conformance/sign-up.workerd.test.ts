// POST /signup by the real client: who gets an account, and what a refused one is told.
import { describe, expect, it } from 'vitest'
import { latest, latestCode, newClient, newEmail, newPhone, outbox, PASSWORD, post } from './client.ts'

describe('signing up by email', () => {
  const client = newClient()
  const email = newEmail()
  const data = { display_name: 'Ana', grade_level: '5', language: 'es', country: 'es', role: 'student' }

  it('answers a bare user without a session and sends one confirmation', async () => {
    const made = await client.auth.signUp({ email, password: PASSWORD, options: { data } })
    expect(made.error).toBeNull()
    expect(made.data.session).toBeNull()
    expect(made.data.user).toMatchObject({
      aud: 'authenticated',
      role: 'authenticated',
      email,
      phone: '',
      app_metadata: { provider: 'email', providers: ['email'] },
      user_metadata: data,
      is_anonymous: false,
    })
    expect(await outbox(email)).toHaveLength(1)
  })

  it('writes to the person in the language they chose', async () => {
    expect(await latest(email)).toMatchObject({ kind: 'confirm_signup', locale: 'es' })
  })

  it('signs in with the code of the mail, and the session has all its fields', async () => {
    const verified = await client.auth.verifyOtp({ email, token: await latestCode(email), type: 'signup' })
    expect(verified.error).toBeNull()
    const { session } = verified.data
    expect(session).toMatchObject({ token_type: 'bearer', expires_in: 3600 })
    expect(session?.access_token).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/)
    expect(session?.refresh_token.length).toBeGreaterThan(20)
    expect(session?.expires_at).toBeCloseTo(Date.now() / 1000 + 3600, -1)
  })

  it('keeps what was said about the person, and confirms the address', async () => {
    const { data: found } = await client.auth.getUser()
    expect(found.user?.user_metadata).toEqual(data)
    expect(found.user?.email_confirmed_at).toBe(found.user?.confirmed_at)
    expect(found.user?.identities).toEqual([
      expect.objectContaining({
        id: found.user?.id,
        user_id: found.user?.id,
        identity_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        provider: 'email',
        email,
        identity_data: expect.objectContaining({ sub: found.user?.id, email, email_verified: true }),
      }),
    ])
  })
})

describe('signing up by phone', () => {
  it('sends a code by SMS and stores the number as digits', async () => {
    const client = newClient()
    const phone = newPhone()
    const made = await client.auth.signUp({ phone: `+${phone}`, password: PASSWORD })
    expect(made.error).toBeNull()
    expect(made.data.user).toMatchObject({ email: '', phone, app_metadata: { provider: 'phone' } })
    const message = await latest(phone)
    expect(message).toMatchObject({ channel: 'sms', kind: 'phone_code' })
    const verified = await client.auth.verifyOtp({ phone, token: message.params.code ?? '', type: 'sms' })
    expect(verified.data.user?.phone_confirmed_at).toBeTruthy()
    expect(verified.data.user?.email_confirmed_at).toBeUndefined()
  })
})

describe('values of the request', () => {
  it('null means absent, everywhere', async () => {
    const email = newEmail()
    const response = await post('/auth/v1/signup', {
      email,
      phone: null,
      password: PASSWORD,
      data: null,
      channel: null,
      code_challenge: null,
      code_challenge_method: null,
      gotrue_meta_security: { captcha_token: null },
    })
    expect(response.status).toBe(200)
    const user = await response.json<Record<string, unknown>>()
    expect(user).toMatchObject({ email, user_metadata: {} })
    expect(Object.values(user)).not.toContain(null)
    expect(user).not.toHaveProperty('email_confirmed_at')
    expect((await latest(email)).params.link).not.toContain('pkce_')
  })

  it('an address counts in any case and with blanks around it', async () => {
    const email = newEmail()
    const made = await newClient().auth.signUp({ email: ` ${email.toUpperCase()} `, password: PASSWORD })
    expect(made.data.user?.email).toBe(email)
  })

  it.each([
    ['6 characters', () => 'oT7!qz'],
    ['6 characters of 4 bytes each', () => '🦊🐢🦉🐙🦔🐝'],
    ['72 bytes', () => `${'correct horse '.repeat(5)}ok`],
  ])('a password of %s will do', async (_, password) => {
    const made = await newClient().auth.signUp({ email: newEmail(), password: password() })
    expect(made.error).toBeNull()
  })
})

describe('refused', () => {
  it.each([
    ['5 characters', 'oT7!q', ['length']],
    ['the most common', 'password', ['pwned']],
    ['the most common in capitals', 'QWERTY123', ['pwned']],
  ])('a weak password (%s), with the reason', async (_, password, reasons) => {
    const email = newEmail()
    const { error } = await newClient().auth.signUp({ email, password })
    expect(error).toMatchObject({ name: 'AuthWeakPasswordError', status: 422, reasons })
    expect(await outbox(email)).toEqual([])
  })

  it('a short password, in the words clients know', async () => {
    const { error } = await newClient().auth.signUp({ email: newEmail(), password: 'abc12' })
    expect(error?.message).toBe('Password should be at least 6 characters.')
  })

  it.each([73, 74, 1000])('a password of %i bytes', async (bytes) => {
    const { error } = await newClient().auth.signUp({
      email: newEmail(),
      password: 'é'.repeat(bytes / 2 + 1),
    })
    expect(error).toMatchObject({ status: 400, code: 'validation_failed' })
  })

  it.each([
    'nobody',
    'a@b',
    '@example.com',
    'a b@example.com',
    'a@example..com',
    `${'a'.repeat(250)}@example.com`,
  ])('a bad email address: %s', async (email) => {
    const { error } = await newClient().auth.signUp({ email, password: PASSWORD })
    expect(error).toMatchObject({
      status: 400,
      code: 'validation_failed',
      message: 'Unable to validate email address: invalid format',
    })
  })

  it.each(['0123456789', '12345678901234567', 'call me', '+'])('a bad phone number: %s', async (phone) => {
    const { error } = await newClient().auth.signUp({ phone, password: PASSWORD })
    expect(error).toMatchObject({
      status: 400,
      code: 'validation_failed',
      message: 'Invalid phone number format (E.164 required)',
    })
  })

  const NEEDED = 'You must provide either an email or phone number and a password'

  it.each([
    [
      'both email and phone',
      { email: 'a@example.com', phone: '15551230000', password: PASSWORD },
      400,
      'validation_failed',
    ],
    ['no password', { email: 'a@example.com' }, 400, 'validation_failed'],
    ['an empty password', { email: 'a@example.com', password: '' }, 400, 'validation_failed'],
    ['a password that is no text', { email: 'a@example.com', password: 123456 }, 400, 'validation_failed'],
    ['an email that is no text', { email: ['a@example.com'], password: PASSWORD }, 400, 'validation_failed'],
    [
      'data that is no object',
      { email: 'a@example.com', password: PASSWORD, data: 'x' },
      400,
      'validation_failed',
    ],
    [
      'a channel we do not have',
      { phone: '15551230000', password: PASSWORD, channel: 'whatsapp' },
      400,
      'validation_failed',
    ],
    ['neither email nor phone', { password: PASSWORD }, 422, 'anonymous_provider_disabled'],
    ['nothing at all', {}, 422, 'anonymous_provider_disabled'],
  ])('%s', async (_, body, status, code) => {
    const response = await post('/auth/v1/signup', body)
    expect(response.status).toBe(status)
    expect(await response.json()).toMatchObject({ code })
  })

  it('what is missing, by the text the app shows', async () => {
    const response = await post('/auth/v1/signup', { email: 'a@example.com' })
    expect(await response.json()).toMatchObject({ message: NEEDED })
  })

  it('an anonymous account', async () => {
    const { error } = await newClient().auth.signInAnonymously()
    expect(error).toMatchObject({
      status: 422,
      code: 'anonymous_provider_disabled',
      message: 'Anonymous sign-ins are disabled',
    })
  })
})
