// The rate limits of the API: by the caller's network address, by the address written to, by account.
import { env } from 'cloudflare:workers'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { readCaller } from '#workers/caller.ts'
import {
  deployment,
  later,
  newClient,
  newEmail,
  newPhone,
  ORIGIN,
  outbox,
  PASSWORD,
  post,
  send,
  sessionOf,
  signedInClient,
  signedUpClient,
  unique,
} from './client.ts'

const address = () => `192.0.2.${unique()}-${crypto.randomUUID().slice(0, 4)}`

// The clock stands still: allowances come back by the second, and tests take seconds.
beforeEach(() => later(0))

/** Statuses of calls one after the other. */
async function statuses(times: number, call: (index: number) => Promise<Response>): Promise<number[]> {
  const answers: number[] = []
  for (let index = 0; index < times; index++) answers.push((await call(index)).status)
  return answers
}

const refusedIn = (answers: number[]) => answers.flatMap((status, index) => (status === 429 ? [index] : []))

describe('by the caller’s network address', () => {
  let bearer: string

  beforeAll(async () => {
    bearer = `Bearer ${(await sessionOf((await signedInClient()).client)).access_token}`
  })

  const sending: readonly [string, (from: string) => Promise<Response>][] = [
    ['/signup', (from) => post('/auth/v1/signup', {}, { address: from })],
    ['/otp', (from) => post('/auth/v1/otp', {}, { address: from })],
    ['/magiclink', (from) => post('/auth/v1/magiclink', {}, { address: from })],
    ['/recover', (from) => post('/auth/v1/recover', {}, { address: from })],
    ['/resend', (from) => post('/auth/v1/resend', { type: 'signup' }, { address: from })],
    [
      'PUT /user',
      (from) =>
        send('/auth/v1/user', {
          method: 'PUT',
          body: '{}',
          headers: { Authorization: bearer },
          address: from,
        }),
    ],
    [
      '/verify',
      (from) =>
        post('/auth/v1/verify', { type: 'email', email: 'a@example.com', token: '1' }, { address: from }),
    ],
    ['/token', (from) => post('/auth/v1/token?grant_type=password', {}, { address: from })],
    ['/token (refresh)', (from) => post('/auth/v1/token?grant_type=refresh_token', {}, { address: from })],
    ['/token (pkce)', (from) => post('/auth/v1/token?grant_type=pkce', {}, { address: from })],
  ]

  it.each(sending)('%s: thirty at once, then 429 with the time to wait', async (_, call) => {
    const from = address()
    expect(refusedIn(await statuses(30, () => call(from)))).toEqual([])
    const refused = await call(from)
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0)
    expect(await refused.json()).toMatchObject(
      refused.headers.has('X-Supabase-Api-Version')
        ? { code: 'over_request_rate_limit', message: 'Request rate limit reached' }
        : { error_code: 'over_request_rate_limit' },
    )
    expect((await call(address())).status).not.toBe(429)
  })

  it('all that send share one allowance', async () => {
    const from = address()
    const answers = await statuses(32, (index) => {
      const call = sending[index % 6]?.[1]
      if (!call) throw new Error('no such call')
      return call(from)
    })
    expect(refusedIn(answers)).toEqual([30, 31])
  })

  it('comes back: thirty in five minutes for mails, 150 for tokens', async () => {
    const [mails, tokens] = [address(), address()]
    const mail = () => post('/auth/v1/recover', {}, { address: mails })
    const token = () => post('/auth/v1/token?grant_type=pkce', {}, { address: tokens })
    await statuses(30, mail)
    await statuses(30, token)
    later(10_000)
    expect(refusedIn(await statuses(2, mail))).toEqual([1])
    expect(refusedIn(await statuses(6, token))).toEqual([5])
  })

  it('is not told apart by what a client says of itself in production', async () => {
    const headers = { 'x-dev-client-ip': '1.1.1.1', 'CF-Connecting-IP': '192.0.2.9' }
    const request = new Request('http://sparkbook.test', { headers })
    const of = (ENVIRONMENT: string) => readCaller(request, { ENVIRONMENT } as never, 'en').address
    expect([of('production'), of('development')]).toEqual(['192.0.2.9', '1.1.1.1'])
  })

  it('a mail’s link beyond it leads back with the error, and is still good later', async () => {
    const from = address()
    const email = newEmail()
    const options = { emailRedirectTo: 'https://app.example/in' }
    await newClient().auth.signInWithOtp({ email, options })
    const link = (await outbox(email))[0]?.params.link ?? ''
    await statuses(30, () => post('/auth/v1/verify', { type: 'signup', token_hash: 'x' }, { address: from }))
    const page = new URL((await send(link, { address: from })).headers.get('Location') ?? '', ORIGIN)
    const press = (init: { address?: string }) =>
      send(page.href, {
        method: 'POST',
        headers: { Origin: ORIGIN, Host: page.host },
        body: new URLSearchParams({ intent: 'open' }),
        ...init,
      })
    const refused = await press({ address: from })
    expect(refused.status).toBe(303)
    expect(refused.headers.get('Location')).toContain('error_code=over_request_rate_limit')
    expect((await press({})).headers.get('Location')).toContain('access_token=')
  })
})

