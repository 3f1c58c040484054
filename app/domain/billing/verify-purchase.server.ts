import { readEntitlements } from '#app/domain/access/read-entitlements.server.ts'
import { productOf } from '#app/domain/catalogue/products.ts'
import { asSystem } from '#app/platform/actor.ts'
import type { AppContext } from '#app/platform/context.ts'
import { refuseTooMany, verb } from '#app/platform/verb.ts'
import { ok, type Result, refuse } from '#engine/core/result.ts'
import type { customers } from './billing.schema.ts'
import type { BillingCode, Buyer, Purchase } from './billing.types.ts'
import { convergeCustomer } from './converge-customer.server.ts'
import type { CheckoutRow } from './internal/checkout-status.ts'
import { learnerOf } from './internal/customers.ts'
import { lookUpCheckout, takeTurn, unpaidReason } from './internal/look-up-checkout.ts'
import { refuseWhenUnavailable } from './internal/refuse-when-unavailable.ts'

export interface Verified {
  purchase: Purchase
  /** The account that paid; null: a guest. */
  userId: string | null
  /** Whose it is, where a guardian paid for a child. */
  childId: string | null
  /** When the pass of this level ends, everything extended counted in; null for what is no pass. */
  endsAt: number | null
}

/**
 * What became of a checkout, by its session id: asks the provider, at most once in some seconds however often it is called,
 * applies what it says, answers from our records. Grants
 * nothing to whoever asks: what was bought goes to who bought it. An account's checkout is shown to that account only; a
 * guest's to anyone who knows its id, which nobody can guess.
 * @param holder null: a visitor
 */
export const verifyPurchase = verb(
  { actor: 'anyone', budgets: ['payment_network', 'payment_all'], notice: null },
  run,
  refuseTooMany,
)

async function run(
  ctx: AppContext,
  { sessionId, holder }: { sessionId: string; holder: Buyer | null },
): Promise<Result<Verified, BillingCode>> {
  const found = await lookUpCheckout(ctx, sessionId, 'purchase')
  if (!found) return refuse('unknown_purchase')
  const { customer } = found
  const owner = customer.userId ?? customer.claimedBy
  const asks = holder && 'userId' in holder ? holder.userId : null
  if (owner !== null && owner !== asks) return refuse('unknown_purchase')
  const converged = (await takeTurn(ctx, sessionId))
    ? await refuseWhenUnavailable(ctx, () => convergeCustomer(ctx, customer.id))
    : ok(null)
  const row = (await lookUpCheckout(ctx, sessionId, 'purchase'))?.row ?? found.row
  if (row.status !== 'paid') {
    if (!converged.ok && converged.code === 'payments_unavailable') return refuse(converged.code)
    return refuse(unpaidReason(row))
  }
  return ok({
    purchase: present(row, sessionId),
    userId: owner,
    childId: customer.childId,
    endsAt: await endOf(ctx, found.customer, row),
  })
}

function present(row: CheckoutRow, sessionId: string): Purchase {
  return { sessionId, product: productOf(row), amount: row.amount, boughtAt: row.closedAt ?? row.createdAt }
}

async function endOf(
  ctx: AppContext,
  customer: typeof customers.$inferSelect,
  row: CheckoutRow,
): Promise<number | null> {
  const product = productOf(row)
  if (product.kind !== 'pass') return null
  const learner = learnerOf(customer)
  const holder = learner === null ? { claimHash: customer.claimHash ?? '' } : { userId: learner }
  const { passes } = await readEntitlements(asSystem(ctx), holder)
  return passes.find(({ level }) => level === product.item)?.endsAt ?? null
}
