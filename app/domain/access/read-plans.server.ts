import { eq } from 'drizzle-orm'
import type { AppContext } from '#app/platform/context.ts'
import { plans } from './access.schema.ts'
import type { PlanRecord } from './entitlements.ts'

/** A plan as its row tells it. */
export interface HeldPlan extends PlanRecord {
  readonly source: 'subscription' | 'trial' | 'reward'
  /** As the provider calls it; null for plans that are not its. */
  readonly status: string | null
  readonly cancelsAtEnd: boolean
  /** The guardian who pays for it; null: the account itself, or nobody. */
  readonly payerId: string | null
}

/** Every plan an account has or had. */
export function readPlans(ctx: AppContext, userId: string): Promise<HeldPlan[]> {
  return ctx.db
    .select({
      source: plans.source,
      tier: plans.tier,
      interval: plans.interval,
      startsAt: plans.startsAt,
      endsAt: plans.endsAt,
      status: plans.status,
      cancelsAtEnd: plans.cancelsAtEnd,
      payerId: plans.payerId,
    })
    .from(plans)
    .where(eq(plans.userId, userId))
}
