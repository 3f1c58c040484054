import { type SQL, sql } from 'drizzle-orm'
import { productOf } from '#app/domain/catalogue/products.ts'
import { queueMessage } from '#app/domain/messages/queue-message.server.ts'
import type { AppContext } from '#app/platform/context.ts'
import { checkouts } from '../billing.schema.ts'
import type { CheckoutRow } from './checkout-status.ts'

/**
 * The statement that queues the receipt of a checkout, `onlyIf` that holds: by default unless it was paid before, and then it
 * goes before the statement that says it is. (In an object: see queue-message.)
 */
export async function receiptStatement(
  ctx: AppContext,
  row: CheckoutRow,
  address: string,
  {
    isCopy,
    forChild,
    onlyIf = sql`exists (select 1 from ${checkouts}
      where id = ${row.id} and status not in ('paid', 'refunded', 'disputed'))`,
  }: { isCopy: boolean; forChild?: string | undefined; onlyIf?: SQL },
) {
  const product = productOf(row)
  return queueMessage(
    ctx,
    {
      channel: 'email',
      recipient: address,
      kind: 'receipt',
      locale: row.locale,
      params: {
        link: `${ctx.config.siteUrl}${isCopy ? '/family' : product.kind === 'subscription' ? '/subscription' : '/store'}`,
        bought: { product, amount: row.amount, at: row.closedAt ?? ctx.now(), byChild: isCopy, forChild },
      },
    },
    { decoy: false, onlyIf },
  )
}
