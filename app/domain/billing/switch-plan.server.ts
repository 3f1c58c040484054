import { isInterval, isPaidTier } from '#app/domain/catalogue/plans.ts'
import { readStanding } from '#app/domain/profiles/read-standing.server.ts'
import { isChild } from '#app/domain/profiles/standing.ts'
import type { AppContext } from '#app/platform/context.ts'
import { refuseTooMany, verb } from '#app/platform/verb.ts'
import { ok, type Result, refuse } from '#engine/core/result.ts'
import type { BillingCode } from './billing.types.ts'
import { convergeCustomer } from './converge-customer.server.ts'
import { liveSubscription } from './internal/live-subscription.ts'
import { whenReached } from './internal/when-reached.ts'

/**
 * Changes tier or interval of the subscription that is there; the difference is paid or credited at once, and a
 * cancellation is taken back. Switching to what is there already changes nothing. It is paid with the stored card, without
 * the provider's page: refused to children below the age of consent, also with a yes.
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
  const standing = await readStanding(ctx, userId)
  if (standing === 'limited') return refuse('consent_required')
  if (isChild(standing)) return refuse('grown_up_changes_plan')
  return whenReached(ctx, async () => {
    const live = await liveSubscription(ctx, userId)
    if (!live) return refuse('no_subscription')
    const { customerId, subscription } = live
    if (subscription.status !== 'active' && subscription.status !== 'trialing')
      return refuse('payment_past_due')
    // Also a payment that was refunded or is disputed: the next one would make the plan good again.
    if (subscription.currentPeriodEnd <= ctx.now()) return refuse('payment_past_due')
    const isThere = subscription.tier === tier && subscription.interval === interval
    if (isThere && !subscription.cancelAtPeriodEnd) return ok(null)
    await ctx.payments.switchPlan(ctx.newId(), subscription.id, { tier, interval })
    await convergeCustomer(ctx, customerId)
    return ok(null)
  })
}
