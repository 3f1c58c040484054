import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { runBatch } from '#app/db/run-batch.ts'
import { convergeCustomer } from '#app/domain/billing/converge-customer.server.ts'
import { ageStatements } from '#app/domain/consent/age-statements.server.ts'
import { ages, consents } from '#app/domain/consent/consent.schema.ts'
import { eraseAccount } from '#app/domain/privacy/erase-account.server.ts'
import { generateReferralCode } from './generate-referral-code.server.ts'
import { NEW_FOR_MS } from './referral-limits.ts'
import { referrals } from './referrals.schema.ts'
import {
  ana,
  apply,
  ben,
  claim,
  code,
  codeOf,
  ctx,
  DAY,
  person,
  play,
  press,
  rewardsOf,
  setUpReferrals,
  validate,
} from './referrals.workerd.fixture.ts'

beforeEach(setUpReferrals)

describe('applying a code', () => {
  it('links a new account once, whatever arrives at once', async () => {
    const cleo = await person('Cleo')
    const codes = [code, await codeOf(ben)]
    const answers = await Promise.all(Array.from({ length: 8 }, (_, at) => apply(cleo, codes[at % 2])))
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    expect(answers.filter((answer) => !answer.ok && answer.code === 'code_used')).toHaveLength(7)
    expect(await ctx.db.select().from(referrals)).toHaveLength(1)
  })

  it('is not for another address of the mailbox it came from', async () => {
    const again = await person('Ana+2')
    expect(await apply(again)).toEqual({ ok: false, code: 'own_code' })
    expect(await ctx.db.select().from(referrals)).toEqual([])
  })

  it('is for those who came after their friend, and lately', async () => {
    expect(await apply(ana, await codeOf(ben))).toEqual({ ok: false, code: 'not_new' })
    expect(await apply(ana)).toEqual({ ok: false, code: 'own_code' })
    ctx.clock.now += NEW_FOR_MS
    expect(await apply(ben)).toEqual({ ok: false, code: 'not_new' })
    expect(await apply({ userId: 'nobody', email: '' })).toEqual({ ok: false, code: 'not_new' })
    expect(await ctx.db.select().from(referrals)).toEqual([])
  })

  it('links nobody whose account is erased at that moment', async () => {
    const cleo = await person('Cleo')
    const { db } = ctx
    ctx.db = new Proxy(db, {
      get: (target, name) =>
        name === 'batch'
          ? async (...args: Parameters<typeof db.batch>) => {
              const { sql } = (args[0][0] as unknown as { toSQL(): { sql: string } }).toSQL()
              if (sql.startsWith('insert into "referrals"')) await eraseAccount({ ...ctx, db }, cleo.userId)
              return target.batch(...args)
            }
          : Reflect.get(target, name),
    })
    expect(await apply(cleo)).toEqual({ ok: false, code: 'code_used' })
    expect(await db.select().from(referrals)).toEqual([])
  })

  it('waits for a grown-up’s yes, as everything else here', async () => {
    const stated = { userId: ben.userId, country: 'us', age: 9, guardianEmail: null }
    await ctx.db.delete(ages).where(eq(ages.userId, ben.userId))
    await runBatch(ctx.db, await ageStatements(ctx, stated))
    const no = { ok: false, code: 'consent_required' }
    expect(await apply(ben)).toEqual(no)
    expect(await generateReferralCode(ctx, ben.userId)).toEqual(no)
    expect(await claim(ben, 'any')).toEqual(no)
    await play(ben.userId)
    expect(await rewardsOf(ana)).toEqual([])
  })

  it.each(['ana', 'ben'])('of a child whose yes was taken back brings nothing: %s', async (name) => {
    await apply(ben)
    const { sessionId, customerId } = await press(ben)
    const { userId } = name === 'ana' ? ana : ben
    const day = { childId: userId, ofAgeOn: ctx.now() + 900 * DAY, createdAt: 1 }
    await ctx.db.insert(consents).values({ ...day, revokedAt: ctx.now() })
    await play(ben.userId)
    ctx.payments.pay(sessionId)
    await convergeCustomer(ctx, customerId)
    expect(await rewardsOf(ana)).toEqual([])
    expect(await rewardsOf(ben)).toHaveLength(name === 'ana' ? 1 : 0)
  })

  it('knows no code of a child without the yes it takes, also one from before', async () => {
    await ctx.db.delete(ages).where(eq(ages.userId, ana.userId))
    const stated = { userId: ana.userId, country: 'us', age: 9, guardianEmail: null }
    await runBatch(ctx.db, await ageStatements(ctx, stated))
    const unknown = { ok: false, code: 'unknown_code' }
    for (const who of [null, ben]) expect(await validate(who)).toEqual(unknown)
    expect(await apply(ben)).toEqual(unknown)
  })
})
