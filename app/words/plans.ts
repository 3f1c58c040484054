// Plans and their prices. A namespace import: the Worker's bundler then leaves out what is not used.
import { PLAN_QUOTAS } from '#app/domain/access/plan-limits.ts'
import { type Interval, type PaidTier, PLAN_PRICES, type Tier } from '#app/domain/billing/catalogue.ts'
import * as m from '#app/i18n/generated/messages.ts'
import { formatPrice } from './prices.ts'

export const PLAN_NAMES: Readonly<Record<Tier, () => string>> = {
  free: m.pricing_name_free,
  basic: m.pricing_name_basic,
  premium: m.pricing_name_premium,
  enterprise: m.pricing_name_enterprise,
}

const PRICES = { month: m.subscription_price_month, year: m.subscription_price_year } as const

/** "Monthly" */
export const INTERVAL_NAMES: Readonly<Record<Interval, () => string>> = {
  month: m.pricing_monthly,
  year: m.pricing_yearly,
}

/** "$9.99 per month". Call it on the server, as formatPrice. */
export function planPrice(tier: PaidTier, interval: Interval): string {
  return PRICES[interval]({ price: formatPrice(PLAN_PRICES[tier][interval]) })
}

/** What a plan may do, line by line; the limits of Free are those that are enforced. */
export function planFeatures(tier: Exclude<Tier, 'enterprise'>): string[] {
  if (tier === 'basic') return m.pricing_features_basic().split(' | ')
  if (tier === 'premium') return m.pricing_features_premium().split(' | ')
  const most = (quota: keyof typeof PLAN_QUOTAS.free) => String(PLAN_QUOTAS.free[quota]?.most)
  return m
    .pricing_features_free({
      questions: most('homework-questions'),
      cards: most('flashcards'),
      tests: most('practice-tests'),
      codes: most('codes-redeemed'),
    })
    .split(' | ')
}
