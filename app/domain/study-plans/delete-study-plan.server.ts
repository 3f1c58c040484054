import { and, eq } from 'drizzle-orm'
import type { AppContext } from '#app/platform/context.ts'
import { verb } from '#app/platform/verb.ts'
import { studyMarks, studyPlans } from './study-plans.schema.ts'

/** Deletes a plan of one's own with its ticks; what was practised stays. */
export const deleteStudyPlan = verb(
  { actor: 'user', owner: ({ userId }) => userId, budgets: ['change'], notice: null },
  run,
)

async function run(ctx: AppContext, { userId, planId }: { userId: string; planId: string }): Promise<void> {
  await ctx.db.batch([
    ctx.db.delete(studyPlans).where(and(eq(studyPlans.id, planId), eq(studyPlans.userId, userId))),
    ctx.db.delete(studyMarks).where(and(eq(studyMarks.planId, planId), eq(studyMarks.userId, userId))),
  ])
}
