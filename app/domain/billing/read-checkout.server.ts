import { and, eq, ne } from 'drizzle-orm'
import { type Product, productOf } from '#app/domain/catalogue/products.ts'
import { isLimited } from '#app/domain/profiles/is-limited.server.ts'
import type { AppContext } from '#app/platform/context.ts'
import { verb } from '#app/platform/verb.ts'
import { type TrustedUrl, trustedUrl } from '#app/request/trusted-url.ts'
import { checkouts, customers } from './billing.schema.ts'
import { payingOf } from './internal/customers.ts'
import { refusePaying } from './internal/refuse-paying.ts'

export interface OpenCheckout {
  product: Product
  /** US cents. */
  amount: number
  /** Of the provider's page. */
  url: TrustedUrl
}

/**
 * A checkout that can still be paid, by its session id, which nobody can guess; null for any other, and while its buyer may
 * not pay (refuse-paying.ts), or whoever is signed in here may only play: that may be so since it was opened.
 */
export const readCheckout = verb({ actor: 'holder', budgets: [], notice: null }, run)

async function run(ctx: AppContext, sessionId: string): Promise<OpenCheckout | null> {
  const found = await ctx.db
    .select({ row: checkouts, customer: customers })
    .from(checkouts)
    .innerJoin(customers, eq(customers.id, checkouts.customerId))
    .where(
      and(eq(checkouts.sessionId, sessionId), eq(checkouts.status, 'open'), ne(checkouts.kind, 'consent')),
    )
    .get()
  if (!found?.row.url) return null
  const { row, customer } = found
  const paying = payingOf(customer)
  if (paying !== null && (await refusePaying(ctx, paying)) !== null) return null
  const actor = await ctx.identity.actor()
  if (actor.kind === 'user' && (await isLimited(ctx, actor.userId))) return null
  return row.url ? { product: productOf(row), amount: row.amount, url: trustedUrl(row.url) } : null
}
