// The real SDK, in our port, against the stand-in: one customer, who buys.
import type Stripe from 'stripe'
import { expect } from 'vitest'
import type { Payments } from '#app/platform/payments.ts'
import { createStripePayments, stripeClient } from '#workers/payments/stripe-payments.ts'
import { createStandIn, STAND_IN_KEY, STAND_IN_WEBHOOK_SECRET, type StandIn } from './stand-in.ts'

export const ORIGIN = 'http://payments.test'
export const DAY = 86_400_000
export const START = Date.UTC(2026, 0, 31, 12)

export const clock = { now: START }
export let standIn: StandIn
export let payments: Payments
export let stripe: Stripe
export let customerId: string
/** What the app was sent. */
export let received: { body: string; signature: string }[]
/** What it answers, the last again and again. */
export let answers: number[]

export async function startAnew() {
  clock.now = START
  received = []
  answers = [200]
  standIn = createStandIn({
    origin: ORIGIN,
    now: () => clock.now,
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
  await createCustomer({ key: 'one', email: 'ana@example.com', locale: 'es' })
}

export const settle = () => standIn.webhooks.settled()

/** Makes a customer, who buys from here on. */
export async function createCustomer(unlike: Parameters<Payments['createCustomer']>[0]) {
  customerId = (await payments.createCustomer(unlike)).customerId
}

/** What the app answers from here on, the last again and again. */
export function answerWith(...statuses: number[]) {
  answers = statuses
}

export const frame = (key: string) => ({
  key,
  customerId,
  locale: 'fr' as const,
  successUrl: 'https://sparkbook.test/store?session={CHECKOUT_SESSION_ID}',
  cancelUrl: 'https://sparkbook.test/store',
})
export const buyPass = (key = 'pass') =>
  payments.openPurchaseCheckout(frame(key), { name: 'Pro pass', amount: 699, cardOnly: false })
export const buyPlan = (key = 'plan') =>
  payments.openSubscriptionCheckout(frame(key), { tier: 'basic', interval: 'month' })

export async function onlyCheckout() {
  const customer = await payments.readCustomer(customerId)
  expect(customer?.checkouts).toHaveLength(1)
  return customer?.checkouts[0]
}
export async function onlySubscription() {
  const customer = await payments.readCustomer(customerId)
  expect(customer?.subscriptions).toHaveLength(1)
  const [subscription] = customer?.subscriptions ?? []
  if (!subscription) throw new Error('no subscription')
  return subscription
}
export async function paidPlan() {
  const { sessionId } = await buyPlan()
  standIn.cards.pay(sessionId)
  return { sessionId, ...(await onlySubscription()) }
}