describe('by the address written to', () => {
  it.each([
    ['email', newEmail, 'over_email_send_rate_limit'],
    ['phone', newPhone, 'over_sms_send_rate_limit'],
  ] as const)('one a minute to one %s from one network', async (kind, make, code) => {
    const to = make()
    const from = { address: address() }
    expect((await post('/auth/v1/otp', { [kind]: to }, from)).status).toBe(200)
    later(58_000)
    const refused = await post('/auth/v1/otp', { [kind]: to }, from)
    expect(refused.status).toBe(429)
    expect(await refused.json()).toEqual({
      code,
      message: 'For security purposes, you can only request this after 2 seconds.',
    })
    expect(refused.headers.get('Retry-After')).toBe('2')
    later(2_000)
    expect((await post('/auth/v1/otp', { [kind]: to }, from)).status).toBe(200)
    expect(await outbox(to)).toHaveLength(2)
  })

  it.each([
    ['email', newEmail],
    ['phone', newPhone],
  ] as const)(
    'a stranger who asks for one %s all the time keeps nobody else from asking',
    async (kind, make) => {
      const to = make()
      const stranger = { address: address() }
      const answers = []
      for (let minute = 0; minute < 13; minute++) {
        answers.push((await post('/auth/v1/otp', { [kind]: to }, stranger)).status)
        later(60_000)
      }
      // The hour is used up, but for the share that came back meanwhile.
      expect(answers.slice(0, 12)).toEqual(Array(12).fill(200))
      expect((await post('/auth/v1/otp', { [kind]: to }, { address: address() })).status).toBe(200)
    },
  )

  it('strangers from everywhere are bounded; the owner goes on where they have signed in before', async () => {
    const { client, email } = await signedUpClient()
    const ask = (from: string) => post('/auth/v1/recover', { email }, { address: from })
    const answers = await statuses(21, () => ask(address()))
    // Twenty with the mail of the sign-up: there is one total of all kinds.
    expect(refusedIn(answers)).toEqual([19, 20])
    expect((await ask(client.address)).status).toBe(200)
  })

  it('a range of numbers strangers have used up is open to who has signed in from here before', async () => {
    const range = newPhone().slice(0, -3)
    const number = `${range}000`
    const owner = newClient()
    await owner.auth.signInWithOtp({ phone: number })
    const token = (await outbox(number))[0]?.params.code ?? ''
    expect((await owner.auth.verifyOtp({ phone: number, token, type: 'sms' })).error).toBeNull()
    const others = Array.from({ length: 20 }, (_, index) => `${range}${100 + index}`)
    const answers = []
    for (const phone of others)
      answers.push((await post('/auth/v1/otp', { phone }, { address: address() })).status)
    expect(answers.at(-1)).toBe(429)
    later(60_000)
    const ask = (from: string) => post('/auth/v1/otp', { phone: number }, { address: from })
    expect((await ask(owner.address)).status).toBe(200)
  })

  it('of each kind: a confirmation does not hold up a recovery', async () => {
    const email = newEmail()
    const from = { address: address() }
    expect((await post('/auth/v1/resend', { type: 'signup', email }, from)).status).toBe(200)
    expect((await post('/auth/v1/recover', { email }, from)).status).toBe(200)
    expect((await post('/auth/v1/otp', { email }, from)).status).toBe(429)
  })

  it('counts an address once, however it is written', async () => {
    const email = newEmail()
    const from = { address: address() }
    await post('/auth/v1/recover', { email }, from)
    expect((await post('/auth/v1/recover', { email: ` ${email.toUpperCase()}` }, from)).status).toBe(429)
    const phone = newPhone()
    await post('/auth/v1/otp', { phone }, from)
    const spaced = `+${phone.slice(0, 4)} ${phone.slice(4)}`
    expect((await post('/auth/v1/otp', { phone: spaced }, from)).status).toBe(429)
  })

  it('a refused request costs the address nothing', async () => {
    const email = newEmail()
    await post('/auth/v1/signup', { email, password: 'abc' })
    expect((await post('/auth/v1/signup', { email, password: 'violet-otter-42' })).status).toBe(200)
  })

  it('and all of the product together, by the hour', async () => {
    const few = deployment({ MESSAGES_PER_HOUR: '4' })
    later(7_200_000)
    const ask = (email: string) =>
      few(`${ORIGIN}/auth/v1/otp`, {
        method: 'POST',
        body: JSON.stringify({ email }),
        headers: { 'x-dev-client-ip': address() },
      })
    expect(await statuses(3, () => ask(newEmail()))).toEqual([200, 200, 429])
    later(1_801_000)
    expect((await ask(newEmail())).status).toBe(200)
  })
})

