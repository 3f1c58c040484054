// All of a customer in five questions asked at once. What became of the money is read from the charges: a session or an invoice
// keeps saying "paid" after a refund.
import Stripe from 'stripe'
import type { Interval } from '#app/domain/catalogue/plans.ts'
import { isInterval } from '#app/domain/catalogue/plans.ts'
import type { ProviderCheckout, ProviderCustomer, ProviderSubscription } from '#app/platform/payments.ts'
import { tierOf } from './stripe-products.ts'

const SECOND = 1_000
/** The most Stripe gives at once; the SDK asks on until there is no more. */
const PAGE = 100

/** What became of a payment. */
interface Money {
  failed: boolean
  refunded: boolean
  disputed: boolean
}

interface Ledger {
  /** By payment intent; the newest charge counts. */
  charges: ReadonlyMap<string, Money>
  /** Newest first, with their payments. */
  invoices: readonly Stripe.Invoice[]
}

const NOTHING: Money = { failed: false, refunded: false, disputed: false }
/** Disputes that took no money, or gave it back. */
const HARMLESS_DISPUTES = new Set<string>(['won', 'warning_closed', 'prevented'])
const UNPAID = new Set<string>(['incomplete', 'incomplete_expired', 'past_due', 'unpaid', 'paused'])

export async function readStripeCustomer(
  stripe: Stripe,
  customerId: string,
): Promise<ProviderCustomer | null> {
  const customer = customerId
  const [known, subscriptions, sessions, invoices, charges] = await Promise.allSettled([
    stripe.customers.retrieve(customerId),
    all(stripe.subscriptions.list({ customer, status: 'all', limit: PAGE })),
    all(stripe.checkout.sessions.list({ customer, limit: PAGE })),
    all(stripe.invoices.list({ customer, limit: PAGE, expand: ['data.payments'] })),
    readCharges(stripe, customerId),
  ])
  if (known.status === 'rejected' && isMissing(known.reason)) return null
  const { deleted } = got(known) as Stripe.Customer | Stripe.DeletedCustomer
  if (deleted) return null
  const ledger = { charges: got(charges), invoices: got(invoices) }
  return {
    customerId,
    subscriptions: got(subscriptions).flatMap((subscription) => toSubscription(subscription, ledger)),
    checkouts: got(sessions).flatMap((session) => toCheckout(session, ledger)),
  }
}

function got<Value>(settled: PromiseSettledResult<Value>): Value {
  if (settled.status === 'rejected') throw settled.reason
  return settled.value
}

function isMissing(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing'
}

async function all<Item>(pages: AsyncIterable<Item>): Promise<Item[]> {
  const items: Item[] = []
  for await (const item of pages) items.push(item)
  return items
}

export function idOf(reference: string | { id: string } | null | undefined): string | null {
  return typeof reference === 'string' ? reference : (reference?.id ?? null)
}

async function readCharges(stripe: Stripe, customer: string): Promise<Ledger['charges']> {
  const ledger = new Map<string, Money>()
  for (const charge of await all(stripe.charges.list({ customer, limit: PAGE }))) {
    const intent = idOf(charge.payment_intent)
    // Newest first: what came before it no longer counts.
    if (intent === null || ledger.has(intent)) continue
    ledger.set(intent, {
      failed: charge.status === 'failed',
      refunded: charge.refunded,
      disputed: charge.disputed && (await isDisputed(stripe, charge.id)),
    })
  }
  return ledger
}

async function isDisputed(stripe: Stripe, charge: string): Promise<boolean> {
  const disputes = await all(stripe.disputes.list({ charge, limit: PAGE }))
  return disputes.some(({ status }) => !HARMLESS_DISPUTES.has(status))
}

/** Payment intents of an invoice that came with its payments. */
export function intentsOf(invoice: string | Stripe.Invoice | null): string[] {
  if (invoice === null || typeof invoice === 'string') return []
  return (invoice.payments?.data ?? []).flatMap(({ payment }) => idOf(payment.payment_intent) ?? [])
}

function moneyOf(invoice: Stripe.Invoice | undefined, { charges }: Ledger): Money {
  const known = intentsOf(invoice ?? null).map((intent) => charges.get(intent))
  return known.find((money) => money !== undefined) ?? NOTHING
}

/**
 * Whether money that an invoice rests on was refunded or is disputed: its own, and where credits paid for some of it, what brought
 * those: the invoices before it, also of another subscription, back to one whose charges were all paid in money.
 */
function isPaidBack(latest: Stripe.Invoice | undefined, ledger: Ledger): boolean {
  if (latest === undefined) return false
  for (const invoice of ledger.invoices.slice(ledger.invoices.indexOf(latest))) {
    const { refunded, disputed } = moneyOf(invoice, ledger)
    if (refunded || disputed) return true
    const asked = invoice.lines.data.reduce((sum, { amount }) => sum + Math.max(0, amount), 0)
    if (asked > 0 && invoice.amount_paid >= asked) return false
  }
  return false
}

/** Nothing for what is no plan of ours. */
function toSubscription(subscription: Stripe.Subscription, ledger: Ledger): ProviderSubscription[] {
  const [item] = subscription.items.data
  const tier = tierOf(idOf(item?.price.product) ?? '')
  const interval: Interval | null = isInterval(item?.price.recurring?.interval)
    ? item.price.recurring.interval
    : null
  if (!item || tier === null || interval === null) return []
  const { id, status, created, cancel_at_period_end, ended_at, latest_invoice } = subscription
  const latest = findInvoice(latest_invoice, ledger)
  const paidBack = isPaidBack(latest, ledger)
  const unpaid = UNPAID.has(status) || paidBack || endedUnpaid(status, latest)
  return [
    {
      id,
      tier,
      interval,
      status,
      createdAt: created * SECOND,
      currentPeriodEnd: (unpaid ? item.current_period_start : item.current_period_end) * SECOND,
      paidBack,
      cancelAtPeriodEnd: cancel_at_period_end,
      endedAt: ended_at === null ? null : ended_at * SECOND,
    },
  ]
}

/** It was given up because its last invoice was never paid. */
function endedUnpaid(status: string, invoice: Stripe.Invoice | undefined): boolean {
  return status === 'canceled' && invoice !== undefined && invoice.status !== 'paid'
}

function findInvoice(
  named: string | Stripe.Invoice | null,
  { invoices }: Ledger,
): Stripe.Invoice | undefined {
  return invoices.find(({ id }) => id === idOf(named))
}

/** Nothing for sessions that only keep a card. */
function toCheckout(session: Stripe.Checkout.Session, ledger: Ledger): ProviderCheckout[] {
  const { id, mode, status, payment_status, client_reference_id, amount_total, created } = session
  if (mode === 'setup' || status === null) return []
  const intent = idOf(session.payment_intent)
  const money =
    intent === null
      ? moneyOf(findInvoice(session.invoice, ledger), ledger)
      : (ledger.charges.get(intent) ?? NOTHING)
  const paid = status === 'complete' && payment_status !== 'unpaid'
  return [
    {
      sessionId: id,
      key: client_reference_id,
      mode: mode === 'subscription' ? 'subscription' : 'payment',
      status: status === 'open' ? 'open' : status === 'complete' ? 'complete' : 'expired',
      paid,
      failed: status === 'complete' && !paid && money.failed,
      refunded: money.refunded,
      disputed: money.disputed,
      amount: amount_total ?? 0,
      email: status === 'complete' ? (session.customer_details?.email ?? null) : null,
      createdAt: created * SECOND,
    },
  ]
}
