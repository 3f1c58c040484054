import { eq } from 'drizzle-orm'
import type { Statement } from '#app/db/run-batch.ts'
import type { AppContext } from '#app/platform/context.ts'
import { profiles, userPreferences } from './profiles.schema.ts'

/** The statements that forget a person's profile and look, for the batch that erases the account. */
export function profileErased(ctx: AppContext, userId: string): Statement[] {
  return [
    ctx.db.delete(profiles).where(eq(profiles.id, userId)),
    ctx.db.delete(userPreferences).where(eq(userPreferences.userId, userId)),
  ]
}
