// What /pricing shows of the plans to whoever looks: which cards, what each button does, what it costs and when it ends.

import type { ChildRights } from '#app/domain/billing/read-child-rights.server.ts'
import type { Subscription } from '#app/domain/billing/subscription.ts'
import { ENTERPRISE, type Interval, PLANS, yearlyDiscount } from '#app/domain/catalogue/plans.ts'
import { currentLocale } from '#app/i18n/current-locale.ts'
import { numberFormat } from '#app/i18n/formats.ts'
import { formatPrice } from '#app/words/prices.ts'
import { CARD_TIERS, type CardAction, type CardTier, cardAction, offersTrial } from './card-action.ts'

export interface PlanCardView {
  tier: CardTier
  /** "$9.99", in the reader's language. */
  price: string
  isCurrent: boolean
  /** A visitor picked it before signing in. */
  isPicked: boolean
  action: CardAction
  /** The subscription there is has this plan, paid in the other interval. */
  isOtherInterval: boolean
  offersTrial: boolean
  /** When the viewer's plan ends, in milliseconds since the epoch; null: it is another one, or goes on. */
  endsAt: number | null
}

export interface Viewed {
  interval: Interval
  /** null: a visitor */
  subscription: Subscription | null
  /** The card a visitor picked before signing in. */
  picked: string | null
  /** Not for children: a change is paid with the stored card. */
  mayChange: boolean
  /** What the child has for whom a guardian buys; null: whoever looks buys for themself. */
  child: ChildRights | null
}

export function viewPlans(viewed: Viewed) {
  return {
    cards: CARD_TIERS.map((tier) => viewCard(tier, viewed)),
    yearlySaving: numberFormat(currentLocale(), {
      style: 'percent',
      minimumFractionDigits: 1,
      maximumFractionDigits: 1,
    }).format(yearlyDiscount('basic') / 100),
    schoolPrice: formatPrice(ENTERPRISE.startingAt),
  }
}

function viewCard(
  tier: CardTier,
  { interval, subscription, picked, mayChange, child }: Viewed,
): PlanCardView {
  const action = childAction(tier, child) ?? cardAction(subscription, tier, interval, mayChange)
  return {
    tier,
    price: formatPrice(tier === 'free' ? 0 : PLANS[tier].price[interval]),
    isCurrent: subscription?.state.tier === tier,
    isPicked: tier === picked && action !== 'manage',
    action,
    isOtherInterval: subscription?.live?.tier === tier,
    offersTrial: child === null && offersTrial(subscription, tier),
    endsAt: endOf(tier, subscription),
  }
}

/** What a guardian does with a card for a child where it is not what the child would do: Free is left to the page of the plan. */
function childAction(tier: CardTier, child: ChildRights | null): CardAction | null {
  if (child === null) return null
  if (child.hasOthersPlan) return 'none'
  if (tier !== 'free') return null
  return child.subscription.live === null ? 'none' : 'manage'
}

function endOf(tier: CardTier, subscription: Subscription | null): number | null {
  if (subscription === null || tier !== subscription.state.tier) return null
  const { live, state, source } = subscription
  if (live?.cancelsAtEnd) return live.endsAt
  return source === 'subscription' ? null : state.expiresAt
}
