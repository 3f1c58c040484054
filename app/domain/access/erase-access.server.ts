import { eq } from 'drizzle-orm'
import type { Statement } from '#app/db/run-batch.ts'
import type { AppContext } from '#app/platform/context.ts'
import { grants, plans, quotaUses, subscribers, timedAccesses } from './access.schema.ts'

/** The statements that forget a user's rights and what they have used of them, for the batch that erases the account. */
export function accessErased(ctx: AppContext, userId: string): Statement[] {
  return [plans, grants, subscribers, quotaUses, timedAccesses].map((table) =>
    ctx.db.delete(table).where(eq(table.userId, userId)),
  )
}
