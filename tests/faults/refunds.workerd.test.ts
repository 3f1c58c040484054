import { beforeEach, describe, expect, it } from 'vitest'
import { grants } from '#app/domain/access/access.schema.ts'
import { readEntitlements } from '#app/domain/access/read-entitlements.server.ts'
import { switchPlan } from '#app/domain/billing/switch-plan.server.ts'
import { PASS_MS } from '#app/domain/catalogue/one-time-items.ts'
import {
  ana,
  holdsAfterAll,
  levels,
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

describe('money', () => {
  it('on its way opens nothing until it is there', async () => {
    const sessionId = opened(await world.buyItem({ userId: ana.userId }, 'game-level'))
    world.provider.delay(sessionId)
    await world.webhooks()
    expect(await world.returnPage(sessionId)).toEqual({ ok: false, code: 'payment_pending' })
    expect(await levels()).toBe(0)
    world.ctx.clock.now += 3 * DAY
    world.provider.settle(sessionId, 'arrives')
    await world.webhooks()
    expect(await levels()).toBe(10)
    await holdsAfterAll()
  })

  it('on its way that fails later opens nothing', async () => {
    const sessionId = opened(await world.buyItem({ userId: ana.userId }, 'game-level'))
    world.provider.delay(sessionId)
    await world.webhooks()
    world.provider.settle(sessionId, 'fails')
    world.provider.takeEvents()
    await world.reconcile()
    expect(await world.returnPage(sessionId)).toEqual({ ok: false, code: 'payment_failed' })
    expect(await levels()).toBe(0)
    await holdsAfterAll()
  })

  it.each(['refund', 'dispute'] as const)('back by %s takes item, pass and plan back', async (way) => {
    const sessions = [await paidItem(), await paidItem('pro-access'), await paidPlan()]
    await world.webhooks()
    for (const sessionId of sessions) world.provider[way](sessionId)
    await world.webhooks()
    const held = await readEntitlements(world.ctx, ana)
    expect([held.tier, held.extraLevels, held.passes]).toEqual(['free', 0, []])
    await holdsAfterAll()
  })

  it('back with every event lost takes it back within a day', async () => {
    const sessionId = await paidItem()
    await world.webhooks()
    world.provider.refund(sessionId)
    world.provider.takeEvents()
    await world.reconcile()
    expect(await levels()).toBe(0)
    await holdsAfterAll()
  })

  it('disputed and won gives the item again, once', async () => {
    const sessionId = await paidItem()
    await world.webhooks()
    world.provider.dispute(sessionId)
    await world.webhooks()
    world.provider.closeDispute(sessionId, 'won')
    await world.webhooks()
    expect(await levels()).toBe(10)
    expect(await world.ctx.db.select().from(grants)).toHaveLength(1)
    await world.ctx.settled()
    expect(world.ctx.delivered.filter(({ kind }) => kind === 'receipt')).toHaveLength(1)
    await holdsAfterAll()
  })

  it.each([
    ['to less', 'basic', 'month'],
    ['to the same for a month', 'premium', 'month'],
    ['to more', 'premium', 'year'],
  ] as const)(
    'back after a switch %s ends the plan, and nothing is switched any more',
    async (_, to, interval) => {
      const from = interval === 'year' ? (['basic', 'month'] as const) : (['premium', 'year'] as const)
      const sessionId = await paidPlan(...from)
      await world.webhooks()
      const change = (tier: string, each: string) =>
        switchPlan(world.ctx, { userId: ana.userId, tier, interval: each })
      expect(await change(to, interval)).toEqual({ ok: true, value: null })
      world.provider.dispute(sessionId)
      await world.webhooks()
      expect(await tier()).toBe('free')
      expect(await change('premium', 'year')).toEqual({ ok: false, code: 'payment_past_due' })
      world.provider.closeDispute(sessionId, 'lost')
      await world.webhooks()
      expect(await tier()).toBe('free')
      await holdsAfterAll()
    },
  )

  it('back of a renewal ends the plan until the next one is paid', async () => {
    await paidPlan()
    world.ctx.clock.now += 31 * DAY
    world.provider.passTime()
    await world.webhooks()
    expect(await tier()).toBe('premium')
    world.provider.refund(world.provider.subscriptions.latestInvoice(subscription()).id)
    await world.webhooks()
    expect(await tier()).toBe('free')
    await holdsAfterAll()
    world.ctx.clock.now += 31 * DAY
    world.provider.passTime()
    await world.webhooks()
    expect(await tier()).toBe('premium')
    await holdsAfterAll()
  })

  it('for a pass counts from when it is known, and no hour longer', async () => {
    const sessionId = await paidItem('ultimate-access')
    await world.returnPage(sessionId)
    world.ctx.clock.now += PASS_MS - 1
    await world.webhooks()
    expect((await readEntitlements(world.ctx, ana)).passes).toHaveLength(1)
    world.ctx.clock.now += 1
    await world.webhooks()
    expect((await readEntitlements(world.ctx, ana)).passes).toEqual([])
    await holdsAfterAll()
  })
})
