// What the provider keeps, in the shapes of Stripe's API: of each object the parts that our own code reads, typed as the SDK
// types them. Times are in seconds here.
import type Stripe from 'stripe'
import { PLANS } from '#app/domain/catalogue/plans.ts'
import type {
  CardCheckout,
  CardCustomer,
  CardEvent,
  CardPayment,
  CardProvider,
} from '#tests/factories/card-provider.ts'
import type { CardInvoice, CardSubscription } from '#tests/factories/card-subscriptions.ts'
import { productOf } from '#workers/payments/stripe-products.ts'

const seconds = (ms: number) => ms / 1_000
const intentOf = (id: string) => `pi_${id}`
const chargeOf = (id: string) => `ch_${id}`
const invoiceOf = (id: string) => `in_${id}`
const disputeOf = (id: string) => `dp_${id}`

export function presentCustomer({ id, email, createdAt }: CardCustomer) {
  return {
    id,
    object: 'customer',
    email,
    created: seconds(createdAt),
    livemode: false,
  } satisfies Partial<Stripe.Customer>
}

export function presentInvoice(invoice: CardInvoice, withPayments = false) {
  const { id, customerId, createdAt, asked, due, isPaid } = invoice
  const paidBy = { type: 'payment_intent', payment_intent: intentOf(id) } as const
  return {
    id: invoiceOf(id),
    object: 'invoice',
    customer: customerId,
    created: seconds(createdAt),
    status: isPaid ? 'paid' : 'open',
    amount_paid: isPaid ? due : 0,
    lines: {
      object: 'list',
      data: [{ amount: asked }, ...(asked > due ? [{ amount: due - asked }] : [])],
      has_more: false,
      url: '',
    },
    ...(withPayments && {
      payments: {
        object: 'list',
        data: due > 0 ? [{ payment: paidBy }] : [],
        has_more: false,
        url: '',
      },
    }),
  } as const satisfies { status: Stripe.Invoice.Status; [part: string]: unknown }
}

export function presentSubscription(cards: CardProvider, subscription: CardSubscription) {
  const { id, customerId, tier, interval, status } = subscription
  const { start, end } = cards.subscriptions.periodOf(subscription)
  return {
    id,
    object: 'subscription',
    customer: customerId,
    status,
    created: seconds(subscription.createdAt),
    cancel_at_period_end: subscription.cancelAtPeriodEnd,
    ended_at: subscription.endedAt === null ? null : seconds(subscription.endedAt),
    livemode: false,
    items: {
      object: 'list',
      data: [
        {
          id: `si_${id}`,
          object: 'subscription_item',
          current_period_start: seconds(start),
          current_period_end: seconds(end),
          price: {
            object: 'price',
            currency: 'usd',
            product: productOf(tier),
            unit_amount: PLANS[tier].price[interval],
            recurring: { interval },
          },
        },
      ],
      has_more: false,
      url: '',
    },
    latest_invoice: invoiceOf(cards.subscriptions.latestInvoice(subscription).id),
  } as const satisfies { status: Stripe.Subscription.Status; [part: string]: unknown }
}

export function presentCheckout(
  cards: CardProvider,
  session: CardCheckout,
  origin: string,
  expand: ReadonlySet<string> = new Set(),
) {
  const { sessionId, customerId, mode, status, paid } = session
  const isPlan = mode === 'subscription'
  const isComplete = status === 'complete'
  const invoice = cards.subscriptions.invoices().find(({ id }) => id === sessionId)
  return {
    id: sessionId,
    object: 'checkout.session',
    mode,
    status,
    payment_status: paid ? 'paid' : 'unpaid',
    customer: customerId,
    customer_details: isComplete ? { email: session.email } : null,
    client_reference_id: session.key,
    amount_total: session.amount,
    currency: 'usd',
    created: seconds(session.createdAt),
    subscription: session.subscriptionId,
    payment_intent: isComplete && !isPlan ? intentOf(sessionId) : null,
    invoice:
      invoice === undefined
        ? null
        : expand.has('invoice.payments')
          ? presentInvoice(invoice, true)
          : invoiceOf(sessionId),
    success_url: session.successUrl,
    cancel_url: session.cancelUrl,
    url: status === 'open' ? `${origin}/pay/${sessionId}` : null,
    livemode: false,
  } as const satisfies {
    mode: Stripe.Checkout.Session.Mode
    status: Stripe.Checkout.Session.Status
    payment_status: Stripe.Checkout.Session.PaymentStatus
    [part: string]: unknown
  }
}

