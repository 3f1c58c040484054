import { and, eq, lte, ne } from 'drizzle-orm'
import type { AppContext } from '#app/platform/context.ts'
import { checkouts, customers } from '../billing.schema.ts'
import type { CheckoutRow } from './checkout-status.ts'

/** How often one checkout is asked about: a look costs the provider several calls. */
export const VERIFY_EVERY_MS = 5_000

/** A checkout by its session id, with who opened it: of something sold, or of a consent by card. */
export async function lookUpCheckout(ctx: AppContext, sessionId: string, what: 'purchase' | 'consent') {
  const isWhat = what === 'consent' ? eq(checkouts.kind, 'consent') : ne(checkouts.kind, 'consent')
  const [found] = await ctx.db
    .select({ row: checkouts, customer: customers })
    .from(checkouts)
    .innerJoin(customers, eq(customers.id, checkouts.customerId))
    .where(and(eq(checkouts.sessionId, sessionId), isWhat))
  return found
}

/** Takes the turn to ask about a checkout; of calls at the same moment one gets it. */
export async function takeTurn(ctx: AppContext, sessionId: string): Promise<boolean> {
  const turn = await ctx.db
    .update(checkouts)
    .set({ verifiedAt: ctx.now() })
    .where(and(eq(checkouts.sessionId, sessionId), lte(checkouts.verifiedAt, ctx.now() - VERIFY_EVERY_MS)))
    .returning({ id: checkouts.id })
  return turn.length > 0
}

/** Why a checkout gives nothing. */
export function unpaidReason({ status, isPending }: CheckoutRow) {
  if (status === 'failed') return 'payment_failed'
  if (status === 'refunded' || status === 'disputed') return 'payment_returned'
  return isPending ? 'payment_pending' : 'not_paid'
}
