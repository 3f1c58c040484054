import { and, eq, inArray } from 'drizzle-orm'
import type { Statement } from '#app/db/run-batch.ts'
import type { AppContext } from '#app/platform/context.ts'
import { type CodeKind, flowStates, oneTimeCodes, users } from '../accounts.schema.ts'

const CHANGES: CodeKind[] = ['email_change_new', 'email_change_current', 'phone_change']

/** Ends changes of email and phone, and links to a provider, that were begun and not finished: for an account that asks for more from now on. */
export function pendingChangesDropped(ctx: AppContext, userId: string): Statement[] {
  return [
    ctx.db
      .delete(oneTimeCodes)
      .where(and(eq(oneTimeCodes.ownerId, userId), inArray(oneTimeCodes.kind, CHANGES))),
    ctx.db
      .update(users)
      .set({ newEmail: null, emailChangeSentAt: null, emailChangeConfirmations: 0, newPhone: null })
      .where(eq(users.id, userId)),
    ctx.db.delete(flowStates).where(eq(flowStates.userId, userId)),
  ]
}
