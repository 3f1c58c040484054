import type { Statement } from '#app/db/run-batch.ts'
import { readSubscribedPlans } from '#app/domain/access/read-subscribed-plans.server.ts'
import type { AppContext } from '#app/platform/context.ts'
import { readPaymentMailRecipients } from './internal/payment-mail-recipients.ts'
import { planMailStatements } from './internal/plan-mail.ts'
import { isLive } from './internal/plan-of.ts'

/**
 * The statements that tell whoever pays, and the grown-ups of a child who does, that a plan that could still cost something was cancelled with the
 * account; for the batch that erases it, and prepared before: then nobody knows the addresses any more.
 */
export async function erasedPlanMails(ctx: AppContext, userId: string): Promise<Statement[]> {
  const held = await readSubscribedPlans(ctx, userId)
  const live = held.filter(({ status }) => status !== null && isLive({ status }))
  if (live.length === 0) return []
  const mails = live.map(async (plan) => {
    const { payerId } = plan
    const paying = payerId === null ? { userId, childId: null } : { userId: payerId, childId: plan.userId }
    const readers = await readPaymentMailRecipients(ctx, paying)
    return planMailStatements(ctx, readers, { plan: { ...plan, endsAt: ctx.now() }, change: 'erased' })
  })
  return (await Promise.all(mails)).flat()
}
