// Events, the hosted checkout and what tests may ask of the stand-in, by the real SDK in our port.
import Stripe from 'stripe'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { NoCheckoutPage, PaymentsUnavailable } from '#app/platform/payments.ts'
import {
  answerWith,
  buyPass,
  buyPlan,
  clock,
  customerId,
  DAY,
  ORIGIN,
  onlyCheckout,
  onlySubscription,
  paidPlan,
  payments,
  received,
  START,
  settle,
  standIn,
  startAnew,
} from './stand-in.fixture.ts'
import { STAND_IN_WEBHOOK_SECRET } from './stand-in.ts'

beforeEach(startAnew)
afterEach(settle)

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
    clock.now += 32 * DAY
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
    answerWith(500, 500, 200)
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
