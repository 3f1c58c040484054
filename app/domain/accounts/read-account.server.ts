import type { AppContext } from '#app/platform/context.ts'
import type { Account } from './accounts.types.ts'
import { accountOf, accountQueries } from './internal/account-queries.ts'

/** An account with its identities and factors, oldest first; null when there is none. Three indexed reads, one trip. */
export async function readAccount(ctx: AppContext, userId: string): Promise<Account | null> {
  return accountOf(ctx, await ctx.db.batch(accountQueries(ctx, userId)))
}
