import type { AppContext } from '#app/platform/context.ts'
import { refuseTooMany, verb } from '#app/platform/verb.ts'
import { ok, type Result } from '#engine/core/result.ts'
import { convergeAllOf } from './internal/converge-all-of.ts'

/**
 * After a child and a grown-up parted: what the grown-up pays for the child ends at its period's end, and open checkouts expire.
 * Either of the two calls it; where it is refused, the daily reconciliation does it.
 */
export const endRenewalsOf = verb(
  { actor: 'user', owner: (userId) => userId, budgets: ['payment', 'payment_all'], notice: null },
  run,
  refuseTooMany,
)

async function run(ctx: AppContext, userId: string): Promise<Result<null, 'too_many_requests'>> {
  await convergeAllOf(ctx, userId)
  return ok(null)
}
