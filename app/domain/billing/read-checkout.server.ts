import { and, eq, ne } from 'drizzle-orm'
import type { AppContext } from '#app/context.ts'
import { verb } from '#app/platform/verb.ts'
import { type TrustedUrl, trustedUrl } from '#app/request/trusted-url.ts'
import { checkouts } from './billing.schema.ts'
import { type Product, productOf } from './products.ts'

export interface OpenCheckout {
  product: Product
  /** US cents. */
  amount: number
  /** Of the provider's page. */
  url: TrustedUrl
}

/** A checkout that can still be paid, by its session id, which nobody can guess; null for any other. */
export const readCheckout = verb({ actor: 'holder', budgets: [], notice: null }, run)

async function run(ctx: AppContext, sessionId: string): Promise<OpenCheckout | null> {
  const row = await ctx.db
    .select()
    .from(checkouts)
    .where(
      and(eq(checkouts.sessionId, sessionId), eq(checkouts.status, 'open'), ne(checkouts.kind, 'consent')),
    )
    .get()
  return row?.url ? { product: productOf(row), amount: row.amount, url: trustedUrl(row.url) } : null
}
