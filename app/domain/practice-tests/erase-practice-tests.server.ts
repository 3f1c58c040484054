import { eq } from 'drizzle-orm'
import type { Statement } from '#app/db/run-batch.ts'
import type { AppContext } from '#app/platform/context.ts'
import { practiceTests } from './practice-tests.schema.ts'

/** The statements that forget a person's practice tests, for the batch that erases the account. */
export function practiceTestsErased(ctx: AppContext, userId: string): Statement[] {
  return [ctx.db.delete(practiceTests).where(eq(practiceTests.userId, userId))]
}
