import { requireFeature } from '#app/domain/access/require-feature.server.ts'
import type { AppContext } from '#app/platform/context.ts'
import { readHolder } from '#app/request/buyer.server.ts'

/** Whether whoever is here may read every case: by their plan, or by a pass, a guest's too. */
export async function hasCaseFiles(request: Request, ctx: AppContext): Promise<boolean> {
  const holder = await readHolder(request, ctx)
  return (await requireFeature(ctx, { holder, feature: 'exclusive-content' })).ok
}
