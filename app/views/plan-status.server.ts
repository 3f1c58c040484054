// Somebody's plan for pages: whatever happens, there is one to show (spec 000, sections 4 and 8).
import type { AppContext } from '#app/context.ts'
import { readSubscription } from '#app/domain/billing/read-subscription.server.ts'
import { NO_SUBSCRIPTION, type Subscription } from '#app/domain/billing/subscription.ts'
import { errorFields } from '#app/error-fields.ts'

export interface PlanStatus extends Subscription {
  /** It could not be read, and Free is shown instead: the page says so (unread-notice.tsx). */
  hasFailed: boolean
}

/** @param userId null: a visitor, who has none */
export async function readPlanStatus(ctx: AppContext, userId: string | null): Promise<PlanStatus> {
  if (userId === null) return { ...NO_SUBSCRIPTION, hasFailed: false }
  try {
    return { ...(await readSubscription(ctx, userId)), hasFailed: false }
  } catch (error) {
    ctx.log.error('a subscription cannot be read', errorFields(error))
    return { ...NO_SUBSCRIPTION, hasFailed: true }
  }
}
