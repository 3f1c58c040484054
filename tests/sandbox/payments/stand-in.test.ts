// The real SDK, in our port, against the stand-in: every call, and every refusal that our code knows.
import Stripe from 'stripe'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  NoCheckoutPage,
  PaymentDeclined,
  type Payments,
  PaymentsUnavailable,
} from '#app/platform/payments.ts'
import { createStripePayments, stripeClient } from '#workers/payments/stripe-payments.ts'
import { createStandIn, STAND_IN_KEY, STAND_IN_WEBHOOK_SECRET, type StandIn } from './stand-in.ts'

const ORIGIN = 'http://payments.test'
const DAY = 86_400_000
const START = Date.UTC(2026, 0, 31, 12)

let now: number
let standIn: StandIn
let payments: Payments
let stripe: Stripe
let customerId: string
/** What the app was sent. */
let received: { body: string; signature: string }[]
/** What it answers, the last again and again. */
let answers: number[]

beforeEach(async () => {
  now = START
  received = []
  answers = [200]
  standIn = createStandIn({
    origin: ORIGIN,
    now: () => now,
    retries: [1, 1],
    post: async (body, signature) => {
      received.push({ body, signature })
      return (answers.length > 1 ? answers.shift() : answers[0]) ?? 200
    },
  })
  const options = {
    secretKey: STAND_IN_KEY,
    webhookSecret: STAND_IN_WEBHOOK_SECRET,
    apiUrl: ORIGIN,
    request: (async (input, init) => standIn.fetch(new Request(input, init))) as typeof fetch,
  }
  payments = createStripePayments(options)
  stripe = stripeClient(options)
  customerId = (await payments.createCustomer({ key: 'one', email: 'ana@example.com', locale: 'es' }))
    .customerId
})

afterEach(() => standIn.webhooks.settled())

const frame = (key: string) => ({
  key,
  customerId,
  locale: 'fr' as const,
  successUrl: 'https://sparkbook.test/store?session={CHECKOUT_SESSION_ID}',
  cancelUrl: 'https://sparkbook.test/store',
})
const buyPass = (key = 'pass') =>
  payments.openPurchaseCheckout(frame(key), { name: 'Pro pass', amount: 699, cardOnly: false })
const buyPlan = (key = 'plan') =>
  payments.openSubscriptionCheckout(frame(key), { tier: 'basic', interval: 'month' })

async function onlyCheckout() {
  const customer = await payments.readCustomer(customerId)
  expect(customer?.checkouts).toHaveLength(1)
  return customer?.checkouts[0]
}
async function onlySubscription() {
  const customer = await payments.readCustomer(customerId)
  expect(customer?.subscriptions).toHaveLength(1)
  const [subscription] = customer?.subscriptions ?? []
  if (!subscription) throw new Error('no subscription')
  return subscription
}
async function paidPlan() {
  const { sessionId } = await buyPlan()
  standIn.cards.pay(sessionId)
  return { sessionId, ...(await onlySubscription()) }
}

