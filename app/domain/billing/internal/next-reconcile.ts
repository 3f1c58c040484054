// When a customer is worth reading from the provider again though no event came: pure.
import type { ProviderCustomer } from '#app/platform/payments.ts'
import type { CheckoutRow } from './checkout-status.ts'
import { isLive, planOf } from './plan-of.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/** While someone may be paying. */
export const OPEN_RECONCILE_MS = 5 * MINUTE_MS
/** While a bank transfer is on its way; the provider's event tells of it as well. */
export const DELAYED_RECONCILE_MS = HOUR_MS
/**
 * A checkout open for longer than `freshMs` waits for a delayed payment, or for nothing. Anybody can leave guests' checkouts
 * behind, so they are read less often: their page and the provider's event tell of a payment as well.
 */
const MEMBER_INTERVALS = { freshMs: HOUR_MS, laterMs: DELAYED_RECONCILE_MS }
const GUEST_INTERVALS = { freshMs: HOUR_MS / 4, laterMs: 6 * HOUR_MS }
export const QUIET_RECONCILE_MS = DAY_MS
/** Money can be asked back for so long. */
const RETURNABLE_MS = 180 * DAY_MS

/** The earliest moment that may bring news; null: none to be expected. `rows` as they are after `providerState` was applied. */
export function nextReconcile(
  now: number,
  { subscriptions, checkouts }: ProviderCustomer,
  rows: readonly Pick<CheckoutRow, 'kind' | 'status' | 'createdAt'>[],
  { isGuest = false } = {},
): number | null {
  const { freshMs, laterMs } = isGuest ? GUEST_INTERVALS : MEMBER_INTERVALS
  const times: number[] = []
  for (const { kind, status, createdAt } of rows) {
    // The refund is still to be made.
    if (kind === 'consent' && status === 'paid') times.push(now + OPEN_RECONCILE_MS)
    if (status !== 'open') continue
    times.push(now + (now - createdAt < freshMs ? OPEN_RECONCILE_MS : laterMs))
  }
  for (const subscription of subscriptions.filter(isLive)) {
    times.push(now + QUIET_RECONCILE_MS)
    const ends = planOf(subscription, '', 0).endsAt ?? 0
    if (ends > now) times.push(ends + MINUTE_MS)
  }
  if (checkouts.some(({ paid, refunded, createdAt }) => paid && !refunded && now - createdAt < RETURNABLE_MS))
    times.push(now + QUIET_RECONCILE_MS)
  return times.length > 0 ? Math.min(...times) : null
}
