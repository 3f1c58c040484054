// POST /token?grant_type=password, and everything else that is asked for by grant_type.
import { beforeAll, describe, expect, it } from 'vitest'
import { latestCode, newClient, newEmail, newPhone, PASSWORD, post, signedUpClient } from './client.ts'

describe('signing in with a password', () => {
  let email: string
  let phone: string
  const unconfirmed = newEmail()
  const unconfirmedPhone = newPhone()

  beforeAll(async () => {
    email = (await signedUpClient({ display_name: 'Ana' })).email
    phone = newPhone()
    const client = newClient()
    await client.auth.signUp({ phone, password: PASSWORD })
    await client.auth.verifyOtp({ phone, token: await latestCode(phone), type: 'sms' })
    await newClient().auth.signUp({ email: unconfirmed, password: PASSWORD })
    await newClient().auth.signUp({ phone: unconfirmedPhone, password: PASSWORD })
  })

  it('by email answers a session whose user holds identities', async () => {
    const client = newClient()
    const { data, error } = await client.auth.signInWithPassword({ email, password: PASSWORD })
    expect(error).toBeNull()
    expect(data.session?.user).toEqual(data.user)
    expect(data.user?.identities).toHaveLength(1)
    expect(Date.parse(data.user?.last_sign_in_at ?? '')).toBeCloseTo(Date.now(), -4)
  })

  it('by email in capitals', async () => {
    const { error } = await newClient().auth.signInWithPassword({
      email: email.toUpperCase(),
      password: PASSWORD,
    })
    expect(error).toBeNull()
  })

  it.each(['', '+'])('by phone, with or without a plus sign: "%s"', async (plus) => {
    const { data, error } = await newClient().auth.signInWithPassword({
      phone: plus + phone,
      password: PASSWORD,
    })
    expect(error).toBeNull()
    expect(data.user?.phone).toBe(phone)
  })

  it('says it was by password', async () => {
    const client = newClient()
    await client.auth.signInWithPassword({ email, password: PASSWORD })
    const { data } = await client.auth.getClaims()
    expect(data?.claims).toMatchObject({ aal: 'aal1', amr: [{ method: 'password' }] })
  })

  it('has one answer for a wrong password, an unknown address and one that cannot be', async () => {
    const answers = await Promise.all(
      [
        { email, password: 'not-the-password' },
        { email: newEmail(), password: PASSWORD },
        { email: 'no address', password: PASSWORD },
        { phone, password: 'not-the-password' },
        { phone: newPhone(), password: PASSWORD },
        { email: unconfirmed, password: 'not-the-password' },
        { phone: unconfirmedPhone, password: 'not-the-password' },
      ].map((body) => post('/auth/v1/token?grant_type=password', body)),
    )
    const bodies = await Promise.all(answers.map((answer) => answer.text()))
    expect(answers.map(({ status }) => status)).toEqual(Array(7).fill(400))
    expect(new Set(bodies)).toEqual(
      new Set([JSON.stringify({ code: 'invalid_credentials', message: 'Invalid login credentials' })]),
    )
  })

  it.each([
    ['email', () => ({ email: unconfirmed }), 'email_not_confirmed', 'Email not confirmed'],
    ['phone', () => ({ phone: unconfirmedPhone }), 'phone_not_confirmed', 'Phone not confirmed'],
  ])('with the right password only: the %s is not confirmed yet', async (_, who, code, message) => {
    const response = await post('/auth/v1/token?grant_type=password', { ...who(), password: PASSWORD })
    expect(response.status).toBe(400)
    expect(await response.json()).toEqual({ code, message })
  })

  it('the same password typed with other code points is the same password', async () => {
    const client = newClient()
    const address = newEmail()
    await client.auth.signUp({ email: address, password: 'cafe\u0301-otter' })
    await client.auth.verifyOtp({ email: address, token: await latestCode(address), type: 'signup' })
    const { error } = await newClient().auth.signInWithPassword({
      email: address,
      password: 'caf\u00e9-otter',
    })
    expect(error).toBeNull()
  })

  it.each([
    ['neither email nor phone', { password: PASSWORD }],
    ['no password', { email: 'a@example.com' }],
    ['nothing', {}],
  ])('without what it needs (%s) says what that is', async (_, body) => {
    const response = await post('/auth/v1/token?grant_type=password', body)
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({
      message: 'You must provide either an email or phone number and a password',
    })
  })
})

describe('other grants', () => {
  it.each([
    '',
    '?grant_type=',
    '?grant_type=client_credentials',
    '?grant_type=toString',
    '?grant_type=__proto__',
  ])('"%s" is not supported', async (query) => {
    const response = await post(`/auth/v1/token${query}`, { email: 'a@example.com', password: PASSWORD })
    expect(response.status).toBe(400)
    expect(await response.json()).toEqual({ code: 'invalid_credentials', message: 'unsupported_grant_type' })
  })
})
