// What became of a purchase, for the page a buyer comes back to. The browser only brings the session's id along.

import type { BillingCode, Buyer } from '#app/domain/billing/billing.types.ts'
import { type Verified, verifyPurchase } from '#app/domain/billing/verify-purchase.server.ts'
import type { Product } from '#app/domain/catalogue/products.ts'
import { m } from '#app/i18n/generated/messages.ts'
import type { RequestContext } from '#app/platform/context.ts'
import { errorFields } from '#app/platform/error-fields.ts'
import { readPayingFor } from '#app/views/paying-for.server.ts'
import { billingErrorText } from '#app/words/billing-refusals.ts'
import { productName } from '#app/words/products.ts'
import type { Result } from '#engine/core/result.ts'
import { refuse } from '#engine/core/result.ts'

export interface ReturnView {
  /** pending: money of a delayed method is still on its way. */
  state: 'bought' | 'pending' | 'failed'
  title: string
  description: string
  product: Product | null
  /** When the pass that was bought ends; null: it has ended, or is no pass. */
  endsAt: number | null
  /** Nobody's account has it yet. */
  isGuests: boolean
  /** A guardian bought it for a child. */
  isForChild: boolean
}

/** @param sessionId as the address says it; none is like one that is not known */
export async function viewReturn(
  ctx: RequestContext,
  buyer: Buyer | null,
  sessionId: string | null,
): Promise<ReturnView> {
  const verified = await verify(ctx, buyer, sessionId ?? '')
  if (verified.ok) {
    const { purchase, userId, childId, endsAt } = verified.value
    const item = productName(purchase.product)
    const { chosen } = await readPayingFor(ctx, childId === null ? null : userId, childId)
    return {
      state: 'bought',
      title: m.store_thanks_title(),
      description: chosen ? m.store_thanks_child({ name: chosen.name, item }) : m.store_thanks_text({ item }),
      product: purchase.product,
      endsAt,
      isGuests: userId === null,
      isForChild: childId !== null,
    }
  }
  const isPending = verified.code === 'payment_pending'
  return {
    state: isPending ? 'pending' : 'failed',
    title: isPending ? m.store_pending_title() : m.store_failed_verify(),
    description: billingErrorText(verified.code),
    product: null,
    endsAt: null,
    isGuests: false,
    isForChild: false,
  }
}

async function verify(
  ctx: RequestContext,
  holder: Buyer | null,
  sessionId: string,
): Promise<Result<Verified, BillingCode>> {
  try {
    return await verifyPurchase(ctx, { sessionId, holder })
  } catch (error) {
    ctx.log.error('verifying a purchase failed', errorFields(error))
    return refuse('payments_unavailable')
  }
}
