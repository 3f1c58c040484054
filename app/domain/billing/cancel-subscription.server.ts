import { readEntitlements } from '#app/domain/access/read-entitlements.server.ts'
import type { AppContext } from '#app/platform/context.ts'
import { refuseTooMany, verb } from '#app/platform/verb.ts'
import { ok, type Result, refuse } from '#engine/core/result.ts'
import type { BillingCode } from './billing.types.ts'
import { convergeCustomer } from './converge-customer.server.ts'
import { liveSubscription } from './internal/live-subscription.ts'
import { planOf } from './internal/plan-of.ts'
import { plansOfOthers } from './internal/plans-of-others.ts'
import { refuseWhenUnavailable } from './internal/refuse-when-unavailable.ts'

/**
 * Cancels at the period's end: access stays until then, nothing more is paid. Cancelling again changes nothing. A trial or
 * days won end by themselves: there is nothing to cancel, and their end is the answer. A plan whose money went back ends at once.
 * `grown_up_pays`: a guardian pays, and cancels it.
 * @param childId whose plan it is that the user pays for as a guardian; their own without it
 */
export const cancelSubscription = verb(
  {
    actor: 'user',
    owner: (userId: string, _childId?: string | null) => userId,
    budgets: ['payment', 'payment_all'],
    notice: null,
  },
  run,
  refuseTooMany,
)

async function run(
  ctx: AppContext,
  userId: string,
  childId: string | null = null,
): Promise<Result<{ endsAt: number }, BillingCode>> {
  return refuseWhenUnavailable(ctx, async () => {
    const live = await liveSubscription(ctx, { userId, childId })
    if (!live) {
      if (childId !== null) return refuse('no_subscription')
      if ((await plansOfOthers(ctx, { userId, childId })).length > 0) return refuse('grown_up_pays')
      const { expiresAt } = await readEntitlements(ctx, { userId })
      return expiresAt === null ? refuse('no_subscription') : ok({ endsAt: expiresAt })
    }
    const { customerId, subscription } = live
    const { id, paidBack, cancelAtPeriodEnd } = subscription
    if (paidBack || !cancelAtPeriodEnd) {
      if (paidBack) await ctx.payments.cancelNow(`paid-back:${id}`, id)
      else await ctx.payments.cancelAtPeriodEnd(ctx.newId(), id)
      await convergeCustomer(ctx, customerId)
    }
    return ok({ endsAt: planOf(subscription, userId, 0).endsAt ?? subscription.currentPeriodEnd })
  })
}
