import { eq } from 'drizzle-orm'
import type { Statement } from '#app/db/run-batch.ts'
import type { AppContext } from '#app/platform/context.ts'
import { writings } from './writing.schema.ts'

/** The statements that forget what a person had written, for the batch that erases the account. */
export function writingsErased(ctx: AppContext, userId: string): Statement[] {
  return [ctx.db.delete(writings).where(eq(writings.userId, userId))]
}
