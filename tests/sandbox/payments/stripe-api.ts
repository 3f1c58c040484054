// The paths of Stripe's API that our own code asks for, and what they answer. Source: https://docs.stripe.com/api
import { Hono } from 'hono'
import type { CardProvider } from '#tests/factories/card-provider.ts'
import type { CardSubscription, Plan } from '#tests/factories/card-subscriptions.ts'
import { tierOf } from '#workers/payments/stripe-products.ts'
import { type ApiFaults, failWhereDown } from './api-faults.ts'
import { Fault, invalid, missing } from './fault.ts'
import { idempotency } from './idempotency.ts'
import { expanded, pageOf } from './page-of.ts'
import {
  paymentOf,
  presentCharges,
  presentCheckout,
  presentCustomer,
  presentDispute,
  presentEvent,
  presentInvoice,
  presentSubscription,
} from './present.ts'
import { readForm } from './read-form.ts'
import {
  changedSubscription,
  newCheckout,
  newCustomer,
  newPortal,
  newProduct,
  newRefund,
  readRequest,
} from './requests.ts'

export interface StripeApiOptions {
  cards: CardProvider
  secretKey: string
  /** Where the hosted pages are. */
  origin: string
  faults: ApiFaults
}

interface Price {
  product?: string | undefined
  recurring?: { interval: Plan['interval'] } | undefined
}

