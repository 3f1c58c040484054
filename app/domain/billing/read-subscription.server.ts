import { readPlans } from '#app/domain/access/read-plans.server.ts'
import type { AppContext } from '#app/platform/context.ts'
import { verb } from '#app/platform/verb.ts'
import { type Subscription, subscriptionOf } from './subscription.ts'

/** The status check: what plan an account has now, from our own records. Throws where they cannot be read. */
export const readSubscription = verb(
  { actor: 'user', owner: (userId) => userId, budgets: [], notice: null },
  run,
)

async function run(ctx: AppContext, userId: string): Promise<Subscription> {
  const plans = await ctx.identity.once(`plans ${userId}`, () => readPlans(ctx, userId))
  return subscriptionOf(plans, ctx.now())
}
