// What the provider's checkout makes of ours: pure.

import type { ProviderCheckout } from '#app/platform/payments.ts'
import type { checkouts } from '../billing.schema.ts'

export type CheckoutRow = typeof checkouts.$inferSelect
export type CheckoutStatus = CheckoutRow['status']

/** The money that is there decides, then the money that went back; a session nobody has paid yet is open. */
export function checkoutStatusOf({
  paid,
  refunded,
  disputed,
  failed,
  status,
}: ProviderCheckout): CheckoutStatus {
  if (refunded) return 'refunded'
  if (disputed) return 'disputed'
  if (paid) return 'paid'
  if (failed) return 'failed'
  return status === 'expired' ? 'expired' : 'open'
}

/** The provider's checkout of one of ours, and the other way round: by its id, and before we have heard that, by our key. */
export function isSameCheckout(row: CheckoutRow, session: ProviderCheckout): boolean {
  return row.sessionId === null ? row.id === session.key : row.sessionId === session.sessionId
}
