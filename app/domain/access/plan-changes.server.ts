import { eq, type SQL, sql } from 'drizzle-orm'
import type { AppContext } from '#app/platform/context.ts'
import { plans } from './access.schema.ts'
import { isOverdue, isPaidFor, PAID_BACK } from './payment-status.ts'
import type { Plan } from './plan-statements.server.ts'

/**
 * switched: another tier or interval. cancelled: it no longer renews. kept: it renews again. overdue: its renewal was not paid.
 * returned: over before its time, for what paid for it was given back. ended: over before its time, and for good.
 */
export type PlanChange = 'switched' | 'cancelled' | 'kept' | 'overdue' | 'returned' | 'ended'

export interface ChangedPlan {
  plan: Plan
  change: PlanChange
  /** Holds until planStatements have noted the change: for statements before them in the batch, so that it is told once. */
  onlyIf: SQL
}

/** What is new in `known` about plans a user has already. */
export async function planChanges(
  ctx: AppContext,
  userId: string,
  known: readonly Plan[],
): Promise<ChangedPlan[]> {
  if (known.length === 0) return []
  const held = await ctx.db.select().from(plans).where(eq(plans.userId, userId))
  return known.flatMap((plan) => {
    const before = held.find(({ id }) => id === plan.id)
    const change = before && changeOf(before, plan, ctx.now())
    if (!change) return []
    const { id, tier, interval, cancelsAtEnd, endsAt, status } = before
    const onlyIf = sql`exists (select 1 from ${plans} where ${plans.id} = ${id} and ${plans.tier} = ${tier}
      and ${plans.interval} is ${interval} and ${plans.cancelsAtEnd} = ${cancelsAtEnd ? 1 : 0}
      and ${plans.endsAt} is ${endsAt} and ${plans.status} is ${status})`
    return [{ plan, change, onlyIf }]
  })
}

function changeOf(before: typeof plans.$inferSelect, after: Plan, now: number): PlanChange | null {
  const wasInOrder = isPaidFor(before.status) || before.status === PAID_BACK
  if (wasInOrder && isOverdue(after.status)) return 'overdue'
  const wasOpen = before.endsAt !== null && before.endsAt > now
  if (wasOpen && after.endsAt != null && after.endsAt <= now) {
    if (after.status === PAID_BACK) return 'returned'
    if (after.status === 'canceled') return 'ended'
  }
  if (before.tier !== after.tier || before.interval !== after.interval) return 'switched'
  // What has ended renews no longer, whatever it says.
  if (before.cancelsAtEnd === after.cancelsAtEnd || after.status === 'canceled') return null
  return after.cancelsAtEnd ? 'cancelled' : 'kept'
}
