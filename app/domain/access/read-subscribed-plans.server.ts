import { and, eq, or } from 'drizzle-orm'
import type { AppContext } from '#app/platform/context.ts'
import { plans } from './access.schema.ts'

/** The card provider's plans that a user has or had, or pays or paid for. */
export function readSubscribedPlans(ctx: AppContext, userId: string): Promise<(typeof plans.$inferSelect)[]> {
  const isTheirs = or(eq(plans.userId, userId), eq(plans.payerId, userId))
  return ctx.db
    .select()
    .from(plans)
    .where(and(isTheirs, eq(plans.source, 'subscription')))
}
