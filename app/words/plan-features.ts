import { PLAN_QUOTAS } from '#app/domain/access/plan-limits.ts'
import type { Tier } from '#app/domain/catalogue/plans.ts'
import { m } from '#app/i18n/generated/messages.ts'

/** What a plan may do, line by line; the limits of Free are those that are enforced. */
export function planFeatures(tier: Exclude<Tier, 'enterprise'>): string[] {
  if (tier === 'basic') return m.plans_features_basic().split(' | ')
  if (tier === 'premium') return m.plans_features_premium().split(' | ')
  const most = (quota: keyof typeof PLAN_QUOTAS.free) => String(PLAN_QUOTAS.free[quota]?.most)
  return m
    .plans_features_free({
      questions: most('homework-questions'),
      cards: most('flashcards'),
      tests: most('practice-tests'),
      codes: most('codes-redeemed'),
    })
    .split(' | ')
}