describe('a purchase', () => {
  it('has a page of its own, our price, and is open until it is paid', async () => {
    const { sessionId, url } = await buyPass()
    expect(url).toBe(`${ORIGIN}/pay/${sessionId}`)
    const open = {
      sessionId,
      key: 'pass',
      mode: 'payment',
      status: 'open',
      paid: false,
      failed: false,
      refunded: false,
      disputed: false,
      amount: 699,
      email: null,
      createdAt: START,
    }
    expect(await onlyCheckout()).toEqual(open)
    standIn.cards.decline(sessionId)
    expect(await onlyCheckout()).toEqual(open)
    standIn.cards.pay(sessionId)
    expect(await onlyCheckout()).toEqual({
      ...open,
      status: 'complete',
      paid: true,
      email: 'ana@example.com',
    })
  })

  it.each([
    ['arrives', { status: 'complete', paid: true, failed: false }],
    ['fails', { status: 'complete', paid: false, failed: true }],
  ] as const)('by a delayed method is complete before its money %s', async (outcome, then) => {
    const { sessionId } = await buyPass()
    standIn.cards.delay(sessionId)
    expect(await onlyCheckout()).toMatchObject({ status: 'complete', paid: false, failed: false })
    standIn.cards.settle(sessionId, outcome)
    expect(await onlyCheckout()).toMatchObject(then)
  })

  it('is given back once, and only when it was paid', async () => {
    const { sessionId } = await buyPass()
    await expect(payments.refundCheckout('a', sessionId)).rejects.toThrow(PaymentsUnavailable)
    standIn.cards.pay(sessionId)
    await payments.refundCheckout('a', sessionId)
    await payments.refundCheckout('a', sessionId)
    await payments.refundCheckout('b', sessionId)
    expect(await onlyCheckout()).toMatchObject({ paid: true, refunded: true })
    expect(standIn.cards.events.filter(({ type }) => type === 'charge.refunded')).toHaveLength(1)
  })

  it('can be refunded', async () => {
    const { sessionId } = await buyPass()
    standIn.cards.pay(sessionId)
    await stripe.refunds.create({ payment_intent: `pi_${sessionId}` })
    expect(await onlyCheckout()).toMatchObject({ paid: true, refunded: true, disputed: false })
  })

  it.each([
    ['won', false],
    ['lost', true],
  ] as const)('is disputed until the dispute is %s', async (outcome, disputed) => {
    const { sessionId } = await buyPass()
    standIn.cards.pay(sessionId)
    standIn.cards.dispute(sessionId)
    expect(await onlyCheckout()).toMatchObject({ paid: true, disputed: true })
    standIn.cards.closeDispute(sessionId, outcome)
    expect(await onlyCheckout()).toMatchObject({ paid: true, disputed })
  })

  it('can be closed while it is open; what is over stays what it is', async () => {
    const { sessionId } = await buyPass()
    await payments.expireCheckout(sessionId)
    expect(await onlyCheckout()).toMatchObject({ status: 'expired', paid: false })
    await payments.expireCheckout(sessionId)
    const paid = await buyPass('another')
    standIn.cards.pay(paid.sessionId)
    await payments.expireCheckout(paid.sessionId)
    expect((await payments.readCustomer(customerId))?.checkouts).toMatchObject([
      { paid: true },
      { status: 'expired' },
    ])
    await expect(payments.expireCheckout('cs_nobody')).rejects.toThrow(PaymentsUnavailable)
  })

  it('expires by itself after a day', async () => {
    await buyPass()
    now += DAY
    expect(await onlyCheckout()).toMatchObject({ status: 'expired' })
  })

  it('takes the address the buyer types in where we know none', async () => {
    customerId = (await payments.createCustomer({ key: 'guest', email: null, locale: 'en' })).customerId
    const { sessionId } = await buyPass()
    standIn.cards.pay(sessionId, 'guest@example.com')
    expect(await onlyCheckout()).toMatchObject({ email: 'guest@example.com' })
  })
})

