import { beforeEach, describe, expect, it } from 'vitest'
import { plans } from '#app/domain/access/access.schema.ts'
import { readEntitlements } from '#app/domain/access/read-entitlements.server.ts'
import { cancelSubscription } from '#app/domain/billing/cancel-subscription.server.ts'
import { reconcilePayments } from '#app/domain/billing/reconcile-payments.server.ts'
import { startTrial } from '#app/domain/billing/start-trial.server.ts'
import { TRIAL_MS } from '#app/domain/catalogue/plans.ts'
import {
  ana,
  holds,
  holdsAfterAll,
  levels,
  MINUTE,
  onlyEvent,
  paidItem,
  paidPlan,
  setUpFaults,
  subscription,
  tier,
  world,
} from './faults.workerd.fixture.ts'
import { DAY, HOUR } from './world.ts'

beforeEach(setUpFaults)

describe('subscriptions', () => {
  it('a late event of an old subscription changes nothing about the new one', async () => {
    await paidPlan('basic')
    await world.webhooks()
    await world.provider.cancelNow('x', subscription().id)
    const late = onlyEvent('customer.subscription.deleted')
    world.ctx.clock.now += HOUR
    await paidPlan('premium')
    await world.webhooks()
    await world.webhook(late)
    expect(await tier()).toBe('premium')
    await holdsAfterAll()
  })

  it('"active" told again after the end does not bring it back', async () => {
    await paidPlan()
    const active = onlyEvent('customer.subscription.created')
    await world.webhook(active)
    await cancelSubscription(world.ctx, ana.userId)
    const { expiresAt } = await readEntitlements(world.ctx, ana)
    await world.webhook({ ...active, id: 'evt_again' })
    expect(await world.ctx.db.select().from(plans)).toMatchObject([{ cancelsAtEnd: true }])
    world.ctx.clock.now = expiresAt ?? 0
    expect(await tier()).toBe('free')
    await world.webhook({ ...active, id: 'evt_once_more' })
    expect(await tier()).toBe('free')
    await holdsAfterAll()
  })

  it('a trial without a card ends by itself, whoever is asked or not', async () => {
    await startTrial(world.ctx, { userId: ana.userId, tier: 'premium' })
    await holds()
    world.ctx.clock.now += TRIAL_MS - 1
    expect(await tier()).toBe('premium')
    world.ctx.clock.now += 1
    expect(await tier()).toBe('free')
    expect(world.provider.asked.size).toBe(0)
    await holdsAfterAll()
  })

  it('a renewal that fails leaves three days, and recovers', async () => {
    await paidPlan()
    await world.webhooks()
    const ends = (await readEntitlements(world.ctx, ana)).expiresAt ?? 0
    world.provider.breakCard(subscription().id)
    world.ctx.clock.now = ends
    await world.webhooks()
    expect(await readEntitlements(world.ctx, ana)).toMatchObject({
      tier: 'premium',
      expiresAt: ends + 3 * DAY,
    })
    world.ctx.clock.now = ends + 3 * DAY
    await holds()
    expect(await tier()).toBe('free')
    world.provider.mendCard(subscription().id)
    await world.webhooks()
    expect(await tier()).toBe('premium')
    await holdsAfterAll()
  })

  it('a renewal that never recovers ends', async () => {
    await paidPlan()
    await world.webhooks()
    world.provider.breakCard(subscription().id)
    world.ctx.clock.now += 60 * DAY
    await world.webhooks()
    expect(subscription().status).toBe('canceled')
    expect(await tier()).toBe('free')
    await holdsAfterAll()
  })

  it('a plan in force says its renewal within one run of the job, every event lost', async () => {
    await paidPlan()
    await world.webhooks()
    world.ctx.clock.now = ((await readEntitlements(world.ctx, ana)).expiresAt ?? 0) + MINUTE
    world.provider.passTime()
    world.provider.takeEvents()
    await reconcilePayments(world.ctx)
    expect(await tier()).toBe('premium')
    await holdsAfterAll()
  })

  it('events lost for weeks are made up for', async () => {
    await paidPlan('basic')
    await paidItem()
    world.provider.takeEvents()
    world.ctx.clock.now += 40 * DAY
    world.provider.passTime()
    world.provider.takeEvents()
    await reconcilePayments(world.ctx)
    expect([await tier(), await levels()]).toEqual(['basic', 10])
    await holdsAfterAll()
  })
})
