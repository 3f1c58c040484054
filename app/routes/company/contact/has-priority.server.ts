import { requireFeature } from '#app/domain/access/require-feature.server.ts'
import type { AppContext } from '#app/platform/context.ts'
import { holderOf, readBuyer } from '#app/request/buyer.server.ts'

/** Whether whoever writes from this browser is answered within 24 hours: by plan, or by a pass, a guest's too. */
export async function hasPriority(request: Request, ctx: AppContext): Promise<boolean> {
  const holder = await holderOf(await readBuyer(request, ctx))
  return (await requireFeature(ctx, { holder, feature: 'priority-support' })).ok
}
