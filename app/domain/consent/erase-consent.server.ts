import { eq } from 'drizzle-orm'
import type { Statement } from '#app/db/run-batch.ts'
import type { AppContext } from '#app/platform/context.ts'
import { ages, consents } from './consent.schema.ts'
import { secondMailTakenBack } from './second-mail.ts'

/** The statements that forget everything of this subject about a person, for the batch that erases the account. */
export function consentErased(ctx: AppContext, userId: string): Statement[] {
  return [
    secondMailTakenBack(ctx, userId),
    ctx.db.delete(ages).where(eq(ages.userId, userId)),
    ctx.db.delete(consents).where(eq(consents.childId, userId)),
  ]
}
