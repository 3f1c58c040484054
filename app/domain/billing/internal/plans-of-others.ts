import { type HeldPlan, readPlans } from '#app/domain/access/read-plans.server.ts'
import type { AppContext } from '#app/platform/context.ts'
import type { Paying } from '../billing.types.ts'
import { isLive } from './plan-of.ts'

/** The guardian who pays, as plans note it; null: the learner pays alone. */
export function payerIdOf({ userId, childId }: Paying): string | null {
  return childId === null ? null : userId
}

/** Subscriptions of the same learner that somebody else pays for and that may still cost something. */
export async function plansOfOthers(ctx: AppContext, paying: Paying): Promise<HeldPlan[]> {
  const plans = await readPlans(ctx, paying.childId ?? paying.userId)
  return plans.filter(
    ({ source, status, payerId }) =>
      source === 'subscription' && isLive({ status: status ?? '' }) && payerId !== payerIdOf(paying),
  )
}
