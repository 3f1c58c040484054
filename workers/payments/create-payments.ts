// The card provider as the settings name it. The SDK is loaded by the first call that needs it: most requests are about
// no money.
import { type Payments, PaymentsUnavailable } from '#app/platform/payments.ts'
import type { Env } from '../env.ts'
import { readPaymentSettings } from './settings.ts'

export function createPayments(env: Env): Payments {
  let opening: Promise<Payments> | undefined
  const open = () => {
    opening ??= connect(env)
    return opening
  }
  return {
    createCustomer: async (wanted) => (await open()).createCustomer(wanted),
    openSubscriptionCheckout: async (frame, plan) => (await open()).openSubscriptionCheckout(frame, plan),
    openPurchaseCheckout: async (frame, item) => (await open()).openPurchaseCheckout(frame, item),
    refundCheckout: async (key, sessionId) => (await open()).refundCheckout(key, sessionId),
    expireCheckout: async (sessionId) => (await open()).expireCheckout(sessionId),
    readCustomer: async (customerId) => (await open()).readCustomer(customerId),
    cancelAtPeriodEnd: async (key, subscriptionId) => (await open()).cancelAtPeriodEnd(key, subscriptionId),
    cancelNow: async (key, subscriptionId) => (await open()).cancelNow(key, subscriptionId),
    switchPlan: async (key, subscriptionId, plan) => (await open()).switchPlan(key, subscriptionId, plan),
    portalUrl: async (customerId, returnUrl) => (await open()).portalUrl(customerId, returnUrl),
    readEvent: async (body, signature) => (await open()).readEvent(body, signature),
  }
}

async function connect(env: Env): Promise<Payments> {
  const { STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_API_URL } = readPaymentSettings(env)
  if (STRIPE_SECRET_KEY === undefined || STRIPE_WEBHOOK_SECRET === undefined)
    throw new PaymentsUnavailable('no card provider is configured: STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET')
  const { createStripePayments } = await import('./stripe-payments.ts')
  return createStripePayments({
    secretKey: STRIPE_SECRET_KEY,
    webhookSecret: STRIPE_WEBHOOK_SECRET,
    apiUrl: STRIPE_API_URL ?? null,
  })
}
