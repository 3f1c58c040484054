import { eq } from 'drizzle-orm'
import type { Statement } from '#app/db/run-batch.ts'
import type { AppContext } from '#app/platform/context.ts'
import { accessCodes, redeemedCodes } from './access-codes.schema.ts'

/** The statements that forget the codes somebody made or entered, for the batch that erases the account. */
export function accessCodesErased(ctx: AppContext, userId: string): Statement[] {
  return [
    ctx.db.delete(accessCodes).where(eq(accessCodes.userId, userId)),
    ctx.db.delete(redeemedCodes).where(eq(redeemedCodes.userId, userId)),
  ]
}
