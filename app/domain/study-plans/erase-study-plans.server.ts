import { eq } from 'drizzle-orm'
import type { Statement } from '#app/db/run-batch.ts'
import type { AppContext } from '#app/platform/context.ts'
import { studyMarks, studyPlans } from './study-plans.schema.ts'

/** The statements that forget a person's study plans, for the batch that erases the account. */
export function studyPlansErased(ctx: AppContext, userId: string): Statement[] {
  return [studyPlans, studyMarks].map((table) => ctx.db.delete(table).where(eq(table.userId, userId)))
}
