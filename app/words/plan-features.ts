import type { Quota } from '#app/domain/catalogue/plan-limits.ts'
import { PLANS, type Tier } from '#app/domain/catalogue/plans.ts'
import { m } from '#app/i18n/generated/messages.ts'

/** What a plan may do, line by line; the limits of Free are those that are enforced. */
export function planFeatures(tier: Exclude<Tier, 'enterprise'>): string[] {
  if (tier === 'basic') return m.plans_features_basic().split(' | ')
  if (tier === 'premium') return m.plans_features_premium().split(' | ')
  const most = (quota: Quota) => String(PLANS.free.quotas[quota]?.most)
  return m
    .plans_features_free({
      questions: most('homework-questions'),
      cards: most('flashcards'),
      tests: most('practice-tests'),
      codes: most('codes-redeemed'),
    })
    .split(' | ')
}
