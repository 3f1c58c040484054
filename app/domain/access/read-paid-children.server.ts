import { eq } from 'drizzle-orm'
import type { AppContext } from '#app/platform/context.ts'
import { plans } from './access.schema.ts'

/** Whose plans a guardian pays or paid for, in the order in which these began; each child once. */
export async function readPaidChildren(ctx: AppContext, payerId: string): Promise<string[]> {
  const paid = await ctx.db
    .select({ childId: plans.userId })
    .from(plans)
    .where(eq(plans.payerId, payerId))
    .orderBy(plans.startsAt)
  return [...new Set(paid.map(({ childId }) => childId))]
}
