import { isInterval, isPaidTier } from '#app/domain/catalogue/plans.ts'
import { readStanding } from '#app/domain/profiles/read-standing.server.ts'
import { isChild } from '#app/domain/profiles/standing.ts'
import type { AppContext } from '#app/platform/context.ts'
import { refuseTooMany, verb } from '#app/platform/verb.ts'
import { ok, type Result, refuse } from '#engine/core/result.ts'
import type { BillingCode } from './billing.types.ts'
import { convergeCustomer } from './converge-customer.server.ts'
import { liveSubscription } from './internal/live-subscription.ts'
import { plansOfOthers } from './internal/plans-of-others.ts'
import { refusePaying } from './internal/refuse-paying.ts'
import { refuseWhenUnavailable } from './internal/refuse-when-unavailable.ts'

/**
 * Changes tier or interval of the subscription that is there; the difference is paid or credited at once, and a
 * cancellation is taken back. Switching to what is there already changes nothing. It is paid with the stored card, without
 * the provider's page: refused to children below the age of consent, also with a yes. A guardian switches what they pay for a child as long as
 * they may pay at all (refuse-paying.ts).
 */
export const switchPlan = verb(
  { actor: 'user', owner: ({ userId }) => userId, budgets: ['payment', 'payment_all'], notice: null },
  run,
  refuseTooMany,
)

async function run(
  ctx: AppContext,
  {
    userId,
    childId = null,
    tier,
    interval,
  }: { userId: string; childId?: string | null; tier: string; interval: string },
): Promise<Result<null, BillingCode>> {
  if (!isPaidTier(tier) || !isInterval(interval)) return refuse('unknown_plan')
  const paying = { userId, childId }
  const barred = await refusePaying(ctx, paying)
  if (barred !== null) return refuse(barred)
  if (isChild(await readStanding(ctx, userId))) return refuse('grown_up_changes_plan')
  return refuseWhenUnavailable(ctx, async () => {
    const live = await liveSubscription(ctx, paying)
    if (!live)
      return refuse((await plansOfOthers(ctx, paying)).length > 0 ? 'grown_up_pays' : 'no_subscription')
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
