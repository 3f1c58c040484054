import { beforeEach, describe, expect, it } from 'vitest'
import { factors } from './accounts.schema.ts'
import { challengeFactor } from './challenge-factor.server.ts'
import { type EnrollFactorInput, enrollFactor, MAX_FACTORS } from './enroll-factor.server.ts'
import {
  again,
  ctx,
  enrollTotp,
  good,
  secured,
  setUpFactors,
  signIn,
  signUp,
  statuses,
} from './factors.workerd.fixture.ts'
import { readEnrollment } from './read-enrollment.server.ts'

beforeEach(setUpFactors)

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
