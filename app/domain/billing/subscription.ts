// All that the pages say of someone's plan, from the plans they have and had: pure.
import { planInForce } from '#app/domain/access/entitlements.ts'
import { isPaidFor, PAID_BACK } from '#app/domain/access/payment-status.ts'
import type { HeldPlan } from '#app/domain/access/read-plans.server.ts'
import { type Interval, isInterval, isPaidTier, type PaidTier } from '#app/domain/catalogue/plans.ts'
import { isLive } from './internal/plan-of.ts'
import { NOT_SUBSCRIBED, type SubscriptionState, subscriptionState } from './subscription-state.ts'

/** A subscription at the card provider that may still cost something. */
export interface LiveSubscription {
  readonly tier: PaidTier
  readonly interval: Interval
  /** Until when it gives anything; past, where a payment is missing for too long. */
  readonly endsAt: number
  readonly cancelsAtEnd: boolean
  readonly isPastDue: boolean
  /** What was paid for it went back: it gives nothing, and may renew all the same. */
  readonly isPaidBack: boolean
  /** A guardian pays, and is the one who changes it. */
  readonly isPaidByGrownUp: boolean
}

export interface Subscription {
  readonly state: SubscriptionState
  /** Where the plan in force comes from; null on Free. */
  readonly source: HeldPlan['source'] | null
  readonly live: LiveSubscription | null
  readonly hadTrial: boolean
  /** There are a card and invoices of the account itself at the provider to be managed. */
  readonly hasPaid: boolean
}

export const NO_SUBSCRIPTION: Subscription = {
  state: NOT_SUBSCRIBED,
  source: null,
  live: null,
  hadTrial: false,
  hasPaid: false,
}

/** @throws for plans that nobody understands, as subscriptionState does */
export function subscriptionOf(plans: readonly HeldPlan[], now: number): Subscription {
  const inForce = planInForce(plans, now)
  const live = plans.flatMap(liveOf)
  return {
    state: subscriptionState(inForce && rowOf(inForce), now),
    source: inForce?.source ?? null,
    live: live.find(({ isPastDue, isPaidBack }) => !isPastDue && !isPaidBack) ?? live[0] ?? null,
    hadTrial: plans.some(({ source }) => source === 'trial'),
    hasPaid: plans.some(({ source, payerId }) => source === 'subscription' && payerId === null),
  }
}

/** As `subscribers` tells it. */
function rowOf({ tier, endsAt, interval }: HeldPlan) {
  return {
    subscribed: tier !== 'free',
    subscription_tier: tier,
    subscription_end: endsAt,
    billing_interval: interval,
  }
}

function liveOf({
  source,
  status,
  tier,
  interval,
  endsAt,
  cancelsAtEnd,
  payerId,
}: HeldPlan): LiveSubscription[] {
  if (source !== 'subscription' || status === null || !isLive({ status })) return []
  if (!isPaidTier(tier) || !isInterval(interval) || endsAt === null) return []
  const isPaidBack = status === PAID_BACK
  const isPastDue = !isPaidFor(status) && !isPaidBack
  return [{ tier, interval, endsAt, cancelsAtEnd, isPastDue, isPaidBack, isPaidByGrownUp: payerId !== null }]
}
