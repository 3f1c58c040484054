// PUT /user with an email or a phone: it changes once the owners of both addresses agree.
import { beforeEach, describe, expect, it } from 'vitest'
import {
  browserOf,
  later,
  latest,
  latestCode,
  latestLink,
  newClient,
  newEmail,
  newPhone,
  openLink,
  outbox,
  PASSWORD,
  post,
  type SignedUp,
  signedInClient,
} from './client.ts'

let person: SignedUp
let target: string

beforeEach(async () => {
  person = await signedInClient()
  target = newEmail()
})

const agree = async (email: string) =>
  person.client.auth.verifyOtp({ email, token: await latestCode(email), type: 'email_change' })

const emailNow = async () => (await person.client.auth.getUser()).data.user?.email

describe('a new email', () => {
  it('is announced as new_email, and both addresses get a mail about it', async () => {
    const { data, error } = await person.client.auth.updateUser({ email: target.toUpperCase() })
    expect(error).toBeNull()
    expect(data.user).toMatchObject({ email: person.email, new_email: target })
    expect(data.user?.email_change_sent_at).toBeTruthy()
    for (const address of [target, person.email])
      expect(await latest(address)).toMatchObject({ kind: 'email_change', params: { newEmail: target } })
    expect(await latestCode(target)).not.toBe('')
  })

  it.each(['new first', 'current first'])('needs both to agree, in any order: %s', async (order) => {
    await person.client.auth.updateUser({ email: target })
    const [first, second] = order === 'new first' ? [target, person.email] : [person.email, target]
    const half = await agree(first)
    expect(half.error).toBeNull()
    expect(half.data.session).toBeNull()
    expect(await emailNow()).toBe(person.email)
    const whole = await agree(second)
    expect(whole.data.session?.user).toMatchObject({ id: person.id, email: target })
    expect(whole.data.user).not.toHaveProperty('new_email')
    expect(whole.data.user?.identities?.[0]).toMatchObject({
      email: target,
      identity_data: { email: target, email_verified: true },
    })
  })

  it('is told to the address that is given up, once both agreed', async () => {
    await person.client.auth.updateUser({ email: target })
    const told = async () => (await outbox(person.email)).filter(({ kind }) => kind === 'email_changed')
    await agree(target)
    expect(await told()).toEqual([])
    await agree(person.email)
    expect(await told()).toMatchObject([{ params: { newEmail: target } }])
  })

  it('the first half answers a message and no tokens', async () => {
    await person.client.auth.updateUser({ email: target })
    const response = await post('/auth/v1/verify', {
      type: 'email_change',
      email: target,
      token: await latestCode(target),
    })
    expect(await response.json()).toEqual({ msg: expect.stringContaining('other email'), code: '200' })
  })

  it('by links: the first leads back with a message, the second with a session', async () => {
    await person.client.auth.updateUser({ email: target }, { emailRedirectTo: 'https://app.example/in' })
    const current = await latestLink(person.email)
    const elsewhere = await openLink(await latestLink(target))
    expect([elsewhere.status, elsewhere.url.href]).toEqual([401, 'about:blank'])
    const half = await openLink(await latestLink(target), {}, await browserOf(person.email))
    expect([half.status, half.url.href]).toEqual([303, 'https://app.example/in'])
    expect(half.fragment.get('message')).toContain('other email')
    const whole = await openLink(current)
    expect(whole.fragment.get('type')).toBe('email_change')
    expect(whole.fragment.get('access_token')).toBeTruthy()
    expect(await emailNow()).toBe(target)
  })

  it('the new address cannot agree twice, not even after a resend', async () => {
    await person.client.auth.updateUser({ email: target })
    await agree(target)
    later(61_000)
    await person.client.auth.resend({ type: 'email_change', email: person.email })
    await agree(target)
    expect(await emailNow()).toBe(person.email)
  })

  it('resend writes to those who have not agreed yet', async () => {
    await person.client.auth.updateUser({ email: target })
    await agree(target)
    later(61_000)
    const counts = async () => [(await outbox(target)).length, (await outbox(person.email)).length]
    const [toNew = 0, toCurrent = 0] = await counts()
    const { error } = await person.client.auth.resend({ type: 'email_change', email: person.email })
    expect(error).toBeNull()
    expect(await counts()).toEqual([toNew, toCurrent + 1])
    expect((await agree(person.email)).data.session?.user.email).toBe(target)
  })

  it('asked for again starts anew: earlier agreements and codes count for nothing', async () => {
    await person.client.auth.updateUser({ email: target })
    await agree(person.email)
    const old = await latestCode(target)
    later(61_000)
    const next = newEmail()
    await person.client.auth.updateUser({ email: next })
    const late = await person.client.auth.verifyOtp({ email: target, token: old, type: 'email_change' })
    expect(late.error?.code).toBe('otp_expired')
    expect((await agree(next)).data.session).toBeNull()
    expect(await emailNow()).toBe(person.email)
  })

  it('is agreed to by nobody who agreed to another one: what the current address got for that is void', async () => {
    await person.client.auth.updateUser({ email: newEmail() })
    const token_hash = (await latestLink(person.email)).searchParams.get('token') ?? ''
    later(61_000)
    await person.client.auth.updateUser({ email: target })
    await agree(target)
    const late = await person.client.auth.verifyOtp({ token_hash, type: 'email_change' })
    expect(late.error?.code).toBe('otp_expired')
    expect(await emailNow()).toBe(person.email)
  })

  it('takes back what was sent to the old address', async () => {
    await newClient().auth.resetPasswordForEmail(person.email)
    const recovery = await latestCode(person.email)
    await person.client.auth.updateUser({ email: target })
    await agree(person.email)
    await agree(target)
    for (const email of [person.email, target]) {
      const { error } = await newClient().auth.verifyOtp({ email, token: recovery, type: 'recovery' })
      expect(error?.code).toBe('otp_expired')
    }
  })

  it('that someone else took meanwhile stays theirs', async () => {
    await person.client.auth.updateUser({ email: target })
    await agree(person.email)
    const token = await latestCode(target)
    await signedInClient({}, target)
    const { error } = await person.client.auth.verifyOtp({ email: target, token, type: 'email_change' })
    expect(error).toMatchObject({ status: 422, code: 'email_exists' })
    expect(await emailNow()).toBe(person.email)
  })

  it.each([
    ['of somebody else', async () => (await signedInClient()).email, 422, 'email_exists'],
    ['that is none', async () => 'nobody', 400, 'validation_failed'],
    ['that is empty', async () => '', 400, 'validation_failed'],
  ])('%s is refused', async (_, email, status, code) => {
    const { error } = await person.client.auth.updateUser({ email: await email() })
    expect(error).toMatchObject({ status, code })
  })

  it('that is the old one changes nothing and sends nothing', async () => {
    const before = (await outbox(person.email)).length
    const { data } = await person.client.auth.updateUser({ email: person.email })
    expect(data.user).not.toHaveProperty('new_email')
    expect(await outbox(person.email)).toHaveLength(before)
  })

  it('again within a minute is too soon, whatever the new address', async () => {
    await person.client.auth.updateUser({ email: target })
    const { error } = await person.client.auth.updateUser({ email: newEmail() })
    expect(error).toMatchObject({ status: 429, code: 'over_email_send_rate_limit' })
  })

  it('beside a weak password does nothing at all: a change is whole or not at all', async () => {
    const { error } = await person.client.auth.updateUser({ email: target, password: 'abc' })
    expect(error?.code).toBe('weak_password')
    expect((await person.client.auth.getUser()).data.user).not.toHaveProperty('new_email')
    expect(await outbox(target)).toEqual([])
  })
})

