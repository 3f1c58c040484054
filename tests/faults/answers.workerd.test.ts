import { beforeEach, describe, expect, it } from 'vitest'
import { grants } from '#app/domain/access/access.schema.ts'
import { customers } from '#app/domain/billing/billing.schema.ts'
import { convergeCustomer } from '#app/domain/billing/converge-customer.server.ts'
import { noteEvent } from '#app/domain/billing/note-event.server.ts'
import {
  ana,
  holds,
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
import { Fault } from './world.ts'

beforeEach(setUpFaults)

describe('answers', () => {
  it('a slow old answer written after a new one changes nothing', async () => {
    const sessionId = await paidItem()
    const held = world.holdAnswer()
    const slow = world.returnPage(sessionId)
    await expect.poll(() => world.provider.asked.get('readCustomer')).toBe(1)
    world.provider.refund(sessionId)
    await world.webhooks()
    held.release()
    expect(await slow).toEqual({ ok: false, code: 'payment_returned' })
    expect(await levels()).toBe(0)
    await holdsAfterAll()
  })

  it('a slow old answer about a plan does not bring it back', async () => {
    await paidPlan()
    await world.webhooks()
    const [customer] = await world.ctx.db.select().from(customers)
    const asked = world.provider.asked.get('readCustomer') ?? 0
    const held = world.holdAnswer()
    const slow = convergeCustomer(world.ctx, customer?.id ?? '')
    await expect.poll(() => world.provider.asked.get('readCustomer')).toBe(asked + 1)
    await world.provider.cancelNow('now', subscription().id)
    await world.webhooks()
    held.release()
    await slow
    expect(await tier()).toBe('free')
    await holdsAfterAll()
  })

  it('return page and webhook at the same time grant once', async () => {
    const sessionId = await paidItem('pro-access')
    const events = world.provider.takeEvents()
    const all = await Promise.allSettled([
      world.returnPage(sessionId),
      ...events.map((event) => world.webhook(event)),
      world.returnPage(sessionId),
    ])
    expect(all.map(({ status }) => status)).not.toContain('rejected')
    expect(await world.ctx.db.select().from(grants)).toHaveLength(1)
    await holdsAfterAll()
  })

  it('a write that times out but was committed is found done', async () => {
    const sessionId = await paidItem()
    const [event] = world.provider.takeEvents().filter(({ type }) => type === 'checkout.session.completed')
    if (!event) throw new Error('an event')
    await noteEvent(world.ctx, event)
    const { readCustomer } = world.provider
    world.provider.readCustomer = async (customerId) => {
      world.provider.readCustomer = readCustomer
      const answer = await readCustomer(customerId)
      world.failWrite('after')
      return answer
    }
    await expect(world.webhook(event)).rejects.toThrow(Fault)
    await holds()
    await world.webhook(event)
    expect(await world.returnPage(sessionId)).toMatchObject({ ok: true })
    expect(await levels()).toBe(10)
    await world.ctx.settled()
    await holdsAfterAll()
  })

  it.each(['before', 'after'] as const)(
    'a checkout whose row was lost %s it was written is one in the end',
    async (when) => {
      world.failWrite(when)
      await expect(world.buyPlan(ana)).rejects.toThrow(Fault)
      await holds()
      const sessionId = opened(await world.buyPlan(ana))
      world.provider.pay(sessionId)
      await world.webhooks()
      expect(await tier()).toBe('premium')
      await holdsAfterAll()
    },
  )
})
