import { isInterval, isPaidTier } from '#app/domain/catalogue/plans.ts'
import type { AppContext } from '#app/platform/context.ts'
import { refuseTooMany, verb } from '#app/platform/verb.ts'
import { type Result, refuse } from '#engine/core/result.ts'
import type { BillingCode, StartedCheckout } from './billing.types.ts'
import { withAdultConfirmation } from './internal/adult-confirmation.ts'
import { openCheckout } from './internal/open-checkout.ts'
import { isLive } from './internal/plan-of.ts'
import { plansOfOthers } from './internal/plans-of-others.ts'
import { prepareCustomer } from './internal/prepare-customer.ts'
import { refusePaying } from './internal/refuse-paying.ts'
import { refuseWhenUnavailable } from './internal/refuse-when-unavailable.ts'

export interface CheckoutWanted {
  userId: string
  /** The child a guardian buys it for; for themself without it. */
  childId?: string | null
  email: string | null
  /** Of this press of the button: pressed or sent twice, it is one checkout. */
  key: string
  tier: string
  interval: string
}

/**
 * Opens the checkout of a plan, at our price. Refused while a subscription is live or past due (`already_subscribed`):
 * it is switched, or its payment managed, instead. One whose money went back ends for good here. A learner has one paid plan,
 * whoever pays: `child_has_plan`, `grown_up_pays`.
 */
export const startCheckout = verb(
  {
    actor: 'user',
    owner: ({ userId }) => userId,
    budgets: ['payment', 'payment_network', 'payment_all'],
    notice: null,
  },
  run,
  refuseTooMany,
)

async function run(
  ctx: AppContext,
  { userId, childId = null, email, key, tier, interval }: CheckoutWanted,
): Promise<Result<StartedCheckout, BillingCode>> {
  if (!isPaidTier(tier) || !isInterval(interval)) return refuse('unknown_plan')
  const paying = { userId, childId }
  const barred = await refusePaying(ctx, paying)
  if (barred !== null) return refuse(barred)
  if ((await plansOfOthers(ctx, paying)).length > 0)
    return refuse(childId === null ? 'grown_up_pays' : 'child_has_plan')
  const product = { kind: 'subscription', item: tier, interval } as const
  return refuseWhenUnavailable(ctx, async () => {
    const ready = await prepareCustomer(ctx, paying, { email, product })
    if (!ready.ok) return ready
    const { customer, providerState } = ready.value
    const live = providerState?.subscriptions.filter(isLive) ?? []
    if (live.some(({ paidBack }) => !paidBack)) return refuse('already_subscribed')
    for (const { id } of live) await ctx.payments.cancelNow(`paid-back:${id}`, id)
    const started = await openCheckout(ctx, { customerId: customer.id, key, product })
    return started.ok ? withAdultConfirmation(ctx, userId, started.value) : started
  })
}
