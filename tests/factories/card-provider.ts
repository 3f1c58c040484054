// What a card provider keeps, and what customers, banks and time do to it. Deterministic on the clock and ids it is given. Two
// faces stand on it: the payments port in memory (payments-model.ts) and a server that speaks Stripe's API
// (tests/sandbox/payments).
import type { CheckoutFrame, ProviderCheckout } from '#app/platform/payments.ts'
import {
  type CardMoney,
  type CardSubscriptions,
  createCardSubscriptions,
  type Plan,
} from './card-subscriptions.ts'

export interface CardCustomer {
  id: string
  email: string | null
  createdAt: number
}

export interface CardCheckout extends Omit<ProviderCheckout, 'disputed'>, CardMoney {
  customerId: string
  /** Of what is bought, as the page says it. */
  name: string
  plan: Plan | null
  subscriptionId: string | null
  successUrl: string
  cancelUrl: string
}

/** A payment that came: of a checkout, named by it, or of a later invoice. */
export interface CardPayment {
  id: string
  customerId: string
  amount: number
  money: CardMoney
}

export interface CardEvent {
  id: string
  type: string
  customerId: string
  /** Id of the customer, checkout, subscription or payment it is about. */
  about: string
  createdAt: number
}

/** What customers, banks and time do. What cannot happen throws. */
export interface CardActions {
  /** The card is charged: the checkout is complete and paid. */
  pay(sessionId: string, email?: string): void
  /** The card is declined: the checkout stays open. */
  decline(sessionId: string): void
  /** A delayed method: complete, and not paid yet. Purchases only, as in our checkouts. */
  delay(sessionId: string, email?: string): void
  /** How the delayed payment ends. */
  settle(sessionId: string, outcome: 'arrives' | 'fails'): void
  /** Nobody can pay it any more. */
  expire(sessionId: string): void
  /** All of a payment is given back. */
  refund(paymentId: string): void
  dispute(paymentId: string): void
  closeDispute(paymentId: string, outcome: 'won' | 'lost'): void
  /** From now on the card of this subscription is declined. */
  breakCard(subscriptionId: string): void
  /** The card works again, and what is owed is paid. */
  mendCard(subscriptionId: string): void
  /** Subscriptions renew, fail and end, and open checkouts expire after a day, up to the clock's time. */
  passTime(): void
}

export interface CardProvider extends CardActions {
  readonly customers: ReadonlyMap<string, CardCustomer>
  /** Oldest first, as all of these. */
  readonly checkouts: ReadonlyMap<string, CardCheckout>
  readonly subscriptions: CardSubscriptions
  readonly events: readonly CardEvent[]
  /** Whole seconds, in milliseconds since the epoch: what the provider's clock says. */
  moment(): number
  /** @param id its own when left out */
  addCustomer(email: string | null, id?: string): CardCustomer
  openCheckout(
    frame: Omit<CheckoutFrame, 'locale'>,
    sale: Pick<CardCheckout, 'name' | 'plan' | 'amount'>,
  ): CardCheckout
  checkout(sessionId: string): CardCheckout
  /** null when no money came by that name. */
  findPayment(id: string): CardPayment | null
  /** As if all there is, or all there is of one customer, had happened this much earlier; then what is due happens. */
  age(ms: number, customerId?: string): void
}

export interface CardProviderOptions {
  /** Milliseconds since the epoch. */
  now(): number
  newId(prefix: string): string
  onEvent?(event: CardEvent): void
}

/** How long a checkout can be paid (Stripe's 24 hours). */
const CHECKOUT_MS = 24 * 60 * 60_000

/** What somebody without an address of ours types in at the provider. */
export const BUYER = 'buyer@example.com'

