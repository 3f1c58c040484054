import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { Secret, TOTP } from 'otpauth'
import { beforeEach, describe, expect, it } from 'vitest'
import { outgoingMessages } from '#app/domain/messages/messages.schema.ts'
import type { AppContext, Limiter } from '#app/platform/context.ts'
import { type TestContext, testContext } from '#tests/factories/app-context.ts'
import { countingLimiter } from '#tests/factories/counting-limiter.ts'
import { auditLog, factorChallenges, factors, oneTimeCodes, sessions, users } from './accounts.schema.ts'
import type { SignedIn } from './accounts.types.ts'
import { challengeFactor } from './challenge-factor.server.ts'
import { type EnrollFactorInput, enrollFactor, MAX_FACTORS } from './enroll-factor.server.ts'
import { limitMessages } from './internal/limits.ts'
import { openApiSession } from './open-api-session.server.ts'
import { readAccount } from './read-account.server.ts'
import { readEnrollment } from './read-enrollment.server.ts'
import type { AccountResult } from './refusals.ts'
import { removeFactor } from './remove-factor.server.ts'
import { renewTokens } from './renew-tokens.server.ts'
import { verifyFactor } from './verify-factor.server.ts'

const UNKNOWN = 'aaaaaaaa-aaaa-4aaa-8aaa-aaaaaaaaaaaa'

let ctx: TestContext

beforeEach(async () => {
  ctx = testContext(env.DB)
  await ctx.db.batch([ctx.db.delete(users), ctx.db.delete(auditLog), ctx.db.delete(outgoingMessages)])
})

async function signUp(email = 'ana@example.com'): Promise<SignedIn> {
  const now = ctx.now()
  const id = ctx.newId()
  await ctx.db.insert(users).values({ id, email, metadata: {}, createdAt: now, updatedAt: now })
  return signIn(id)
}

async function signIn(userId: string): Promise<SignedIn> {
  const { account, session } = await openApiSession(ctx, { userId, method: 'password' })
  return { account, session }
}

/** Account and session as they are now: what the next request would see. */
async function again({ account, session }: SignedIn): Promise<SignedIn> {
  const [row] = await ctx.db.select().from(sessions).where(eq(sessions.id, session.id))
  const now = await readAccount(ctx, account.id)
  if (!row || !now) throw new Error('signed out')
  return { account: now, session: row }
}

function good<Value>(result: AccountResult<Value>): Value {
  if (!result.ok) throw new Error(`${result.code}: ${result.message ?? ''}`)
  return result.value
}

async function enrollTotp(who: SignedIn, friendlyName = '') {
  const enrolled = good(await enrollFactor(ctx, who, { type: 'totp', friendlyName }))
  if (enrolled.type !== 'totp') throw new Error('not totp')
  return enrolled
}

function codeOf(secret: string, at = ctx.now()): string {
  return TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: at })
}

async function answer(who: SignedIn, factorId: string, code: string, challengeId?: string) {
  const id = challengeId ?? good(await challengeFactor(ctx, who, factorId)).id
  return verifyFactor(ctx, who, { factorId, challengeId: id, code })
}

/** A verified TOTP factor and the session it raised. */
async function secured(email?: string) {
  const who = await signUp(email)
  const { id, totp } = await enrollTotp(who)
  good(await answer(who, id, codeOf(totp.secret)))
  ctx.clock.now += 60_000
  return { who: await again(who), factorId: id, secret: totp.secret }
}

function statuses() {
  return ctx.db.select({ id: factors.id, status: factors.status }).from(factors)
}

