// The payments port on Stripe's own SDK, in its build for Workers. Amounts and names are ours, sent along with each checkout;
// what Stripe has to know beforehand are only the two products, made when they are missing.
// Source: https://docs.stripe.com/api, version 2026-10-28.endive (pinned by the SDK).
import Stripe from 'stripe'
import { PLANS } from '#app/domain/catalogue/plans.ts'
import {
  type CheckoutFrame,
  type HostedCheckout,
  NoCheckoutPage,
  type Payments,
  PaymentsUnavailable,
} from '#app/platform/payments.ts'
import { readStripeEvent } from './read-event.ts'
import { idOf, intentsOf, readStripeCustomer } from './read-stripe-customer.ts'
import { translated } from './stripe-errors.ts'
import { productOf, productsOnce } from './stripe-products.ts'

export interface StripeOptions {
  secretKey: string
  webhookSecret: string
  /** Of a stand-in; null: Stripe's own. */
  apiUrl: string | null
  request?: typeof fetch
}

/** Someone is waiting for the answer; Stripe usually needs a tenth of it. */
const PATIENCE_MS = 10_000
const CURRENCY = 'usd'

export function stripeClient({ secretKey, apiUrl, request }: Omit<StripeOptions, 'webhookSecret'>): Stripe {
  const address = apiUrl === null ? null : new URL(apiUrl)
  return new Stripe(secretKey, {
    httpClient: Stripe.createFetchHttpClient(request ?? ((input, init) => fetch(input, init))),
    timeout: PATIENCE_MS,
    maxNetworkRetries: 2,
    telemetry: false,
    ...(address && {
      protocol: address.protocol === 'http:' ? ('http' as const) : ('https' as const),
      host: address.hostname,
      port: address.port || (address.protocol === 'http:' ? 80 : 443),
    }),
  })
}

export function createStripePayments(options: StripeOptions): Payments {
  const stripe = stripeClient(options)
  const ensureProducts = productsOnce(stripe)

  async function openCheckout(
    { key, customerId, locale, successUrl, cancelUrl }: CheckoutFrame,
    more: Stripe.Checkout.SessionCreateParams,
  ): Promise<HostedCheckout> {
    const session = await stripe.checkout.sessions.create(
      {
        ...more,
        customer: customerId,
        client_reference_id: key,
        locale,
        success_url: successUrl,
        cancel_url: cancelUrl,
        // Our prices are in dollars, wherever the card is from.
        adaptive_pricing: { enabled: false },
      },
      { idempotencyKey: `checkout:${key}` },
    )
    if (session.url === null) throw new NoCheckoutPage('a hosted checkout without an address')
    return { sessionId: session.id, url: session.url }
  }

  return translated({
    async createCustomer({ key, email, locale }) {
      const { id } = await stripe.customers.create(
        { ...(email !== null && { email }), preferred_locales: [locale] },
        { idempotencyKey: `customer:${key}` },
      )
      return { customerId: id }
    },
    async openSubscriptionCheckout(frame, { tier, interval }) {
      await ensureProducts()
      return openCheckout(frame, {
        mode: 'subscription',
        // No delayed methods: a plan would be open for days before its money has come.
        allowed_payment_method_types: ['card'],
        line_items: [
          {
            quantity: 1,
            price_data: {
              currency: CURRENCY,
              product: productOf(tier),
              unit_amount: PLANS[tier].price[interval],
              recurring: { interval },
            },
          },
        ],
      })
    },
    openPurchaseCheckout: (frame, { name, amount, cardOnly }) =>
      openCheckout(frame, {
        mode: 'payment',
        ...(cardOnly && { allowed_payment_method_types: ['card'] }),
        line_items: [
          {
            quantity: 1,
            price_data: { currency: CURRENCY, product_data: { name }, unit_amount: amount },
          },
        ],
      }),
    async refundCheckout(key, sessionId) {
      // A plan's payment stands in its first invoice.
      const session = await stripe.checkout.sessions.retrieve(sessionId, { expand: ['invoice.payments'] })
      const payment_intent = idOf(session.payment_intent) ?? intentsOf(session.invoice)[0]
      if (payment_intent === undefined) throw new PaymentsUnavailable(`checkout ${sessionId} was not paid`)
      try {
        await stripe.refunds.create({ payment_intent }, { idempotencyKey: `refund:${key}` })
      } catch (error) {
        if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error
        if (error.code !== 'charge_already_refunded') throw error
      }
    },
    async expireCheckout(sessionId) {
      try {
        await stripe.checkout.sessions.expire(sessionId)
      } catch (error) {
        if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error
        // How Stripe says that only open sessions expire; anything else it refuses is not that.
        const { status } = await stripe.checkout.sessions.retrieve(sessionId)
        if (status === 'open') throw error
      }
    },
    readCustomer: (customerId) => readStripeCustomer(stripe, customerId),
    async cancelAtPeriodEnd(key, subscriptionId) {
      await stripe.subscriptions.update(
        subscriptionId,
        { cancel_at_period_end: true },
        { idempotencyKey: `cancel:${key}` },
      )
    },
    async cancelNow(key, subscriptionId) {
      try {
        await stripe.subscriptions.cancel(subscriptionId, {}, { idempotencyKey: `cancel-now:${key}` })
      } catch (error) {
        // How Stripe says that it has ended already.
        if (!(error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing'))
          throw error
      }
    },
    async switchPlan(key, subscriptionId, { tier, interval }) {
      await ensureProducts()
      const { items } = await stripe.subscriptions.retrieve(subscriptionId)
      const [item] = items.data
      if (!item) throw new Error(`subscription ${subscriptionId} has no item`)
      await stripe.subscriptions.update(
        subscriptionId,
        {
          items: [
            {
              id: item.id,
              price_data: {
                currency: CURRENCY,
                product: productOf(tier),
                unit_amount: PLANS[tier].price[interval],
                recurring: { interval },
              },
            },
          ],
          cancel_at_period_end: false,
          proration_behavior: 'always_invoice',
          payment_behavior: 'error_if_incomplete',
        },
        { idempotencyKey: `switch:${key}` },
      )
    },
    async portalUrl(customerId, returnUrl) {
      const { url } = await stripe.billingPortal.sessions.create({
        customer: customerId,
        return_url: returnUrl,
      })
      return url
    },
    readEvent: (body, signature) => readStripeEvent(stripe, body, signature, options.webhookSecret),
  })
}