describe('a subscription', () => {
  it('runs for a calendar month, and the next', async () => {
    const { id } = await paidPlan()
    const running = {
      id,
      tier: 'basic',
      interval: 'month',
      status: 'active',
      createdAt: START,
      currentPeriodEnd: Date.UTC(2026, 1, 28, 12),
      paidBack: false,
      cancelAtPeriodEnd: false,
      endedAt: null,
    }
    expect(await onlySubscription()).toEqual(running)
    expect(await onlyCheckout()).toMatchObject({ mode: 'subscription', paid: true, amount: 999 })
    now = Date.UTC(2026, 1, 28, 12)
    expect(await onlySubscription()).toEqual({ ...running, currentPeriodEnd: Date.UTC(2026, 2, 31, 12) })
  })

  it('is paid until its renewal failed, recovers, and is given up after two weeks', async () => {
    const { id, currentPeriodEnd } = await paidPlan()
    standIn.cards.breakCard(id)
    now = currentPeriodEnd + DAY
    expect(await onlySubscription()).toMatchObject({ status: 'past_due', currentPeriodEnd })
    standIn.cards.mendCard(id)
    const next = Date.UTC(2026, 2, 31, 12)
    expect(await onlySubscription()).toMatchObject({ status: 'active', currentPeriodEnd: next })
    standIn.cards.breakCard(id)
    now = next + 14 * DAY
    expect(await onlySubscription()).toMatchObject({
      status: 'canceled',
      currentPeriodEnd: next,
      endedAt: now,
    })
  })

  it.each(['refund', 'dispute'] as const)('whose payment meets a %s is paid no longer', async (verb) => {
    const { sessionId } = await paidPlan()
    standIn.cards[verb](sessionId)
    expect(await onlySubscription()).toMatchObject({
      status: 'active',
      currentPeriodEnd: START,
      paidBack: true,
    })
  })

  it('is given back as any checkout is', async () => {
    const { sessionId } = await paidPlan()
    await payments.refundCheckout('r', sessionId)
    expect(await onlyCheckout()).toMatchObject({ paid: true, refunded: true })
  })

  it('ends with its period, or at once', async () => {
    const { id, currentPeriodEnd } = await paidPlan()
    await payments.cancelAtPeriodEnd('c', id)
    expect(await onlySubscription()).toMatchObject({
      status: 'active',
      cancelAtPeriodEnd: true,
      endedAt: null,
    })
    now = currentPeriodEnd
    expect(await onlySubscription()).toMatchObject({ status: 'canceled', endedAt: currentPeriodEnd })
    await expect(payments.cancelAtPeriodEnd('d', id)).rejects.toThrow(PaymentsUnavailable)
    await payments.cancelNow('e', id)
    expect(await onlySubscription()).toMatchObject({ endedAt: currentPeriodEnd })
  })

  describe('whose money went back', () => {
    const switchTo = (tier: 'basic' | 'premium', interval: 'month' | 'year') =>
      payments.switchPlan(`${tier}-${interval}`, standIn.cards.subscriptions.all()[0]?.id ?? '', {
        tier,
        interval,
      })
    const isPaid = async () => (await onlySubscription()).currentPeriodEnd > now
    const lastInvoice = () => standIn.cards.subscriptions.invoices().at(-1)?.id ?? ''

    it.each([
      ['to less', 'basic', 'month'],
      ['to more', 'premium', 'year'],
    ] as const)(
      'after a switch %s is unpaid, and paid again where a dispute is won',
      async (_, tier, interval) => {
        const { sessionId } = await payments.openSubscriptionCheckout(frame('plan'), {
          tier: tier === 'basic' ? 'premium' : 'basic',
          interval: interval === 'month' ? 'year' : 'month',
        })
        standIn.cards.pay(sessionId)
        now += 5 * DAY
        await switchTo(tier, interval)
        expect(await isPaid()).toBe(true)
        standIn.cards.dispute(sessionId)
        expect(await isPaid()).toBe(false)
        standIn.cards.closeDispute(sessionId, 'won')
        expect(await isPaid()).toBe(true)
        standIn.cards.refund(sessionId)
        expect(await isPaid()).toBe(false)
      },
    )

    it('is unpaid as long as what was left of it pays, however often it renews or is switched', async () => {
      const { sessionId } = await payments.openSubscriptionCheckout(frame('plan'), {
        tier: 'premium',
        interval: 'year',
      })
      standIn.cards.pay(sessionId)
      await switchTo('basic', 'month')
      standIn.cards.refund(sessionId)
      for (let months = 1; months <= 3; months++) {
        now += 31 * DAY
        expect(await isPaid()).toBe(false)
      }
      await switchTo('basic', 'year')
      expect(await isPaid()).toBe(false)
    })

    it('is paid by the next payment that nothing was credited to', async () => {
      const { sessionId } = await paidPlan()
      now += 5 * DAY
      await switchTo('premium', 'month')
      standIn.cards.refund(sessionId)
      expect(await isPaid()).toBe(false)
      now += 31 * DAY
      expect(await isPaid()).toBe(true)
    })

    it('of a renewal is unpaid; of an older one, or one before it, is as it was', async () => {
      const { sessionId } = await paidPlan()
      now += 31 * DAY
      const { invoices } = standIn.cards.subscriptions
      expect(await isPaid()).toBe(true)
      expect(invoices()).toHaveLength(2)
      standIn.cards.refund(sessionId)
      expect(await isPaid()).toBe(true)
      standIn.cards.refund(lastInvoice())
      expect(await isPaid()).toBe(false)
      now += 31 * DAY
      expect(await isPaid()).toBe(true)
      standIn.cards.dispute(lastInvoice())
      expect(await isPaid()).toBe(false)
      standIn.cards.closeDispute(lastInvoice(), 'won')
      expect(await isPaid()).toBe(true)
    })
  })

  it('that is cancelled now has ended now', async () => {
    const { id } = await paidPlan()
    now += DAY
    await payments.cancelNow('k', id)
    expect(await onlySubscription()).toMatchObject({ status: 'canceled', endedAt: START + DAY })
  })

  it('is switched, which takes a cancellation back; another interval begins anew', async () => {
    const { id, currentPeriodEnd } = await paidPlan()
    await payments.cancelAtPeriodEnd('c', id)
    await payments.switchPlan('s1', id, { tier: 'premium', interval: 'month' })
    expect(await onlySubscription()).toMatchObject({
      tier: 'premium',
      cancelAtPeriodEnd: false,
      currentPeriodEnd,
    })
    now += DAY
    await payments.switchPlan('s2', id, { tier: 'premium', interval: 'year' })
    expect(await onlySubscription()).toMatchObject({
      interval: 'year',
      currentPeriodEnd: Date.UTC(2027, 1, 1, 12),
    })
  })

  it('is not switched by a card that is declined', async () => {
    const { id } = await paidPlan()
    standIn.cards.breakCard(id)
    const change = payments.switchPlan('s', id, { tier: 'premium', interval: 'month' })
    await expect(change).rejects.toThrow(PaymentDeclined)
    expect(await onlySubscription()).toMatchObject({ tier: 'basic' })
  })

  it('is looked after in the portal', async () => {
    const url = await payments.portalUrl(customerId, 'https://sparkbook.test/subscription')
    expect(url).toBe(`${ORIGIN}/portal/${customerId}?return=https%3A%2F%2Fsparkbook.test%2Fsubscription`)
  })
})

