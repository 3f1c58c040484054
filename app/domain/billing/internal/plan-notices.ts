import type { Statement } from '#app/db/run-batch.ts'
import { planChanges } from '#app/domain/access/plan-changes.server.ts'
import type { AppContext } from '#app/platform/context.ts'
import type { ProviderSubscription } from '#app/platform/payments.ts'
import { readMoneyReaders } from './money-readers.ts'
import { planMailStatements } from './plan-mail.ts'
import { planOf } from './plan-of.ts'

/**
 * The statements that tell an account, and a child's grown-ups, what became of its plans (PlanChange), wherever that was done;
 * before those that note the plans, in the same batch: told once a change.
 */
export async function planNoticeStatements(
  ctx: AppContext,
  userId: string,
  subscriptions: readonly ProviderSubscription[],
): Promise<Statement[]> {
  const known = subscriptions.map((subscription) => planOf(subscription, userId, ctx.now()))
  const changed = await planChanges(ctx, userId, known)
  if (changed.length === 0) return []
  const readers = await readMoneyReaders(ctx, userId)
  const mails = await Promise.all(changed.map((change) => planMailStatements(ctx, readers, change)))
  return mails.flat()
}