describe('enrolling', () => {
  it('gives what an authenticator app needs, and keeps the secret sealed', async () => {
    const who = await signUp()
    const { totp, ...named } = await enrollTotp(who, 'my phone')
    expect(named).toEqual({ id: expect.any(String), type: 'totp', friendlyName: 'my phone' })
    expect(totp.secret).toMatch(/^[A-Z2-7]{32}$/)
    expect(totp.uri).toContain(`secret=${totp.secret}`)
    expect(totp.uri).toContain('ana%40example.com')
    expect(totp.qrCode).toMatch(/^<svg /)
    const [row] = await ctx.db.select().from(factors)
    expect(row).toMatchObject({ status: 'unverified', lastStep: null })
    expect(row?.secret).not.toContain(totp.secret)
    const { account } = await again(who)
    expect(account.factors).toMatchObject([{ type: 'totp', status: 'unverified', friendlyName: 'my phone' }])
    expect(JSON.stringify(account)).not.toContain(totp.secret)
  })

  it('takes a phone number in any of its spellings', async () => {
    const who = await signUp()
    const enrolled = await enrollFactor(ctx, who, {
      type: 'phone',
      friendlyName: '',
      phone: '+49 170 1234567',
    })
    expect(enrolled).toMatchObject({ ok: true, value: { type: 'phone', phone: '491701234567' } })
  })

  it.each(['', 'abc', '0170123', '+1', '+123456789012345678'])(
    'refuses %j as a phone number',
    async (phone) => {
      const refused = await enrollFactor(ctx, await signUp(), { type: 'phone', friendlyName: '', phone })
      expect(refused).toMatchObject({ ok: false, code: 'validation_failed' })
      expect(await statuses()).toEqual([])
    },
  )

  it.each(['', 'my phone'])('takes the name %j once, even from two calls at once', async (friendlyName) => {
    const who = await signUp()
    const enroll = () => enrollFactor(ctx, who, { type: 'totp', friendlyName })
    const both = await Promise.all([enroll(), enroll()])
    expect(both.filter(({ ok }) => ok)).toHaveLength(1)
    expect(both.find(({ ok }) => !ok)).toMatchObject({ code: 'mfa_factor_name_conflict' })
    const other = await signUp('ben@example.com')
    expect(await enrollFactor(ctx, other, { type: 'totp', friendlyName })).toMatchObject({ ok: true })
  })

  it(`stops at ${MAX_FACTORS}, even when all come at once`, async () => {
    const who = await signUp()
    const names = Array.from({ length: MAX_FACTORS + 3 }, (_, index) => `factor ${index}`)
    const all = await Promise.all(
      names.map((friendlyName) => enrollFactor(ctx, who, { type: 'totp', friendlyName })),
    )
    expect(all.filter(({ ok }) => ok)).toHaveLength(MAX_FACTORS)
    expect(all.filter((one) => !one.ok && one.code === 'too_many_enrolled_mfa_factors')).toHaveLength(3)
  })

  it('is not for aal1 once a factor is verified', async () => {
    const { who } = await secured()
    const input: EnrollFactorInput = { type: 'totp', friendlyName: 'second' }
    const aal1 = await signIn(who.account.id)
    expect(await enrollFactor(ctx, aal1, input)).toMatchObject({ code: 'insufficient_aal', status: 403 })
    expect(await enrollFactor(ctx, who, input)).toMatchObject({ ok: true })
  })

  it('replaces an unconfirmed enrollment of the same number and refuses a confirmed one', async () => {
    const who = await signUp()
    const phone = '491701234567'
    const first = good(await enrollFactor(ctx, who, { type: 'phone', friendlyName: 'one', phone }))
    const second = good(await enrollFactor(ctx, who, { type: 'phone', friendlyName: 'one', phone }))
    expect(await statuses()).toEqual([{ id: second.id, status: 'unverified' }])
    expect(first.id).not.toBe(second.id)
    await ctx.db.update(factors).set({ status: 'verified' })
    const third = await enrollFactor(ctx, await again(who), { type: 'phone', friendlyName: 'two', phone })
    expect(third).toMatchObject({ code: 'mfa_verified_factor_exists' })
  })

  it('waits 300 s to be confirmed and is gone then', async () => {
    const who = await signUp()
    const { id, totp } = await enrollTotp(who)
    ctx.clock.now += 299_999
    expect(await readEnrollment(ctx, who.account, 'Sparkbook')).toMatchObject({
      id,
      totp: { secret: totp.secret },
    })
    ctx.clock.now += 1
    expect(await readEnrollment(ctx, who.account, 'Sparkbook')).toBeNull()
    expect(await challengeFactor(ctx, who, id)).toMatchObject({ code: 'mfa_factor_not_found' })
    const next = await enrollTotp(who)
    expect(await statuses()).toEqual([{ id: next.id, status: 'unverified' }])
  })
})

