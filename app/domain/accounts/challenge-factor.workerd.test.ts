import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { testContext } from '#tests/factories/app-context.ts'
import { countingLimiter } from '#tests/factories/counting-limiter.ts'
import { factorChallenges, factors } from './accounts.schema.ts'
import { challengeFactor } from './challenge-factor.server.ts'
import { enrollFactor } from './enroll-factor.server.ts'
import {
  again,
  answer,
  ctx,
  enrollTotp,
  good,
  setUpFactors,
  signUp,
  UNKNOWN,
} from './factors.workerd.fixture.ts'
import { limitMessages } from './internal/limits.ts'
import { verifyFactor } from './verify-factor.server.ts'

beforeEach(setUpFactors)

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
