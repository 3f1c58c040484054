import { beforeEach, describe, expect, it } from 'vitest'
import { plans, subscribers } from '#app/domain/access/access.schema.ts'
import { checkouts } from './billing.schema.ts'
import {
  ana,
  ctx,
  DAY,
  held,
  newPress,
  receipts,
  setUpBuyer,
  subscribe,
  wanted,
} from './buyers.workerd.fixture.ts'
import { cancelSubscription } from './cancel-subscription.server.ts'
import { portalLink } from './portal-link.server.ts'
import { readSubscription } from './read-subscription.server.ts'
import { reconcilePayments } from './reconcile-payments.server.ts'
import { startCheckout } from './start-checkout.server.ts'
import { startPurchase } from './start-purchase.server.ts'
import { switchPlan } from './switch-plan.server.ts'
import { verifyPurchase } from './verify-purchase.server.ts'

beforeEach(setUpBuyer)

describe('a plan', () => {
  it.each([
    ['basic', 'month', 999],
    ['basic', 'year', 9_999],
    ['premium', 'month', 1_999],
    ['premium', 'year', 19_999],
  ])('%s by the %s is bought at our price and in force', async (tier, interval, amount) => {
    const { sessionId } = await subscribe(tier, interval)
    expect(await held()).toMatchObject({ tier, interval })
    expect(await ctx.db.select().from(checkouts)).toEqual([
      expect.objectContaining({ sessionId, amount, status: 'paid', kind: 'subscription', item: tier }),
    ])
    expect(await ctx.db.select().from(subscribers)).toEqual([
      expect.objectContaining({ subscribed: true, subscriptionTier: tier, billingInterval: interval }),
    ])
    await ctx.settled()
    expect(receipts()).toEqual([
      expect.objectContaining({
        recipient: ana.email,
        params: expect.objectContaining({ bought: expect.objectContaining({ amount }) }),
      }),
    ])
  })

  it.each([
    ['enterprise', 'month'],
    ['free', 'month'],
    ['toString', 'month'],
    ['basic', 'week'],
  ])('%s by the %s is not sold', async (tier, interval) => {
    expect(await startCheckout(ctx, wanted(tier, interval))).toEqual({ ok: false, code: 'unknown_plan' })
    expect(ctx.payments.asked.size).toBe(0)
  })

  it('is not bought twice: there is the portal, and switching', async () => {
    await subscribe('basic')
    expect(await startCheckout(ctx, wanted('premium'))).toEqual({ ok: false, code: 'already_subscribed' })
    const link = await portalLink(ctx, ana.userId)
    expect(link.ok && link.value.url).toContain(encodeURIComponent('/subscription'))
    expect(await switchPlan(ctx, { userId: ana.userId, tier: 'premium', interval: 'year' })).toEqual({
      ok: true,
      value: null,
    })
    expect(await held()).toMatchObject({ tier: 'premium', interval: 'year' })
  })

  it('cancelled it lasts to the end of what is paid, then Free without any call', async () => {
    await subscribe()
    const ends = (await held()).expiresAt
    expect(await cancelSubscription(ctx, ana.userId)).toEqual({ ok: true, value: { endsAt: ends } })
    expect(await cancelSubscription(ctx, ana.userId)).toEqual({ ok: true, value: { endsAt: ends } })
    expect(ctx.payments.asked.get('cancelAtPeriodEnd')).toBe(1)
    expect(await ctx.db.select().from(plans)).toMatchObject([{ cancelsAtEnd: true, endsAt: ends }])
    ctx.clock.now = (ends ?? 0) - 1
    expect((await held()).tier).toBe('premium')
    ctx.clock.now += 1
    expect((await held()).tier).toBe('free')
    expect(await cancelSubscription(ctx, ana.userId)).toEqual({ ok: false, code: 'no_subscription' })
  })

  it('is told of by mail whenever it was switched, cancelled or kept, once a change', async () => {
    await subscribe('basic')
    const { userId } = ana
    const premium = { userId, tier: 'premium', interval: 'year' }
    await switchPlan(ctx, premium)
    await cancelSubscription(ctx, userId)
    await cancelSubscription(ctx, userId)
    await switchPlan(ctx, premium)
    ctx.clock.now += DAY
    await reconcilePayments(ctx)
    await ctx.settled()
    const told = ctx.delivered.filter(({ kind }) => kind === 'plan_change')
    expect(told.map(({ recipient, params: { planChange } }) => [recipient, planChange?.change])).toEqual([
      [ana.email, 'switched'],
      [ana.email, 'cancelled'],
      [ana.email, 'kept'],
    ])
    expect(told[0]?.params.planChange?.product).toMatchObject({ item: 'premium', interval: 'year' })
  })

  it.each(['refund', 'dispute'] as const)(
    'is not switched after a %s: no money is there for it',
    async (verb) => {
      const { sessionId } = await subscribe()
      ctx.payments[verb](sessionId)
      const wish = { userId: ana.userId, tier: 'basic', interval: 'month' }
      expect(await switchPlan(ctx, wish)).toEqual({ ok: false, code: 'payment_past_due' })
      expect((await held()).tier).toBe('free')
      const { live } = await readSubscription(ctx, ana.userId)
      expect(live).toMatchObject({ isPaidBack: true, isPastDue: false, cancelsAtEnd: false })
    },
  )

  it.each(['refund', 'dispute'] as const)(
    'whose money went back by a %s ends for good by buying another, or by cancelling it',
    async (verb) => {
      ctx.payments[verb]((await subscribe()).sessionId)
      const { sessionId } = await subscribe('basic', 'year')
      expect(await held()).toMatchObject({ tier: 'basic', interval: 'year' })
      ctx.payments[verb](sessionId)
      expect(await cancelSubscription(ctx, ana.userId)).toMatchObject({ ok: true })
      const kept = await ctx.db.select().from(plans)
      expect(kept.map(({ status }) => status)).toEqual(['canceled', 'canceled'])
      expect((await held()).tier).toBe('free')
    },
  )

  it('choosing it again takes the cancellation back', async () => {
    await subscribe()
    await cancelSubscription(ctx, ana.userId)
    await switchPlan(ctx, { userId: ana.userId, tier: 'premium', interval: 'month' })
    expect(await ctx.db.select().from(plans)).toMatchObject([{ cancelsAtEnd: false }])
  })

  it('nothing to cancel, switch or manage is said so', async () => {
    expect(await cancelSubscription(ctx, ana.userId)).toEqual({ ok: false, code: 'no_subscription' })
    const wish = { userId: ana.userId, tier: 'basic', interval: 'month' }
    expect(await switchPlan(ctx, wish)).toEqual({ ok: false, code: 'no_subscription' })
    expect(await portalLink(ctx, ana.userId)).toEqual({ ok: false, code: 'no_customer' })
  })

  it('a card declined on the way changes nothing', async () => {
    const started = await startCheckout(ctx, wanted())
    if (!started.ok) throw new Error(started.code)
    ctx.payments.decline(started.value.sessionId)
    const asked = { sessionId: started.value.sessionId, holder: { userId: ana.userId } }
    expect(await verifyPurchase(ctx, asked)).toEqual({ ok: false, code: 'not_paid' })
    expect((await held()).tier).toBe('free')
  })
})

describe('what someone has already', () => {
  it.each([
    ['voice-pack', 1],
    ['ar-filter', 1],
    ['game-level', 5],
  ])('is not sold again: %s after %i', async (item, most) => {
    const holder = { userId: ana.userId }
    const press = () => startPurchase(ctx, { holder, key: newPress(), item })
    for (let bought = 0; bought < most; bought++) {
      const started = await press()
      if (!started.ok) throw new Error(started.code)
      ctx.payments.pay(started.value.sessionId)
      await verifyPurchase(ctx, { sessionId: started.value.sessionId, holder })
    }
    expect(await press()).toEqual({ ok: false, code: 'already_owned' })
  })
})
