// Subscriptions at the card provider: they renew by the calendar, are past due when the card fails, and end.
import type { Interval, PaidTier } from '#app/domain/catalogue/plans.ts'
import { periodStart } from './billing-period.ts'

/** How long a failed payment is tried again before the subscription ends (Stripe's usual two weeks). */
export const RETRY_MS = 14 * 24 * 60 * 60_000

export interface Plan {
  tier: PaidTier
  interval: Interval
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
  /** The checkout's own payment was refunded or disputed. */
  firstPaymentIsBack: boolean
  /** Nothing was invoiced since the checkout. */
  latestIsFirst: boolean
}

export interface CardSubscriptions {
  /** Newest first. */
  all(): CardSubscription[]
  get(id: string): CardSubscription
  start(customerId: string, plan: Plan): CardSubscription
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
  const starts = ({ anchor, interval, period }: CardSubscription) => periodStart(anchor, interval, period)
  const ends = ({ anchor, interval, period }: CardSubscription) => periodStart(anchor, interval, period + 1)

  function end(subscription: CardSubscription, at: number): void {
    subscription.status = 'canceled'
    subscription.endedAt = at
    tell('customer.subscription.deleted', subscription.customerId, subscription.id)
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
    subscription.latestIsFirst = false
    subscription.owes = !subscription.cardWorks
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
    start(customerId, plan) {
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
        firstPaymentIsBack: false,
        latestIsFirst: true,
      }
      subscriptions.set(started.id, started)
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
      if (plan.interval !== subscription.interval) {
        subscription.anchor = now()
        subscription.period = 0
      }
      subscription.latestIsFirst = false
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
      subscription.status = 'active'
      tell('invoice.paid', subscription.customerId, subscription.id)
      tell('customer.subscription.updated', subscription.customerId, subscription.id)
    },
    end,
    passTime() {
      for (const subscription of subscriptions.values()) while (step(subscription));
    },
    age(ms, customerId) {
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
