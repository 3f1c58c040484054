// The state of a subscription as pages show it: derived from the account's row of `subscribers` (spec 000, sections 3 and 4).
// Pure. Times are milliseconds since the epoch.
import { type Interval, isInterval, TIERS, type Tier } from '#app/domain/catalogue/plans.ts'

/** A row of `subscribers`. */
export interface SubscriberRow {
  readonly subscribed: boolean
  readonly subscription_tier: string
  readonly subscription_end: number | null
  readonly billing_interval: string | null
}

export interface SubscriptionState {
  readonly isSubscribed: boolean
  readonly tier: Tier
  readonly interval: Interval | null
  readonly expiresAt: number | null
  readonly isLoading: boolean
}

/** What there is to say without a user, without a row, and where the status could not be read. */
export const NOT_SUBSCRIBED: SubscriptionState = {
  isSubscribed: false,
  tier: 'free',
  interval: null,
  expiresAt: null,
  isLoading: false,
}

/**
 * The state at a moment. A subscription whose end has passed is none, whether anyone noted it or not.
 * @param row null: there is none; loading: it is still being fetched
 * @throws for a row that nobody understands: that is a status that could not be read, not Free by silence
 */
export function subscriptionState(row: SubscriberRow | null | 'loading', now: number): SubscriptionState {
  if (row === 'loading') return { ...NOT_SUBSCRIBED, isLoading: true }
  if (row === null) return NOT_SUBSCRIBED
  const {
    subscribed,
    subscription_tier: named,
    subscription_end: expiresAt,
    billing_interval: interval,
  } = row
  const tier = TIERS.find((known) => known === named)
  if (tier === undefined) throw new Error(`no tier is called ${named}`)
  if (interval !== null && !isInterval(interval)) throw new Error(`nothing is billed by the ${interval}`)
  if (!subscribed || tier === 'free' || (expiresAt !== null && expiresAt <= now)) return NOT_SUBSCRIBED
  return { isSubscribed: true, tier, interval, expiresAt, isLoading: false }
}
