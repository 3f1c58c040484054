import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { readEntitlements } from '#app/domain/access/read-entitlements.server.ts'
import { users } from '#app/domain/accounts/accounts.schema.ts'
import { eraseAccount } from '#app/domain/privacy/erase-account.server.ts'
import { BUDGETS } from '#app/platform/budgets.ts'
import { makePerson } from '#tests/factories/people.ts'
import { customers, trialAddresses } from './billing.schema.ts'
import { ana, ctx, DAY, setUpBuyer, subscribe } from './buyers.workerd.fixture.ts'
import { VERIFY_EVERY_MS } from './internal/look-up-checkout.ts'
import { reconcilePayments } from './reconcile-payments.server.ts'
import { startPurchase } from './start-purchase.server.ts'
import { startTrial } from './start-trial.server.ts'
import { verifyPurchase } from './verify-purchase.server.ts'

beforeEach(setUpBuyer)

describe('what anybody can ask of the card provider', () => {
  /** How often a customer was looked up, or a new one made. */
  const asked = () =>
    (ctx.payments.asked.get('readCustomer') ?? 0) + (ctx.payments.asked.get('createCustomer') ?? 0)
  const guest = () => ({ claimSecret: `${crypto.randomUUID()}${crypto.randomUUID()}` })

  /** Counts calls and lets as many through as the budgets say. */
  function countingLimiter(): void {
    const taken = new Map<string, number>()
    ctx.limiter = {
      take: async (subject, limit) => {
        const count = (taken.get(subject) ?? 0) + 1
        taken.set(subject, count)
        return { allowed: count <= limit, retryAfterMs: count <= limit ? 0 : 1_000 }
      },
    }
  }

  it('guests of one network open so many checkouts, and no more; a member still can', async () => {
    countingLimiter()
    const { limit } = BUDGETS.new_buyer_network
    const codes = []
    for (let press = 0; press <= limit; press++) {
      const started = await startPurchase(ctx, { holder: guest(), key: 'k', item: 'pro-access' })
      codes.push(started.ok ? 'ok' : started.code)
    }
    expect(codes).toEqual([...Array(limit).fill('ok'), 'too_many_requests'])
    const before = asked()
    expect(await startPurchase(ctx, { holder: guest(), key: 'k', item: 'pro-access' })).toMatchObject({
      ok: false,
    })
    expect(asked()).toBe(before)
    expect((await startPurchase(ctx, { holder: ana, key: 'k', item: 'pro-access' })).ok).toBe(true)
  })

  it('a purchase is looked up once in some seconds, however often it is verified', async () => {
    const started = await startPurchase(ctx, { holder: ana, key: 'k', item: 'pro-access' })
    if (!started.ok) throw new Error(started.code)
    const { sessionId } = started.value
    const verify = () => verifyPurchase(ctx, { sessionId, holder: ana })
    const before = asked()
    const answers = await Promise.all(Array.from({ length: 10 }, verify))
    expect(answers.map((answer) => !answer.ok && answer.code)).toEqual(Array(10).fill('not_paid'))
    expect(asked()).toBe(before + 1)
    ctx.payments.pay(sessionId)
    ctx.clock.now += VERIFY_EVERY_MS
    expect(await verify()).toMatchObject({ ok: true })
    expect(await verify()).toMatchObject({ ok: true })
    expect(asked()).toBe(before + 2)
  })

  it('what is written is told to open pages, also when whoever asked leaves meanwhile', async () => {
    const started = await startPurchase(ctx, { holder: ana, key: 'k', item: 'pro-access' })
    if (!started.ok) throw new Error(started.code)
    const { sessionId } = started.value
    ctx.payments.pay(sessionId)
    const order: string[] = []
    const { waitUntil } = ctx
    ctx.waitUntil = (work) => {
      order.push('kept alive')
      waitUntil(work)
    }
    ctx.clocks.track = async (_, { id }) => void order.push(id)
    const written = async (statements: never) => {
      const results = await Reflect.get(db, 'batch').call(db, statements)
      if ((await readEntitlements(plain, ana)).passes.length > 0) order.push('written')
      return results
    }
    const { db } = ctx
    const plain = { ...ctx }
    ctx.db = new Proxy(db, { get: (of, key) => (key === 'batch' ? written : Reflect.get(of, key)) })
    await verifyPurchase(ctx, { sessionId, holder: ana })
    await ctx.settled()
    expect(order.slice(0, 2)).toEqual(['kept alive', 'written'])
    expect(order).toContain('pass:pro')
  })

  it('eight hundred checkouts guests left behind do not keep a member waiting', async () => {
    await subscribe()
    ctx.clock.now += DAY
    const now = ctx.now()
    const left = Array.from({ length: 800 }, (_, index) => ({
      id: `cus_left_${index}`,
      claimHash: `left-${index}`,
      askedAt: 0,
      knownAt: 0,
      reconcileAt: now - DAY,
      createdAt: now - DAY,
    }))
    for (let from = 0; from < left.length; from += 10)
      await ctx.db.insert(customers).values(left.slice(from, from + 10))
    await ctx.db.update(customers).set({ reconcileAt: now }).where(eq(customers.userId, ana.userId))
    const before = asked()
    await reconcilePayments(ctx)
    const { knownAt } =
      (await ctx.db.select().from(customers).where(eq(customers.userId, ana.userId)))[0] ?? {}
    expect(knownAt).toBeGreaterThanOrEqual(now)
    expect(asked() - before).toBeLessThan(30)
  })

  it('an erased account leaves its trial behind: the same mailbox gets no second one', async () => {
    expect(await startTrial(ctx, { userId: ana.userId, tier: 'premium' })).toMatchObject({ ok: true })
    await eraseAccount(ctx, ana.userId)
    const again = await makePerson(ctx, 'ana')
    await ctx.db.update(users).set({ email: 'Ana+more@example.com' }).where(eq(users.id, again.userId))
    expect(await startTrial(ctx, { userId: again.userId, tier: 'basic' })).toEqual({
      ok: false,
      code: 'trial_used',
    })
    const kept = JSON.stringify(await ctx.db.select().from(trialAddresses))
    expect(kept).not.toMatch(/ana|example/i)
  })
})
