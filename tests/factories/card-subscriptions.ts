// Subscriptions at the card provider: they renew by the calendar, are past due when the card fails, and end. Each payment has an
// invoice: a switch is credited what is left of the old plan, and what that leaves over pays later ones.
import { type Interval, type PaidTier, PLANS } from '#app/domain/catalogue/plans.ts'
import { periodStart } from './billing-period.ts'

/** How long a failed payment is tried again before the subscription ends (Stripe's usual two weeks). */
export const RETRY_MS = 14 * 24 * 60 * 60_000

export interface Plan {
  tier: PaidTier
  interval: Interval
}

/** What became of a payment that came. */
export interface CardMoney {
  refunded: boolean
  dispute: 'open' | 'won' | 'lost' | null
}

/** Amounts are US cents. */
export interface CardInvoice {
  /** The first one is named by its checkout. */
  id: string
  customerId: string
  subscriptionId: string
  createdAt: number
  /** What it asks for, credits left aside. */
  asked: number
  /** What credits leave to be paid by card. */
  due: number
  isPaid: boolean
  money: CardMoney
}

export interface CardSubscription extends Plan {
  id: string
  customerId: string
  status: 'active' | 'past_due' | 'canceled'
  createdAt: number
  /** Where its periods are counted from. */
  anchor: number
  /** Of the period it is in, from 0. */
  period: number
  cancelAtPeriodEnd: boolean
  endedAt: number | null
  cardWorks: boolean
  /** The payment of the period it is in is missing. */
  owes: boolean
}

export interface CardSubscriptions {
  /** Newest first. */
  all(): CardSubscription[]
  get(id: string): CardSubscription
  /** Oldest first. */
  invoices(): readonly CardInvoice[]
  latestInvoice(subscription: CardSubscription): CardInvoice
  /** Whether money that the period it is in rests on, also as a credit, was refunded or is disputed. */
  isPaidBack(subscription: CardSubscription): boolean
  /** @param first what the checkout has paid */
  start(
    customerId: string,
    plan: Plan,
    first: { sessionId: string; amount: number; money: CardMoney },
  ): CardSubscription
  /** Ends with the period it is in. */
  cancel(subscription: CardSubscription): void
  /** To another plan, which also takes a cancellation back; false, and no change, when the card is declined. */
  change(subscription: CardSubscription, plan: Plan): boolean
  mend(subscription: CardSubscription): void
  end(subscription: CardSubscription, at: number): void
  passTime(): void
  /** As if all of it, or all of one customer's, had happened this much earlier. */
  age(ms: number, customerId?: string): void
  /** Milliseconds since the epoch. */
  periodOf(this: void, subscription: CardSubscription): { start: number; end: number }
}

