import { beforeEach, describe, expect, it } from 'vitest'
import { referralCodes } from './referrals.schema.ts'
import { ana, ben, code, codeOf, ctx, setUpReferrals } from './referrals.workerd.fixture.ts'

beforeEach(setUpReferrals)

describe('a code', () => {
  it('is the same whenever it is asked for, also at once', async () => {
    expect(code).toMatch(/^[2-9B-Z]{8}$/)
    const again = await Promise.all(Array.from({ length: 6 }, () => codeOf(ana)))
    expect(new Set([code, ...again]).size).toBe(1)
    const bens = await Promise.all(Array.from({ length: 6 }, () => codeOf(ben)))
    expect(new Set(bens).size).toBe(1)
    expect(bens[0]).not.toBe(code)
  })

  it('that is taken already is made anew', async () => {
    const secret = ctx.newSecret()
    ctx.newSecret = () => secret
    await ctx.db.delete(referralCodes)
    const anas = await codeOf(ana)
    const secrets = [secret, 'another']
    ctx.newSecret = () => secrets.shift() ?? 'more'
    expect(await codeOf(ben)).not.toBe(anas)
    expect(secrets).toEqual([])
  })
})
