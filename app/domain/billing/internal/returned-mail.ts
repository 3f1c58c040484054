import { sql } from 'drizzle-orm'
import { productOf } from '#app/domain/catalogue/products.ts'
import { queueMessage } from '#app/domain/messages/queue-message.server.ts'
import type { AppContext } from '#app/platform/context.ts'
import { checkouts } from '../billing.schema.ts'
import type { CheckoutRow } from './checkout-status.ts'

/**
 * The statement that mails of a payment that went back, unless its row says so already: before the statement that makes it say
 * so, in the same batch. (In an object: see queue-message.)
 */
export async function returnedStatement(
  ctx: AppContext,
  row: CheckoutRow,
  recipient: string,
  {
    isCopy,
    outcome,
    forChild,
  }: { isCopy: boolean; outcome: 'refunded' | 'disputed'; forChild?: string | undefined },
) {
  const product = productOf(row)
  const path = isCopy ? '/family' : product.kind === 'subscription' ? '/subscription' : '/store'
  return queueMessage(
    ctx,
    {
      channel: 'email',
      recipient,
      kind: 'refund',
      locale: row.locale,
      params: {
        link: `${ctx.config.siteUrl}${path}`,
        returned: { product, amount: row.amount, at: ctx.now(), byChild: isCopy, outcome, forChild },
      },
    },
    {
      decoy: false,
      onlyIf: sql`exists (select 1 from ${checkouts} where id = ${row.id} and status <> ${outcome})`,
    },
  )
}
