import type { PassLevel } from '#app/domain/catalogue/one-time-items.ts'
import type { Tier } from '#app/domain/catalogue/plans.ts'
import { PASS_OPENS } from './pass-features.ts'
import { PLAN_FEATURES } from './plan-limits.ts'

/** Whether a plan has everything a pass would open, as long as the plan lasts. */
export function planCovers(tier: Tier, level: PassLevel): boolean {
  return PASS_OPENS[level].every((feature) => PLAN_FEATURES[tier].includes(feature))
}