export function createCardSubscriptions(
  now: () => number,
  newId: (prefix: string) => string,
  tell: (type: string, customerId: string, about: string) => void,
): CardSubscriptions {
  const subscriptions = new Map<string, CardSubscription>()
  const invoices: CardInvoice[] = []
  /** What customers are owed from switches to something cheaper, in cents. */
  const credits = new Map<string, number>()
  const starts = ({ anchor, interval, period }: CardSubscription) => periodStart(anchor, interval, period)
  const ends = ({ anchor, interval, period }: CardSubscription) => periodStart(anchor, interval, period + 1)

  function end(subscription: CardSubscription, at: number): void {
    subscription.status = 'canceled'
    subscription.endedAt = at
    tell('customer.subscription.deleted', subscription.customerId, subscription.id)
  }

  function invoicesOf({ id }: CardSubscription): CardInvoice[] {
    return invoices.filter(({ subscriptionId }) => subscriptionId === id)
  }

  function latestInvoice(subscription: CardSubscription): CardInvoice {
    const latest = invoicesOf(subscription).at(-1)
    if (!latest) throw new Error(`${subscription.id} was never paid`)
    return latest
  }

  function bill(subscription: CardSubscription, asked: number, credited: number): void {
    const { id, customerId } = subscription
    const credit = credited + (credits.get(customerId) ?? 0)
    const due = Math.max(0, asked - credit)
    credits.set(customerId, Math.max(0, credit - asked))
    const isPaid = due === 0 || subscription.cardWorks
    const name = `${id}_${invoicesOf(subscription).length}`
    const money = { refunded: false, dispute: null }
    invoices.push({ id: name, customerId, subscriptionId: id, createdAt: now(), asked, due, isPaid, money })
  }

  function isPaidBack(subscription: CardSubscription): boolean {
    const latest = latestInvoice(subscription)
    const theirs = invoices.filter(({ customerId }) => customerId === subscription.customerId)
    for (const { asked, due, isPaid, money } of theirs.slice(0, theirs.indexOf(latest) + 1).reverse()) {
      if (money.refunded || money.dispute === 'open' || money.dispute === 'lost') return true
      if (isPaid && asked > 0 && due === asked) return false
    }
    return false
  }

  /** One thing that is due, if anything is. */
  function step(subscription: CardSubscription): boolean {
    const { status, customerId } = subscription
    if (status === 'canceled') return false
    if (status === 'past_due' && starts(subscription) + RETRY_MS <= now()) {
      end(subscription, starts(subscription) + RETRY_MS)
      return true
    }
    if (ends(subscription) > now()) return false
    if (subscription.cancelAtPeriodEnd) {
      end(subscription, ends(subscription))
      return true
    }
    subscription.period++
    bill(subscription, PLANS[subscription.tier].price[subscription.interval], 0)
    subscription.owes = !latestInvoice(subscription).isPaid
    subscription.status = subscription.owes ? 'past_due' : 'active'
    tell(subscription.owes ? 'invoice.payment_failed' : 'invoice.paid', customerId, subscription.id)
    tell('customer.subscription.updated', customerId, subscription.id)
    return true
  }

  return {
    all: () => [...subscriptions.values()].reverse(),
    get(id) {
      const found = subscriptions.get(id)
      if (!found) throw new Error(`no subscription ${id}`)
      return found
    },
    invoices: () => invoices,
    latestInvoice,
    isPaidBack,
    start(customerId, plan, { sessionId, amount, money }) {
      const started: CardSubscription = {
        ...plan,
        id: newId('sub'),
        customerId,
        status: 'active',
        createdAt: now(),
        anchor: now(),
        period: 0,
        cancelAtPeriodEnd: false,
        endedAt: null,
        cardWorks: true,
        owes: false,
      }
      subscriptions.set(started.id, started)
      invoices.push({
        id: sessionId,
        customerId,
        subscriptionId: started.id,
        createdAt: now(),
        asked: amount,
        due: amount,
        isPaid: true,
        money,
      })
      tell('customer.subscription.created', customerId, started.id)
      tell('invoice.paid', customerId, started.id)
      return started
    },
    cancel(subscription) {
      subscription.cancelAtPeriodEnd = true
      tell('customer.subscription.updated', subscription.customerId, subscription.id)
    },
    change(subscription, plan) {
      if (!subscription.cardWorks || subscription.owes) return false
      const left = (ends(subscription) - now()) / (ends(subscription) - starts(subscription))
      const credited = Math.round(PLANS[subscription.tier].price[subscription.interval] * left)
      const price = PLANS[plan.tier].price[plan.interval]
      const isAnew = plan.interval !== subscription.interval
      bill(subscription, isAnew ? price : Math.round(price * left), credited)
      if (isAnew) {
        subscription.anchor = now()
        subscription.period = 0
      }
      subscription.cancelAtPeriodEnd = false
      subscription.tier = plan.tier
      subscription.interval = plan.interval
      tell('customer.subscription.updated', subscription.customerId, subscription.id)
      return true
    },
    mend(subscription) {
      subscription.cardWorks = true
      if (!subscription.owes || subscription.status === 'canceled') return
      subscription.owes = false
      latestInvoice(subscription).isPaid = true
      subscription.status = 'active'
      tell('invoice.paid', subscription.customerId, subscription.id)
      tell('customer.subscription.updated', subscription.customerId, subscription.id)
    },
    end,
    passTime() {
      for (const subscription of subscriptions.values()) while (step(subscription));
    },
    age(ms, customerId) {
      for (const invoice of invoices)
        if (customerId === undefined || invoice.customerId === customerId) invoice.createdAt -= ms
      for (const subscription of subscriptions.values()) {
        if (customerId !== undefined && subscription.customerId !== customerId) continue
        subscription.anchor -= ms
        subscription.createdAt -= ms
        if (subscription.endedAt !== null) subscription.endedAt -= ms
      }
    },
    periodOf: (subscription) => ({ start: starts(subscription), end: ends(subscription) }),
  }
}
