import { beforeEach, describe, expect, it } from 'vitest'
import { BUDGETS } from '#app/platform/budgets.ts'
import { referrals } from './referrals.schema.ts'
import { ana, apply, ben, code, ctx, setUpReferrals, validate } from './referrals.workerd.fixture.ts'

beforeEach(setUpReferrals)

describe('checking a code', () => {
  it('says why it cannot be used, and changes nothing', async () => {
    expect(await validate(ben)).toEqual({ ok: true, value: null })
    expect(await validate(ben, ` ${code.toLowerCase()} `)).toEqual({ ok: true, value: null })
    expect(await validate(null)).toEqual({ ok: true, value: null })
    expect(await validate(ben, '  ')).toEqual({ ok: false, code: 'empty_code' })
    expect(await validate(null, 'BBBBBBBB')).toEqual({ ok: false, code: 'unknown_code' })
    expect(await validate(ben, '%')).toEqual({ ok: false, code: 'unknown_code' })
    expect(await validate(ana)).toEqual({ ok: false, code: 'own_code' })
    expect(await ctx.db.select().from(referrals)).toEqual([])
    await apply(ben)
    expect(await validate(ben)).toEqual({ ok: false, code: 'code_used' })
  })

  it('is no way to search for codes', async () => {
    let calls = 0
    ctx.limiter = {
      take: async (_, limit) => ({ allowed: ++calls <= limit, retryAfterMs: 1 }),
    }
    for (let tried = 0; tried < BUDGETS.referral_code.limit; tried++)
      expect(await validate(null, 'BBBBBBBB')).toEqual({ ok: false, code: 'unknown_code' })
    expect(await validate(null)).toEqual({ ok: false, code: 'too_many_requests' })
    expect(await apply(ben)).toEqual({ ok: false, code: 'too_many_requests' })
  })
})
