import { type Entitlements, entitlementsAt, NO_RECORDS } from '#app/domain/access/entitlements.ts'
import { readEntitlements } from '#app/domain/access/read-entitlements.server.ts'
import type { Buyer } from '#app/domain/billing/billing.types.ts'
import type { AppContext } from '#app/platform/context.ts'
import { holderOf } from '#app/request/buyer.server.ts'

/** What whoever looks at the store has; for someone who never bought anything, what everybody has. */
export async function readBuyerEntitlements(ctx: AppContext, buyer: Buyer | null): Promise<Entitlements> {
  const holder = await holderOf(buyer)
  return holder === null ? entitlementsAt(NO_RECORDS, ctx.now()) : readEntitlements(ctx, holder)
}
