import { eq } from 'drizzle-orm'
import type { Statement } from '#app/db/run-batch.ts'
import type { AppContext } from '#app/platform/context.ts'
import { gameSessions } from './ar.schema.ts'

/** The statements that forget a user's AR sessions, for the batch that erases the account. */
export function arSessionsErased(ctx: AppContext, userId: string): Statement[] {
  return [ctx.db.delete(gameSessions).where(eq(gameSessions.userId, userId))]
}
