import { readEntitlements } from '#app/domain/access/read-entitlements.server.ts'
import type { Feature } from '#app/domain/catalogue/plan-limits.ts'
import type { AppContext } from '#app/platform/context.ts'
import type { WritingModel } from '#app/platform/writing-model.ts'

/**
 * What opens the model to somebody. ai-study-assistance: solutions of the problem solver in other words. ai-tutor: those of homework
 * questions, and texts of its own. ai-study-plans: words beside a plan.
 */
export type TutorRight = Extract<Feature, 'ai-study-assistance' | 'ai-tutor' | 'ai-study-plans'>

/** The model that writes for somebody; null: none is set up, or neither plan nor pass opens it. */
export async function tutorOf(
  ctx: AppContext,
  userId: string,
  right: TutorRight,
): Promise<WritingModel | null> {
  if (ctx.writingModel === null) return null
  return (await readEntitlements(ctx, { userId })).features.has(right) ? ctx.writingModel : null
}
