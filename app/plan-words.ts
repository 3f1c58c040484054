// Plans, their prices and their days in words. Call it on the server: the browser's own Intl may write a space differently.
import { PLAN_QUOTAS } from './domain/access/plan-limits.ts'
import { type Interval, type PaidTier, PLAN_PRICES, type Tier } from './domain/billing/catalogue.ts'
// A namespace import: the Worker's bundler then leaves out what is not used.
import * as m from './i18n/generated/messages.ts'
import type { Locale } from './i18n/locales.ts'
import { formatPrice } from './product-name.ts'

const NAMES = {
  free: m.pricing_name_free,
  basic: m.pricing_name_basic,
  premium: m.pricing_name_premium,
  enterprise: m.pricing_name_enterprise,
} as const

const PRICES = { month: m.subscription_price_month, year: m.subscription_price_year } as const
const INTERVALS = { month: m.pricing_monthly, year: m.pricing_yearly } as const

export function planName(tier: Tier, locale: Locale): string {
  return NAMES[tier]({}, { locale })
}

/** "$9.99 per month" */
export function planPrice(tier: PaidTier, interval: Interval, locale: Locale): string {
  return PRICES[interval]({ price: formatPrice(PLAN_PRICES[tier][interval], locale) }, { locale })
}

/** "Monthly" */
export function intervalName(interval: Interval, locale: Locale): string {
  return INTERVALS[interval]({}, { locale })
}

/** What a plan may do, line by line; the limits of Free are those that are enforced. */
export function planFeatures(tier: Exclude<Tier, 'enterprise'>, locale: Locale): string[] {
  if (tier === 'basic') return m.pricing_features_basic({}, { locale }).split(' | ')
  if (tier === 'premium') return m.pricing_features_premium({}, { locale }).split(' | ')
  const most = (quota: keyof typeof PLAN_QUOTAS.free) => String(PLAN_QUOTAS.free[quota]?.most)
  const limits = {
    questions: most('homework-questions'),
    cards: most('flashcards'),
    tests: most('practice-tests'),
    codes: most('codes-redeemed'),
  }
  return m.pricing_features_free(limits, { locale }).split(' | ')
}

export interface Reader {
  locale: Locale
  /** IANA name; null where it is unknown. */
  timeZone: string | null
}

/** The day of a moment where the reader is. @param at milliseconds since the epoch */
export function dayOf(at: number, { locale, timeZone }: Reader): string {
  return format(at, locale, { dateStyle: 'long', timeZone: timeZone ?? 'UTC' })
}

/** The day and the minute; for what ends within a day. */
export function momentOf(at: number, { locale, timeZone }: Reader): string {
  return format(at, locale, { dateStyle: 'long', timeStyle: 'short', timeZone: timeZone ?? 'UTC' })
}

function format(at: number, locale: Locale, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(locale, options).format(at)
}
