// Everything that is sold, in one table (spec 000, section 9): pages, checkout, enforcement and tests read it here.
// Amounts are whole US cents.

export const TIERS = ['free', 'basic', 'premium', 'enterprise'] as const

/** In order: each includes the ones before it. */
export type Tier = (typeof TIERS)[number]

/** Tiers that can be bought online; Enterprise is by quote only. */
export const PAID_TIERS = ['basic', 'premium'] as const

export type PaidTier = (typeof PAID_TIERS)[number]

export const INTERVALS = ['month', 'year'] as const

export type Interval = (typeof INTERVALS)[number]

export const PLAN_PRICES: Readonly<Record<PaidTier, Readonly<Record<Interval, number>>>> = {
  basic: { month: 999, year: 9_999 },
  premium: { month: 1_999, year: 19_999 },
}

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
