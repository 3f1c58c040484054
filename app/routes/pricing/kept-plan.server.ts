import type { Subscription } from '#app/domain/billing/subscription.ts'
import type { Tier } from '#app/domain/catalogue/plans.ts'

/** The plan that is kept to its end by whoever goes back to Free. */
export interface KeptPlan {
  tier: Tier
  /** Milliseconds since the epoch. */
  endsAt: number
}

/** null when there is nothing to go back to Free from. */
export function keptPlan({ state, live }: Subscription): KeptPlan | null {
  if (live?.isPaidBack) return null
  const endsAt = live?.endsAt ?? state.expiresAt
  if (endsAt === null || (live === null && state.tier === 'free')) return null
  return { tier: live?.tier ?? state.tier, endsAt }
}
