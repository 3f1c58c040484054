import { count, eq } from 'drizzle-orm'
import type { AppContext } from '#app/platform/context.ts'
import { studyPlans } from './study-plans.schema.ts'

/** The statement that answers how many study plans somebody has. */
export function plansMade(ctx: AppContext, userId: string) {
  return ctx.db.select({ count: count() }).from(studyPlans).where(eq(studyPlans.userId, userId))
}