describe('a challenge', () => {
  it('is of the factor and open for 300 s', async () => {
    const who = await signUp()
    const { id } = await enrollTotp(who)
    const challenge = good(await challengeFactor(ctx, who, id))
    expect(challenge).toEqual({ id: expect.any(String), type: 'totp', expiresAt: ctx.now() + 300_000 })
    expect((await again(who)).account.factors[0]?.lastChallengedAt).toBe(ctx.now())
  })

  it('sends a code to a phone, stored as nothing one can read', async () => {
    const who = await signUp()
    const phone = '491701234567'
    const { id } = good(await enrollFactor(ctx, who, { type: 'phone', friendlyName: '', phone }))
    const challenge = good(await challengeFactor(ctx, who, id))
    await ctx.settled()
    expect(ctx.delivered).toMatchObject([
      { channel: 'sms', recipient: phone, kind: 'phone_code', locale: 'en' },
    ])
    const code = ctx.delivered[0]?.params.code ?? ''
    expect(code).toMatch(/^\d{6}$/)
    expect(JSON.stringify(await ctx.db.select().from(factorChallenges))).not.toContain(code)
    expect(await answer(who, id, '000000', challenge.id)).toMatchObject({ code: 'mfa_verification_failed' })
    expect(await answer(who, id, code, challenge.id)).toMatchObject({ ok: true, value: { aal: 'aal2' } })
    expect((await again(who)).session.amr.map(({ method }) => method)).toEqual(['mfa/phone', 'password'])
  })

  it('texts a number once a minute, whichever account asks', async () => {
    const asked: [string, number, number][] = []
    const limited = testContext(env.DB, {
      take: async (subject, limit, windowMs) => {
        asked.push([subject, limit, windowMs])
        return subject.startsWith('message:factor')
          ? { allowed: false, retryAfterMs: 41_200 }
          : { allowed: true, retryAfterMs: 0 }
      },
    })
    const who = await signUp()
    const { id } = good(
      await enrollFactor(ctx, who, { type: 'phone', friendlyName: '', phone: '491701234567' }),
    )
    expect(await challengeFactor(limited, who, id)).toEqual({
      ok: false,
      code: 'over_sms_send_rate_limit',
      message: 'For security purposes, you can only request this after 42 seconds.',
      retryAfterSeconds: 42,
    })
    expect(asked).toContainEqual(['message:factor:491701234567::192.0.2.1', 1, 60_000])
    expect(await ctx.db.select().from(factorChallenges)).toEqual([])
  })

  it('is refused when there were too many', async () => {
    const who = await signUp()
    const { id } = await enrollTotp(who)
    const limited = testContext(env.DB, { take: async () => ({ allowed: false, retryAfterMs: 1 }) })
    const input = { factorId: id, challengeId: UNKNOWN, code: '123456' }
    expect(await challengeFactor(limited, who, id)).toMatchObject({ code: 'over_request_rate_limit' })
    expect(await verifyFactor(limited, who, input)).toMatchObject({ code: 'over_request_rate_limit' })
  })
})