describe('the same key', () => {
  it('makes the same customer and the same checkout', async () => {
    const again = await payments.createCustomer({ key: 'one', email: 'ana@example.com', locale: 'es' })
    expect(again).toEqual({ customerId })
    expect(await buyPass()).toEqual(await buyPass())
    expect(await buyPlan()).toEqual(await buyPlan())
    expect((await payments.readCustomer(customerId))?.checkouts).toHaveLength(2)
  })

  it('is refused for something else', async () => {
    await buyPass()
    const other = payments.openPurchaseCheckout(frame('pass'), {
      name: 'Pro pass',
      amount: 1,
      cardOnly: false,
    })
    await expect(other).rejects.toThrow(PaymentsUnavailable)
  })
})

it('customers are read whole, however much they have bought', async () => {
  for (let count = 0; count < 205; count++) await buyPass(`pass-${count}`)
  const keys = (await payments.readCustomer(customerId))?.checkouts.map(({ key }) => key)
  expect(keys).toEqual(Array.from({ length: 205 }, (_, index) => `pass-${204 - index}`))
})

it('unknown customers are null', async () => {
  expect(await payments.readCustomer('cus_nobody')).toBeNull()
})

describe('what does not work is PaymentsUnavailable', () => {
  const broken = (request: typeof fetch) =>
    createStripePayments({ secretKey: 'sk_test_wrong', webhookSecret: 'w', apiUrl: ORIGIN, request })

  it('without a connection', async () => {
    const nobody = broken(() => Promise.reject(new TypeError('no route')))
    await expect(nobody.readCustomer(customerId)).rejects.toThrow(PaymentsUnavailable)
  })
  it('with a wrong key', async () => {
    const stranger = broken((input, init) => standIn.fetch(new Request(input, init)))
    await expect(stranger.readCustomer(customerId)).rejects.toThrow(PaymentsUnavailable)
  })
})

