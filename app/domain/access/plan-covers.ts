import type { PassLevel } from '#app/domain/catalogue/one-time-items.ts'
import { PLANS, type Tier } from '#app/domain/catalogue/plans.ts'
import { PASS_OPENS } from './pass-features.ts'

/** Whether a plan has everything a pass would open, as long as the plan lasts. */
export function planCovers(tier: Tier, level: PassLevel): boolean {
  return PASS_OPENS[level].every((feature) => PLANS[tier].features.includes(feature))
}