describe('the right code', () => {
  it('raises the same session, newest proof first', async () => {
    const who = await signUp()
    const { id, totp } = await enrollTotp(who)
    ctx.clock.now += 5_000
    const raised = good(await answer(who, id, codeOf(totp.secret)))
    expect(raised).toMatchObject({ id: who.session.id, aal: 'aal2', refreshCounter: 0 })
    expect(raised.amr).toEqual([
      { method: 'totp', timestamp: Math.floor(ctx.now() / 1000) },
      { method: 'password', timestamp: Math.floor(ctx.now() / 1000) - 5 },
    ])
    expect(await statuses()).toEqual([{ id, status: 'verified' }])
    const renewed = await renewTokens(ctx, raised)
    expect(renewed.session).toMatchObject({ refreshCounter: 2, aal: 'aal2' })
    const entries = await ctx.db.select().from(auditLog).where(eq(auditLog.userId, who.account.id))
    expect(entries.map(({ action }) => action)).toContain('factor_verified')
  })

  it('names each kind of proof once', async () => {
    const { who, factorId, secret } = await secured()
    const raised = good(await answer(who, factorId, codeOf(secret)))
    expect(raised.amr.map(({ method }) => method)).toEqual(['totp', 'password'])
    expect(raised.amr[0]?.timestamp).toBe(Math.floor(ctx.now() / 1000))
  })

  it('deletes unconfirmed enrollments of its kind alone', async () => {
    const who = await signUp()
    const { id, totp } = await enrollTotp(who, 'one')
    await enrollTotp(who, 'two')
    const { id: phoneId } = good(
      await enrollFactor(ctx, who, { type: 'phone', friendlyName: 'three', phone: '491701234567' }),
    )
    good(await answer(who, id, codeOf(totp.secret)))
    expect(await statuses()).toEqual(
      expect.arrayContaining([
        { id, status: 'verified' },
        { id: phoneId, status: 'unverified' },
      ]),
    )
    expect(await statuses()).toHaveLength(2)
  })

  it("ends this account's other sessions at aal1, and nobody else's", async () => {
    const who = await signUp()
    const elsewhere = await signIn(who.account.id)
    const other = await signUp('ben@example.com')
    const { id, totp } = await enrollTotp(who)
    good(await answer(who, id, codeOf(totp.secret)))
    await expect(again(elsewhere)).rejects.toThrow('signed out')
    expect((await again(other)).session.aal).toBe('aal1')

    ctx.clock.now += 60_000
    const second = await signIn(who.account.id)
    good(await answer(second, id, codeOf(totp.secret)))
    expect((await again(who)).session.aal).toBe('aal2')
    expect((await again(second)).session.aal).toBe('aal2')
  })

  it('counts once, whoever sends it again', async () => {
    const { who, factorId, secret } = await secured()
    const code = codeOf(secret)
    good(await answer(who, factorId, code))
    const thief = await signIn(who.account.id)
    expect(await answer(thief, factorId, code)).toMatchObject({ code: 'mfa_verification_failed' })
    ctx.clock.now += 30_000
    expect(await answer(thief, factorId, code)).toMatchObject({ code: 'mfa_verification_failed' })
    expect((await again(thief)).session.aal).toBe('aal1')
    expect(await answer(thief, factorId, codeOf(secret))).toMatchObject({ ok: true })
  })

  it('is not an older one than the last', async () => {
    const { who, factorId, secret } = await secured()
    good(await answer(who, factorId, codeOf(secret)))
    const older = codeOf(secret, ctx.now() - 30_000)
    expect(await answer(who, factorId, older)).toMatchObject({ code: 'mfa_verification_failed' })
  })

  it('raises one of two sessions that send it at once', async () => {
    const { who, factorId, secret } = await secured()
    const two = [await signIn(who.account.id), await signIn(who.account.id)]
    const challenges = await Promise.all(two.map((one) => challengeFactor(ctx, one, factorId)))
    const results = await Promise.all(
      two.map((one, index) => {
        const challenge = challenges[index]
        if (!challenge) throw new Error('no challenge')
        return answer(one, factorId, codeOf(secret), good(challenge).id)
      }),
    )
    expect(results.filter(({ ok }) => ok)).toHaveLength(1)
    expect(results.find(({ ok }) => !ok)).toMatchObject({ code: 'mfa_verification_failed' })
  })

  it('uses a challenge up, even with two good codes at once', async () => {
    const { who, factorId, secret } = await secured()
    const { id } = good(await challengeFactor(ctx, who, factorId))
    const codes = [codeOf(secret), codeOf(secret, ctx.now() + 30_000)]
    const results = await Promise.all(codes.map((code) => answer(who, factorId, code, id)))
    expect(results.filter(({ ok }) => ok)).toHaveLength(1)
    const late = await answer(who, factorId, codeOf(secret, ctx.now() + 30_000), id)
    expect(late).toMatchObject({ code: 'mfa_ip_address_mismatch' })
  })
})