describe('events', () => {
  const types = () => received.map(({ body }) => (JSON.parse(body) as Stripe.Event).type)

  it('come signed, and tell the customer', async () => {
    await standIn.webhooks.settled()
    const [{ body, signature } = { body: '', signature: '' }] = received
    expect(await payments.readEvent(body, signature)).toMatchObject({ type: 'customer.created', customerId })
    expect(await payments.readEvent(`${body} `, signature)).toBeNull()
    expect(await payments.readEvent(body, '')).toBeNull()
    expect(await payments.readEvent(body, signature.replace('v1=', 'v1=0'))).toBeNull()
  })

  it('signed more than five minutes ago are refused', async () => {
    const signed = (at: number) =>
      Stripe.webhooks.generateTestHeaderString({
        payload: '{"id":"evt_1","type":"x","data":{"object":{}}}',
        secret: STAND_IN_WEBHOOK_SECRET,
        timestamp: Math.floor(at / 1_000),
      } as Parameters<typeof Stripe.webhooks.generateTestHeaderString>[0])
    const body = '{"id":"evt_1","type":"x","data":{"object":{}}}'
    expect(await payments.readEvent(body, signed(Date.now()))).toEqual({
      id: 'evt_1',
      type: 'x',
      customerId: null,
    })
    expect(await payments.readEvent(body, signed(Date.now() - 301_000))).toBeNull()
  })

  it('of every kind lead to their customer, disputes by their charge', async () => {
    const { id, sessionId } = await paidPlan()
    standIn.cards.breakCard(id)
    now += 32 * DAY
    standIn.cards.mendCard(id)
    standIn.cards.dispute(sessionId)
    standIn.cards.closeDispute(sessionId, 'won')
    standIn.cards.refund(sessionId)
    await payments.cancelNow('k', id)
    await standIn.webhooks.settled()
    expect(new Set(types())).toEqual(
      new Set([
        'customer.created',
        'checkout.session.completed',
        'customer.subscription.created',
        'invoice.paid',
        'invoice.payment_failed',
        'customer.subscription.updated',
        'charge.dispute.created',
        'charge.dispute.closed',
        'charge.refunded',
        'customer.subscription.deleted',
      ]),
    )
    for (const { body, signature } of received)
      expect(await payments.readEvent(body, signature), body).toMatchObject({ customerId })
  })

  it('about a charge the provider does not know are about nobody', async () => {
    const body =
      '{"id":"evt_1","type":"charge.refunded","data":{"object":{"object":"refund","charge":"ch_none"}}}'
    const signature = Stripe.webhooks.generateTestHeaderString({
      payload: body,
      secret: STAND_IN_WEBHOOK_SECRET,
      timestamp: Math.floor(Date.now() / 1_000),
    } as Parameters<typeof Stripe.webhooks.generateTestHeaderString>[0])
    expect(await payments.readEvent(body, signature)).toMatchObject({ customerId: null })
  })

  it('that the app does not take come again, the same', async () => {
    answers = [500, 500, 200]
    await standIn.webhooks.settled()
    expect(received).toHaveLength(3)
    expect(new Set(received.map(({ body }) => body)).size).toBe(1)
  })

  it('can be lost, come twice, wait, and come the wrong way round', async () => {
    await standIn.webhooks.settled()
    received.length = 0
    standIn.webhooks.setFaults({ drop: 1, duplicate: true, hold: true })
    const [one, two, three] = [await buyPass('1'), await buyPass('2'), await buyPass('3')]
    standIn.cards.pay(one.sessionId)
    standIn.cards.decline(two.sessionId)
    standIn.cards.pay(three.sessionId)
    await standIn.webhooks.settled()
    expect(types()).toEqual([])
    await standIn.webhooks.release('reversed')
    expect(types()).toEqual([
      'checkout.session.completed',
      'checkout.session.completed',
      'payment_intent.payment_failed',
      'payment_intent.payment_failed',
    ])
  })
})

