import { beforeEach, describe, expect, it } from 'vitest'
import { reconcilePayments } from '#app/domain/billing/reconcile-payments.server.ts'
import { startCheckout } from '#app/domain/billing/start-checkout.server.ts'
import { startPurchase } from '#app/domain/billing/start-purchase.server.ts'
import {
  ana,
  holds,
  holdsAfterAll,
  levels,
  MINUTE,
  opened,
  paidItem,
  paidPlan,
  setUpFaults,
  subscription,
  tier,
  world,
} from './faults.workerd.fixture.ts'
import { DAY } from './world.ts'

beforeEach(setUpFaults)

describe('buyers', () => {
  it('who never come back have what they paid for, by the webhook', async () => {
    await paidPlan()
    await world.webhooks()
    expect(await tier()).toBe('premium')
    await holdsAfterAll()
  })

  it('who never come back, with every event lost, have it within one run of the job', async () => {
    await paidPlan()
    await paidItem()
    world.provider.takeEvents()
    world.ctx.clock.now += 5 * MINUTE
    await reconcilePayments(world.ctx)
    expect([await tier(), await levels()]).toEqual(['premium', 10])
    await holdsAfterAll()
  })

  it('who open the success page without paying have nothing', async () => {
    const plan = opened(await world.buyPlan(ana))
    const item = opened(await world.buyItem({ userId: ana.userId }, 'pro-access'))
    for (const sessionId of [plan, item, plan, item]) {
      expect(await world.returnPage(sessionId)).toEqual({ ok: false, code: 'not_paid' })
      await holds()
    }
    expect(await tier()).toBe('free')
    await holdsAfterAll()
  })

  it('who subscribe while a subscription is live are refused', async () => {
    await paidPlan('basic')
    const wish = { ...ana, key: 'k', tier: 'premium', interval: 'month' }
    expect(await startCheckout(world.ctx, wish)).toEqual({ ok: false, code: 'already_subscribed' })
    await holdsAfterAll()
  })

  it('who subscribe while a payment is past due are refused', async () => {
    await paidPlan('basic')
    world.provider.breakCard(subscription().id)
    world.ctx.clock.now += 32 * DAY
    world.provider.passTime()
    expect(subscription().status).toBe('past_due')
    const wish = { ...ana, key: 'k', tier: 'premium', interval: 'month' }
    expect(await startCheckout(world.ctx, wish)).toEqual({ ok: false, code: 'already_subscribed' })
    await holdsAfterAll()
  })

  it('who open two plans in two tabs can pay only the last', async () => {
    const basic = opened(await world.buyPlan(ana, 'basic'))
    const premium = opened(await world.buyPlan(ana, 'premium'))
    expect(() => world.provider.pay(basic)).toThrow('expired')
    world.provider.pay(premium)
    await world.webhooks()
    expect(await tier()).toBe('premium')
    await holdsAfterAll()
  })

  it('who press two plans in the same moment have at most one to pay', async () => {
    const pressed = await Promise.allSettled([
      world.buyPlan(ana, 'basic'),
      world.buyPlan(ana, 'premium'),
      world.buyPlan(ana, 'basic', 'year'),
    ])
    expect(pressed.map(({ status }) => status)).not.toContain('rejected')
    const open = [...world.provider.checkouts.values()].filter(({ status }) => status === 'open')
    expect(open.length).toBeLessThanOrEqual(1)
    await holdsAfterAll()
  })

  it('who pay the old plan’s tab while the new one opens have that one, once', async () => {
    const basic = opened(await world.buyPlan(ana, 'basic'))
    const { expireCheckout } = world.provider
    world.provider.expireCheckout = async (sessionId) => {
      world.provider.expireCheckout = expireCheckout
      world.provider.pay(basic)
      await expireCheckout(sessionId)
    }
    const wish = { ...ana, key: 'k', tier: 'premium', interval: 'month' }
    expect(await startCheckout(world.ctx, wish)).toEqual({ ok: false, code: 'already_subscribed' })
    expect(await tier()).toBe('basic')
    await holdsAfterAll()
  })

  it('who click "buy" twice have one checkout, and are one customer', async () => {
    const holder = { userId: ana.userId }
    const wish = { holder, key: 'one press', item: 'pro-access' }
    const [first, second] = await Promise.all([
      startPurchase(world.ctx, wish),
      startPurchase(world.ctx, wish),
    ])
    expect(second).toEqual(first)
    expect(world.provider.checkouts.size).toBe(1)
    expect(world.provider.customers.size).toBe(1)
    await holdsAfterAll()
  })
})
