import { and, eq } from 'drizzle-orm'
import type { Statement } from '#app/db/run-batch.ts'
import { plans } from '#app/domain/access/access.schema.ts'
import type { AppContext } from '#app/platform/context.ts'
import { readMoneyReaders } from './internal/money-readers.ts'
import { planMailStatements } from './internal/plan-mail.ts'
import { isLive } from './internal/plan-of.ts'

/**
 * The statements that tell an account, and a child's grown-ups, that a plan that could still cost something was cancelled with the
 * account; for the batch that erases it, and prepared before: then nobody knows the addresses any more.
 */
export async function erasedPlanMails(ctx: AppContext, userId: string): Promise<Statement[]> {
  const subscribed = and(eq(plans.userId, userId), eq(plans.source, 'subscription'))
  const held = await ctx.db.select().from(plans).where(subscribed)
  const live = held.filter(({ status }) => status !== null && isLive({ status }))
  if (live.length === 0) return []
  const readers = await readMoneyReaders(ctx, userId)
  const mails = live.map((plan) =>
    planMailStatements(ctx, readers, { plan: { ...plan, endsAt: ctx.now() }, change: 'erased' }),
  )
  return (await Promise.all(mails)).flat()
}