describe('the hosted checkout', () => {
  const press = (url: string, button: string, more: Record<string, string> = {}) =>
    standIn.fetch(new Request(url, { method: 'POST', body: new URLSearchParams({ do: button, ...more }) }))

  it.each([
    ['pay', { status: 'complete', paid: true }],
    ['delay', { status: 'complete', paid: false }],
  ])('leads on after "%s"', async (button, then) => {
    const { url, sessionId } = await buyPass()
    const answer = await press(url, button)
    expect(answer.headers.get('Location')).toBe(`https://sparkbook.test/store?session=${sessionId}`)
    expect(await onlyCheckout()).toMatchObject(then)
  })

  it('says that a card was declined, and stays', async () => {
    const { url } = await buyPass()
    const answer = await press(url, 'decline')
    expect(answer.status).toBe(402)
    expect(await answer.text()).toContain('Your card was declined.')
    expect(await onlyCheckout()).toMatchObject({ status: 'open' })
  })

  it('leads back without buying anything', async () => {
    const { url } = await buyPass()
    expect((await press(url, 'back')).headers.get('Location')).toBe('https://sparkbook.test/store')
    expect(await onlyCheckout()).toMatchObject({ status: 'open' })
  })

  it('is over once it is paid', async () => {
    const { url } = await buyPass()
    await press(url, 'pay')
    expect(await (await standIn.fetch(new Request(url))).text()).toContain('This checkout is over')
    expect(await (await press(url, 'pay')).text()).toContain('This checkout is over')
  })

  it('offers no delayed method for a plan', async () => {
    const { url } = await buyPlan()
    expect(await (await standIn.fetch(new Request(url))).text()).not.toContain('bank transfer')
  })
})

describe('what tests and people may do', () => {
  const ask = async (verb: string, body: unknown) => {
    const request = new Request(`${ORIGIN}/control/${verb}`, { method: 'POST', body: JSON.stringify(body) })
    return (await standIn.fetch(request)).status
  }

  it('is asked for by name', async () => {
    const { sessionId: session_id } = await buyPass()
    expect(await ask('pay', { session_id })).toBe(200)
    expect(await ask('pay', { session_id })).toBe(409)
    expect(await ask('pay', {})).toBe(409)
    expect(await ask('toString', {})).toBe(404)
    expect(await ask('refund', { session_id })).toBe(200)
    expect(await onlyCheckout()).toMatchObject({ paid: true, refunded: true })
  })

  it('is to let time pass: the past moves, the clock stays', async () => {
    await paidPlan()
    expect(await ask('age', { days: 31 })).toBe(200)
    expect(await onlySubscription()).toMatchObject({
      createdAt: START - 31 * DAY,
      currentPeriodEnd: Date.UTC(2026, 1, 28, 12),
    })
  })

  it('is to let time pass for one customer only', async () => {
    await paidPlan()
    expect(await ask('age', { days: 31, customer_id: 'cus_other' })).toBe(200)
    expect(await onlySubscription()).toMatchObject({ createdAt: START })
    expect(await ask('age', { days: 31, customer_id: customerId })).toBe(200)
    expect(await onlySubscription()).toMatchObject({ createdAt: START - 31 * DAY })
  })

  it('is to break the API for one customer, until it is mended', async () => {
    const other = await payments.createCustomer({ key: 'two', email: null, locale: 'en' })
    expect(await ask('api', { customer_id: customerId, fault: 'down' })).toBe(200)
    await expect(buyPass()).rejects.toThrow(PaymentsUnavailable)
    await expect(payments.readCustomer(customerId)).rejects.toThrow(PaymentsUnavailable)
    await expect(payments.portalUrl(customerId, ORIGIN)).rejects.toThrow(PaymentsUnavailable)
    expect(await payments.readCustomer(other.customerId)).not.toBeNull()
    expect(await ask('api', { customer_id: customerId, fault: null })).toBe(200)
    expect(await buyPass()).toMatchObject({ url: expect.stringContaining(ORIGIN) })
  })

  it('is to break it for what there is already', async () => {
    await paidPlan()
    const { id } = await onlySubscription()
    expect(await ask('api', { customer_id: customerId, fault: 'down' })).toBe(200)
    await expect(payments.cancelAtPeriodEnd('again', id)).rejects.toThrow(PaymentsUnavailable)
  })

  it('is to open checkouts that have no page', async () => {
    expect(await ask('api', { customer_id: customerId, fault: 'no-page' })).toBe(200)
    await expect(buyPlan()).rejects.toThrow(NoCheckoutPage)
  })
})

it('Stripe’s own client is told of a parameter nobody knows', async () => {
  const odd = { email: 'a@example.com', favourite_colour: 'blue' } as Stripe.CustomerCreateParams
  await expect(stripe.customers.create(odd)).rejects.toMatchObject({ code: 'parameter_unknown' })
})
