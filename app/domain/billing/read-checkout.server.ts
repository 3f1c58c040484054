import { and, eq, ne } from 'drizzle-orm'
import { type Product, productOf } from '#app/domain/catalogue/products.ts'
import { isLimited } from '#app/domain/profiles/is-limited.server.ts'
import type { AppContext } from '#app/platform/context.ts'
import { verb } from '#app/platform/verb.ts'
import { type TrustedUrl, trustedUrl } from '#app/request/trusted-url.ts'
import { checkouts, customers } from './billing.schema.ts'

export interface OpenCheckout {
  product: Product
  /** US cents. */
  amount: number
  /** Of the provider's page. */
  url: TrustedUrl
}

/**
 * A checkout that can still be paid, by its session id, which nobody can guess; null for any other, and while its buyer, or
 * whoever is signed in here, may only play: a yes may have been taken back, or an age stated, since it was opened.
 */
export const readCheckout = verb({ actor: 'holder', budgets: [], notice: null }, run)

async function run(ctx: AppContext, sessionId: string): Promise<OpenCheckout | null> {
  const found = await ctx.db
    .select({ row: checkouts, userId: customers.userId, claimedBy: customers.claimedBy })
    .from(checkouts)
    .innerJoin(customers, eq(customers.id, checkouts.customerId))
    .where(
      and(eq(checkouts.sessionId, sessionId), eq(checkouts.status, 'open'), ne(checkouts.kind, 'consent')),
    )
    .get()
  if (!found?.row.url) return null
  const { row, userId, claimedBy } = found
  const actor = await ctx.identity.actor()
  const buyers = new Set([userId, claimedBy, actor.kind === 'user' ? actor.userId : null])
  for (const buyer of buyers) if (buyer !== null && (await isLimited(ctx, buyer))) return null
  return row.url ? { product: productOf(row), amount: row.amount, url: trustedUrl(row.url) } : null
}
