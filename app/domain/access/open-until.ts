import type { Feature } from '#app/domain/catalogue/plan-limits.ts'
import { PLANS } from '#app/domain/catalogue/plans.ts'
import type { Entitlements } from './entitlements.ts'
import { PASS_OPENS } from './pass-features.ts'

/**
 * Until when a feature is open, as far as is known now: what a plan opens has no end here, since plans renew (whoever reads
 * later asks again); what a pass opens ends with it. null: it is not open.
 */
export function openUntil({ tier, passes }: Entitlements, feature: Feature): number | null {
  if (PLANS[tier].features.includes(feature)) return Number.POSITIVE_INFINITY
  const ends = passes.filter(({ level }) => PASS_OPENS[level].includes(feature)).map(({ endsAt }) => endsAt)
  return ends.length > 0 ? Math.max(...ends) : null
}
