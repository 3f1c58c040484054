import { beforeEach, describe, expect, it } from 'vitest'
import { grants } from '#app/domain/access/access.schema.ts'
import { PASS_MS } from '#app/domain/catalogue/one-time-items.ts'
import { makePerson } from '#tests/factories/people.ts'
import { checkouts } from './billing.schema.ts'
import { ana, ctx, held, newPress, receipts, setUpBuyer } from './buyers.workerd.fixture.ts'
import { startPurchase } from './start-purchase.server.ts'
import { verifyPurchase } from './verify-purchase.server.ts'

beforeEach(setUpBuyer)

describe('a pass or an add-on', () => {
  const buy = (item: string, key = newPress()) =>
    startPurchase(ctx, { holder: { userId: ana.userId }, key, item })

  it.each([
    ['basic-access', 'pass', 'basic', 399],
    ['pro-access', 'pass', 'pro', 699],
    ['ultimate-access', 'pass', 'ultimate', 1_199],
    ['game-level', 'add-on', 'game-level', 299],
    ['ar-filter', 'add-on', 'ar-filter', 199],
    ['voice-pack', 'add-on', 'voice-pack', 249],
    ['learning-boost', 'add-on', 'learning-boost', 149],
  ])('%s is bought at our price and held', async (purchaseType, kind, item, amount) => {
    const started = await buy(purchaseType)
    if (!started.ok) throw new Error(started.code)
    const { sessionId } = started.value
    ctx.payments.pay(sessionId)
    const endsAt = kind === 'pass' ? ctx.now() + PASS_MS : null
    expect(await verifyPurchase(ctx, { sessionId, holder: { userId: ana.userId } })).toEqual({
      ok: true,
      value: {
        purchase: { sessionId, product: { kind, item }, amount, boughtAt: ctx.now() },
        userId: ana.userId,
        childId: null,
        endsAt,
      },
    })
    expect(await ctx.db.select().from(grants)).toMatchObject([
      { id: `checkout:${sessionId}`, item, userId: ana.userId },
    ])
    await ctx.settled()
    expect(receipts()).toHaveLength(1)
  })

  it.each(['basic', 'golden-access', 'premium', '-access', 'game-level-access', '__proto__', ''])(
    '%j is not sold',
    async (item) => {
      expect(await buy(item)).toEqual({ ok: false, code: 'unknown_item' })
      expect(ctx.payments.asked.size).toBe(0)
    },
  )

  it('pressed twice is one checkout, by the same press or another', async () => {
    const [first, second] = await Promise.all([buy('pro-access', 'one'), buy('pro-access', 'one')])
    const third = await buy('pro-access', 'two')
    expect(second).toEqual(first)
    expect(third).toEqual(first)
    expect(await ctx.db.select().from(checkouts)).toHaveLength(1)
    const other = await buy('basic-access', 'one')
    expect(other.ok && first.ok && other.value.sessionId !== first.value.sessionId).toBe(true)
  })

  it('bought and paid, the same press opens nothing again; a new one does', async () => {
    const started = await buy('game-level', 'one')
    if (!started.ok) throw new Error(started.code)
    ctx.payments.pay(started.value.sessionId)
    expect(await buy('game-level', 'one')).toEqual({ ok: false, code: 'checkout_closed' })
    const again = await buy('game-level', 'two')
    expect(again.ok && again.value.sessionId).not.toBe(started.value.sessionId)
    expect((await held()).extraLevels).toBe(10)
  })

  it('of someone else is not shown', async () => {
    const started = await buy('pro-access')
    if (!started.ok) throw new Error(started.code)
    const { sessionId } = started.value
    ctx.payments.pay(sessionId)
    const eve = await makePerson(ctx, 'Eve')
    for (const holder of [{ userId: eve.userId }, null, { claimSecret: 'x' }])
      expect(await verifyPurchase(ctx, { sessionId, holder })).toEqual({
        ok: false,
        code: 'unknown_purchase',
      })
    expect(await verifyPurchase(ctx, { sessionId: 'cs_none', holder: null })).toMatchObject({ ok: false })
  })
})
