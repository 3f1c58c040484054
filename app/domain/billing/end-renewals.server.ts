import { findByToken } from '#app/domain/consent/find-by-token.server.ts'
import type { AppContext } from '#app/platform/context.ts'
import { verb } from '#app/platform/verb.ts'
import { convergeAllOf } from './internal/converge-all-of.ts'

/**
 * After a grown-up took the yes to an account back or another grown-up off its list, by the token of the same mailed link: what
 * renews for the child and nobody may pay any more is cancelled at its period's end, and open checkouts expire.
 */
export const endRenewals = verb({ actor: 'holder', budgets: ['mailed_link'], notice: null }, run)

async function run(ctx: AppContext, token: string): Promise<void> {
  const found = await findByToken(ctx, token)
  if (found) await convergeAllOf(ctx, found.row.childId)
}
