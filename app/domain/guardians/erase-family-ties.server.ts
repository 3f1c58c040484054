import { eq, or } from 'drizzle-orm'
import type { Statement } from '#app/db/run-batch.ts'
import type { AppContext } from '#app/platform/context.ts'
import { guardianLinks, linkCodes } from './guardians.schema.ts'

/** The statements that forget everything of this subject about a person, for the batch that erases the account. */
export function familyTiesErased(ctx: AppContext, userId: string): Statement[] {
  return [
    ctx.db.delete(linkCodes).where(eq(linkCodes.childId, userId)),
    ctx.db
      .delete(guardianLinks)
      .where(or(eq(guardianLinks.childId, userId), eq(guardianLinks.guardianId, userId))),
  ]
}
