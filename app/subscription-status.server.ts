// The status of a subscription for pages: whatever happens, there is one to show (spec 000, sections 4 and 8).
import type { AppContext } from './context.ts'
import { readSubscription } from './domain/billing/read-subscription.server.ts'
import { NO_SUBSCRIPTION, type Subscription } from './domain/billing/subscription.ts'
import { errorFields } from './error-fields.ts'

export interface SubscriptionStatus extends Subscription {
  /** It could not be read, and Free is shown instead: the page says so. */
  hasFailed: boolean
}

/** @param userId null: a visitor, who has none */
export async function subscriptionStatus(
  ctx: AppContext,
  userId: string | null,
): Promise<SubscriptionStatus> {
  if (userId === null) return { ...NO_SUBSCRIPTION, hasFailed: false }
  try {
    return { ...(await readSubscription(ctx, userId)), hasFailed: false }
  } catch (error) {
    ctx.log.error('a subscription cannot be read', errorFields(error))
    return { ...NO_SUBSCRIPTION, hasFailed: true }
  }
}
