import { readPaidPlans } from '#app/domain/billing/read-paid-plans.server.ts'
import type { Subscription } from '#app/domain/billing/subscription.ts'
import { m } from '#app/i18n/generated/messages.ts'
import type { AppContext } from '#app/platform/context.ts'
import { ownPath } from '#app/request/own-path.ts'
import { redirectTo } from '#app/request/redirects.server.ts'

export interface PaidFor {
  shown: { id: string; name: string }
  subscription: Subscription
}

/** The child's plan an address is about (?for=), for whoever pays for it; null: their own. Leads back where they pay for none. */
export async function readPaidFor(
  ctx: AppContext,
  request: Request,
  userId: string,
): Promise<PaidFor | null> {
  const wanted = new URL(request.url).searchParams.get('for')
  if (wanted === null) return null
  const paid = (await readPaidPlans(ctx, userId)).find(({ childId }) => childId === wanted)
  if (!paid) throw redirectTo(ownPath('/subscription'))
  const { childId: id, childName, subscription } = paid
  return { shown: { id, name: childName ?? m.family_nameless_child() }, subscription }
}
