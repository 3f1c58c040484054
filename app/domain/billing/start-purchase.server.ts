import { hasAllOf } from '#app/domain/access/has-all-of.ts'
import { readEntitlements } from '#app/domain/access/read-entitlements.server.ts'
import { readAccount } from '#app/domain/accounts/read-account.server.ts'
import { itemOfPurchaseType } from '#app/domain/catalogue/products.ts'
import { asSystem } from '#app/platform/actor.ts'
import type { AppContext } from '#app/platform/context.ts'
import { refuseTooMany, verb } from '#app/platform/verb.ts'
import { type Result, refuse } from '#engine/core/result.ts'
import type { BillingCode, Buyer, StartedCheckout } from './billing.types.ts'
import { withAdultConfirmation } from './internal/adult-confirmation.ts'
import { ownerOf } from './internal/customers.ts'
import { openCheckout } from './internal/open-checkout.ts'
import { prepareCustomer } from './internal/prepare-customer.ts'
import { refusePaying } from './internal/refuse-paying.ts'
import { refuseWhenUnavailable } from './internal/refuse-when-unavailable.ts'

export interface PurchaseWanted {
  holder: Buyer
  /** The child a guardian buys it for; for themself without it. */
  childId?: string | null
  /** Of this press of the button: pressed or sent twice, it is one checkout. */
  key: string
  /** `basic-access`, `pro-access`, `ultimate-access` or an add-on's name; anything else is never sold. */
  item: string
}

/**
 * Opens the checkout of a pass or an add-on, at our price. `claim_used`: the guest's secret has joined an account since;
 * `already_owned`: it would give nothing they do not have.
 */
export const startPurchase = verb(
  {
    actor: 'buyer',
    owner: ({ holder }) => holder,
    budgets: ['payment', 'payment_network', 'payment_all'],
    notice: null,
  },
  run,
  refuseTooMany,
)

async function run(
  ctx: AppContext,
  { holder, childId = null, key, item }: PurchaseWanted,
): Promise<Result<StartedCheckout, BillingCode>> {
  const product = itemOfPurchaseType(item)
  if (product === null) return refuse('unknown_item')
  const userId = 'userId' in holder ? holder.userId : null
  if (userId === null && childId !== null) return refuse('not_your_child')
  const barred = userId === null ? null : await refusePaying(ctx, { userId, childId })
  if (barred !== null) return refuse(barred)
  return refuseWhenUnavailable(ctx, async () => {
    const email = userId === null ? null : ((await readAccount(ctx, userId))?.email ?? null)
    const owner = await ownerOf(holder, childId)
    const ready = await prepareCustomer(ctx, owner, { email, product })
    if (!ready.ok) return ready
    const { customer } = ready.value
    if (customer.claimedBy !== null) return refuse('claim_used')
    const learner = 'userId' in owner ? { userId: owner.childId ?? owner.userId } : owner
    if (hasAllOf(product.item, await readEntitlements(asSystem(ctx), learner))) return refuse('already_owned')
    const started = await openCheckout(ctx, { customerId: customer.id, key, product })
    return started.ok ? withAdultConfirmation(ctx, userId, started.value) : started
  })
}
