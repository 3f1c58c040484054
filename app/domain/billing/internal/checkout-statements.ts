import { and, eq, sql } from 'drizzle-orm'
import type { Statement } from '#app/db/run-batch.ts'
import {
  grantStatement,
  restoreStatement,
  revokeStatement,
} from '#app/domain/access/grant-statements.server.ts'
import type { Holder } from '#app/domain/access/read-entitlements.server.ts'
import { productOf } from '#app/domain/catalogue/products.ts'
import type { AppContext } from '#app/platform/context.ts'
import type { ProviderCheckout } from '#app/platform/payments.ts'
import { checkouts } from '../billing.schema.ts'
import { type CheckoutRow, checkoutStatusOf } from './checkout-status.ts'
import { receiptStatement } from './receipt.ts'
import { returnedStatement } from './returned-mail.ts'

/** The id of what a checkout session has paid for: once a session, whatever happens. */
export function grantId(sessionId: string): string {
  return `checkout:${sessionId}`
}

export interface Applied {
  statements: Statement[]
  /** A mail is among them. */
  hasMail: boolean
}

/**
 * The statements that make one checkout of ours what the provider says it is: what was paid for is handed over, what was
 * paid back is taken back. Whoever pays and the grown-ups of a child who does (`copies`) are sent a receipt when the row turns paid, and told when
 * the money goes back. None when nothing has changed.
 * @param forChild the name of the child a guardian paid for
 */
export async function checkoutStatements(
  ctx: AppContext,
  row: CheckoutRow,
  session: ProviderCheckout,
  {
    holder,
    email,
    copies = [],
    forChild,
  }: {
    holder: Holder
    email: string | null
    copies?: readonly string[]
    forChild?: string | undefined
  },
): Promise<Applied> {
  if (isApplied(row, session)) return { statements: [], hasMail: false }
  const status = checkoutStatusOf(session)
  const address = email ?? session.email
  const recipients = new Set([...(address === null ? [] : [address]), ...copies])
  const sent = await Promise.all(
    [...recipients].flatMap((to) => {
      const isCopy = copies.includes(to)
      if (status === 'paid') return [receiptStatement(ctx, row, to, { isCopy, forChild })]
      if (status !== 'refunded' && status !== 'disputed') return []
      return [returnedStatement(ctx, row, to, { isCopy, outcome: status, forChild })]
    }),
  )
  return {
    statements: [
      ...itemStatements(ctx, row, session, holder),
      // Before the row changes: the mail's own condition looks at it.
      ...sent.map(({ statement }) => statement),
      statusStatement(ctx, row, session),
    ],
    hasMail: sent.length > 0,
  }
}

/** Whether the row says all that the provider does. */
export function isApplied(row: CheckoutRow, session: ProviderCheckout): boolean {
  return (
    row.status === checkoutStatusOf(session) && row.isPending === isPending(session) && row.sessionId !== null
  )
}

/** Makes the row say what the provider does. */
export function statusStatement(ctx: AppContext, row: CheckoutRow, session: ProviderCheckout): Statement {
  const status = checkoutStatusOf(session)
  return ctx.db
    .update(checkouts)
    .set({
      status,
      isPending: isPending(session),
      sessionId: session.sessionId,
      closedAt: status === 'open' ? null : sql`coalesce(${checkouts.closedAt}, ${ctx.now()})`,
    })
    .where(eq(checkouts.id, row.id))
}

function isPending(session: ProviderCheckout): boolean {
  return checkoutStatusOf(session) === 'open' && session.status === 'complete'
}

/** Hands over or takes back what is sold once; plans follow their subscription. */
export function itemStatements(
  ctx: AppContext,
  row: CheckoutRow,
  session: ProviderCheckout,
  holder: Holder,
): Statement[] {
  const product = productOf(row)
  if (product.kind === 'subscription') return []
  const { item } = product
  const id = grantId(session.sessionId)
  switch (checkoutStatusOf(session)) {
    case 'paid':
      return [restoreStatement(ctx, id), grantStatement(ctx, { id, holder, item, at: ctx.now() })]
    case 'refunded':
    case 'disputed':
      return [revokeStatement(ctx, id, ctx.now())]
    default:
      return []
  }
}

/** Closes a checkout the provider has no session of: nobody can pay it. */
export function closedStatement(ctx: AppContext, id: string): Statement {
  return ctx.db
    .update(checkouts)
    .set({ status: 'expired', closedAt: ctx.now() })
    .where(and(eq(checkouts.id, id), eq(checkouts.status, 'open')))
}
