// Everything that is sold, in one table (spec 000, section 9): pages, checkout, enforcement and tests read it here.
// Amounts are whole US cents.
import { FEATURES, type Feature, type Quotas, UNLIMITED } from './plan-limits.ts'

export const INTERVALS = ['month', 'year'] as const

export type Interval = (typeof INTERVALS)[number]

type Price = Readonly<Record<Interval, number>>

interface Plan {
  /** null: not bought online. */
  readonly price: Price | null
  readonly features: readonly Feature[]
  readonly quotas: Quotas
}

/** In order: each includes the ones before it. Enterprise is by quote only. */
const TABLE = {
  free: {
    price: null,
    features: [],
    quotas: {
      'homework-questions': { most: 5, per: 'day' },
      flashcards: { most: 10, per: 'ever' },
      'practice-tests': { most: 1, per: 'month' },
      'codes-made': { most: 2, per: 'month' },
      'codes-redeemed': { most: 2, per: 'month' },
    },
  },
  basic: {
    price: { month: 999, year: 9_999 },
    features: ['no-ads', 'basic-analytics', 'worksheet-uploads'],
    quotas: UNLIMITED,
  },
  premium: { price: { month: 1_999, year: 19_999 }, features: FEATURES, quotas: UNLIMITED },
  enterprise: { price: null, features: FEATURES, quotas: UNLIMITED },
} as const satisfies Record<string, Plan>

export type Tier = keyof typeof TABLE

/** Tiers that can be bought online. */
export type PaidTier = { [T in Tier]: (typeof TABLE)[T]['price'] extends null ? never : T }[Tier]

export const PLANS: { readonly [T in Tier]: Plan & { price: T extends PaidTier ? Price : null } } = TABLE

export const TIERS = Object.keys(PLANS) as [Tier, ...Tier[]]

export const PAID_TIERS = TIERS.filter((tier) => PLANS[tier].price !== null) as [PaidTier, ...PaidTier[]]

export const ENTERPRISE = { startingAt: 50_000, accounts: 50 } as const

/** A free trial of a paid plan: no card, back to Free by itself. */
export const TRIAL_MS = 24 * 60 * 60_000

/** Percent saved by paying yearly, as the pages say it: a constant, not computed. */
export function yearlyDiscount(tier: Tier): number {
  return isPaidTier(tier) ? 16.7 : 0
}

export function isPaidTier(input: unknown): input is PaidTier {
  return typeof input === 'string' && (PAID_TIERS as readonly string[]).includes(input)
}

export function isInterval(input: unknown): input is Interval {
  return typeof input === 'string' && (INTERVALS as readonly string[]).includes(input)
}

/** Whether someone of tier `held` may do what tier `needed` may: free < basic < premium < enterprise. */
export function reaches(held: Tier, needed: Tier): boolean {
  return TIERS.indexOf(held) >= TIERS.indexOf(needed)
}