describe('by account', () => {
  const signIn = (email: string, password: string, address: string) =>
    post('/auth/v1/token?grant_type=password', { email, password }, { address })

  /** Uses up what strangers may guess at one password. */
  async function exhaust(email: string): Promise<void> {
    const limit = env.RATE_LIMIT
    const ofStrangers = limit.get(limit.idFromName(`password:${email}`))
    for (let guess = 0; guess < 100; guess++) await ofStrangers.take(100, 900_000, 100)
  }

  it('a hundred guesses at one password from everywhere, then none, whether anyone has the address or not', async () => {
    const email = newEmail()
    await exhaust(email)
    const refused = await signIn(email, 'guess-101', '192.0.2.77')
    expect(refused.status).toBe(429)
    expect(await refused.json()).toMatchObject({ code: 'over_request_rate_limit' })
  })

  it('the owner goes on where they have signed in before, whatever strangers used up', async () => {
    const { client, email } = await signedUpClient()
    await exhaust(email)
    expect((await signIn(email, PASSWORD, '192.0.2.78')).status).toBe(429)
    expect((await signIn(email, PASSWORD, client.address)).status).toBe(200)
  })

  it('twenty guesses from one network, which is a /64 of IPv6', async () => {
    const email = newEmail()
    const guesses = Array.from({ length: 21 }, (_, guess) => `2001:db8:5:6::${guess.toString(16)}`)
    const answers = []
    for (const address of guesses) answers.push((await signIn(email, 'wrong-guess-1', address)).status)
    expect(answers.filter((status) => status === 400)).toHaveLength(20)
    expect(answers.at(-1)).toBe(429)
    expect((await signIn(email, 'wrong-guess-1', '2001:db8:5:7::1')).status).toBe(400)
  })
})
