import type { Charge } from '#app/domain/catalogue/products.ts'
import { spend } from '#app/platform/budgets.ts'
import type { AppContext } from '#app/platform/context.ts'
import type { ProviderCustomer } from '#app/platform/payments.ts'
import { ok, type Result, refuse } from '#engine/core/result.ts'
import { convergeCustomer } from '../converge-customer.server.ts'
import { type CustomerOwner, type CustomerRow, createCustomer, findCustomer } from './customers.ts'
import { expireCompetingCheckouts } from './open-checkout.ts'

export interface PreparedCustomer {
  customer: CustomerRow
  /** What the provider knows of them, just applied; null when they were made this moment. */
  providerState: ProviderCustomer | null
}

/** A guest, and too many of those came lately; an account that was erased meanwhile. */
type PrepareRefusal = 'too_many_requests' | 'checkout_closed'

/**
 * The buyer, with nothing in the way of a checkout for this product but what they have (open-checkout.ts).
 * @throws PaymentsUnavailable
 */
export async function prepareCustomer(
  ctx: AppContext,
  owner: CustomerOwner,
  { email, product }: { email: string | null; product: Charge },
): Promise<Result<PreparedCustomer, PrepareRefusal>> {
  const present = await findOrCreateCustomer(ctx, owner, email)
  if (!present.ok) return present
  const cleared = await expireCompetingCheckouts(ctx, present.value.customer.id, product)
  return cleared ? findOrCreateCustomer(ctx, owner, email) : present
}

/**
 * The buyer as the provider knows them, everything earlier applied; made when they never bought anything.
 * @throws PaymentsUnavailable
 */
async function findOrCreateCustomer(
  ctx: AppContext,
  owner: CustomerOwner,
  email: string | null,
): Promise<Result<PreparedCustomer, PrepareRefusal>> {
  const known = await findCustomer(ctx, owner)
  if (known) {
    const converged = await convergeCustomer(ctx, known.id)
    if (converged.ok) return ok({ customer: known, providerState: converged.value })
  } else if ('claimHash' in owner) {
    for (const budget of ['new_buyer_network', 'new_buyer_all'] as const)
      if ((await spend(ctx, budget)) !== null) return refuse('too_many_requests')
  }
  const customer = await createCustomer(ctx, owner, { email, instead: known?.id ?? null })
  return customer === null ? refuse('checkout_closed') : ok({ customer, providerState: null })
}