describe('a new phone', () => {
  const confirm = async (phone: string) =>
    person.client.auth.verifyOtp({ phone, token: await latestCode(phone), type: 'phone_change' })

  it('is announced as new_phone and set by the code of the SMS', async () => {
    const phone = newPhone()
    const { data } = await person.client.auth.updateUser({ phone: `+${phone}` })
    expect(data.user).toMatchObject({ phone: '', new_phone: phone })
    const { data: done } = await confirm(phone)
    expect(done.user).toMatchObject({ phone, phone_confirmed_at: expect.any(String) })
    expect(done.user).not.toHaveProperty('new_phone')
    expect(done.user?.app_metadata).toEqual({ provider: 'email', providers: ['email', 'phone'] })
  })

  it('is told to the account’s email once it is proved', async () => {
    const notices = async () =>
      (await outbox(person.email)).flatMap(({ kind, params }) =>
        kind === 'account_notice' ? params.notice : [],
      )
    const phone = newPhone()
    await person.client.auth.updateUser({ phone })
    expect(await notices()).toEqual([])
    await confirm(phone)
    expect(await notices()).toEqual(['phone_changed'])
  })

  it('signs in with the password afterwards', async () => {
    const phone = newPhone()
    await person.client.auth.updateUser({ phone, password: PASSWORD })
    await confirm(phone)
    expect((await newClient().auth.signInWithPassword({ phone, password: PASSWORD })).error).toBeNull()
  })

  it('can be sent again', async () => {
    const phone = newPhone()
    await person.client.auth.updateUser({ phone })
    await confirm(phone)
    later(61_000)
    const next = newPhone()
    await person.client.auth.updateUser({ phone: next })
    later(61_000)
    expect((await person.client.auth.resend({ type: 'phone_change', phone })).error).toBeNull()
    expect(await outbox(next)).toHaveLength(2)
    expect((await confirm(next)).data.user?.phone).toBe(next)
  })

  it('that is no number is refused', async () => {
    const { error } = await person.client.auth.updateUser({ phone: 'call me' })
    expect(error).toMatchObject({ status: 400, code: 'validation_failed' })
  })

  it('of somebody else is refused', async () => {
    const phone = newPhone()
    const other = newClient()
    await other.auth.signInWithOtp({ phone })
    await other.auth.verifyOtp({ phone, token: await latestCode(phone), type: 'sms' })
    expect((await person.client.auth.updateUser({ phone })).error).toMatchObject({
      status: 422,
      code: 'phone_exists',
    })
  })
})
