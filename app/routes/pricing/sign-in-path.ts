import type { Interval, Tier } from '#app/domain/catalogue/plans.ts'
import { type OwnPath, ownPath } from '#app/request/own-path.ts'

/** The sign-in page that leads back to a plan (routes/auth/destination.ts); monthly is what /pricing shows by itself. @param childId for whom a guardian picked it */
export function signInPath(tier: Tier, interval: Interval = 'month', childId?: string): OwnPath {
  const isYearly = tier !== 'free' && interval === 'year'
  return ownPath('/auth', { tier, interval: isYearly ? interval : null, for: childId })
}
