/**
 * - prompt_empty: nothing but blanks
 * - not_school: a word that is none for a school notebook
 * - quota_used_up: the plan gives no more homework questions today
 * - daily_limit: TEXTS_A_DAY are used up
 * - provider_failed: no answer, a broken one, or one that moderation withheld; it costs nothing
 */
export const WRITING_REFUSALS = [
  'prompt_empty',
  'prompt_too_long',
  'unknown_model',
  'consent_required',
  'not_school',
  'quota_used_up',
  'daily_limit',
  'too_many_requests',
  'provider_failed',
] as const

export type WritingRefusal = (typeof WRITING_REFUSALS)[number]
