import type { Statement } from '#app/db/run-batch.ts'
import { cardConsent } from '#app/domain/guardians/card-consent.server.ts'
import type { AppContext } from '#app/platform/context.ts'
import { errorFields } from '#app/platform/error-fields.ts'
import { PaymentsUnavailable, type ProviderCheckout, type ProviderCustomer } from '#app/platform/payments.ts'
import type { Asking } from './ask-provider.ts'
import { isApplied, standingStatement } from './checkout-statements.ts'
import { type CheckoutRow, standingOf } from './standing.ts'

/**
 * Gives back what grown-ups paid to prove to be one. Answers whether something was given back just now; what could not be is
 * tried again whenever the customer is asked about, by the scheduled job at the latest.
 */
export async function refundConsentCharges(
  ctx: AppContext,
  { rows }: Asking,
  { checkouts }: ProviderCustomer,
): Promise<boolean> {
  const keys = new Set(rows.filter(({ kind }) => kind === 'consent').map(({ id }) => id))
  const owed = checkouts.filter(
    (session) => session.key !== null && keys.has(session.key) && standingOf(session) === 'paid',
  )
  try {
    for (const { sessionId } of owed) await ctx.payments.refundCheckout(`consent:${sessionId}`, sessionId)
    return owed.length > 0
  } catch (error) {
    if (!(error instanceof PaymentsUnavailable)) throw error
    ctx.log.error('a consent charge is still to be refunded', errorFields(error))
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
  const standing = standingOf(session)
  const isNews = row.status !== 'paid' && (standing === 'paid' || standing === 'refunded')
  const proved = isNews ? await cardConsent(ctx, tokenHash, row.locale) : null
  return {
    statements: [...(proved?.statements ?? []), standingStatement(ctx, row, session)],
    address: proved?.address ?? null,
  }
}
