// Purchases and customers by the real SDK, in our port, against the stand-in.
import type Stripe from 'stripe'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { PaymentsUnavailable } from '#app/platform/payments.ts'
import { createStripePayments } from '#workers/payments/stripe-payments.ts'
import {
  buyPass,
  buyPlan,
  clock,
  createCustomer,
  customerId,
  DAY,
  frame,
  ORIGIN,
  onlyCheckout,
  payments,
  START,
  settle,
  standIn,
  startAnew,
  stripe,
} from './stand-in.fixture.ts'

beforeEach(startAnew)
afterEach(settle)

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
    clock.now += DAY
    expect(await onlyCheckout()).toMatchObject({ status: 'expired' })
  })

  it('takes the address the buyer types in where we know none', async () => {
    await createCustomer({ key: 'guest', email: null, locale: 'en' })
    const { sessionId } = await buyPass()
    standIn.cards.pay(sessionId, 'guest@example.com')
    expect(await onlyCheckout()).toMatchObject({ email: 'guest@example.com' })
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

it('Stripe’s own client is told of a parameter nobody knows', async () => {
  const odd = { email: 'a@example.com', favourite_colour: 'blue' } as Stripe.CustomerCreateParams
  await expect(stripe.customers.create(odd)).rejects.toMatchObject({ code: 'parameter_unknown' })
})
