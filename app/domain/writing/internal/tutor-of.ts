import { readEntitlements } from '#app/domain/access/read-entitlements.server.ts'
import type { Feature } from '#app/domain/catalogue/plan-limits.ts'
import type { AppContext } from '#app/platform/context.ts'
import type { WritingModel } from '#app/platform/writing-model.ts'

/** The model that writes for somebody; null: none is set up, or neither plan nor pass opens it. */
export async function tutorOf(
  ctx: AppContext,
  userId: string,
  feature: Feature = 'ai-tutor',
): Promise<WritingModel | null> {
  if (ctx.writingModel === null) return null
  return (await readEntitlements(ctx, { userId })).features.has(feature) ? ctx.writingModel : null
}
