import type { AppContext } from '#app/context.ts'
import { isLimited } from '#app/domain/guardians/is-limited.server.ts'
import { refuseTooMany, verb } from '#app/platform/verb.ts'
import { ok, type Result, refuse } from '#engine/core/result.ts'
import type { BillingCode } from './billing.types.ts'
import { isInterval, isPaidTier } from './catalogue.ts'
import { convergeCustomer } from './converge-customer.server.ts'
import { liveSubscription } from './internal/live-subscription.ts'
import { whenReached } from './internal/when-reached.ts'

/**
 * Changes tier or interval of the subscription that is there; the difference is paid or credited at once, and a
 * cancellation is taken back. Switching to what is there already changes nothing.
 */
export const switchPlan = verb(
  { actor: 'user', owner: ({ userId }) => userId, budgets: ['payment', 'payment_all'], notice: null },
  run,
  refuseTooMany,
)

async function run(
  ctx: AppContext,
  { userId, tier, interval }: { userId: string; tier: string; interval: string },
): Promise<Result<null, BillingCode>> {
  if (!isPaidTier(tier) || !isInterval(interval)) return refuse('unknown_plan')
  if (await isLimited(ctx, userId)) return refuse('consent_required')
  return whenReached(ctx, async () => {
    const live = await liveSubscription(ctx, userId)
    if (!live) return refuse('no_subscription')
    const { customerId, subscription } = live
    if (subscription.status !== 'active' && subscription.status !== 'trialing')
      return refuse('payment_past_due')
    const isThere = subscription.tier === tier && subscription.interval === interval
    if (isThere && !subscription.cancelAtPeriodEnd) return ok(null)
    await ctx.payments.switchPlan(ctx.newId(), subscription.id, { tier, interval })
    await convergeCustomer(ctx, customerId)
    return ok(null)
  })
}
