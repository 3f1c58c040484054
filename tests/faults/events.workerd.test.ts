import { beforeEach, describe, expect, it } from 'vitest'
import { checkouts, customers, paymentEvents } from '#app/domain/billing/billing.schema.ts'
import { noteEvent } from '#app/domain/billing/note-event.server.ts'
import { reconcilePayments } from '#app/domain/billing/reconcile-payments.server.ts'
import {
  ana,
  holds,
  holdsAfterAll,
  levels,
  MINUTE,
  onlyEvent,
  opened,
  paidItem,
  paidPlan,
  setUpFaults,
  subscription,
  tier,
  world,
} from './faults.workerd.fixture.ts'
import { paymentsOf } from './payments-of.ts'

beforeEach(setUpFaults)

describe('events', () => {
  it('the same event twice grants once', async () => {
    await paidItem()
    const event = onlyEvent('checkout.session.completed')
    await world.webhook(event)
    await holds()
    const asked = world.provider.asked.get('readCustomer')
    await world.webhook(event)
    expect(await levels()).toBe(10)
    expect(world.provider.asked.get('readCustomer')).toBe(asked)
    await holdsAfterAll()
  })

  it('the same event many times at once grants once', async () => {
    await paidItem()
    const event = onlyEvent('checkout.session.completed')
    const told = await Promise.allSettled(Array.from({ length: 6 }, () => world.webhook(event)))
    expect(told.some(({ status }) => status === 'fulfilled')).toBe(true)
    await world.ctx.settled()
    expect(world.ctx.delivered.filter(({ kind }) => kind === 'receipt')).toHaveLength(1)
    expect(await levels()).toBe(10)
    await holdsAfterAll()
  })

  it('a crash after claiming an event leaves it for the scheduled job', async () => {
    await paidItem()
    await noteEvent(world.ctx, onlyEvent('checkout.session.completed'))
    await holds()
    expect(await levels()).toBe(0)
    world.ctx.clock.now += MINUTE
    await reconcilePayments(world.ctx)
    expect(await levels()).toBe(10)
    const [kept] = await world.ctx.db.select().from(paymentEvents)
    expect(kept?.doneAt).toBe(world.ctx.now())
    await holdsAfterAll()
  })

  it('a crash half way is an error to the provider, and its second attempt works', async () => {
    await paidItem()
    const event = onlyEvent('checkout.session.completed')
    world.provider.down = true
    await expect(world.webhook(event)).rejects.toThrow('no connection')
    world.provider.down = false
    await holds()
    await world.webhook(event)
    expect(await levels()).toBe(10)
    await holdsAfterAll()
  })

  it('updates before creates, and everything backwards', async () => {
    await paidPlan()
    await paidItem()
    for (const event of world.provider.takeEvents().reverse()) {
      await world.webhook(event)
      await holds()
    }
    expect([await tier(), await levels()]).toEqual(['premium', 10])
    await holdsAfterAll()
  })

  it('two events in one second, told in the wrong order, end with the newer state', async () => {
    await paidPlan()
    await world.webhooks()
    const { id } = subscription()
    await world.provider.cancelAtPeriodEnd('a', id)
    await world.provider.switchPlan('b', id, { tier: 'basic', interval: 'month' })
    const [first, second] = world.provider.takeEvents()
    if (!first || !second) throw new Error('two events')
    await world.webhook(second)
    await world.webhook(first)
    expect(await tier()).toBe('basic')
    await holdsAfterAll()
  })

  it('about a customer who is not ours changes nothing and is done with', async () => {
    await world.webhook({ id: 'evt_x', type: 'customer.created', customerId: 'cus_stranger' })
    const [kept] = await world.ctx.db.select().from(paymentEvents)
    expect(kept?.doneAt).toBe(world.ctx.now())
    await holdsAfterAll()
  })

  it.each(['told', 'told while the provider was down'])(
    'about a customer we know nothing of any more ends what they pay for: %s',
    async (how) => {
      await paidPlan()
      await paidItem()
      const open = opened(await world.buyItem({ userId: ana.userId }, 'voice-pack'))
      await world.ctx.db.delete(customers)
      await world.ctx.db.delete(checkouts)
      world.provider.down = how !== 'told'
      const told = world.webhook(onlyEvent('checkout.session.completed'))
      await (world.provider.down ? expect(told).rejects.toThrow('no connection') : told)
      world.provider.down = false
      world.ctx.clock.now += MINUTE
      await reconcilePayments(world.ctx)
      expect(subscription().status).toBe('canceled')
      expect(() => world.provider.pay(open)).toThrow('expired')
      expect(paymentsOf(world.provider).filter(({ isGood }) => isGood)).toEqual([])
    },
  )

  it('about a customer we have forgotten leaves what they paid long before as it is', async () => {
    const sessionId = await paidItem()
    await world.webhooks()
    await world.erase(ana)
    await world.reconcile()
    expect(await world.ctx.db.select().from(customers)).toEqual([])
    world.provider.dispute(sessionId)
    world.provider.closeDispute(sessionId, 'won')
    await world.webhooks()
    expect(world.provider.checkout(sessionId).refunded).toBe(false)
    await holdsAfterAll()
  })

  it('only the customer’s id is believed: an event that lies about a payment gives nothing', async () => {
    const sessionId = opened(await world.buyItem({ userId: ana.userId }, 'game-level'))
    const [customer] = await world.ctx.db.select().from(customers)
    const lie = { id: 'evt_lie', type: 'checkout.session.completed', customerId: customer?.id ?? '' }
    await world.webhook({ ...lie, ...{ sessionId, paid: true } })
    expect(await levels()).toBe(0)
    await holdsAfterAll()
  })
})
