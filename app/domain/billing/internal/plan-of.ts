import { isPaidFor, PAID_BACK } from '#app/domain/access/payment-status.ts'
import type { Plan } from '#app/domain/access/plan-statements.server.ts'
import type { ProviderSubscription } from '#app/platform/payments.ts'

const DAY_MS = 24 * 60 * 60_000

/** A renewal that fails leaves this long to put the card right. */
export const PAST_DUE_GRACE_MS = 3 * DAY_MS

/** Statuses under which the provider may still take money: a second subscription beside one of these would be paid twice. */
const LIVE = new Set(['trialing', 'active', PAID_BACK, 'past_due', 'unpaid', 'paused'])

/** Of a subscription at the provider, or of a plan that stands for one. */
export function isLive({ status }: Pick<ProviderSubscription, 'status'>): boolean {
  return LIVE.has(status)
}

/** The plan a subscription stands for. Its end follows from the status alone: unknown statuses give nothing. */
export function planOf(subscription: ProviderSubscription, userId: string, knownAt: number): Plan {
  const { id, tier, interval, status, createdAt, cancelAtPeriodEnd, paidBack } = subscription
  // By our own clock: the provider's may be ahead.
  const startsAt = Math.min(createdAt, knownAt)
  return {
    id,
    userId,
    source: 'subscription',
    tier,
    interval,
    startsAt,
    endsAt: Math.max(startsAt, endOf(subscription)),
    status: paidBack && isPaidFor(status) ? PAID_BACK : status,
    cancelsAtEnd: cancelAtPeriodEnd,
    knownAt,
  }
}

function endOf({ status, currentPeriodEnd, endedAt }: ProviderSubscription): number {
  switch (status) {
    case 'trialing':
    case 'active':
      return currentPeriodEnd
    case 'past_due':
      return currentPeriodEnd + PAST_DUE_GRACE_MS
    case 'unpaid':
    case 'paused':
      return currentPeriodEnd
    case 'canceled':
      return Math.min(endedAt ?? currentPeriodEnd, currentPeriodEnd)
    default:
      return 0
  }
}
