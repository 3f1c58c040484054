// What a plan can open and limit (spec 000, section 9); plans.ts says which plan does.

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
export type Quotas = Readonly<Record<Quota, Limit | null>>

export const UNLIMITED: Quotas = {
  'homework-questions': null,
  flashcards: null,
  'practice-tests': null,
  'codes-made': null,
  'codes-redeemed': null,
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
