import { beforeEach, describe, expect, it } from 'vitest'
import { grants, plans } from '#app/domain/access/access.schema.ts'
import { readEntitlements } from '#app/domain/access/read-entitlements.server.ts'
import { checkouts, customers } from '#app/domain/billing/billing.schema.ts'
import { claimGuestPurchases } from '#app/domain/billing/claim-guest-purchases.server.ts'
import { reconcilePayments } from '#app/domain/billing/reconcile-payments.server.ts'
import { secretHash } from '#app/platform/keys.server.ts'
import {
  ana,
  holdsAfterAll,
  MINUTE,
  onlyEvent,
  opened,
  paidItem,
  paidPlan,
  setUpFaults,
  world,
} from './faults.workerd.fixture.ts'
import { Fault, HOUR } from './world.ts'

beforeEach(setUpFaults)

describe('an account erased', () => {
  const erase = (person = ana) => world.erase(person)
  const statuses = () => world.provider.subscriptions.all().map(({ status }) => status)

  it('while a subscription lives ends it', async () => {
    await paidPlan()
    await world.webhooks()
    await erase()
    expect(statuses()).toEqual(['canceled'])
    await world.webhooks()
    expect(JSON.stringify(await world.ctx.db.select().from(customers))).not.toContain(ana.userId)
    expect(await world.ctx.db.select().from(checkouts)).toEqual([])
    await holdsAfterAll()
    expect(await world.ctx.db.select().from(customers)).toEqual([])
  })

  it('while the provider cannot be reached is erased all the same, and its subscription soon after', async () => {
    await paidPlan()
    await world.webhooks()
    world.provider.down = true
    await erase()
    expect(statuses()).toEqual(['active'])
    world.provider.down = false
    world.ctx.clock.now += MINUTE
    await reconcilePayments(world.ctx)
    expect(statuses()).toEqual(['canceled'])
    await holdsAfterAll()
  })

  it('while a checkout is open cannot be charged by it', async () => {
    const sessionId = opened(await world.buyPlan(ana))
    await erase()
    expect(() => world.provider.pay(sessionId)).toThrow('expired')
    await holdsAfterAll()
  })

  it.each([
    ['customer', 'createCustomer', 'before'],
    ['customer', 'createCustomer', 'after'],
    ['page', 'openSubscriptionCheckout', 'before'],
    ['page', 'openSubscriptionCheckout', 'after'],
  ] as const)('while the %s of a checkout is made leaves none to be paid (%s, %s)', async (_, call, when) => {
    const made = world.provider[call].bind(world.provider) as (...asked: unknown[]) => Promise<never>
    world.provider[call] = async (...asked: unknown[]) => {
      if (when === 'before') await erase()
      const answer = await made(...asked)
      if (when === 'after') await erase()
      return answer
    }
    expect(await world.buyPlan(ana)).toBeNull()
    const open = [...world.provider.checkouts.values()].filter(({ status }) => status === 'open')
    expect(open).toEqual([])
    const orphans = (await world.ctx.db.select().from(customers)).filter(({ userId }) => userId !== null)
    expect(orphans).toEqual([])
    await holdsAfterAll()
  })

  it('while a page is opened whose answer is lost gets back what is paid there', async () => {
    const openPage = world.provider.openSubscriptionCheckout.bind(world.provider)
    world.provider.openSubscriptionCheckout = async (...asked) => {
      await erase()
      await openPage(...asked)
      throw new Fault('the Worker ended here')
    }
    await expect(world.buyPlan(ana)).rejects.toThrow(Fault)
    const [open] = world.provider.checkouts.values()
    world.ctx.clock.now += 23 * HOUR
    world.provider.pay(open?.sessionId ?? '')
    await world.webhooks()
    expect(statuses()).toEqual(['canceled'])
    expect(world.provider.checkout(open?.sessionId ?? '').refunded).toBe(true)
    await holdsAfterAll()
  })

  it('that had taken a guest’s purchases over leaves the browser free to buy as a guest again', async () => {
    await world.returnPage(await paidItem('game-level', world.guest))
    await claimGuestPurchases(world.ctx, { userId: ana.userId, claimSecret: world.guest.claimSecret })
    await erase()
    await world.returnPage(await paidItem('voice-pack', world.guest))
    const claimHash = await secretHash(world.guest.claimSecret)
    expect(await readEntitlements(world.ctx, { claimHash })).toMatchObject({ voices: 6, extraLevels: 0 })
    await holdsAfterAll()
  })

  it('while a bank transfer is on its way gets the money back once it arrives', async () => {
    const sessionId = opened(await world.buyItem({ userId: ana.userId }, 'game-level'))
    world.provider.delay(sessionId)
    await erase()
    world.provider.settle(sessionId, 'arrives')
    await world.webhooks()
    world.ctx.clock.now += MINUTE
    await reconcilePayments(world.ctx)
    expect(world.provider.checkouts.get(sessionId)).toMatchObject({ refunded: true })
    await holdsAfterAll()
    expect(await world.ctx.db.select().from(customers)).toEqual([])
  })

  it('while the provider’s answer about it is on its way leaves nothing of it', async () => {
    await paidPlan()
    await paidItem()
    const held = world.holdAnswer()
    const asked = world.provider.asked.get('readCustomer') ?? 0
    const told = world.webhook(onlyEvent('customer.subscription.created'))
    await expect.poll(() => world.provider.asked.get('readCustomer')).toBe(asked + 1)
    await erase()
    held.release()
    await told
    expect(await world.ctx.db.select().from(plans)).toEqual([])
    expect(await world.ctx.db.select().from(grants)).toEqual([])
    await holdsAfterAll()
  })

  it('while its plan was just paid and nobody knew ends that too', async () => {
    await paidPlan()
    const events = world.provider.takeEvents()
    await erase()
    for (const event of events) await world.webhook(event)
    await world.webhooks()
    expect(statuses()).toEqual(['canceled'])
    await holdsAfterAll()
  })
})
