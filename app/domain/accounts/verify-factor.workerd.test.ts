import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import type { AppContext, Limiter } from '#app/platform/context.ts'
import { testContext } from '#tests/factories/app-context.ts'
import { auditLog, oneTimeCodes, users } from './accounts.schema.ts'
import type { SignedIn } from './accounts.types.ts'
import { challengeFactor } from './challenge-factor.server.ts'
import { enrollFactor } from './enroll-factor.server.ts'
import {
  again,
  answer,
  codeOf,
  ctx,
  enrollTotp,
  good,
  secured,
  setUpFactors,
  signIn,
  signUp,
  statuses,
  UNKNOWN,
} from './factors.workerd.fixture.ts'
import { openApiSession } from './open-api-session.server.ts'
import { removeFactor } from './remove-factor.server.ts'
import { renewTokens } from './renew-tokens.server.ts'
import { verifyFactor } from './verify-factor.server.ts'

beforeEach(setUpFactors)

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
