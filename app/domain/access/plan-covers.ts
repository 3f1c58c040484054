import type { Tier } from '#app/domain/billing/catalogue.ts'
import type { PassLevel } from '#app/domain/billing/one-time-items.ts'
import { PASS_OPENS } from './pass-features.ts'
import { PLAN_FEATURES } from './plan-limits.ts'

/** Whether a plan has everything a pass would open, as long as the plan lasts. */
export function planCovers(tier: Tier, level: PassLevel): boolean {
  return PASS_OPENS[level].every((feature) => PLAN_FEATURES[tier].includes(feature))
}
