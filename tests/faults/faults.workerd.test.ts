// Every fault money must survive, by name. The invariants are checked after each and once more after a run of the scheduled
// job. Countdowns (an alarm late, twice or never; a device's clock that is wrong): workers/durable/user-clock.workerd.test.ts.
import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it } from 'vitest'
import { grants, plans } from '#app/domain/access/access.schema.ts'
import { readEntitlements } from '#app/domain/access/read-entitlements.server.ts'
import { checkouts, customers, paymentEvents } from '#app/domain/billing/billing.schema.ts'
import { cancelSubscription } from '#app/domain/billing/cancel-subscription.server.ts'
import { claimGuestPurchases } from '#app/domain/billing/claim-guest-purchases.server.ts'
import { convergeCustomer } from '#app/domain/billing/converge-customer.server.ts'
import { noteEvent } from '#app/domain/billing/note-event.server.ts'
import { reconcilePayments } from '#app/domain/billing/reconcile-payments.server.ts'
import { startCheckout } from '#app/domain/billing/start-checkout.server.ts'
import { startPurchase } from '#app/domain/billing/start-purchase.server.ts'
import { startTrial } from '#app/domain/billing/start-trial.server.ts'
import { switchPlan } from '#app/domain/billing/switch-plan.server.ts'
import { PASS_MS } from '#app/domain/catalogue/one-time-items.ts'
import { TRIAL_MS } from '#app/domain/catalogue/plans.ts'
import { secretHash } from '#app/platform/keys.server.ts'
import type { ProviderEvent } from '#app/platform/payments.ts'
import type { Person } from '#tests/factories/people.ts'
import { checkHealed, checkStep, type PaidUntil } from './invariants.ts'
import { paymentsOf } from './payments-of.ts'
import { DAY, Fault, HOUR, makeWorld, type World } from './world.ts'

const MINUTE = 60_000

let world: World
let history: PaidUntil
let ana: Person
let ben: Person

beforeEach(async () => {
  world = await makeWorld(env.DB)
  history = new Map()
  const [first, second] = world.people
  if (!first || !second) throw new Error('there are two people')
  ana = first
  ben = second
})

const tier = async ({ userId } = ana) => (await readEntitlements(world.ctx, { userId })).tier
const levels = async ({ userId } = ana) => (await readEntitlements(world.ctx, { userId })).extraLevels

function opened(sessionId: string | null): string {
  if (sessionId === null) throw new Error('refused')
  return sessionId
}

async function paidPlan(plan = 'premium', interval = 'month'): Promise<string> {
  const sessionId = opened(await world.buyPlan(ana, plan, interval))
  world.provider.pay(sessionId)
  return sessionId
}

async function paidItem(item = 'game-level', buyer: Person | { claimSecret: string } = ana): Promise<string> {
  const holder = 'userId' in buyer ? { userId: buyer.userId } : buyer
  const sessionId = opened(await world.buyItem(holder, item))
  world.provider.pay(sessionId)
  return sessionId
}

function subscription() {
  const [newest] = world.provider.subscriptions.all()
  if (!newest) throw new Error('there is a subscription')
  return newest
}

/** The last event of a type that waits to be told; the others are lost. */
function onlyEvent(type: string): ProviderEvent {
  const event = world.provider.takeEvents().findLast((waiting) => waiting.type === type)
  if (!event) throw new Error(`no ${type} waits`)
  return event
}

async function holds(): Promise<void> {
  await checkStep(world, history)
}

async function holdsAfterAll(): Promise<void> {
  await holds()
  await world.reconcile()
  await checkHealed(world, history)
}

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

describe('a guest’s purchase', () => {
  const take = (person: Person) =>
    claimGuestPurchases(world.ctx, { userId: person.userId, claimSecret: world.guest.claimSecret })

  it('claimed twice, and by two at once, joins one account once', async () => {
    await world.returnPage(await paidItem('game-level', world.guest))
    await Promise.all([take(ana), take(ben), take(ana)])
    await holds()
    const both = [await levels(ana), await levels(ben)]
    expect(both.toSorted()).toEqual([0, 10])
    await Promise.all([take(ben), take(ana)])
    expect([await levels(ana), await levels(ben)]).toEqual(both)
    await holdsAfterAll()
  })

  it('claimed stays claimed: who comes second is told so, and gets nothing that is paid later either', async () => {
    await world.returnPage(await paidItem('game-level', world.guest))
    const late = opened(await world.buyItem(world.guest, 'voice-pack'))
    const answers = [await take(ana), await take(ben), await take(ana)]
    expect(answers.map(({ ok }) => ok)).toEqual([true, false, true])
    world.provider.pay(late)
    await world.webhooks()
    expect((await readEntitlements(world.ctx, ana)).voices).toBe(6)
    expect(await readEntitlements(world.ctx, ben)).toMatchObject({ extraLevels: 0, voices: 0 })
    await holdsAfterAll()
  })

  it('whose claim broke off half way is made whole by the next answer', async () => {
    await world.returnPage(await paidItem('game-level', world.guest))
    await world.ctx.db.update(customers).set({ claimedBy: ana.userId })
    expect(await levels()).toBe(0)
    await world.reconcile()
    expect(await levels()).toBe(10)
    await holdsAfterAll()
  })

  it('paid in a session nobody was shown is theirs all the same', async () => {
    opened(await world.buyItem(world.guest, 'game-level'))
    const [session] = world.provider.checkouts.values()
    if (!session?.key) throw new Error('there is a checkout')
    const frame = { ...session, key: session.key }
    // As if asked for twice under one key, and the provider had forgotten the key in between.
    const { sessionId } = world.provider.openCheckout(frame, session)
    world.provider.pay(sessionId)
    await world.reconcile()
    const [customer] = await world.ctx.db.select().from(customers)
    expect((await readEntitlements(world.ctx, { claimHash: customer?.claimHash ?? '' })).extraLevels).toBe(10)
  })

  it('is nobody’s who only knows the session', async () => {
    await world.returnPage(await paidItem('game-level', world.guest))
    const stranger = { userId: ben.userId, claimSecret: 'another secret, of nobody at all' }
    expect(await claimGuestPurchases(world.ctx, stranger)).toEqual({ ok: false, code: 'claim_used' })
    expect(await levels(ben)).toBe(0)
    await holdsAfterAll()
  })

  it('paid after it was claimed goes to the account', async () => {
    const sessionId = opened(await world.buyItem(world.guest, 'game-level'))
    await take(ana)
    world.provider.pay(sessionId)
    await world.webhooks()
    expect(await levels()).toBe(10)
    await holdsAfterAll()
  })

  it('claimed while the provider’s answer is on its way goes to the account', async () => {
    await paidItem('game-level', world.guest)
    const held = world.holdAnswer()
    const told = world.webhook(onlyEvent('checkout.session.completed'))
    await expect.poll(() => world.provider.asked.get('readCustomer')).toBe(1)
    await take(ana)
    held.release()
    await told
    expect(await levels()).toBe(10)
    await holdsAfterAll()
  })
})
