import { eq, or } from 'drizzle-orm'
import type { Statement } from '#app/db/run-batch.ts'
import type { AppContext } from '#app/platform/context.ts'
import { ages, consents, guardianLinks, linkCodes } from './guardians.schema.ts'
import { secondMailTakenBack } from './internal/second-mail.ts'

/** The statements that forget everything of this subject about a person, for the batch that erases the account. */
export function familyTiesErased(ctx: AppContext, userId: string): Statement[] {
  return [
    secondMailTakenBack(ctx, userId),
    ctx.db.delete(ages).where(eq(ages.userId, userId)),
    ctx.db.delete(consents).where(eq(consents.childId, userId)),
    ctx.db.delete(linkCodes).where(eq(linkCodes.childId, userId)),
    ctx.db
      .delete(guardianLinks)
      .where(or(eq(guardianLinks.childId, userId), eq(guardianLinks.guardianId, userId))),
  ]
}