describe('a first factor', () => {
  it('ends the change of address that was begun without it; passing it later ends none', async () => {
    const who = await signUp()
    const begin = () =>
      ctx.db.batch([
        ctx.db.update(users).set({ newEmail: 'elsewhere@example.com' }),
        ctx.db.insert(oneTimeCodes).values({
          id: crypto.randomUUID(),
          ownerId: who.account.id,
          kind: 'email_change_new',
          tokenHash: crypto.randomUUID(),
          address: 'elsewhere@example.com',
          askedFrom: '',
          expiresAt: 2 ** 50,
          sentAt: 1,
        }),
      ])
    const left = async () => [
      (await ctx.db.select().from(users))[0]?.newEmail,
      (await ctx.db.select().from(oneTimeCodes)).length,
    ]
    await begin()
    const { id, totp } = await enrollTotp(who)
    good(await answer(who, id, codeOf(totp.secret)))
    expect(await left()).toEqual([null, 0])
    await begin()
    ctx.clock.now += 60_000
    good(await answer(await again(who), id, codeOf(totp.secret)))
    expect(await left()).toEqual(['elsewhere@example.com', 1])
  })
})

describe('a wrong answer', () => {
  it('changes nothing but the count', async () => {
    const who = await signUp()
    const { id, totp } = await enrollTotp(who)
    const wrong = codeOf(totp.secret, ctx.now() + 3_600_000)
    expect(await answer(who, id, wrong)).toEqual({ ok: false, code: 'mfa_verification_failed' })
    expect((await again(who)).session).toMatchObject(who.session)
    expect(await statuses()).toEqual([{ id, status: 'unverified' }])
  })

  it('may be given five times to a challenge, however fast', async () => {
    const { who, factorId, secret } = await secured()
    const { id } = good(await challengeFactor(ctx, who, factorId))
    const wrong = codeOf(secret, ctx.now() + 3_600_000)
    const guesses = await Promise.all(Array.from({ length: 12 }, () => answer(who, factorId, wrong, id)))
    const codes = guesses.map((guess) => (guess.ok ? 'ok' : guess.code))
    expect(codes.filter((code) => code === 'mfa_verification_failed')).toHaveLength(5)
    expect(codes.filter((code) => code === 'mfa_challenge_expired')).toHaveLength(7)
    expect(await answer(who, factorId, codeOf(secret), id)).toMatchObject({ code: 'mfa_challenge_expired' })
    expect(await answer(who, factorId, codeOf(secret))).toMatchObject({ ok: true })
  })

  it('from ever new networks, each half signed in, is stopped for the account; its owner goes on and is told once', async () => {
    const { who, factorId, secret } = await secured()
    const used = new Map<string, number>()
    const take: Limiter['take'] = async (subject, limit) => {
      const count = (used.get(subject) ?? 0) + 1
      used.set(subject, count)
      return { allowed: count <= limit, retryAfterMs: 1_000 }
    }
    const from = (network: string) => ({ ...ctx, limiter: { take }, caller: { ...ctx.caller, network } })
    async function guess(there: AppContext, code: string) {
      const { account, session } = await openApiSession(there, { userId: who.account.id, method: 'password' })
      const { id } = good(await challengeFactor(there, { account }, factorId))
      return () => verifyFactor(there, { account, session }, { factorId, challengeId: id, code })
    }
    const wrong = codeOf(secret, ctx.now() + 3_600_000)
    const answers: string[] = []
    for (let network = 0; network < 8; network++) {
      const once = await guess(from(`198.51.100.${network}`), wrong)
      for (let time = 0; time < 5; time++) {
        const answered = await once()
        answers.push(answered.ok ? 'ok' : answered.code)
      }
    }
    expect(answers.filter((code) => code === 'mfa_verification_failed')).toHaveLength(30)
    expect(answers.filter((code) => code === 'over_request_rate_limit')).toHaveLength(10)
    await ctx.settled()
    const told = ctx.delivered.filter(({ params }) => params.notice === 'factor_guessed')
    expect(told).toMatchObject([{ kind: 'account_notice', recipient: who.account.email }])
    const owner = await guess(from(ctx.caller.network), codeOf(secret))
    expect(await owner()).toMatchObject({ ok: true })
  })

  it('is one of an account’s thirty an hour', async () => {
    const { who, factorId, secret } = await secured()
    const { id } = good(await challengeFactor(ctx, who, factorId))
    const limited = testContext(env.DB, {
      take: async (subject) =>
        subject === `factor:${who.account.id}`
          ? { allowed: false, retryAfterMs: 5_000 }
          : { allowed: true, retryAfterMs: 0 },
    })
    limited.caller = { ...ctx.caller, network: '198.51.100.9' }
    limited.clock.now = ctx.now()
    const input = { factorId, challengeId: id, code: codeOf(secret) }
    expect(await verifyFactor(limited, who, input)).toEqual({
      ok: false,
      code: 'over_request_rate_limit',
      retryAfterSeconds: 5,
    })
  })

  it('is late after 300 s', async () => {
    const { who, factorId, secret } = await secured()
    const { id } = good(await challengeFactor(ctx, who, factorId))
    ctx.clock.now += 300_000
    expect(await answer(who, factorId, codeOf(secret), id)).toMatchObject({ code: 'mfa_challenge_expired' })
  })

  it('is one from another address', async () => {
    const { who, factorId, secret } = await secured()
    const { id } = good(await challengeFactor(ctx, who, factorId))
    const elsewhere = { ...ctx, caller: { ...ctx.caller, address: '198.51.100.7' } }
    const refused = await verifyFactor(elsewhere, who, { factorId, challengeId: id, code: codeOf(secret) })
    expect(refused).toMatchObject({ code: 'mfa_ip_address_mismatch' })
    expect(await answer(who, factorId, codeOf(secret), id)).toMatchObject({ ok: true })
  })

  it.each([UNKNOWN, 'nonsense', ''])('is one to challenge %j', async (challengeId) => {
    const { who, factorId, secret } = await secured()
    const refused = await verifyFactor(ctx, who, { factorId, challengeId, code: codeOf(secret) })
    expect(refused).toMatchObject({ code: 'mfa_factor_not_found', status: 422 })
  })

  it("is one to another factor's challenge", async () => {
    const { who, factorId } = await secured()
    const { id: second, totp } = await enrollTotp(who, 'second')
    const { id } = good(await challengeFactor(ctx, who, factorId))
    expect(await answer(who, second, codeOf(totp.secret), id)).toMatchObject({ code: 'mfa_factor_not_found' })
  })

  it('is none at all', async () => {
    const { who, factorId } = await secured()
    expect(await answer(who, factorId, '')).toMatchObject({ code: 'validation_failed' })
  })

  it('is one for a new factor while another is verified and this session has not passed it', async () => {
    const who = await signUp()
    const { id, totp } = await enrollTotp(who)
    good(await enrollFactor(ctx, who, { type: 'phone', friendlyName: 'phone', phone: '491701234567' }))
    good(await answer(who, id, codeOf(totp.secret)))
    const thief = await signIn(who.account.id)
    const phoneId = thief.account.factors.find(({ type }) => type === 'phone')?.id ?? ''
    await challengeFactor(ctx, thief, phoneId)
    await ctx.settled()
    const code = ctx.delivered[0]?.params.code ?? ''
    expect(await answer(thief, phoneId, code)).toMatchObject({ code: 'insufficient_aal', status: 403 })
    expect((await again(thief)).session.aal).toBe('aal1')
  })
})

