// What the button of a plan's card does for whoever looks at it: pure.

import type { Subscription } from '#app/domain/billing/subscription.ts'
import { type Interval, reaches, type Tier } from '#app/domain/catalogue/plans.ts'

export const CARD_TIERS = ['free', 'basic', 'premium'] as const

export type CardTier = (typeof CARD_TIERS)[number]

/**
 * sign-in: a visitor's, with the plan kept in the address. choose: starts a checkout. switch: the subscription there is
 * becomes this one, after a question. manage: leads to /subscription. stay-free: there is nothing to do, and says so.
 * go-free: asks, then cancels. none: there is no button.
 */
export type CardAction = 'sign-in' | 'choose' | 'switch' | 'manage' | 'stay-free' | 'go-free' | 'none'

/** @param subscription null: a visitor @param mayChange not for children: a change is paid with the stored card */
export function cardAction(
  subscription: Pick<Subscription, 'state' | 'live'> | null,
  tier: CardTier,
  interval: Interval,
  mayChange = true,
): CardAction {
  if (subscription === null) return 'sign-in'
  const { state, live } = subscription
  if (live?.isPaidByGrownUp) return 'manage'
  if (tier === 'free') {
    if (live) return live.cancelsAtEnd || live.isPastDue || live.isPaidBack ? 'manage' : 'go-free'
    if (state.tier === 'enterprise') return 'manage'
    return state.tier === 'free' ? 'stay-free' : 'go-free'
  }
  // One whose money went back ends by choosing another.
  if (live === null || live.isPaidBack) return state.tier === 'enterprise' ? 'manage' : 'choose'
  if (!mayChange || live.isPastDue || (live.tier === tier && live.interval === interval)) return 'manage'
  return 'switch'
}

/** Whether a card offers its free trial: once a person, and only to have more than now. */
export function offersTrial(subscription: Subscription | null, tier: Tier): boolean {
  if (subscription === null || subscription.hadTrial || subscription.live) return false
  return !reaches(subscription.state.tier, tier)
}
