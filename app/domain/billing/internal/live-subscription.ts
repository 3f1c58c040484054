import type { AppContext } from '#app/platform/context.ts'
import type { ProviderSubscription } from '#app/platform/payments.ts'
import type { Paying } from '../billing.types.ts'
import { convergeCustomer } from '../converge-customer.server.ts'
import { findCustomer } from './customers.ts'
import { isLive } from './plan-of.ts'

/**
 * The subscription somebody pays for as the provider knows it now, just applied; null when none can still cost or give anything.
 * @throws PaymentsUnavailable
 */
export async function liveSubscription(
  ctx: AppContext,
  paying: Paying,
): Promise<{ customerId: string; subscription: ProviderSubscription } | null> {
  const customer = await findCustomer(ctx, paying)
  if (!customer) return null
  const converged = await convergeCustomer(ctx, customer.id)
  if (!converged.ok) return null
  const subscription = converged.value.subscriptions.find(isLive)
  return subscription ? { customerId: customer.id, subscription } : null
}
