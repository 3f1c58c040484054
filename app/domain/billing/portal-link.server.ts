import type { AppContext } from '#app/platform/context.ts'
import { refuseTooMany, verb } from '#app/platform/verb.ts'
import { type TrustedUrl, trustedUrl } from '#app/request/trusted-url.ts'
import { ok, type Result, refuse } from '#engine/core/result.ts'
import type { BillingCode } from './billing.types.ts'
import { findCustomer } from './internal/customers.ts'
import { refuseWhenUnavailable } from './internal/refuse-when-unavailable.ts'

/**
 * The address of the provider's own page about cards and invoices; it leads back to /subscription.
 * @param childId for whom the user pays as a guardian; themself without it
 */
export const portalLink = verb(
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
): Promise<Result<{ url: TrustedUrl }, BillingCode>> {
  const customer = await findCustomer(ctx, { userId, childId })
  if (!customer) return refuse('no_customer')
  return refuseWhenUnavailable(ctx, async () =>
    ok({ url: trustedUrl(await ctx.payments.portalUrl(customer.id, `${ctx.config.siteUrl}/subscription`)) }),
  )
}
