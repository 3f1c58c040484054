import { asc, eq } from 'drizzle-orm'
import type { AppContext } from '#app/platform/context.ts'
import { studyMarks, studyPlans } from './study-plans.schema.ts'

/** Everything we keep of a person's study plans, for the export of their data. */
export async function exportStudyPlans(ctx: AppContext, userId: string) {
  const [plans, marks] = await ctx.db.batch([
    ctx.db.select().from(studyPlans).where(eq(studyPlans.userId, userId)).orderBy(asc(studyPlans.createdAt)),
    ctx.db.select().from(studyMarks).where(eq(studyMarks.userId, userId)).orderBy(asc(studyMarks.markedAt)),
  ])
  return plans.map(({ userId: _, attemptId: __, wordsAskedAt: ___, id, ...plan }) => ({
    ...plan,
    ticked: marks
      .filter(({ planId }) => planId === id)
      .map(({ topic, day, markedAt }) => ({ topic, day, markedAt })),
  }))
}