export function createCardProvider({ now, newId, onEvent }: CardProviderOptions): CardProvider {
  const customers = new Map<string, CardCustomer>()
  const checkouts = new Map<string, CardCheckout>()
  const events: CardEvent[] = []
  const moment = () => Math.floor(now() / 1_000) * 1_000

  function tell(type: string, customerId: string, about: string): void {
    const event = { id: newId('evt'), type, customerId, about, createdAt: moment() }
    events.push(event)
    onEvent?.(event)
  }

  const subscriptions = createCardSubscriptions(moment, newId, tell)

  function checkout(sessionId: string): CardCheckout {
    const found = checkouts.get(sessionId)
    if (!found) throw new Error(`no checkout ${sessionId}`)
    return found
  }

  function openOne(sessionId: string): CardCheckout {
    const session = checkout(sessionId)
    if (session.status !== 'open') throw new Error(`checkout ${sessionId} is ${session.status}`)
    return session
  }

  function findPayment(id: string): CardPayment | null {
    const session = checkouts.get(id)
    if (session)
      return session.paid
        ? { id, customerId: session.customerId, amount: session.amount, money: session }
        : null
    const invoice = subscriptions.invoices().find((one) => one.id === id)
    if (!invoice?.isPaid || invoice.due === 0) return null
    return { id, customerId: invoice.customerId, amount: invoice.due, money: invoice.money }
  }

  function paidOne(id: string): CardPayment {
    const payment = findPayment(id)
    if (payment === null) throw new Error(`${id} is not paid`)
    return payment
  }

  function complete(sessionId: string, paid: boolean, email: string): void {
    const session = openOne(sessionId)
    session.status = 'complete'
    session.paid = paid
    session.email = customers.get(session.customerId)?.email ?? email
    if (session.plan) {
      const first = { sessionId, amount: session.amount, money: session }
      session.subscriptionId = subscriptions.start(session.customerId, session.plan, first).id
    }
    tell('checkout.session.completed', session.customerId, sessionId)
  }

  function expire(sessionId: string): void {
    const session = openOne(sessionId)
    session.status = 'expired'
    tell('checkout.session.expired', session.customerId, sessionId)
  }

  function passTime(): void {
    for (const { sessionId, status, createdAt } of checkouts.values())
      if (status === 'open' && createdAt + CHECKOUT_MS <= now()) expire(sessionId)
    subscriptions.passTime()
  }

  return {
    customers,
    checkouts,
    subscriptions,
    events,
    moment,
    checkout,
    findPayment,
    addCustomer(email, id = newId('cus')) {
      const customer = { id, email, createdAt: moment() }
      customers.set(id, customer)
      tell('customer.created', id, id)
      return customer
    },
    openCheckout({ key, customerId, successUrl, cancelUrl }, { name, plan, amount }) {
      const session: CardCheckout = {
        sessionId: newId('cs'),
        key,
        mode: plan ? 'subscription' : 'payment',
        status: 'open',
        paid: false,
        failed: false,
        refunded: false,
        dispute: null,
        amount,
        email: null,
        createdAt: moment(),
        customerId,
        name,
        plan,
        subscriptionId: null,
        successUrl,
        cancelUrl,
      }
      checkouts.set(session.sessionId, session)
      return session
    },
    pay: (sessionId, email = BUYER) => complete(sessionId, true, email),
    decline: (sessionId) => tell('payment_intent.payment_failed', openOne(sessionId).customerId, sessionId),
    delay(sessionId, email = BUYER) {
      if (checkout(sessionId).plan) throw new Error('plans are paid by card')
      complete(sessionId, false, email)
    },
    settle(sessionId, outcome) {
      const session = checkout(sessionId)
      if (session.status !== 'complete' || session.paid || session.failed)
        throw new Error(`nothing is due for ${sessionId}`)
      session.paid = outcome === 'arrives'
      session.failed = outcome === 'fails'
      const ending = session.paid ? 'succeeded' : 'failed'
      tell(`checkout.session.async_payment_${ending}`, session.customerId, sessionId)
    },
    expire,
    refund(paymentId) {
      const { customerId, money } = paidOne(paymentId)
      money.refunded = true
      tell('charge.refunded', customerId, paymentId)
    },
    dispute(paymentId) {
      const { customerId, money } = paidOne(paymentId)
      money.dispute = 'open'
      tell('charge.dispute.created', customerId, paymentId)
    },
    closeDispute(paymentId, outcome) {
      const { customerId, money } = paidOne(paymentId)
      if (money.dispute !== 'open') throw new Error(`no dispute of ${paymentId} is open`)
      money.dispute = outcome
      tell('charge.dispute.closed', customerId, paymentId)
    },
    breakCard(subscriptionId) {
      subscriptions.get(subscriptionId).cardWorks = false
    },
    mendCard(subscriptionId) {
      passTime()
      subscriptions.mend(subscriptions.get(subscriptionId))
    },
    passTime,
    age(ms, customerId) {
      const isTheirs = (id: string) => customerId === undefined || customerId === id
      for (const customer of customers.values()) if (isTheirs(customer.id)) customer.createdAt -= ms
      for (const record of [...checkouts.values(), ...events])
        if (isTheirs(record.customerId)) record.createdAt -= ms
      subscriptions.age(ms, customerId)
      passTime()
    },
  }
}
