// What each plan may do (spec 000, section 9): the table behind pages, guards and quotas.
import type { Tier } from '#app/domain/catalogue/plans.ts'

export const QUOTAS = [
  'homework-questions',
  'flashcards',
  'practice-tests',
  'codes-made',
  'codes-redeemed',
] as const

export type Quota = (typeof QUOTAS)[number]

export interface Limit {
  readonly most: number
  /** ever: counts what exists, however old. */
  readonly per: 'day' | 'month' | 'ever'
}

/** null: as many as one likes. */
export const PLAN_QUOTAS: Readonly<Record<Tier, Readonly<Record<Quota, Limit | null>>>> = {
  free: {
    'homework-questions': { most: 5, per: 'day' },
    flashcards: { most: 10, per: 'ever' },
    'practice-tests': { most: 1, per: 'month' },
    'codes-made': { most: 2, per: 'month' },
    'codes-redeemed': { most: 2, per: 'month' },
  },
  basic: unlimited(),
  premium: unlimited(),
  enterprise: unlimited(),
}

function unlimited(): Readonly<Record<Quota, null>> {
  return {
    'homework-questions': null,
    flashcards: null,
    'practice-tests': null,
    'codes-made': null,
    'codes-redeemed': null,
  }
}

export const FEATURES = [
  'no-ads',
  'basic-analytics',
  'worksheet-uploads',
  'premium-flashcards',
  'study-guides',
  'basic-ar-games',
  'all-ar-games',
  'ai-study-assistance',
  'extended-practice-tests',
  'ai-tutor',
  'ai-study-plans',
  'advanced-analytics',
  'exclusive-content',
  'priority-support',
  'daily-challenges',
] as const

export type Feature = (typeof FEATURES)[number]

const BASIC: readonly Feature[] = ['no-ads', 'basic-analytics', 'worksheet-uploads']

export const PLAN_FEATURES: Readonly<Record<Tier, readonly Feature[]>> = {
  free: [],
  basic: BASIC,
  // Everything there is.
  premium: FEATURES,
  enterprise: FEATURES,
}
