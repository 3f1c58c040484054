import type { Statement } from '#app/db/run-batch.ts'
import { planChanges } from '#app/domain/access/plan-changes.server.ts'
import type { AppContext } from '#app/platform/context.ts'
import type { ProviderSubscription } from '#app/platform/payments.ts'
import type { Paying } from '../billing.types.ts'
import { readPaymentMailRecipients } from './payment-mail-recipients.ts'
import { planMailStatements } from './plan-mail.ts'
import { planOf } from './plan-of.ts'

/**
 * The statements that tell whoever pays, and the grown-ups of a child who does, what became of a plan (PlanChange), wherever that was done;
 * before those that note the plans, in the same batch: told once a change.
 */
export async function planNoticeStatements(
  ctx: AppContext,
  paying: Paying,
  subscriptions: readonly ProviderSubscription[],
): Promise<Statement[]> {
  const learner = paying.childId ?? paying.userId
  const known = subscriptions.map((subscription) => planOf(subscription, learner, ctx.now()))
  const changed = await planChanges(ctx, learner, known)
  if (changed.length === 0) return []
  const readers = await readPaymentMailRecipients(ctx, paying)
  const mails = await Promise.all(changed.map((change) => planMailStatements(ctx, readers, change)))
  return mails.flat()
}
