import type { Statement } from '#app/db/run-batch.ts'
import { cardConsent } from '#app/domain/guardians/card-consent.server.ts'
import type { AppContext } from '#app/platform/context.ts'
import { errorFields } from '#app/platform/error-fields.ts'
import { PaymentsUnavailable, type ProviderCheckout, type ProviderCustomer } from '#app/platform/payments.ts'
import { isApplied, statusStatement } from './checkout-statements.ts'
import { type CheckoutRow, checkoutStatusOf } from './checkout-status.ts'
import type { CustomerSnapshot } from './customer-snapshot.ts'

/**
 * Refunds what adults paid to prove their age. Returns whether something was refunded just now; what could not be is
 * tried again whenever the customer is asked about, by the scheduled job at the latest.
 */
export async function refundConsentCharges(
  ctx: AppContext,
  { rows }: CustomerSnapshot,
  { checkouts }: ProviderCustomer,
): Promise<boolean> {
  const keys = new Set(rows.filter(({ kind }) => kind === 'consent').map(({ id }) => id))
  const owed = checkouts.filter(
    (session) => session.key !== null && keys.has(session.key) && checkoutStatusOf(session) === 'paid',
  )
  try {
    for (const { sessionId } of owed) await ctx.payments.refundCheckout(`consent:${sessionId}`, sessionId)
    return owed.length > 0
  } catch (error) {
    if (!(error instanceof PaymentsUnavailable)) throw error
    ctx.log.error('refunding a consent charge failed', errorFields(error))
    return false
  }
}

/**
 * The statements that make one consent charge of ours what the provider says it is; when its money has come, also where it went
 * back already, they note the yes it proves, for `address`. Once: the row is paid or refunded from then on.
 */
export async function consentChargeStatements(
  ctx: AppContext,
  row: CheckoutRow,
  session: ProviderCheckout,
  tokenHash: string,
): Promise<{ statements: Statement[]; address: string | null }> {
  if (isApplied(row, session)) return { statements: [], address: null }
  const status = checkoutStatusOf(session)
  const isNews = row.status !== 'paid' && (status === 'paid' || status === 'refunded')
  const proved = isNews ? await cardConsent(ctx, tokenHash, row.locale) : null
  return {
    statements: [...(proved?.statements ?? []), statusStatement(ctx, row, session)],
    address: proved?.address ?? null,
  }
}
