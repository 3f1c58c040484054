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
import { formatDay, formatMoment } from '#app/words/days.ts'
import { planPrice } from '#app/words/plans.ts'
import { formatPrice } from '#app/words/prices.ts'

export type PlanState = 'past_due' | 'trial' | 'reward' | 'cancelled' | 'free' | 'active'

/** What somebody has to know today; dates as the reader writes them. */
export type PlanNote =
  | { about: 'trial'; date: string }
  | { about: 'reward'; tier: Tier; date: string }
  | { about: 'free' | 'grown_up_changes' }
  | { about: 'past_due' | 'cancelled'; tier: Tier; date: string }
  | { about: 'past_due_over' | 'behind'; tier: Tier }

export interface PlanOption {
  tier: PaidTier
  interval: Interval
  /** "$9.99 per month" */
  price: string
}

/** Dates and prices are written for the reader; null: there is none. */
export interface PlanFacts {
  price: string | null
  interval: Interval | null
  renewsOn: string | null
  endsOn: string | null
}

/** @param mayChange not for children: a change is paid with the stored card */
export function viewSubscription(
  subscription: Subscription,
  { timeZone, mayChange }: { timeZone: string | null; mayChange: boolean },
) {
  const { state, live, hasPaid } = subscription
  const isLeftToGrownUp = live !== null && !mayChange
  const changeable = live !== null && !live.isPastDue && mayChange ? live : null
  return {
    tier: state.tier,
    state: stateOf(subscription),
    facts: factsOf(subscription, timeZone),
    notes: [
      ...notesOf(subscription, timeZone),
      ...(isLeftToGrownUp ? [{ about: 'grown_up_changes' } as const] : []),
    ],
    /** null: the plan cannot be changed now. */
    options: changeable && optionsBeside(changeable),
    canCancel: live !== null && !live.cancelsAtEnd,
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
  if (live?.cancelsAtEnd) return 'cancelled'
  return state.tier === 'free' ? 'free' : 'active'
}

function factsOf({ state, source, live }: Subscription, timeZone: string | null): PlanFacts {
  const none = { price: null, interval: null, renewsOn: null, endsOn: null }
  const { tier, interval, expiresAt } = state
  if (source === 'subscription' && isPaidTier(tier) && interval !== null) {
    const ends = live === null || live.cancelsAtEnd || live.isPastDue
    const day = expiresAt === null ? null : formatDay(expiresAt, timeZone)
    const price = planPrice(tier, interval)
    return { price, interval, renewsOn: ends ? null : day, endsOn: ends ? day : null }
  }
  if (tier === 'free') return { ...none, price: formatPrice(0) }
  return { ...none, endsOn: expiresAt === null ? null : formatMoment(expiresAt, timeZone) }
}

function notesOf({ state, source, live }: Subscription, timeZone: string | null): PlanNote[] {
  const { tier, expiresAt, isSubscribed } = state
  const notes: PlanNote[] = []
  if (expiresAt !== null) {
    const date = formatMoment(expiresAt, timeZone)
    if (source === 'trial') notes.push({ about: 'trial', date })
    if (source === 'reward') notes.push({ about: 'reward', tier, date })
  }
  if (live === null) return tier === 'free' ? [...notes, { about: 'free' }] : notes
  const date = formatDay(live.endsAt, timeZone)
  if (live.isPastDue) {
    const isOpen = source === 'subscription' && isSubscribed
    notes.push(
      isOpen ? { about: 'past_due', tier: live.tier, date } : { about: 'past_due_over', tier: live.tier },
    )
  } else if (live.cancelsAtEnd) {
    notes.push({ about: 'cancelled', tier: live.tier, date })
  } else if (source !== 'subscription') {
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