export interface ShownCharge {
  id: string
  object: 'charge'
  customer: string
  payment_intent: string
  status: Stripe.Charge.Status
  refunded: boolean
  disputed: boolean
  created: number
}

/** Every attempt to take money of a customer, newest first. */
export function presentCharges(cards: CardProvider, customer: string): ShownCharge[] {
  const charges: ShownCharge[] = []
  const add = (payment: string, status: Stripe.Charge.Status, at: number, more: Partial<ShownCharge> = {}) =>
    charges.unshift({
      id: chargeOf(payment),
      object: 'charge',
      customer,
      payment_intent: intentOf(payment),
      status,
      refunded: false,
      disputed: false,
      created: seconds(at),
      ...more,
    })
  for (const { id, type, about, customerId, createdAt } of cards.events)
    if (customerId === customer && type === 'payment_intent.payment_failed')
      add(about, 'failed', createdAt, { id: `ch_declined_${id}` })
  for (const session of cards.checkouts.values()) {
    if (session.customerId !== customer || session.status !== 'complete') continue
    add(
      session.sessionId,
      session.paid ? 'succeeded' : session.failed ? 'failed' : 'pending',
      session.createdAt,
      {
        refunded: session.refunded,
        disputed: session.dispute !== null,
      },
    )
  }
  for (const { id, customerId, createdAt, due, isPaid, money } of cards.subscriptions.invoices()) {
    if (customerId !== customer || due === 0 || cards.checkouts.has(id)) continue
    add(id, isPaid ? 'succeeded' : 'failed', createdAt, {
      refunded: money.refunded,
      disputed: money.dispute !== null,
    })
  }
  return charges
}

/** The dispute of a payment's charge, if there is or was one. */
export function presentDispute({ id, amount, money: { dispute } }: CardPayment) {
  if (dispute === null) return null
  const status: Stripe.Dispute.Status = dispute === 'open' ? 'needs_response' : dispute
  return { id: disputeOf(id), object: 'dispute', charge: chargeOf(id), status, amount } as const
}

/** The payment that an id of an intent, a charge or an invoice names. */
export function paymentOf(cards: CardProvider, id: string): CardPayment | null {
  return cards.findPayment(id.replace(/^(?:pi|ch|in|dp)_/, ''))
}

/** An event as it stood when it happened. A dispute names its charge and no customer, as Stripe's do. */
export function presentEvent(cards: CardProvider, event: CardEvent, origin: string) {
  return {
    id: event.id,
    object: 'event',
    type: event.type,
    created: seconds(event.createdAt),
    livemode: false,
    data: { object: aboutWhat(cards, event, origin) },
  } as const
}

function aboutWhat(cards: CardProvider, { type, about, customerId }: CardEvent, origin: string): object {
  const session = cards.checkouts.get(about)
  const customer = cards.customers.get(about)
  if (customer) return presentCustomer(customer)
  const payment = cards.findPayment(about)
  if (payment && type.startsWith('charge.dispute.')) return presentDispute(payment) ?? {}
  if (payment && type.startsWith('charge.'))
    return presentCharges(cards, customerId).find(({ id }) => id === chargeOf(about)) ?? {}
  if (session && type.startsWith('payment_intent.'))
    return { id: intentOf(about), object: 'payment_intent', customer: customerId }
  if (session) return presentCheckout(cards, session, origin)
  const subscription = cards.subscriptions.get(about)
  return type.startsWith('invoice.')
    ? presentInvoice(cards.subscriptions.latestInvoice(subscription))
    : presentSubscription(cards, subscription)
}
