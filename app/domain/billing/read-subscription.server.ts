import type { AppContext } from '#app/context.ts'
import { readPlans } from '#app/domain/access/read-plans.server.ts'
import { type Subscription, subscriptionOf } from './subscription.ts'

/** The status check: what plan an account has now, from our own records. Throws where they cannot be read. */
export async function readSubscription(ctx: AppContext, userId: string): Promise<Subscription> {
  return subscriptionOf(await readPlans(ctx, userId), ctx.now())
}
