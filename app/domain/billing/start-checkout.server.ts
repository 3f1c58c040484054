import { isInterval, isPaidTier } from '#app/domain/catalogue/plans.ts'
import { isLimited } from '#app/domain/profiles/is-limited.server.ts'
import type { AppContext } from '#app/platform/context.ts'
import { refuseTooMany, verb } from '#app/platform/verb.ts'
import { type Result, refuse } from '#engine/core/result.ts'
import type { BillingCode, StartedCheckout } from './billing.types.ts'
import { grownUpFirst } from './internal/grown-up-first.ts'
import { openCheckout } from './internal/open-checkout.ts'
import { isLive } from './internal/plan-of.ts'
import { readyCustomer } from './internal/present-customer.ts'
import { whenReached } from './internal/when-reached.ts'

export interface CheckoutWanted {
  userId: string
  email: string | null
  /** Of this press of the button: pressed or sent twice, it is one checkout. */
  key: string
  tier: string
  interval: string
}

/**
 * Opens the checkout of a plan, at our price. Refused while a subscription is live or past due (`already_subscribed`):
 * it is switched, or its payment managed, instead.
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
  { userId, email, key, tier, interval }: CheckoutWanted,
): Promise<Result<StartedCheckout, BillingCode>> {
  if (!isPaidTier(tier) || !isInterval(interval)) return refuse('unknown_plan')
  if (await isLimited(ctx, userId)) return refuse('consent_required')
  const product = { kind: 'subscription', item: tier, interval } as const
  return whenReached(ctx, async () => {
    const ready = await readyCustomer(ctx, { userId }, { email, product })
    if (!ready.ok) return ready
    const { customer, truth } = ready.value
    if (truth?.subscriptions.some(isLive)) return refuse('already_subscribed')
    const started = await openCheckout(ctx, { customerId: customer.id, key, product })
    return started.ok ? grownUpFirst(ctx, userId, started.value) : started
  })
}
