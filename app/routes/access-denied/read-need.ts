// What a page needs, as /access-denied?needs= names it: pure.
import { FEATURES, type Feature } from '#app/domain/catalogue/plan-limits.ts'
import { isPaidTier, PLANS, TIERS, type Tier } from '#app/domain/catalogue/plans.ts'

export type Need =
  | { kind: 'plan'; tier: Tier }
  | { kind: 'role'; role: 'student' | 'parent' | 'teacher' }
  | { kind: 'unknown' }

/** A feature stands for the lowest plan that has it. */
export function readNeed(needs: string | null): Need {
  if (needs === 'student' || needs === 'parent' || needs === 'teacher') return { kind: 'role', role: needs }
  if (isPaidTier(needs) || needs === 'enterprise') return { kind: 'plan', tier: needs }
  const tier = isFeature(needs) ? TIERS.find((each) => PLANS[each].features.includes(needs)) : undefined
  return tier === undefined ? { kind: 'unknown' } : { kind: 'plan', tier }
}

function isFeature(name: string | null): name is Feature {
  return FEATURES.some((feature) => feature === name)
}
