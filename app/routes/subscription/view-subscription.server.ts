// What /subscription shows of somebody's plan: where it stands, what it costs, until when, and what can be done about it.

import type { LiveSubscription, Subscription } from '#app/domain/billing/subscription.ts'
import {
  INTERVALS,
  type Interval,
  isPaidTier,
  PAID_TIERS,
  type PaidTier,
  type Tier,
} from '#app/domain/catalogue/plans.ts'
import { planPrice } from '#app/words/plans.ts'
import { formatPrice } from '#app/words/prices.ts'

export type PlanState = 'past_due' | 'paid_back' | 'trial' | 'reward' | 'cancelled' | 'free' | 'active'

/** What somebody has to know today; times are milliseconds since the epoch. */
export type PlanNote =
  | { about: 'trial'; at: number }
  | { about: 'reward'; tier: Tier; at: number }
  | { about: 'free' | 'grown_up_changes' | 'grown_up_pays' }
  | { about: 'past_due' | 'grown_up_past_due' | 'cancelled'; tier: Tier; at: number }
  | {
      about: 'past_due_over' | 'grown_up_past_due_over' | 'paid_back' | 'paid_back_renews' | 'behind'
      tier: Tier
    }

export interface PlanOption {
  tier: PaidTier
  interval: Interval
  /** "$9.99 per month" */
  price: string
}

/** Prices are written for the reader, times are milliseconds since the epoch; null: there is none. */
export interface PlanFacts {
  price: string | null
  interval: Interval | null
  renewsOn: number | null
  endsOn: number | null
  /** It ends within a day: the hour counts. */
  isByHour: boolean
}

export interface Viewing {
  /** Not for children: a change is paid with the stored card. */
  mayChange: boolean
  /** Whoever looks pays for a child's plan: nobody tells them that there is nothing to pay. */
  paysForOthers?: boolean
}

export function viewSubscription(subscription: Subscription, { mayChange, paysForOthers = false }: Viewing) {
  const { state, live, hasPaid } = subscription
  const isPaidFor = live?.isPaidByGrownUp ?? false
  const isLeftToGrownUp = live !== null && !mayChange && !isPaidFor
  const isInOrder = live !== null && !live.isPastDue && !live.isPaidBack
  const changeable = isInOrder && mayChange && !isPaidFor ? live : null
  return {
    tier: state.tier,
    state: stateOf(subscription),
    facts: factsOf(subscription),
    notes: [
      ...notesOf(subscription).filter(({ about }) => about !== 'free' || !paysForOthers),
      ...(isPaidFor ? [{ about: 'grown_up_pays' } as const] : []),
      ...(isLeftToGrownUp ? [{ about: 'grown_up_changes' } as const] : []),
    ],
    /** null: the plan cannot be changed now. */
    options: changeable && optionsBeside(changeable),
    canCancel: live !== null && !live.cancelsAtEnd && !isPaidFor,
    /** Cancelled, it ends at once. */
    isPaidBack: live?.isPaidBack ?? false,
    /** The plan whose cancellation can be taken back. */
    kept: changeable?.cancelsAtEnd ? { tier: changeable.tier, interval: changeable.interval } : null,
    /** There are a card and invoices at the provider. */
    hasPaid,
    isPastDue: live?.isPastDue ?? false,
  }
}

export type SubscriptionView = ReturnType<typeof viewSubscription>

function stateOf({ state, source, live }: Subscription): PlanState {
  if (live?.isPastDue) return 'past_due'
  if (source === 'trial' || source === 'reward') return source
  if (live?.isPaidBack) return 'paid_back'
  if (live?.cancelsAtEnd) return 'cancelled'
  return state.tier === 'free' ? 'free' : 'active'
}

function factsOf({ state, source, live }: Subscription): PlanFacts {
  const none = { price: null, interval: null, renewsOn: null, endsOn: null, isByHour: false }
  const { tier, interval, expiresAt } = state
  if (source === 'subscription' && isPaidTier(tier) && interval !== null) {
    const ends = live === null || live.cancelsAtEnd || live.isPastDue
    const price = planPrice(tier, interval)
    return { ...none, price, interval, renewsOn: ends ? null : expiresAt, endsOn: ends ? expiresAt : null }
  }
  if (tier === 'free') return { ...none, price: formatPrice(0) }
  return { ...none, endsOn: expiresAt, isByHour: true }
}

function notesOf({ state, source, live }: Subscription): PlanNote[] {
  const { tier, expiresAt, isSubscribed } = state
  const notes: PlanNote[] = []
  if (expiresAt !== null) {
    if (source === 'trial') notes.push({ about: 'trial', at: expiresAt })
    if (source === 'reward') notes.push({ about: 'reward', tier, at: expiresAt })
  }
  if (live === null) return tier === 'free' ? [...notes, { about: 'free' }] : notes
  const at = live.endsAt
  if (live.isPastDue) {
    const isOpen = source === 'subscription' && isSubscribed
    const prefix = live.isPaidByGrownUp ? 'grown_up_' : ''
    notes.push(
      isOpen
        ? { about: `${prefix}past_due`, tier: live.tier, at }
        : { about: `${prefix}past_due_over`, tier: live.tier },
    )
  } else if (live.isPaidBack) {
    const renews = !live.cancelsAtEnd && !live.isPaidByGrownUp
    notes.push({ about: renews ? 'paid_back_renews' : 'paid_back', tier: live.tier })
  } else if (live.cancelsAtEnd) {
    notes.push({ about: 'cancelled', tier: live.tier, at })
  } else if (source === 'trial' || source === 'reward') {
    notes.push({ about: 'behind', tier: live.tier })
  }
  return notes
}

/** The plans that are not this one, in the catalogue's order. */
function optionsBeside(live: LiveSubscription): PlanOption[] {
  return PAID_TIERS.flatMap((tier) =>
    INTERVALS.filter((interval) => tier !== live.tier || interval !== live.interval).map((interval) => ({
      tier,
      interval,
      price: planPrice(tier, interval),
    })),
  )
}
