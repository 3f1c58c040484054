import { eq } from 'drizzle-orm'
import type { Statement } from '#app/db/run-batch.ts'
import type { AppContext } from '#app/platform/context.ts'
import { homeworkQuestions } from './homework.schema.ts'

/** The statements that forget a person's homework questions, for the batch that erases the account. */
export function homeworkErased(ctx: AppContext, userId: string): Statement[] {
  return [ctx.db.delete(homeworkQuestions).where(eq(homeworkQuestions.userId, userId))]
}