describe("someone else's factor", () => {
  it.each([
    ['challenged', (who: SignedIn, id: string) => challengeFactor(ctx, who, id)],
    ['verified', (who: SignedIn, id: string) => answer(who, id, '123456', UNKNOWN)],
    ['removed', (who: SignedIn, id: string) => removeFactor(ctx, who, id)],
  ] as const)('cannot be %s, no more than one there is not', async (_, act) => {
    const { factorId } = await secured()
    const other = await signUp('ben@example.com')
    const unknown = { ok: false, code: 'mfa_factor_not_found' }
    expect(await act(other, factorId)).toEqual(unknown)
    expect(await act(other, UNKNOWN)).toEqual(unknown)
    expect(await act(other, 'nonsense')).toMatchObject({ code: 'validation_failed', status: 404 })
  })
})

describe('removing', () => {
  it('takes aal2 for a verified factor and drops its sessions to aal1', async () => {
    const { who, factorId } = await secured()
    const aal1 = await signIn(who.account.id)
    const refused = await removeFactor(ctx, aal1, factorId)
    expect(refused).toMatchObject({ code: 'insufficient_aal', status: 422 })
    expect(await removeFactor(ctx, who, factorId)).toEqual({ ok: true, value: { id: factorId } })
    const { session, account } = await again(who)
    expect(session.aal).toBe('aal1')
    expect(session.amr.map(({ method }) => method)).toEqual(['password'])
    expect(account.factors).toEqual([])
    expect(await removeFactor(ctx, who, factorId)).toMatchObject({ code: 'mfa_factor_not_found' })
  })

  it('leaves sessions that rose by another factor where they are', async () => {
    const { who, factorId, secret } = await secured()
    const { id: second, totp } = await enrollTotp(who, 'second')
    good(await answer(who, second, codeOf(totp.secret)))
    const other = await signIn(who.account.id)
    good(await answer(other, factorId, codeOf(secret)))
    good(await removeFactor(ctx, await again(who), second))
    expect((await again(who)).session.aal).toBe('aal1')
    expect((await again(other)).session.aal).toBe('aal2')
  })

  it('is free for what was never confirmed', async () => {
    const who = await signUp()
    const { id } = await enrollTotp(who)
    expect(await removeFactor(ctx, who, id)).toEqual({ ok: true, value: { id } })
  })
})

it('strangers who use up the SMS to its number hold up no challenge of a verified phone factor', async () => {
  ctx.limiter = countingLimiter()
  const who = await signUp()
  const phone = '491701234567'
  const { id } = good(await enrollFactor(ctx, who, { type: 'phone', friendlyName: '', phone: `+${phone}` }))
  await ctx.db.update(factors).set({ status: 'verified' }).where(eq(factors.id, id))
  for (let index = 0; index < 30; index++)
    for (const group of ['recovery', 'factor'] as const) {
      const caller = { ...ctx.caller, network: `198.51.100.${index}` }
      await limitMessages({ ...ctx, caller }, group, { channel: 'sms', value: phone })
    }
  expect(await challengeFactor(ctx, who, id)).toMatchObject({ ok: true })
})
