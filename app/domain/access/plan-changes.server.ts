import { eq, type SQL, sql } from 'drizzle-orm'
import type { AppContext } from '#app/platform/context.ts'
import { plans } from './access.schema.ts'
import type { Plan } from './plan-statements.server.ts'

/** switched: another tier or interval. cancelled: it no longer renews. kept: it renews again. */
export type PlanChange = 'switched' | 'cancelled' | 'kept'

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
    const change = before && changeOf(before, plan)
    if (!change) return []
    const { id, tier, interval, cancelsAtEnd } = before
    const onlyIf = sql`exists (select 1 from ${plans} where ${plans.id} = ${id} and ${plans.tier} = ${tier}
      and ${plans.interval} is ${interval} and ${plans.cancelsAtEnd} = ${cancelsAtEnd ? 1 : 0})`
    return [{ plan, change, onlyIf }]
  })
}

function changeOf(before: typeof plans.$inferSelect, after: Plan): PlanChange | null {
  if (before.tier !== after.tier || before.interval !== after.interval) return 'switched'
  if (before.cancelsAtEnd === after.cancelsAtEnd) return null
  return after.cancelsAtEnd ? 'cancelled' : 'kept'
}