export function stripeApi({ cards, secretKey, origin, faults }: StripeApiOptions): Hono {
  const products = new Map<string, { id: string; name: string }>()
  const api = new Hono()

  function subscriptionOf(id: string): CardSubscription {
    const found = cards.subscriptions.all().find((subscription) => subscription.id === id)
    if (!found) throw missing('subscription', id)
    return found
  }

  function liveSubscription(id: string): CardSubscription {
    const subscription = subscriptionOf(id)
    if (subscription.endedAt !== null) throw missing('subscription', id)
    return subscription
  }

  function planOf({ product, recurring }: Price, param: string): Plan {
    const known = products.get(product ?? '')
    if (!known) throw invalid(`No such product: '${product}'`, { code: 'resource_missing', param })
    const tier = tierOf(known.id)
    if (tier === null || !recurring)
      throw invalid('A plan needs a product of ours and an interval', { param })
    return { tier, interval: recurring.interval }
  }

  function customersOnly<Thing extends { customerId: string }>(things: readonly Thing[], url: URL): Thing[] {
    const customer = url.searchParams.get('customer')
    return things.filter(({ customerId }) => customer === null || customer === customerId)
  }

  api.use(async (c, next) => {
    if (c.req.header('Authorization') !== `Bearer ${secretKey}`)
      return new Fault(401, { type: 'invalid_request_error', message: 'Invalid API Key provided' }).answer()
    cards.passTime()
    return next()
  })
  api.use(failWhereDown(cards, faults))
  api.use(idempotency())

  api.post('/customers', async (c) => {
    const { email } = readRequest(newCustomer, readForm(await c.req.text()))
    return c.json(presentCustomer(cards.addCustomer(email ?? null)))
  })
  api.get('/customers/:id', (c) => {
    const customer = cards.customers.get(c.req.param('id'))
    if (!customer) throw missing('customer', c.req.param('id'))
    return c.json(presentCustomer(customer))
  })
  api.post('/products', async (c) => {
    const product = readRequest(newProduct, readForm(await c.req.text()))
    if (products.has(product.id))
      throw invalid('Product already exists.', { code: 'resource_already_exists', param: 'id' })
    products.set(product.id, product)
    return c.json({ ...product, object: 'product' })
  })

  api.post('/checkout/sessions', async (c) => {
    const wanted = readRequest(newCheckout, readForm(await c.req.text()))
    // A database outlives the server that runs here: its customers are welcome back.
    if (!cards.customers.has(wanted.customer)) cards.addCustomer(null, wanted.customer)
    const [{ price_data }] = wanted.line_items
    const plan =
      wanted.mode === 'subscription' ? planOf(price_data, 'line_items[0][price_data][product]') : null
    const name = price_data.product_data?.name ?? products.get(price_data.product ?? '')?.name
    if (name === undefined) throw invalid('A price needs a product', { param: 'line_items[0][price_data]' })
    const session = cards.openCheckout(
      {
        key: wanted.client_reference_id,
        customerId: wanted.customer,
        successUrl: wanted.success_url,
        cancelUrl: wanted.cancel_url,
      },
      { name, plan, amount: price_data.unit_amount },
    )
    const presented = presentCheckout(cards, session, origin)
    return c.json(faults.of(wanted.customer) === 'no-page' ? { ...presented, url: null } : presented)
  })
  api.get('/checkout/sessions', (c) => {
    const url = new URL(c.req.url)
    const sessions = customersOnly([...cards.checkouts.values()].reverse(), url)
    const expand = expanded(url)
    return c.json(
      pageOf(
        sessions.map((session) => presentCheckout(cards, session, origin, expand)),
        url,
      ),
    )
  })
  api.get('/checkout/sessions/:id', (c) => {
    const session = cards.checkouts.get(c.req.param('id'))
    if (!session) throw missing('checkout.session', c.req.param('id'))
    return c.json(presentCheckout(cards, session, origin, expanded(new URL(c.req.url))))
  })
  api.post('/checkout/sessions/:id/expire', (c) => {
    const session = cards.checkouts.get(c.req.param('id'))
    if (!session) throw missing('checkout.session', c.req.param('id'))
    if (session.status !== 'open')
      throw invalid(
        `Only Checkout Sessions with a status in ["open"] can be expired; it is ${session.status}.`,
      )
    cards.expire(session.sessionId)
    return c.json(presentCheckout(cards, session, origin))
  })

  api.get('/subscriptions', (c) => {
    const url = new URL(c.req.url)
    const all = url.searchParams.get('status') === 'all'
    const subscriptions = customersOnly(cards.subscriptions.all(), url)
      .filter(({ endedAt }) => all || endedAt === null)
      .map((subscription) => presentSubscription(cards, subscription))
    return c.json(pageOf(subscriptions, url))
  })
  api.get('/subscriptions/:id', (c) => c.json(presentSubscription(cards, subscriptionOf(c.req.param('id')))))
  api.post('/subscriptions/:id', async (c) => {
    const change = readRequest(changedSubscription, readForm(await c.req.text()))
    const subscription = liveSubscription(c.req.param('id'))
    if (change.items) {
      const plan = planOf(change.items[0].price_data, 'items[0][price_data][product]')
      if (!cards.subscriptions.change(subscription, plan))
        throw new Fault(402, {
          type: 'card_error',
          code: 'card_declined',
          message: 'Your card was declined.',
        })
    }
    if (change.cancel_at_period_end === 'true') cards.subscriptions.cancel(subscription)
    return c.json(presentSubscription(cards, subscription))
  })
  api.delete('/subscriptions/:id', (c) => {
    const subscription = liveSubscription(c.req.param('id'))
    cards.subscriptions.end(subscription, cards.moment())
    return c.json(presentSubscription(cards, subscription))
  })

  api.get('/invoices', (c) => {
    const url = new URL(c.req.url)
    const invoices = customersOnly([...cards.subscriptions.invoices()].reverse(), url)
    const withPayments = expanded(url).has('data.payments')
    return c.json(
      pageOf(
        invoices.map((invoice) => presentInvoice(invoice, withPayments)),
        url,
      ),
    )
  })
  api.get('/charges', (c) => {
    const url = new URL(c.req.url)
    return c.json(pageOf(presentCharges(cards, url.searchParams.get('customer') ?? ''), url))
  })
  api.get('/charges/:id', (c) => {
    const id = c.req.param('id')
    const charges = [...cards.customers.keys()].flatMap((customer) => presentCharges(cards, customer))
    const charge = charges.find((one) => one.id === id)
    if (!charge) throw missing('charge', id)
    return c.json(charge)
  })
  api.get('/disputes', (c) => {
    const url = new URL(c.req.url)
    const payment = paymentOf(cards, url.searchParams.get('charge') ?? '')
    const dispute = payment && presentDispute(payment)
    return c.json(pageOf(dispute ? [dispute] : [], url))
  })
  api.post('/refunds', async (c) => {
    const { payment_intent } = readRequest(newRefund, readForm(await c.req.text()))
    const payment = paymentOf(cards, payment_intent)
    if (!payment) throw missing('payment_intent', payment_intent, 'payment_intent')
    if (payment.money.refunded)
      throw invalid(`Charge ${payment.id} has already been refunded.`, {
        code: 'charge_already_refunded',
      })
    cards.refund(payment.id)
    return c.json({ id: `re_${payment.id}`, object: 'refund', payment_intent, status: 'succeeded' })
  })
  api.post('/billing_portal/sessions', async (c) => {
    const { customer, return_url } = readRequest(newPortal, readForm(await c.req.text()))
    if (!cards.customers.has(customer)) throw missing('customer', customer, 'customer')
    const url = `${origin}/portal/${customer}?return=${encodeURIComponent(return_url)}`
    return c.json({ id: `bps_${customer}`, object: 'billing_portal.session', customer, return_url, url })
  })
  api.get('/events', (c) => {
    const events = [...cards.events].reverse().map((event) => presentEvent(cards, event, origin))
    return c.json(pageOf(events, new URL(c.req.url)))
  })

  api.all('*', (c) => {
    throw invalid(`Unrecognized request URL (${c.req.method}: ${c.req.path}).`, {}, 404)
  })
  api.onError((error) => {
    if (error instanceof Fault) return error.answer()
    console.error(error)
    return new Fault(500, { type: 'api_error', message: String(error) }).answer()
  })
  return api
}
