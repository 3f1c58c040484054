// Plans and their prices. A namespace import: the Worker's bundler then leaves out what is not used.
import { type Interval, type PaidTier, PLANS, type Tier } from '#app/domain/catalogue/plans.ts'
import * as m from '#app/i18n/generated/messages.ts'
import type { Badge } from '#app/ui/art/sticker.tsx'
import { formatPrice } from './prices.ts'

export const PLAN_NAMES: Readonly<Record<Tier, () => string>> = {
  free: m.plans_free,
  basic: m.plans_basic,
  premium: m.plans_premium,
  enterprise: m.plans_enterprise,
}

/** The drawing beside each plan. */
export const PLAN_STICKERS = {
  free: 'star',
  basic: 'perfect',
  premium: 'level',
  enterprise: 'streak',
} as const satisfies Record<Tier, Badge>

const PRICES = { month: m.plans_price_month, year: m.plans_price_year } as const

/** "Monthly" */
export const INTERVAL_NAMES: Readonly<Record<Interval, () => string>> = {
  month: m.plans_monthly,
  year: m.plans_yearly,
}

/** "$9.99 per month". Call it on the server, as formatPrice. */
export function planPrice(tier: PaidTier, interval: Interval): string {
  return PRICES[interval]({ price: formatPrice(PLANS[tier].price[interval]) })
}
