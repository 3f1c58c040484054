import type { Interval, Tier } from '#app/domain/catalogue/plans.ts'
import { type OwnPath, ownPath } from '#app/request/own-path.ts'

/** The sign-in page that leads back to a plan (routes/auth/destination.ts); monthly is what /pricing shows by itself. */
export function signInPath(tier: Tier, interval: Interval = 'month'): OwnPath {
  return ownPath('/auth', { tier, interval: tier !== 'free' && interval === 'year' ? interval : null })
}
